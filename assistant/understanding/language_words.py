"""The words of a language, those of the language it extends, and those that all share, in matching form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from assistant.understanding.errors import LanguageFileError
from assistant.understanding.language_card import cards
from assistant.understanding.language_file import (
    CLAIM_SECTIONS,
    RULE_SECTIONS,
    TURN_SECTIONS,
    WORD_SECTIONS,
    Layer,
    common,
    layer,
)
from assistant.understanding.tokens import words_of
from assistant.understanding.vocabulary import PhraseTree
from rules.errors import nearest

_TREES: Mapping[str, Mapping[str, str]] = {
    "words": WORD_SECTIONS,
    "rules": RULE_SECTIONS,
    "turns": TURN_SECTIONS,
    "claims": CLAIM_SECTIONS,
}


class Words(NamedTuple):
    """What the files of a language say.

    Args:
        settings: its conventions by name.
        numbers: number words of one token, by their text.
        trees: the phrases, in four trees by what they are for.
    """

    settings: Mapping[str, str]
    numbers: Mapping[str, float]
    trees: Mapping[str, PhraseTree]


def compose(tag: str) -> Words:
    """The words of a language, from its files.

    Raises:
        LanguageFileError: no such language, or a file with an unknown section or meaning.
    """
    layers = [*(layer(each) for each in chain(tag)), common()]
    settings: dict[str, str] = {}
    for each in reversed(layers):
        settings.update(each.settings)
    trees = {name: _tree(layers, sections) for name, sections in _TREES.items()}
    return Words(settings, _number_words(layers), trees)


def _number_words(layers: Sequence[Layer]) -> Mapping[str, float]:
    """Number words of one token, by their text."""
    listed = (each.sections.get("numbers", {}) for each in layers)
    pairs = ((word, value) for numbers in listed for value, words in numbers.items() for word in words)
    return {word: float(value) for word, value in pairs if words_of(word) == [word]}


def chain(tag: str) -> Iterator[str]:
    """A language, then those that it extends.

    Raises:
        LanguageFileError: no such language.
    """
    known = {card.tag: card for card in cards()}
    following: str | None = tag
    while following is not None:
        if following not in known:
            raise LanguageFileError(f"no language {following!r}{nearest(following, list(known))}")
        yield following
        following = known[following].extends


def _tree(layers: Sequence[Layer], sections: Mapping[str, str]) -> PhraseTree:
    tree = PhraseTree()
    for each in layers:
        for section, kind in sections.items():
            for meaning, listed in each.sections.get(section, {}).items():
                for phrase in listed:
                    tree.add(_path(phrase), (kind, meaning))
    return tree


def _path(phrase: str) -> list[str]:
    """Tokens of a phrase; a star belongs to the word before it."""
    path = words_of(phrase)
    return _join_stars(path) if "*" in phrase else path


def _join_stars(words: list[str]) -> list[str]:
    path: list[str] = []
    for word in words:
        if word == "*":
            path[-1] += "*"
        else:
            path.append(word)
    return path
