"""What tells the languages apart: the first document of each one's file."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from types import MappingProxyType
from typing import NamedTuple

from assistant.understanding.language_file import (
    FOLDER,
    head,
    phrases,
    spellings,
    transcriptions,
    with_spellings,
)
from assistant.understanding.normalise import fold


class Card(NamedTuple):
    """What tells a language from the others.

    Args:
        tag: BCP 47 tag, as in :data:`assistant.answer.LANGUAGES`.
        script: ``latin | cyrillic | han | kana | hangul``.
        written_words: small words that betray the language, as the file has them.
        letters: letters that hardly any other of our languages has.
        traditional: among languages in Han characters, whether it is written in traditional ones.
        extends: tag of the language whose words this one adds to.
        shares: another script, in which alone a short text of this language may be written: Japanese in Han.
        names: parts of product names in its own letters, with the makers' spelling, of equal length.
    """

    tag: str
    script: str
    written_words: str
    letters: str = ""
    traditional: bool = False
    extends: str | None = None
    shares: str | None = None
    names: Mapping[str, str] = MappingProxyType({})

    @property
    def function_words(self) -> frozenset[str]:
        """The small words in matching form, which is made when they are first asked for."""
        return _matching(self.written_words)


@cache
def cards() -> tuple[Card, ...]:
    """The cards of all languages, in the order of their tags."""
    found = [_card(file) for file in FOLDER.iterdir() if file.name.endswith(".yaml")]
    return tuple(sorted(found, key=lambda card: card.tag))


@cache
def card_of(tag: str) -> Card:
    """The card of one language."""
    return next(card for card in cards() if card.tag == tag)


def _card(file: Traversable) -> Card:
    entries = head(file)
    words = with_spellings(entries.get("function_words", ""), transcriptions(entries))
    return Card(
        tag=entries["tag"],
        script=entries["script"],
        written_words=words,
        letters=entries.get("letters", ""),
        traditional=entries.get("characters") == "traditional",
        extends=entries.get("extends"),
        shares=entries.get("shares"),
        names=spellings(entries, "names"),
    )


@cache
def _matching(words: str) -> frozenset[str]:
    return frozenset(phrases(fold(words)))
