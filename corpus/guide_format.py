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
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from corpus.errors import CorpusFileError, nearest
from corpus.front_matter import line_of, read_front_matter, split_front_matter
from corpus.model import Document, Paragraph, Section, Sentence
from corpus.sentences import split_sentences

_HEADING = re.compile(r"## (?P<title>\S.*?) \{#(?P<id>[^}]*)\}")
_KEBAB = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_MARKER = re.compile(r" ?\[@([^\]\n]*)\]")
_FORBIDDEN = re.compile(r"^#(?!# )|\*\*|\]\(|</?[a-zA-Z]|`|\{#|\[@")
_FULL_STOPS = "。！？"
_RULE = re.compile(r"\|[ :|-]+\|")


@dataclass(frozen=True, slots=True)
class _Block:
    """Consecutive non-blank lines and the number of the first one."""

    line: int
    text: str


@dataclass(slots=True)
class _Builder:
    """Grows the readable text of a guide while its sections are read."""

    path: Path
    language: str
    known: Collection[str]
    text: str = ""
    sections: list[Section] = field(default_factory=list)

    def fail(self, line: int, key: str, fault: str) -> CorpusFileError:
        return CorpusFileError(self.path, line, key, fault)


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
    builder = _Builder(path, front["language"], known_sources)
    heading: tuple[str, str, int] | None = None
    blocks: list[_Block] = []
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


def _check_sources(front: dict[str, Any], builder: _Builder, head: str) -> None:
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


def _document(front: dict[str, Any], builder: _Builder) -> Document:
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


def _blocks(body: str, first_line: int) -> Iterator[_Block]:
    lines: list[str] = []
    start = first_line
    for number, line in enumerate(body.split("\n"), first_line):
        if line.startswith("## ") or not line.strip():
            if lines:
                yield _Block(start, "\n".join(lines))
                lines = []
            if line.strip():
                yield _Block(number, line.rstrip())
        else:
            if not lines:
                start = number
            lines.append(line.rstrip())
    if lines:
        yield _Block(start, "\n".join(lines))


def _heading(builder: _Builder, block: _Block) -> tuple[str, str, int]:
    match = _HEADING.fullmatch(block.text)
    if not match:
        raise builder.fail(block.line, "heading", "must read '## Heading {#section-id}'")
    id_ = match["id"]
    if not _KEBAB.fullmatch(id_):
        raise builder.fail(block.line, id_, "a section id is ASCII kebab-case")
    if any(section.id == id_ for section in builder.sections):
        raise builder.fail(block.line, id_, "this section id is there twice")
    return id_, match["title"], block.line


def _close(builder: _Builder, heading: tuple[str, str, int] | None, blocks: list[_Block]) -> None:
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
            paragraph, found = _table(builder, block)
        else:
            paragraph, found = _prose(builder, block)
        paragraphs.append(paragraph)
        sentences.extend(found)
    builder.sections.append(
        Section(id_, title, start, len(builder.text), tuple(paragraphs), _cite_rows(sentences))
    )


def _table(builder: _Builder, block: _Block) -> tuple[Paragraph, list[Sentence]]:
    lines = block.text.split("\n")
    if len(lines) < 3 or not _RULE.fullmatch(lines[1]):
        raise builder.fail(block.line, "table", "needs a header, a |---| line and at least one row")
    cells = lines[0].count("|")
    for number, line in enumerate(lines, block.line):
        if not (line.startswith("|") and line.endswith("|") and line.count("|") == cells):
            raise builder.fail(number, "table", f"every line needs {cells - 1} cells between | marks")
        _refuse_markup(builder, number, line)
    builder.text += f"{lines[0]}\n{lines[1]}\n"
    start = len(builder.text)
    rows: list[Sentence] = []
    for line in lines[2:]:
        position = len(builder.text)
        builder.text += f"{line}\n"
        rows.append(Sentence(position, position + len(line), kind="row"))
    builder.text = builder.text[:-1]
    return Paragraph(start, len(builder.text), lines[0]), rows


def _prose(builder: _Builder, block: _Block) -> tuple[Paragraph, list[Sentence]]:
    start = len(builder.text)
    sentences: list[Sentence] = []
    items = block.text.split("\n- ") if block.text.startswith("- ") else [block.text]
    line = block.line
    for number, item in enumerate(items):
        content = item.removeprefix("- ") if number == 0 else item
        if content != item or number:
            builder.text += ("\n" if number else "") + "- "
        sentences.extend(_cited(builder, content, line))
        line += item.count("\n") + 1
    return Paragraph(start, len(builder.text)), sentences


def _cited(builder: _Builder, content: str, line: int) -> Iterator[Sentence]:
    """Append ``content`` without its markers; yield its sentences, each with the ids that follow it."""
    position = 0
    for match in (*_MARKER.finditer(content), None):
        piece = content[position : match.start() if match else len(content)]
        if position and builder.text[-1] in _FULL_STOPS:
            piece = piece.lstrip(" ")
        here = line + content.count("\n", 0, position)
        _refuse_markup(builder, here, piece)
        spans = split_sentences(piece, builder.language, found=False)
        if match and not spans:
            raise builder.fail(here, match[0].strip(), "this marker follows no sentence")
        ids = _ids(builder, match[1], here) if match else ()
        offset = len(builder.text)
        builder.text += piece
        for span in spans:
            yield Sentence(offset + span[0], offset + span[1], ids if span == spans[-1] else ())
        position = match.end() if match else len(content)


def _ids(builder: _Builder, marker: str, line: int) -> tuple[str, ...]:
    ids = tuple(part.strip().removeprefix("@") for part in marker.split(";"))
    for id_ in ids:
        if id_ not in builder.known:
            fault = f"no such source in sources.yaml{nearest(id_, list(builder.known))}"
            raise builder.fail(line, id_ or "marker", fault)
    return ids


def _refuse_markup(builder: _Builder, line: int, text: str) -> None:
    match = _FORBIDDEN.search(text)
    if match:
        fault = "a guide has plain sentences, '- ' items, tables and '## ' headings only"
        raise builder.fail(line + text.count("\n", 0, match.start()), match[0], fault)


def _cite_rows(sentences: list[Sentence]) -> tuple[Sentence, ...]:
    """Give each table row the sources of the sentence before the table, or else of the one after it."""
    cited = list(sentences)
    for step in (1, -1):
        ids: tuple[str, ...] = ()
        for index in range(len(cited))[::step]:
            sentence = cited[index]
            if sentence.kind != "row":
                ids = sentence.source_ids
            elif ids and not sentence.source_ids:
                cited[index] = Sentence(sentence.start, sentence.end, ids, "row")
    return tuple(cited)
