"""Reading one guide file: front matter, sections, sentences with their source markers.

The format is small and strict; whatever does not fit is refused with the file, the line and the key::

    ---
    id: power-supply
    title: Power supply
    language: en
    updated: 2026-11-30
    sources: [dettmers-2018]
    ---

    ## How big a power supply do I need? {#sizing}

    A sentence with a fact. [@dettmers-2018]
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from pathlib import Path
from typing import Any

from corpus.errors import nearest
from corpus.front_matter import line_of, read_front_matter, split_front_matter
from corpus.guide_body import Block, Builder, cite_rows, prose, table
from corpus.model import Document, Paragraph, Section, Sentence

_HEADING = re.compile(r"## (?P<title>\S.*?) \{#(?P<id>[^}]*)\}")
_KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def parse_guide(raw: str, path: Path, known_sources: Collection[str]) -> Document:
    """The guide in ``raw``, with markers stripped and kept as the source ids of each sentence.

    Args:
        path: where the text came from; its name and folder must agree with the front matter.
        known_sources: the ids that a marker may name.

    Raises:
        CorpusFileError: anything that does not fit the format.
    """
    head, body, first_line = split_front_matter(raw, path)
    front = read_front_matter(head, path)
    builder = Builder(path, front["language"], known_sources)
    heading: tuple[str, str, int] | None = None
    blocks: list[Block] = []
    for block in _blocks(body, first_line):
        if block.text.startswith("## "):
            _close(builder, heading, blocks)
            heading, blocks = _heading(builder, block), []
        else:
            blocks.append(block)
    _close(builder, heading, blocks)
    if not builder.sections:
        raise builder.fail(first_line, "sections", "a guide needs at least one section")
    _check_sources(front, builder, head)
    return _document(front, builder)


def _check_sources(front: dict[str, Any], builder: Builder, head: str) -> None:
    """The front matter lists exactly the sources that the sentences cite."""
    cited = {
        id_ for section in builder.sections for sentence in section.sentences for id_ in sentence.source_ids
    }
    listed = set(front["sources"])
    for ids, fault in (
        (listed - cited, "is listed but never cited"),
        (cited - listed, "is cited but not listed"),
    ):
        if ids:
            wrong = sorted(ids)[0]
            raise builder.fail(
                line_of(head, "sources"), "sources", f"{wrong} {fault}{nearest(wrong, sorted(cited - ids))}"
            )


def _document(front: dict[str, Any], builder: Builder) -> Document:
    return Document(
        id=f"{front['language']}/{front['id']}",
        work_id=front["id"],
        title=front["title"],
        language=front["language"],
        text=builder.text,
        sections=tuple(builder.sections),
        updated=front["updated"].isoformat(),
        source_ids=tuple(front["sources"]),
    )


def _blocks(body: str, first_line: int) -> Iterator[Block]:
    lines: list[str] = []
    start = first_line
    for number, line in enumerate(body.split("\n"), first_line):
        if line.startswith("## ") or not line.strip():
            if lines:
                yield Block(start, "\n".join(lines))
                lines = []
            if line.strip():
                yield Block(number, line.rstrip())
        else:
            if not lines:
                start = number
            lines.append(line.rstrip())
    if lines:
        yield Block(start, "\n".join(lines))


def _heading(builder: Builder, block: Block) -> tuple[str, str, int]:
    match = _HEADING.fullmatch(block.text)
    if not match:
        raise builder.fail(block.line, "heading", "must read '## Heading {#section-id}'")
    id_ = match["id"]
    if not _KEBAB.fullmatch(id_):
        raise builder.fail(block.line, id_, "a section id is ASCII kebab-case")
    if any(section.id == id_ for section in builder.sections):
        raise builder.fail(block.line, id_, "this section id is there twice")
    return id_, match["title"], block.line


def _close(builder: Builder, heading: tuple[str, str, int] | None, blocks: list[Block]) -> None:
    if heading is None:
        if blocks:
            raise builder.fail(blocks[0].line, "body", "text stands before the first heading")
        return
    id_, title, line = heading
    if not blocks:
        raise builder.fail(line, id_, "the section is empty")
    gap = "\n\n" if builder.text else ""
    builder.text += f"{gap}## {title}\n\n"
    start = len(builder.text)
    paragraphs: list[Paragraph] = []
    sentences: list[Sentence] = []
    for number, block in enumerate(blocks):
        builder.text += "\n\n" if number else ""
        if block.text.startswith("|"):
            paragraph, found = table(builder, block)
        else:
            paragraph, found = prose(builder, block)
        paragraphs.append(paragraph)
        sentences.extend(found)
    builder.sections.append(
        Section(id_, title, start, len(builder.text), tuple(paragraphs), cite_rows(sentences))
    )
