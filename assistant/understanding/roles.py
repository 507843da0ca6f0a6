"""What each quantity is about: the nearest word or name of its segment that can own its kind of unit."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from assistant.understanding.names import Name
from assistant.understanding.quantities import Kind, Quantity
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

FAR = 4.0
"""From this distance on, an owner is a guess that the sense of the question may overrule."""

_WORDS: Mapping[Kind, Mapping[str, tuple[str, float]]] = {
    "power": {
        "limit": ("limit", -3.5),
        "psu": ("psu", 0.0),
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
    "share": {"limit": ("limit", -1.0), "under_load": ("load", 0.0), "power": ("limit", 0.5)},
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

_ONLY_AFTER = frozenset({"model"})
"""Roles whose word must follow the quantity: a "40 GB model", but "a 13B model in 24 GB"."""
_REACH = 30
"""Farther than this [tokens] nothing owns anything."""
_LONGEST_ROW = 8
_OTHER_SENTENCE = 100.0
_BORDER_AFTER_OWNER = 2.0
"""What it costs to belong to something before a comma or "with": "a card with 24 GB"."""
_BORDER_BEFORE_OWNER = 3.0
"""The same for something after it: "my 650 W with a 3070" is rarely the card's."""
_BRACKET = 0.5


class Owner(NamedTuple):
    """The role of a quantity, the product that gave it, and how far off it stood."""

    role: str
    name: Name | None = None
    distance: float = 0.0

    @property
    def is_certain(self) -> bool:
        """Whether nothing but a better owner could overrule it."""
        return self.distance < FAR


class _Cue(NamedTuple):
    role: str
    first: int
    last: int
    handicap: float
    name: Name | None = None


def find_owners(quantities: Sequence[Quantity], reading: Reading) -> list[Owner | None]:
    """For each quantity its owner, ``None`` where no word of the sentence can own it."""
    rows: dict[tuple[int, Kind], list[Quantity]] = {}
    for quantity in quantities:
        rows.setdefault((reading.segments[quantity.first], quantity.kind), []).append(quantity)
    cues = {kind: sorted(_cues(kind, reading), key=_first) for kind in {kind for _, kind in rows}}
    owners: list[Owner | None] = []
    for quantity in quantities:
        row = rows[reading.segments[quantity.first], quantity.kind]
        near = _within_reach(quantity, cues[quantity.kind])
        owners.append(_paired(quantity, row, near, reading) or _nearest(quantity, near, reading))
    return owners


def _first(cue: _Cue) -> int:
    return cue.first


def _within_reach(quantity: Quantity, cues: Sequence[_Cue]) -> Sequence[_Cue]:
    low = bisect_left(cues, quantity.first - _REACH, key=_first)
    high = bisect_left(cues, quantity.last + _REACH, key=_first)
    return cues[low:high]


def _cues(kind: Kind, reading: Reading) -> Iterator[_Cue]:
    words = _WORDS.get(kind, {})
    for match in reading.words:
        for meaning, value in match.meanings:
            if meaning == "word" and value in words:
                role, handicap = words[value]
                is_of_cpu = value == "each" and _is_of_cpu(match, reading)
                yield _Cue("cpu" if is_of_cpu else role, match.first, match.last, handicap)
    for name in reading.names:
        if name.kind in _NAMES.get(kind, {}):
            role, handicap = _NAMES[kind][name.kind]
            yield _Cue(role, name.first, name.last, handicap, name)


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


def _paired(
    quantity: Quantity, row: Sequence[Quantity], cues: Sequence[_Cue], reading: Reading
) -> Owner | None:
    """In a bare list as "CPU 150 W GPU 250 W", each quantity takes the owner at its own place in the row."""
    if not 1 < len(row) <= _LONGEST_ROW:
        return None
    segment = reading.segments[quantity.first]
    near = [cue for cue in cues if reading.segments[cue.first] == segment]
    if len(near) != len(row) or len({cue.role for cue in near}) < len(near):
        return None
    cue = near[row.index(quantity)]
    return Owner(cue.role, cue.name)


def _nearest(quantity: Quantity, cues: Sequence[_Cue], reading: Reading) -> Owner | None:
    owners = [
        Owner(cue.role, cue.name, _distance(quantity, cue, reading))
        for cue in cues
        if cue.first >= quantity.last or cue.role not in _ONLY_AFTER
    ]
    best = min(owners, key=lambda owner: owner.distance, default=None)
    return best if best is not None and best.distance < _OTHER_SENTENCE else None


def _distance(quantity: Quantity, cue: _Cue, reading: Reading) -> float:
    """Tokens between, the cue's handicap, and a toll for each border crossed."""
    is_after = cue.first >= quantity.last
    if is_after:
        first, last = quantity.last, cue.first
    else:
        first, last = cue.last, quantity.times_first or quantity.first
    if reading.sentences[quantity.first] != reading.sentences[cue.first]:
        return _OTHER_SENTENCE
    border = _BORDER_BEFORE_OWNER if is_after else _BORDER_AFTER_OWNER
    toll = sum(_toll(reading, index, border) for index in range(first, last))
    return max(last - first, 0) + cue.handicap + toll


def _toll(reading: Reading, index: int, border: float) -> float:
    """What it costs to go past a token: nothing inside a segment, little past a bracket."""
    if reading.texts[index] in ("(", ")"):
        return _BRACKET - 1
    is_border = index + 1 < len(reading.tokens) and reading.segments[index + 1] != reading.segments[index]
    return border if is_border else 0.0
