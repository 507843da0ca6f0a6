"""The processor catalog: by name, by any way to write the name, and in a sentence."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cached_property
from typing import Any, Literal, NamedTuple

from rules.catalog.built_names import read_names
from rules.catalog.cpu import Cpu
from rules.catalog.cpu_names import believable, spellings, unknown_spans
from rules.catalog.dates import first_day
from rules.catalog.lookup import Lookup, holding, looked_up
from rules.catalog.names import NAME_ONLY, STRONG, Entry, Hit, NameIndex, Reading, fold, squash
from rules.catalog.nearest import nearest_names
from rules.catalog.quantities import is_quantity, runs_on, starts_inside
from rules.catalog.tables import Table, load_table

__all__ = ["Cpu", "CpuCatalog", "CpuMatch", "FoundCpu"]

FILE = "cpus.json"


@dataclass(frozen=True, slots=True)
class CpuMatch:
    """What a name stands for.

    Attributes:
        kind: ``exact``; ``variants``: several, one of them assumed; ``unknown``: not in the catalog.
        asked: the name as written.
        cpu: the processor, or the assumed one of several.
        candidates: all that fit, the assumed one first.
        nearest: processors with a similar name, best first, for an unknown one.
    """

    kind: Literal["exact", "variants", "unknown"]
    asked: str
    cpu: Cpu | None = None
    candidates: tuple[Cpu, ...] = ()
    nearest: tuple[Cpu, ...] = ()


class FoundCpu(NamedTuple):
    """A processor in a text, and the characters of its name."""

    match: CpuMatch
    start: int
    end: int


class CpuCatalog:
    """All processors; safe to share between threads.

    Args:
        names: every way to write them, where it is at hand; by default made of the table.
    """

    def __init__(self, table: Table[Cpu], names: Mapping[str, Sequence[Any]] | None = None) -> None:
        self.table = table
        self._names = names
        self._by_name = {cpu.name: cpu for cpu in table.rows}

    @classmethod
    def load(cls) -> CpuCatalog:
        """The shipped catalog.

        Raises:
            ParameterFileError: the file is malformed; names row and column.
        """
        return cls(load_table(FILE, Cpu), read_names(FILE))

    def rows(self) -> tuple[Cpu, ...]:
        """All processors."""
        return self.table.rows

    def names(self) -> list[str]:
        """All names, as :meth:`get` takes them."""
        return list(self._by_name)

    def get(self, name: str) -> Cpu:
        """The processor with exactly this name.

        Raises:
            KeyError: no such name.
        """
        return self._by_name[name]

    def find(self, text: str) -> CpuMatch:
        """The processor that a name stands for, however it is written.

        >>> CpuCatalog.load().find("14900k").cpu.name
        'Intel Core i9-14900K'
        """
        text = text.strip()
        if text in self._by_name:
            return self._match((self.names().index(text),), text)
        entry = self._index.get(squash(text))
        if entry:
            return self._match(entry.rows, text)
        found = self._hits(Reading(text), as_name=True)
        return found[0].match if found else self._unknown(text)

    def find_all(self, text: str) -> list[FoundCpu]:
        """Every processor in a text, in order; quantities are not processors."""
        reading = Reading(text)
        found = self._hits(reading, as_name=False)
        taken = [(each.start, each.end) for each in found]
        for start, end in unknown_spans(reading, taken):
            found.append(FoundCpu(self._unknown(text[start:end]), start, end))
        return sorted(found, key=lambda each: each.start)

    def look_up(self, text: str, limit: int = 10) -> Lookup[Cpu]:
        """Processors that a name stands for, then all whose names hold its words, the newest first."""
        match = self.find(text)
        meant = [cpu.name for cpu in match.candidates]
        names = holding(text, [self.table.rows[number].name for number in self._newest_first])
        return looked_up([*meant, *names], self.get, match.nearest, limit)

    @cached_property
    def _newest_first(self) -> list[int]:
        def age(number: int) -> tuple[date, int]:
            cpu = self.table.rows[number]
            return first_day(cpu.launched or "1970"), cpu.cores

        return sorted(range(len(self.table.rows)), key=age, reverse=True)

    @cached_property
    def _strong_names(self) -> list[tuple[str, int]]:
        rows = (
            (words, n)
            for n in self._newest_first
            for words, s in spellings(self.table.rows[n].name)
            if s == STRONG
        )
        return list(rows)

    def entries(self) -> dict[str, Entry]:
        """Every way to write a processor, by its letters and digits, made of the table."""
        rows: dict[str, tuple[int, list[int]]] = {}
        for number in self._newest_first:
            for words, strength in spellings(self.table.rows[number].name):
                rows.setdefault(words, (strength, []))[1].append(number)
        return NameIndex.keyed(Entry(words, strength, tuple(r)) for words, (strength, r) in rows.items())

    @cached_property
    def _index(self) -> NameIndex:
        return NameIndex(self.entries() if self._names is None else self._names)

    def _hits(self, reading: Reading, *, as_name: bool) -> list[FoundCpu]:
        hits = list(self._index.hits(reading, lambda hit: _fits(reading, hit, as_name)))
        return [self._found(reading, hit) for hit in (hits if as_name else believable(reading, hits))]

    def _found(self, reading: Reading, hit: Hit) -> FoundCpu:
        start, end = reading.tokens[hit.first].start, reading.tokens[hit.last - 1].end
        return FoundCpu(self._match(hit.entry.rows, reading.text[start:end]), start, end)

    def _match(self, numbers: tuple[int, ...], asked: str) -> CpuMatch:
        cpus = tuple(self.table.rows[number] for number in numbers)
        kind: Literal["exact", "variants"] = "exact" if len(cpus) == 1 else "variants"
        return CpuMatch(kind, asked, cpus[0], cpus)

    def _unknown(self, asked: str) -> CpuMatch:
        names = [words for words, _ in self._strong_names]
        close = nearest_names(fold(asked).replace("-", " "), names, limit=8)
        numbers = dict.fromkeys(self._strong_names[position][1] for position in close)
        return CpuMatch(
            "unknown", asked, nearest=tuple(self.table.rows[number] for number in list(numbers)[:3])
        )


def _fits(reading: Reading, hit: Hit, as_name: bool) -> bool:
    strength = hit.entry.strength
    if strength == NAME_ONLY or starts_inside(reading, hit.first) or runs_on(reading, hit.last):
        return False
    return strength == STRONG or as_name or not is_quantity(reading, hit.first, hit.last)
