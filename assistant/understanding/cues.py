"""Words and names that can own a quantity, by its kind of unit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from assistant.understanding.names import Name
from assistant.understanding.quantities import Kind
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_WORDS: Mapping[Kind, Mapping[str, tuple[str, float]]] = {
    "power": {
        "limit": ("limit", -3.5),
        "psu": ("psu", 0.0),
        "psu_series": ("psu", -1.0),
        "cpu": ("cpu", 0.0),
        "each": ("gpu", 0.75),
        "gpu": ("gpu", 0.25),
        "enough": ("psu", 0.5),
        "need": ("psu", 2.0),
        "total": ("total", 0.6),
        "machine": ("total", 1.0),
    },
    "memory": {
        "ram": ("ram", 0.0),
        "vram": ("vram", 0.0),
        "dataset": ("dataset", 0.0),
        "disk": ("disk", 1.5),
        "fit": ("judged", 0.0),
        "enough": ("judged", 1.0),
        "llm": ("model", 0.25),
        "gpu": ("vram", 0.25),
        "each": ("vram", 0.75),
    },
    "duration": {"per_day": ("day", 0.0)},
    "share": {
        "limit": ("limit", -1.0),
        "efficiency": ("efficiency", 0.0),
        "under_load": ("load", 0.0),
        "power": ("limit", 0.5),
    },
    "length": {"case": ("case", 0.0), "fit": ("case", 1.5), "gpu": ("gpu", 0.25)},
    "slots": {"free": ("free", -1.0), "gpu": ("gpu", 0.0)},
    "rate": {"disk": ("disk", 0.0), "bandwidth": ("bandwidth", 0.0), "load": ("disk", 0.5)},
}
"""Kind → word → the role it gives and a handicap in tokens."""

_NAMES: Mapping[Kind, Mapping[str, tuple[str, float]]] = {
    "power": {"gpu": ("gpu", 0.75), "cpu": ("cpu", 0.75)},
    "memory": {"gpu": ("card", 0.5), "model": ("model", 2.0)},
    "length": {"gpu": ("gpu", 0.5)},
    "slots": {"gpu": ("gpu", 0.5)},
}
"""Kind → kind of name → the role it gives and a handicap in tokens."""

_COMPUTERS: Mapping[Kind, tuple[str, str, float]] = {"memory": ("apple", "vram", -1.0)}
"""Kind → maker whose name stands for a computer ("a Mac with 64 GB"), the role it gives and a handicap."""


class Cue(NamedTuple):
    """A word or name at tokens ``first`` to ``last`` (excluded), its role, its handicap in tokens."""

    role: str
    first: int
    last: int
    handicap: float
    name: Name | None = None


def find_cues(kind: Kind, reading: Reading) -> Iterator[Cue]:
    """Everything in the question that can own a quantity of that kind."""
    words = _WORDS.get(kind, {})
    for match in reading.words:
        for meaning, value in match.meanings:
            if meaning == "word" and value in words:
                role, handicap = words[value]
                is_of_cpu = value == "each" and _is_of_cpu(match, reading)
                yield Cue("cpu" if is_of_cpu else role, match.first, match.last, handicap)
    yield from _computers(kind, reading)
    for name in reading.names:
        if name.kind in _NAMES.get(kind, {}):
            role, handicap = _NAMES[kind][name.kind]
            yield Cue(role, name.first, name.last, handicap, name)


def _computers(kind: Kind, reading: Reading) -> Iterator[Cue]:
    if kind in _COMPUTERS:
        maker, role, handicap = _COMPUTERS[kind]
        for match, vendor in reading.of_kind("vendor"):
            if vendor == maker:
                yield Cue(role, match.first, match.last, handicap)


def _is_of_cpu(each: Match, reading: Reading) -> bool:
    """Whether "each" speaks of processors: they are named in its segment, and cards are not."""
    segment = reading.segments[each.first]
    words = {
        value
        for match in reading.words
        if reading.segments[match.first] == segment
        for kind, value in match.meanings
        if kind == "word" and value in ("cpu", "gpu")
    }
    names = {name.kind for name in reading.names if reading.segments[name.first] == segment}
    return "cpu" in words | names and "gpu" not in words | names
