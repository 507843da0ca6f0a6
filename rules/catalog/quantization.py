"""Number formats of weights and of the key-value cache, by name and in a sentence."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, NamedTuple

from rules.catalog.names import STRONG, Entry, Hit, NameIndex, Reading, fold
from rules.catalog.nearest import nearest_names
from rules.catalog.number_format import FormatRow, KvFormat
from rules.catalog.quantities import runs_on, starts_inside
from rules.catalog.tables import Table, load_table, near, refuse

__all__ = ["FormatMatch", "FormatRow", "FoundFormat", "KvFormat", "QuantizationCatalog"]

_QUARTER = re.compile(r"q[1-4]")
_YEAR_AFTER = re.compile(r"[\s'’]*(?:20)?[23]\d\b")
_YEAR_BEFORE = re.compile(r"\b20[23]\d[\s-]*$")
_BITS = re.compile(r"(?<![\d.])([2-68]|16|32)\s*-?\s*(?:bits?\b|位|比特|ビット|비트|бит\w*)")


@dataclass(frozen=True, slots=True)
class FormatMatch:
    """What a format's name stands for.

    Attributes:
        kind: ``exact``; ``assumed``: a loose name (``Q4``, ``4-bit``), the usual format assumed; ``unknown``.
        asked: the name as written.
        name: the format's name in the catalog.
        nearest: formats with a similar name, best first, for an unknown one.
    """

    kind: Literal["exact", "assumed", "unknown"]
    asked: str
    name: str | None = None
    nearest: tuple[str, ...] = ()


class FoundFormat(NamedTuple):
    """A format in a text, and the characters of its name."""

    match: FormatMatch
    start: int
    end: int


class QuantizationCatalog:
    """All formats; safe to share between threads."""

    def __init__(self, weights: Table[FormatRow], cache: Table[KvFormat]) -> None:
        self.weights = weights
        self.cache = cache
        self._formats: dict[str, list[FormatRow]] = {}
        for row in weights.rows:
            self._formats.setdefault(row.name, []).append(row)
        self._aliases: Mapping[str, tuple[str, bool]] = _aliases(weights, list(self._formats))
        self._caches = {row.name: row for row in cache.rows}

    @classmethod
    def load(cls) -> QuantizationCatalog:
        """The shipped formats.

        Raises:
            ParameterFileError: a file is malformed, or an alias names no format.
        """
        return cls(load_table("quantization.yaml", FormatRow), load_table("kv_formats.yaml", KvFormat))

    def names(self) -> list[str]:
        """Names of all weight formats."""
        return list(self._formats)

    def rows(self, name: str) -> tuple[FormatRow, ...]:
        """The measurements of a format, whole files before definitions.

        Raises:
            KeyError: no such format.
        """
        return tuple(self._formats[name])

    def kv_formats(self) -> tuple[KvFormat, ...]:
        """All formats of the cache."""
        return self.cache.rows

    def kv(self, name: str) -> KvFormat | None:
        """A format of the cache by name, ``None`` where there is no such.

        >>> QuantizationCatalog.load().kv("Q8").name
        'q8_0'
        """
        wanted = _KV_NAMES.get(fold(name).strip().replace("-", "_"), fold(name).strip().replace("-", "_"))
        return self._caches.get(wanted)

    def find(self, text: str) -> FormatMatch:
        """The weight format that a name stands for.

        >>> QuantizationCatalog.load().find("q4").name
        'Q4_K_M'
        """
        found = self.find_all(text)
        if found:
            return found[0].match
        names = self.names()
        close = nearest_names(fold(text), [fold(name) for name in names])
        return FormatMatch("unknown", text.strip(), nearest=tuple(names[position] for position in close))

    def find_all(self, text: str) -> list[FoundFormat]:
        """Every weight format in a text, in order; quarters of a year (``Q4 2026``) are none."""
        reading = Reading(text)
        hits = self._index.hits(reading, lambda hit: _fits(reading, hit))
        found = [self._found(reading, hit) for hit in hits]
        found += [each for each in self._bits(reading) if not _overlaps(each, found)]
        return sorted(found, key=lambda each: each.start)

    @cached_property
    def _index(self) -> NameIndex:
        return NameIndex(NameIndex.keyed(Entry(words, STRONG, (n,)) for n, words in enumerate(self._aliases)))

    def _found(self, reading: Reading, hit: Hit) -> FoundFormat:
        name, is_assumed = list(self._aliases.values())[hit.entry.rows[0]]
        start, end = reading.tokens[hit.first].start, reading.tokens[hit.last - 1].end
        kind: Literal["exact", "assumed"] = "assumed" if is_assumed else "exact"
        return FoundFormat(FormatMatch(kind, reading.text[start:end], name), start, end)

    def _bits(self, reading: Reading) -> list[FoundFormat]:
        """``4-bit``, ``4位``."""
        found = []
        for bits in _BITS.finditer(reading.folded):
            name, _ = self._aliases[f"{bits[1]} bit"]
            match = FormatMatch("assumed", reading.text[bits.start() : bits.end()], name)
            found.append(FoundFormat(match, bits.start(), bits.end()))
        return found


_KV_NAMES = {
    "f16": "fp16",
    "float16": "fp16",
    "16_bit": "fp16",
    "q8": "q8_0",
    "int8": "q8_0",
    "8_bit": "q8_0",
    "q4": "q4_0",
    "int4": "q4_0",
    "4_bit": "q4_0",
    "f32": "fp32",
}


def _aliases(table: Table[FormatRow], names: list[str]) -> dict[str, tuple[str, bool]]:
    """Spelling to format, and whether the format is an assumption; exact names first."""
    aliases = {_spelling(name): (name, False) for name in names}
    for kind in ("exact", "assumed"):
        for name, others in table.aliases.get(kind, {}).items():
            if name not in names:
                refuse(
                    "rules/catalog/data/quantization.yaml",
                    f"aliases: unknown format {name!r}{near(name, names)}",
                )
            for other in others:
                aliases.setdefault(_spelling(other), (name, kind == "assumed"))
    return aliases


def _spelling(name: str) -> str:
    return re.sub(r"[^a-z0-9.]+", " ", fold(name)).strip()


def _fits(reading: Reading, hit: Hit) -> bool:
    if starts_inside(reading, hit.first) or runs_on(reading, hit.last):
        return False
    start, end = reading.tokens[hit.first].start, reading.tokens[hit.last - 1].end
    if not _QUARTER.fullmatch(reading.folded[start:end]):
        return True
    before, after = reading.folded[max(0, start - 6) : start], reading.folded[end : end + 6]
    return not (_YEAR_BEFORE.search(before) or _YEAR_AFTER.match(after))


def _overlaps(one: FoundFormat, others: list[FoundFormat]) -> bool:
    return any(one.start < other.end and other.start < one.end for other in others)
