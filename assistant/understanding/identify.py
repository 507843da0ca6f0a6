"""Which of our languages a question is in: by script, by small words, by a model only in doubt."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache

from assistant.understanding.foreign_counts import is_count
from assistant.understanding.guessing import DEFAULT, Identified, by_model, by_nouns
from assistant.understanding.language_card import Card, card_of, cards
from assistant.understanding.language_data import load
from assistant.understanding.language_file import international_words
from assistant.understanding.names import Name
from assistant.understanding.neighbours import neighbour
from assistant.understanding.normalise import NormalText, simplified_only
from assistant.understanding.tokens import Token

_LATIN = "latin"
_HAN = "han"
_COMMON = frozenset({_LATIN, "cyrillic"})
"""Scripts of many languages."""
_SCRIPTS = {
    "kana": "\u3041-\u30fa",
    "hangul": "\uac00-\ud7a3\u1100-\u11ff",
    "han": "\u3400-\u9fff\uf900-\ufaff",
    "cyrillic": "\u0400-\u052f",
}
_BEYOND_LATIN = "\u0400"
_STICKY = 0.5
"""What the language of the conversation is worth, in small words."""
_INSIDE_NUMBER = re.compile(r"\de\d")
_FEW = 2
"""Up to so many words, unknown ones, do not change the language of a conversation."""
_SHORT = 4
"""Up to so many words, a few small words of another language may be chance: Turkish "en ucuz yolu ne?"."""
_THIN = 0.6
"""Where no more than this share of the words are small words of ours, a neighbour is thought of [-]."""


def identify(
    normal: NormalText, tokens: Sequence[Token], names: Sequence[Name], previous: str | None
) -> Identified:
    """The language of a question, never another one on another run.

    Args:
        normal: the question in matching form.
        tokens: of the matching form.
        names: products named, which say nothing about the language.
        previous: language of the conversation, kept when the question does not tell.
    """
    if previous not in {card.tag for card in cards()}:
        previous = None
    words = _words(normal, tokens, names)
    candidates = _by_script(normal, words, previous)
    if candidates and _HAN in {card.script for card in candidates}:
        return Identified(_by_characters(candidates, normal, previous))
    if not candidates:
        return by_model(normal, candidates, previous)
    scores = {card.tag: _score(card, words, normal.original, previous) for card in candidates}
    best = max(scores, key=lambda tag: scores[tag])
    amount = _of_amount(words, best, previous) if candidates[0].script == _LATIN else None
    if amount is not None:
        return amount
    telling = [word for word in words if word not in international_words()]
    if len(telling) > _FEW and scores[best] <= _THIN * len(telling) and card_of(best).script in _COMMON:
        foreign = neighbour(words, normal.original.lower(), scores[best])
        if foreign is not None:
            return Identified(previous or DEFAULT, foreign)
    if list(scores.values()).count(scores[best]) > 1:
        scores = _without_counts(scores, tokens, names)
        best = max(scores, key=lambda tag: scores[tag])
    if previous in scores and best != previous and len(telling) <= _SHORT and scores[best] >= 1:
        best = _of_short(scores, best, words, previous)
        if best == previous:
            return Identified(best)
    if scores[best] >= 1 and list(scores.values()).count(scores[best]) == 1:
        return Identified(best)
    if len(candidates) == 1 and candidates[0].script != _LATIN:
        return Identified(best)
    if not telling or (previous is not None and len(telling) <= _FEW):
        return Identified(previous or DEFAULT)
    if scores.get(DEFAULT) == scores[best] and card_of(DEFAULT).function_words.issuperset(telling):
        return Identified(DEFAULT)
    if len(telling) > _SHORT or previous is not None:
        return by_model(normal, candidates, previous)
    if scores[best] < 1:
        return by_nouns(normal, candidates, telling, is_bare=True)
    equal = [card for card in candidates if scores[card.tag] == scores[best]]
    return by_nouns(normal, equal, telling, is_bare=False)


def _of_amount(words: Sequence[str], best: str, previous: str | None) -> Identified | None:
    """That of the conversation, else English, where a message is an amount and no more: "2000 euros".

    In a conversation the currency may be named as in another language, which the message is then read in; at
    its start that decides. ``None`` where more is said.
    """
    if not 0 < len(words) <= _SHORT:
        return None
    tag = previous or DEFAULT
    others = dict.fromkeys([best, DEFAULT]) if previous else ()
    read_in = next((each for each in (tag, *others) if _are_currencies(words, each)), None)
    return None if read_in is None else Identified(tag, read_in=read_in)


def _are_currencies(words: Sequence[str], tag: str) -> bool:
    """Whether a language knows all of the words as a currency."""
    found = [match for match in load(tag).words.find(words) if match.value("currency")]
    return sum(match.last - match.first for match in found) == len(words)


def _of_short(scores: Mapping[str, float], best: str, words: Sequence[str], previous: str) -> str:
    """The language of a short message in a conversation: another one only if it knows more of the words.

    One that has all of them as small words is believed where that of the conversation has none: "thanks".
    """
    if scores[previous] < 1 and scores[best] >= len(words):
        return best
    return best if _known(best, words) > _known(previous, words) else previous


def _known(tag: str, words: Sequence[str]) -> int:
    """How many of the words are small words of a language, or have a meaning in it."""
    language = load(tag)
    trees = (language.words, language.turns, language.rules)
    found = (match for tree in trees for match in tree.find(words))
    meant = {index for match in found for index in range(match.first, match.last)}
    small = {index for index, word in enumerate(words) if word in card_of(tag).function_words}
    return len(meant | small)


def _without_counts(
    scores: Mapping[str, float], tokens: Sequence[Token], names: Sequence[Name]
) -> dict[str, float]:
    """The scores without languages that only a count before a product speaks for: "PSU for dos 3090"."""
    before = (tokens[name.first - 1].text for name in names if name.first)
    counts = [word for word in before if is_count(word)]
    return {
        tag: 0.0 if score == sum(word in card_of(tag).function_words for word in counts) else score
        for tag, score in scores.items()
    }


def small_words(
    tag: str, normal: NormalText, tokens: Sequence[Token], names: Sequence[Name]
) -> tuple[str, ...]:
    """The small words and letters of a question that betray one of our languages."""
    card = card_of(tag)
    if card.script in _COMMON:
        said = [word for word in _words(normal, tokens, names) if word in card.function_words]
    else:
        said = [word for word in card.function_words if word in normal.text]
    letters = [letter for letter in card.letters if letter in normal.original]
    return tuple(dict.fromkeys([*said, *letters]))


def _by_script(normal: NormalText, words: Sequence[str], previous: str | None) -> list[Card]:
    """Languages in the script that betrays the question; the conversation's own comes first."""
    script = _LATIN
    if max(normal.text, default="") >= _BEYOND_LATIN:
        script = next((name for name in _SCRIPTS if _characters(name).search(normal.text)), _LATIN)
    if script != _LATIN and _is_only_quoted(normal, words, script):
        script = _LATIN
    found = [card for card in cards() if script in (card.script, card.shares)]
    return sorted(found, key=lambda card: card.tag != previous)


@cache
def _characters(script: str) -> re.Pattern[str]:
    return re.compile(f"[{_SCRIPTS[script]}]")


def _is_only_quoted(normal: NormalText, words: Sequence[str], script: str) -> bool:
    """Whether a few characters of a script stand in a sentence of Latin small words."""
    characters = len(_characters(script).findall(normal.text))
    latin = [card for card in cards() if card.script == _LATIN]
    small = max(sum(word in card.function_words for word in words) for card in latin)
    return characters < 2 * small


def _by_characters(candidates: Sequence[Card], normal: NormalText, previous: str | None) -> str:
    """A language that shares the characters; else traditional or simplified, by those that only one has."""
    scores = {card.tag: _characteristic(card, normal, previous) for card in candidates}
    best = max(scores, key=lambda tag: scores[tag])
    if scores[best] and next(card for card in candidates if card.tag == best).script != _HAN:
        return best
    candidates = [card for card in candidates if card.script == _HAN]
    if not normal.traditional and previous != _tag(candidates, traditional=True):
        return _tag(candidates, traditional=False)
    simplified = simplified_only(normal.original)
    if normal.traditional == simplified:
        return candidates[0].tag if candidates[0].tag == previous else _tag(candidates, traditional=False)
    return _tag(candidates, traditional=normal.traditional > simplified)


def _characteristic(card: Card, normal: NormalText, previous: str | None) -> float:
    """Small words and letters of a language without spaces, found anywhere in the text."""
    small = sum(word in normal.text for word in card.function_words)
    letters = sum(letter in normal.original for letter in card.letters)
    return small + letters + (_STICKY if card.tag == previous else 0.0)


def _tag(candidates: Sequence[Card], traditional: bool) -> str:
    fitting = [card.tag for card in candidates if card.traditional == traditional]
    return (fitting or [card.tag for card in candidates])[0]


def _words(normal: NormalText, tokens: Sequence[Token], names: Sequence[Name]) -> list[str]:
    """Words outside names and numbers (1e3); what follows an apostrophe ("GB'a") is an ending.

    A letter at a number, a name or a stroke ("3090s", "70b", "tokens/s") is a plural or a unit, and no word.
    """
    named = {index for name in names for index in range(name.first, name.last)}
    return [
        token.text
        for index, token in enumerate(tokens)
        if token.is_word and index not in named and normal.text[token.start - 1 : token.start] != "'"
        if not _INSIDE_NUMBER.fullmatch(normal.text, max(token.start - 1, 0), token.end + 1)
        if not (token.end - token.start == 1 and _is_sign(normal.text, token, tokens[index - 1 : index]))
    ]


def _is_sign(text: str, token: Token, before: Sequence[Token]) -> bool:
    """Whether a single letter stands at a stroke, or right behind a number or a name that ends in one."""
    if "/" in (text[token.start - 1 : token.start], text[token.end : token.end + 1]):
        return True
    return any(each.end == token.start and each.text.isascii() for each in before) and token.text.isascii()


def _score(card: Card, words: Sequence[str], original: str, previous: str | None) -> float:
    """Small words and letters of the language; a word of several languages counts for each."""
    small = sum(word in card.function_words for word in words)
    letters = sum(letter in original for letter in card.letters)
    return small + letters + (_STICKY if card.tag == previous else 0.0)
