"""Parts of an answer's outline as embeds."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from api.channels.splitting import split
from api.discord import limits
from api.discord.cards import Card, Field
from api.discord.escape import escape, link
from assistant.answering.outline import NOTHING, Block, Bullets, Heading, Paragraph, Quotation, Table

_ATTRIBUTION = 500
_PIECE = limits.EMBED_DESCRIPTION - 4 * _ATTRIBUTION


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with what follows it, up to the next one."""

    title: str = ""
    blocks: tuple[Block, ...] = ()


def sections(blocks: Iterable[Block]) -> tuple[Section, ...]:
    """The parts of an outline; those before the first heading are a part without a title."""
    found = [Section()]
    for block in blocks:
        if isinstance(block, Heading):
            found.append(Section(block.text))
        elif isinstance(block, Table) and found[-1].title:
            found.append(Section(blocks=(block,)))
        else:
            found[-1] = replace(found[-1], blocks=(*found[-1].blocks, block))
    return tuple(section for section in found if section.blocks)


def cards(section: Section, colour: int) -> Iterator[Card]:
    """A part as embeds; only the first has the title."""
    title = escape(_clipped(section.title, limits.EMBED_TITLE // 2))
    notes = [b.text for b in section.blocks if isinstance(b, Paragraph) and b.role == "note"]
    bodies = list(_bodies(section)) or [Card()]
    for position, body in enumerate(bodies):
        is_last = position == len(bodies) - 1
        footer = _clipped(" ".join(notes), limits.EMBED_FOOTER) if is_last else ""
        yield replace(body, title=title if position == 0 else "", footer=footer, colour=colour)


def _bodies(section: Section) -> Iterator[Card]:
    fields = [field for block in section.blocks if isinstance(block, Table) for field in _fields(block)]
    for group in _groups(fields):
        yield Card(fields=group)
    lines = (line for block in section.blocks for line in _lines(block))
    for text in _joined(lines, "\n", limits.EMBED_DESCRIPTION):
        yield Card(description=text.rstrip("\n"))


def _fields(table: Table) -> Iterator[Field]:
    """A table as named values, a row each: Discord has no tables, and columns of text break on a phone."""
    for row in table.rows:
        cells = [
            part
            for column, cell in zip(table.columns[1:], row[1:], strict=True)
            if cell != NOTHING
            for part in _cell(column, cell)
        ]
        for value in _joined(cells or [NOTHING], " · ", limits.FIELD_VALUE):
            yield Field(escape(_clipped(row[0], limits.FIELD_NAME // 2)), value)


def _cell(column: str, cell: str) -> Iterator[str]:
    first, *others = pieces(cell, limits.FIELD_VALUE // 2)
    yield f"{escape(_clipped(column, limits.FIELD_NAME // 2))}: **{first}**"
    yield from (f"**{part}**" for part in others)


def _groups(fields: list[Field]) -> Iterator[tuple[Field, ...]]:
    """Fields, as many together as one embed and one message take."""
    group: list[Field] = []
    room = limits.EMBEDS_IN_ALL - limits.EMBED_TITLE - limits.EMBED_FOOTER
    for field in fields:
        is_full = len(group) == limits.EMBED_FIELDS or sum(f.size for f in group) + field.size > room
        if group and is_full:
            yield tuple(group)
            group = []
        group.append(field)
    if group:
        yield tuple(group)


def _lines(block: Block) -> Iterator[str]:
    if isinstance(block, Bullets):
        for number, item in enumerate(block.items, 1):
            first, *others = pieces(item, _PIECE)
            yield f"{f'{number}.' if block.ordered else '-'} {first}"
            yield from others
    elif isinstance(block, Quotation):
        yield from _quotation(block)
    elif isinstance(block, Paragraph) and block.role != "note":
        yield from pieces(block.text, _PIECE)


def _quotation(block: Quotation) -> Iterator[str]:
    source = escape(_clipped(block.attribution, _ATTRIBUTION)) + link(block.url)
    number = escape(f"[{block.number}]")
    *before, last = [part for line in block.text.splitlines() for part in pieces(line, _PIECE)] or [""]
    yield from (f"> {part}" for part in before)
    yield f"> {last} {number}\n— {source}" if last else f"{number} {source}"
    yield from pieces(block.translation or "", _PIECE)
    yield ""


def pieces(text: str, limit: int) -> list[str]:
    """Text escaped, in parts of at most so many characters; never cut inside an escape or an address."""
    return split(escape(text), limit)


def _joined(parts: Iterable[str], between: str, limit: int) -> Iterator[str]:
    """Parts put together, as many at a time as there is room for."""
    text = ""
    for part in parts:
        longer = f"{text}{between}{part}" if text else part
        if text and len(longer) > limit:
            yield text
            longer = part
        text = longer
    if text:
        yield text


def _clipped(text: str, limit: int) -> str:
    return text if len(text) <= limit else f"{text[: limit - 1]}…"
