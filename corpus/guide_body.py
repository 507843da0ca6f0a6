"""The body of a guide's section: prose and tables, with each sentence's sources."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from corpus.errors import CorpusFileError, nearest
from corpus.model import Paragraph, Section, Sentence
from corpus.sentences import split_sentences

_MARKER = re.compile(r" ?\[@([^\]\[\n]*)\]")
_FORBIDDEN = re.compile(r"^#(?!# )|\*\*|\]\(|</?[a-zA-Z]|`|\{#|\[@")
_FULL_STOPS = "。！？"
_RULE = re.compile(r"\|[ :|-]+\|")


@dataclass(frozen=True, slots=True)
class Block:
    """Consecutive non-blank lines and the number of the first one."""

    line: int
    text: str


@dataclass(slots=True)
class Builder:
    """Grows the readable text of a guide while its sections are read."""

    path: Path
    language: str
    known: Collection[str]
    text: str = ""
    sections: list[Section] = field(default_factory=list)

    def fail(self, line: int, key: str, fault: str) -> CorpusFileError:
        """The fault to raise, with the file's path."""
        return CorpusFileError(self.path, line, key, fault)


def table(builder: Builder, block: Block) -> tuple[Paragraph, list[Sentence]]:
    """Append a table; the paragraph is its rows, the header stands apart."""
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


def prose(builder: Builder, block: Block) -> tuple[Paragraph, list[Sentence]]:
    """Append a paragraph or a list without its markers."""
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


def _cited(builder: Builder, content: str, line: int) -> Iterator[Sentence]:
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


def _ids(builder: Builder, marker: str, line: int) -> tuple[str, ...]:
    ids = tuple(part.strip().removeprefix("@") for part in marker.split(";"))
    for id_ in ids:
        if id_ not in builder.known:
            fault = f"no such source in sources.yaml{nearest(id_, list(builder.known))}"
            raise builder.fail(line, id_ or "marker", fault)
    return ids


def _refuse_markup(builder: Builder, line: int, text: str) -> None:
    match = _FORBIDDEN.search(text)
    if match:
        fault = "a guide has plain sentences, '- ' items, tables and '## ' headings only"
        raise builder.fail(line + text.count("\n", 0, match.start()), match[0], fault)


def cite_rows(sentences: list[Sentence]) -> tuple[Sentence, ...]:
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
