"""Which passages are searched together: one language, all of them, or each passage in one language only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from assistant.retrieval.build import build_segment
from assistant.retrieval.collection import Collection, open_own_collection
from corpus.languages import LANGUAGES, base_language
from corpus.model import Document
from corpus.reading.structure import Splitter

if TYPE_CHECKING:
    from assistant.evaluation.parallel.texts import ParallelTexts
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import Embedder

Kind = Literal["cell", "pooled", "mixed"]
MIXTURES = (("zh", "tr"), ("en", "zh", "tr"))
"""Mixtures searched beside the one of all languages, with questions in the languages of the last."""


@dataclass(frozen=True, slots=True)
class Place:
    """A paragraph in a language."""

    language: str
    paragraph: int

    @property
    def name(self) -> str:
        """A name of its own."""
        return f"{self.language}/{self.paragraph}"


@dataclass(frozen=True)
class Shelf:
    """Passages that are searched together, and the languages of the questions asked of them."""

    name: str
    kind: Kind
    places: tuple[Place, ...]
    asked_in: tuple[str, ...]

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages of the passages, each once."""
        return tuple(dict.fromkeys(place.language for place in self.places))


def shelves(texts: ParallelTexts) -> Iterator[Shelf]:
    """One shelf per language, one with everything, and the mixtures."""
    count, languages = len(texts.articles), texts.languages
    for language in languages:
        places = tuple(Place(language, number) for number in range(count))
        yield Shelf(language, "cell", places, languages)
    everything = tuple(Place(language, number) for language in languages for number in range(count))
    yield Shelf("all versions", "pooled", everything, languages)
    for mixture in MIXTURES:
        if set(MIXTURES[-1]) <= set(languages) and set(mixture) < set(languages):
            yield _mixed(mixture, count, MIXTURES[-1])
    yield _mixed(languages, count, languages)


def _mixed(languages: Sequence[str], count: int, asked_in: Sequence[str]) -> Shelf:
    """Paragraphs that take turns in their language."""
    places = tuple(Place(languages[number % len(languages)], number) for number in range(count))
    return Shelf(" + ".join(languages), "mixed", places, tuple(asked_in))


def open_shelf(shelf: Shelf, texts: ParallelTexts, embedder: Embedder, centres: CentreSet) -> Collection:
    """The passages of a shelf, each as a document of the user's own, cut as those are."""
    documents = [
        _document(place, texts.paragraphs[place.language][place.paragraph], embedder)
        for place in shelf.places
    ]
    return open_own_collection(build_segment(documents, embedder), centres)


def _document(place: Place, text: str, embedder: Embedder) -> Document:
    tag = _tag(place.language)
    splitter = Splitter(text, tag, embedder.count_tokens, embedder.record.max_tokens)
    sections = splitter.sections(marked=False)
    return Document(place.name, place.name, place.name, tag, text, sections, "documents")


def _tag(base: str) -> str:
    """The first of Rigwise's language tags of a base language: ``zh-Hans`` for ``zh``."""
    return next(tag for tag in LANGUAGES if base_language(tag) == base)
