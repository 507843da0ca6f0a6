"""From blocks to sections, paragraphs and sentences that fit the embedding model's window.

A section is what stands under a heading; where it exceeds the window it is cut between paragraphs, and text
without headings is packed into sections. Paragraphs are blocks, or short neighbouring blocks together;
long ones are cut between sentences. Tables are cut between rows, with the header repeated.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

from corpus.model import Paragraph, Section, Sentence
from corpus.reading.blocks import Block, is_table_rule, item_start, split_blocks
from corpus.sentences import is_glued_heading, split_sentences, strip_span

CountTokens = Callable[[str], int]
SECTION_SHARE = 0.9
PACKED_TOKENS = 110
TABLE_TOKENS = 220
HEADING_SHARE = 0.25
"""A heading that takes more of the window is text, and so is the header of a table."""
_CLAUSE = re.compile(r"[，,；;：:、\s]")


@dataclass(frozen=True, slots=True)
class _Part:
    """A paragraph, its sentences and its size."""

    paragraph: Paragraph
    sentences: tuple[Sentence, ...]
    tokens: int
    packable: bool


@dataclass(slots=True)
class _Draft:
    """A section that is growing."""

    heading: str
    parts: list[_Part] = field(default_factory=list)

    @property
    def tokens(self) -> int:
        return sum(part.tokens for part in self.parts)


class Splitter:
    """Splits one text.

    Args:
        count_tokens: tokens that the embedding model needs for a passage, all included.
        max_tokens: the model's window.
    """

    def __init__(self, text: str, language: str, count_tokens: CountTokens, max_tokens: int) -> None:
        self._text = text
        self._language = language
        self._count = count_tokens
        self._room = int(max_tokens * SECTION_SHARE)
        self._longest_heading = int(self._room * HEADING_SHARE)

    def sections(self, *, marked: bool) -> tuple[Section, ...]:
        """The sections, in order. ``marked``: headings carry ``#`` marks."""
        drafts = self._drafts(split_blocks(self._text, marked=marked))
        pieces = [piece for draft in drafts for piece in self._fit(draft)]
        return tuple(self._section(number, draft) for number, draft in enumerate(pieces, 1))

    def _drafts(self, blocks: Iterable[Block]) -> list[_Draft]:
        drafts = [_Draft("")]
        bare: list[Block] = []
        for block in blocks:
            if block.kind == "heading" and self._is_short(self._heading([block])):
                bare = [heading for heading in bare if heading.level < block.level] if bare else []
                bare.append(block)
                joined = self._heading(bare)
                drafts.append(_Draft(joined if self._is_short(joined) else self._heading([block])))
            else:
                bare = []
                drafts[-1].parts.extend(self._parts(block, self._room_under(drafts[-1].heading)))
        return [draft for draft in drafts if draft.parts]

    def _is_short(self, heading: str) -> bool:
        return self._count(heading) <= self._longest_heading

    def _room_under(self, heading: str) -> int:
        return self._room - (self._count(heading) if heading else 0)

    def _heading(self, headings: Iterable[Block]) -> str:
        return " – ".join(self._text[block.start : block.end].strip().rstrip(":： ") for block in headings)

    def _parts(self, block: Block, room: int) -> Iterator[_Part]:
        if block.kind == "table":
            yield from self._table(block, room)
            return
        start, end = strip_span(self._text, block.start, block.end)
        mark = item_start(self._text[start:end])
        sentences = self._sentences(start + mark, end, room)
        for group in self._groups(sentences, room):
            first = start if group[0] is sentences[0] else group[0].start
            yield self._part(first, group[-1].end, group)

    def _table(self, block: Block, room: int) -> Iterator[_Part]:
        lines = self._text[block.start : block.end].split("\n")
        header = lines[0].strip() if len(lines) > 2 and is_table_rule(lines[1]) else ""
        header = header if self._is_short(header) else ""
        room = min(TABLE_TOKENS, room - (self._count(header) if header else 0))
        position = block.start
        rows: list[Sentence] = []
        for number, line in enumerate(lines):
            if not (header and number < 2) and not is_table_rule(line):
                pieces = self._pieces(position, position + len(line.rstrip()), room)
                rows.extend(Sentence(*piece, kind="row") for piece in pieces)
            position += len(line) + 1
        for group in self._groups(rows, room):
            yield self._part(group[0].start, group[-1].end, group, header)

    def _part(self, start: int, end: int, sentences: list[Sentence], header: str = "") -> _Part:
        tokens = self._count(f"{header}\n{self._text[start:end]}" if header else self._text[start:end])
        packable = sentences[0].kind != "row"
        return _Part(Paragraph(start, end, header), tuple(sentences), tokens, packable)

    def _sentences(self, start: int, end: int, room: int) -> list[Sentence]:
        found: list[Sentence] = []
        for left, right in split_sentences(self._text[start:end], self._language):
            for piece in self._pieces(start + left, start + right, room):
                glued = is_glued_heading(self._text[piece[0] : piece[1]], self._language)
                found.append(Sentence(*piece, kind="fragment" if glued else "sentence"))
        return found

    def _pieces(self, start: int, end: int, room: int) -> Iterator[tuple[int, int]]:
        """A sentence, or parts of one that alone exceeds the window."""
        while end - start > 1 and self._count(self._text[start:end]) > room:
            cut = self._cut(start, end, room)
            yield strip_span(self._text, start, cut)
            start = strip_span(self._text, cut, end)[0]
        if start < end:
            yield strip_span(self._text, start, end)

    def _cut(self, start: int, end: int, room: int) -> int:
        size = max(1, (end - start) * room // self._count(self._text[start:end]) * 3 // 4)
        while size > 1 and self._count(self._text[start : start + size]) > room:
            size //= 2
        clauses = [match.end() for match in _CLAUSE.finditer(self._text, start + size // 2, start + size)]
        return clauses[-1] if clauses else start + size

    def _groups(self, sentences: list[Sentence], room: int) -> Iterator[list[Sentence]]:
        """Runs of sentences that fit, each as long as possible."""
        group: list[Sentence] = []
        used = 0
        for sentence in sentences:
            tokens = self._count(self._text[sentence.start : sentence.end])
            if group and used + tokens > room:
                yield group
                group, used = [], 0
            group.append(sentence)
            used += tokens
        if group:
            yield group

    def _fit(self, draft: _Draft) -> Iterator[_Draft]:
        """The section, cut between paragraphs where it exceeds the window, short paragraphs packed."""
        room = self._room_under(draft.heading)
        piece = _Draft(draft.heading)
        for part in self._packed(draft.parts, min(PACKED_TOKENS, room)):
            if piece.parts and piece.tokens + part.tokens > room:
                yield piece
                piece = _Draft(draft.heading)
            piece.parts.append(part)
        yield piece

    def _packed(self, parts: list[_Part], room: int) -> Iterator[_Part]:
        held: _Part | None = None
        for part in parts:
            if held and held.packable and part.packable and held.tokens + part.tokens <= room:
                span = Paragraph(held.paragraph.start, part.paragraph.end)
                held = _Part(span, held.sentences + part.sentences, held.tokens + part.tokens, True)
            else:
                if held:
                    yield held
                held = part
        if held:
            yield held

    def _section(self, number: int, draft: _Draft) -> Section:
        return Section(
            id=f"s{number}",
            heading=draft.heading,
            start=draft.parts[0].paragraph.start,
            end=draft.parts[-1].paragraph.end,
            paragraphs=tuple(part.paragraph for part in draft.parts),
            sentences=tuple(sentence for part in draft.parts for sentence in part.sentences),
        )
