"""Words of the field across languages, so that a question meets its words in texts of another language.

Vectors bring languages together, word matches do not. A question's words that stand in
``data/glossary.yaml`` are replaced by those of the texts' language; names and numbers are the same
everywhere and stay; other words stay too and count as not found.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

from assistant.retrieval.lexical.tokens import tokens
from corpus.sources import load_yaml

GLOSSARY_FILE = Path(__file__).parents[1] / "data" / "glossary.yaml"

Phrase = tuple[str, ...]
_LONGEST = 10
"""Longest phrase looked for [terms]; a Japanese word of eleven kana is ten pairs."""


class Carrier(NamedTuple):
    """A question's terms on their way into other languages.

    Args:
        kept: terms that no entry holds, each once; they stay as they are.
        phrases: those that an entry holds, with its number.
    """

    glossary: Glossary
    kept: tuple[str, ...]
    phrases: tuple[tuple[Phrase, int], ...]

    def into(self, target: str) -> tuple[str, ...]:
        """What texts of a language write for the phrases, each term once and none of those that are kept."""
        terms = (term for each in self.phrases for term in self.glossary.written(*each, target))
        return tuple(term for term in dict.fromkeys(terms) if term not in self.kept)


class Glossary:
    """Phrases by language; a phrase means what the first entry that holds it says.

    Of each entry the first phrase of a language is what its texts write; the others are recognised too.
    A language is cut into terms when it is first needed.
    """

    def __init__(self, entries: Sequence[Mapping[str, Sequence[str]]]) -> None:
        self._entries = entries
        self._known: dict[str, Mapping[Phrase, int]] = {}
        self._written: dict[str, Sequence[Phrase]] = {}
        self._terms: dict[str, frozenset[str]] = {}

    def carrier(self, terms: Sequence[str], source: str) -> Carrier:
        """A question's terms, read once, to be carried into one language after another.

        Args:
            terms: the question, cut by the tokenizer.
            source: its base language.
        """
        kept: list[str] = []
        phrases: list[tuple[Phrase, int]] = []
        position = 0
        while position < len(terms):
            phrase, number = self._at(terms, position, source)
            if number is None:
                kept.extend(phrase)
            else:
                phrases.append((phrase, number))
            position += len(phrase)
        return Carrier(self, tuple(dict.fromkeys(kept)), tuple(phrases))

    def written(self, phrase: Phrase, number: int, target: str) -> Phrase:
        """What texts of a language write for a phrase of an entry; the phrase where it lacks the language."""
        return self._forms(target)[number] or phrase

    def knows(self, term: str, base: str) -> bool:
        """Whether a term of a language belongs to any phrase."""
        if base not in self._terms:
            self._terms[base] = frozenset(part for phrase in self._phrases(base) for part in phrase)
        return term in self._terms[base]

    def _at(self, terms: Sequence[str], position: int, source: str) -> tuple[Phrase, int | None]:
        """The longest phrase known that starts here with the number of its entry, or else the one term."""
        known = self._phrases(source)
        for length in range(min(_LONGEST, len(terms) - position), 0, -1):
            phrase = tuple(terms[position : position + length])
            if phrase in known:
                return phrase, known[phrase]
        return (terms[position],), None

    def _phrases(self, base: str) -> Mapping[Phrase, int]:
        """Every phrase of a language with the number of the first entry that holds it."""
        if base not in self._known:
            known: dict[Phrase, int] = {}
            for number, forms in enumerate(self._entries):
                for form in forms.get(base, ()):
                    known.setdefault(tuple(tokens(form, base)), number)
            self._known[base] = known
        return self._known[base]

    def _forms(self, base: str) -> Sequence[Phrase]:
        """What texts of a language write, by number of the entry; empty where it lacks the language."""
        if base not in self._written:
            first = (forms.get(base, ("",))[0] for forms in self._entries)
            self._written[base] = [tuple(tokens(form, base)) for form in first]
        return self._written[base]


@cache
def load_glossary() -> Glossary:
    """The glossary that comes with Rigwise."""
    return Glossary(load_yaml(GLOSSARY_FILE.read_text(encoding="utf-8")))
