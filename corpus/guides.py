"""The bundled guides: parallel across languages, each sentence with the sources that back it.

Traditional Chinese is derived from Simplified at read time, phrase by phrase, with the same section ids.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import NamedTuple

from corpus.errors import UnknownGuideError, nearest
from corpus.guide_format import parse_guide
from corpus.languages import DERIVED_LANGUAGES, GUIDE_LANGUAGES, NEAREST, stored_language
from corpus.model import Document, Section, Source
from corpus.sources import load_sources

GUIDES_FOLDER = Path(__file__).with_name("guides")


class GuideSection(NamedTuple):
    """A section together with the document that its offsets point into."""

    document: Document
    section: Section

    @property
    def opening(self) -> tuple[int, int]:
        """Span of the first sentence, which answers the heading's question outright."""
        first = self.section.sentences[0]
        return first.start, first.end


@cache
def guide_ids(root: Path = GUIDES_FOLDER) -> tuple[str, ...]:
    """The ids of all guides, sorted."""
    return tuple(sorted({path.stem for path in root.glob("*/*.md")}))


def guide_language(language: str, guide_id: str, root: Path = GUIDES_FOLDER) -> str:
    """The language in which a guide is shown to a reader of ``language``: their own if it has the guide."""
    return language if (root / stored_language(language) / f"{guide_id}.md").is_file() else NEAREST


def shown_guide(guide_id: str, language: str) -> Document:
    """A guide for a reader of ``language``: in their own, or else in the nearest that has it.

    Raises:
        UnknownGuideError: no such guide.
    """
    return load_guide(guide_id, guide_language(language, guide_id))


@cache
def load_guide(guide_id: str, language: str, root: Path = GUIDES_FOLDER) -> Document:
    """One guide in one language that has it; ``zh-Hant`` is derived from ``zh-Hans``.

    Raises:
        UnknownGuideError: no such guide or language; names the nearest.
        CorpusFileError: the file does not fit the format.
    """
    stored = stored_language(language)
    path = root / stored / f"{guide_id}.md"
    if stored not in GUIDE_LANGUAGES or not path.is_file():
        raise _unknown(guide_id, language, root)
    raw = path.read_text(encoding="utf-8")
    if stored == language:
        return parse_guide(raw, path, load_sources().keys())
    return parse_guide(_derive(raw, stored, language), root / language / path.name, load_sources().keys())


def load_guides(root: Path = GUIDES_FOLDER) -> tuple[Document, ...]:
    """Every stored guide, sorted by id and then by language."""
    return tuple(
        load_guide(guide_id, language, root)
        for guide_id in guide_ids(root)
        for language in GUIDE_LANGUAGES
        if (root / language / f"{guide_id}.md").is_file()
    )


def section(guide_id: str, section_id: str, language: str, root: Path = GUIDES_FOLDER) -> GuideSection:
    """One section of one guide, in one language.

    Raises:
        UnknownGuideError: no such guide, section or language; names the nearest.
    """
    document = load_guide(guide_id, language, root)
    try:
        return GuideSection(document, document.section(section_id))
    except KeyError:
        ids = [section.id for section in document.sections]
        raise UnknownGuideError(
            "guide-section-unknown", guide=guide_id, section=section_id, nearest=nearest(section_id, ids)
        ) from None


def sources_at(document: Document, start: int, end: int) -> tuple[Source, ...]:
    """The sources that back the sentences of ``document.text[start:end]``, in order, each once."""
    if document.source is not None:
        return (document.source,)
    ids = {
        id_: None
        for section in document.sections
        for sentence in section.sentences_in(start, end)
        for id_ in sentence.source_ids
    }
    sources = load_sources()
    return tuple(sources[id_] for id_ in ids)


def _derive(raw: str, stored: str, language: str) -> str:
    from corpus.script import to_traditional

    return to_traditional(raw).replace(f"\nlanguage: {stored}\n", f"\nlanguage: {language}\n", 1)


def _unknown(guide_id: str, language: str, root: Path) -> UnknownGuideError:
    languages = [*GUIDE_LANGUAGES, *DERIVED_LANGUAGES]
    if language not in languages:
        return UnknownGuideError(
            "guide-language-unknown", language=language, nearest=nearest(language, languages)
        )
    return unknown_guide(guide_id, language, root)


def unknown_guide(name: str, language: str, root: Path = GUIDES_FOLDER) -> UnknownGuideError:
    """The fault that there is no document of a name, guide or other; it names the guides."""
    known = list(guide_ids(root))
    return UnknownGuideError(
        "guide-unknown",
        guide=name,
        language=language,
        guides=", ".join(known),
        nearest=nearest(name, known),
    )
