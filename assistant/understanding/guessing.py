"""The language of a question that no small word betrays: by the words of the guides, else by a model."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from assistant.understanding.guide_words import knowing
from assistant.understanding.language_card import Card, cards
from assistant.understanding.normalise import NormalText

DEFAULT = "en"
"""Language of a question that consists of names only, at the start of a conversation."""

_SURE = 0.4
"""From this probability on, the model is believed that a question is in a language."""


class Identified(NamedTuple):
    """The language of a question.

    Args:
        tag: one of ours, in which it is read and answered.
        foreign: code of the language that it is really in, when that is none of ours.
        read_in: one of ours whose words it has, where it is answered in another; ``None`` for ``tag``.
    """

    tag: str
    foreign: str | None = None
    read_in: str | None = None


def by_nouns(
    normal: NormalText, candidates: Sequence[Card], words: Sequence[str], *, is_bare: bool
) -> Identified:
    """The language whose guides alone hold the most words, if those are half of them; else the model's guess.

    Args:
        words: of the question, at the start of a conversation, but for those that all languages share.
        is_bare: no small word speaks for any language; English, the language of most terms, then goes before
            others that hold the only word too, or as many where the model is not sure, also where none holds
            any ("asdfghjkl").
    """
    known = knowing(words, [card.tag for card in candidates])
    most = max(known.values())
    if 2 * most < len(words):
        is_unknown = is_bare and not most and _has_plain_letters(normal.original)
        return by_model(normal, candidates, unsure=DEFAULT if is_unknown else None)
    best = [card for card in candidates if known[card.tag] == most]
    if len(best) == 1:
        return Identified(best[0].tag)
    is_english = is_bare and known.get(DEFAULT) == most and _has_plain_letters(normal.original)
    if is_english and len(words) == 1:
        return Identified(DEFAULT)
    return by_model(normal, best, unsure=DEFAULT if is_english else None)


def by_model(
    normal: NormalText, candidates: Sequence[Card], previous: str | None = None, unsure: str | None = None
) -> Identified:
    """The model's likeliest guess among the candidates, if it favours one of ours at all.

    Args:
        previous: language of the conversation, which is kept where the model is sure of none of ours.
        unsure: the language where the model is sure of none; by default its likeliest of ours.
    """
    from corpus.identifier import guesses

    ours = {card.tag.partition("-")[0]: card.tag for card in reversed(candidates)}
    found = guesses(normal.original)
    top = next((guess.language for guess in found if guess.probability >= _SURE), None)
    if top in ours:
        return Identified(ours[top])
    known = {card.tag.partition("-")[0] for card in cards()}
    foreign = top if top not in known else None
    best = unsure or next((ours[guess.language] for guess in found if guess.language in ours), DEFAULT)
    return Identified(previous or (DEFAULT if foreign else best), foreign)


def _has_plain_letters(text: str) -> bool:
    """Whether no letter is one that English lacks; signs such as "€" are of any language."""
    return all(character.isascii() or not character.isalpha() for character in text)
