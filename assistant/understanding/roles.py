"""What each quantity is about: the nearest word or name of its segment that can own its kind of unit."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from assistant.understanding.cues import Cue, find_cues
from assistant.understanding.names import Name
from assistant.understanding.possession import drawn_by, had_by
from assistant.understanding.quantities import Kind, Quantity
from assistant.understanding.reading import Reading

FAR = 4.0
"""From this distance on, an owner is a guess that the sense of the question may overrule."""

_ONLY_AFTER = frozenset({"model"})
"""Roles whose word must follow the quantity, or stand before it with "of" between: a "40 GB model",
"a model of 40 GB", but "a 13B model in 24 GB"."""
_ONCE = frozenset({"limit"})
"""Roles whose word owns one quantity only: "a 450 W card limited to 300 W"."""
_WRONG_SIDE = 1.5
"""What it costs a limit to stand on the side of its verb where the language does not put it."""
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
    def is_told(self) -> bool:
        """Whether words say outright that the product has it, rather than that it only stands near."""
        return self.name is not None and not self.distance

    @property
    def is_certain(self) -> bool:
        """Whether nothing but a better owner could overrule it."""
        return self.distance < FAR


def find_owners(quantities: Sequence[Quantity], reading: Reading) -> list[Owner | None]:
    """For each quantity its owner, ``None`` where no word of the sentence can own it."""
    rows: dict[tuple[int, Kind], list[Quantity]] = {}
    for quantity in quantities:
        rows.setdefault((reading.segments[quantity.first], quantity.kind), []).append(quantity)
    cues = {kind: sorted(find_cues(kind, reading), key=_first) for kind in {kind for _, kind in rows}}
    near = [_within_reach(quantity, cues[quantity.kind]) for quantity in quantities]
    ranked = [_ranked(quantity, some, reading) for quantity, some in zip(quantities, near, strict=True)]
    winners = _winners(ranked)
    owners: list[Owner | None] = []
    for position, quantity in enumerate(quantities):
        row = rows[reading.segments[quantity.first], quantity.kind]
        drawing = drawn_by(quantity, reading)
        if drawing is not None:
            owners.append(Owner("draws", drawing))
            continue
        had = had_by(quantity, reading)
        if had is not None:
            owners.append(Owner("card", had))
            continue
        paired = _paired(quantity, row, near[position], reading)
        owners.append(paired or _best(ranked[position], position, winners))
    return owners


def _first(cue: Cue) -> int:
    return cue.first


def _within_reach(quantity: Quantity, cues: Sequence[Cue]) -> Sequence[Cue]:
    low = bisect_left(cues, quantity.first - _REACH, key=_first)
    high = bisect_left(cues, quantity.last + _REACH, key=_first)
    return cues[low:high]


def _ranked(quantity: Quantity, cues: Sequence[Cue], reading: Reading) -> list[tuple[float, Cue]]:
    """The cues that can own a quantity, the nearest first."""
    able = (cue for cue in cues if cue.role not in _ONLY_AFTER or _may_own(cue, quantity, reading))
    measured = ((_distance(quantity, cue, reading), cue) for cue in able)
    return sorted((pair for pair in measured if pair[0] < _OTHER_SENTENCE), key=lambda pair: pair[0])


def _may_own(cue: Cue, quantity: Quantity, reading: Reading) -> bool:
    """Whether the cue follows the quantity, or the language's word for "of" stands between.

    Where that word also means "with" or "on", a model's name before it is rather what is to run there.
    """
    joint = reading.at(cue.last)
    is_sized = joint is not None and joint.last == quantity.first and joint.has("word", "sized")
    if is_sized and joint is not None and cue.name is not None:
        is_sized = not joint.has("word", "having")
    return is_sized or (cue.first >= quantity.last and not _has_own_size(cue, reading))


def _has_own_size(cue: Cue, reading: Reading) -> bool:
    """Whether a number of parameters follows: "a card with 24 GB, model 70B"."""
    unit = reading.at(cue.last + 1)
    return unit is not None and reading.tokens[cue.last].is_digits and unit.value("unit") == "Bparam"


def _winners(ranked: Sequence[Sequence[tuple[float, Cue]]]) -> dict[int, int]:
    """For each cue that owns one quantity only, the position of the one nearest to it."""
    best: dict[int, tuple[float, int]] = {}
    for position, pairs in enumerate(ranked):
        for distance, cue in pairs:
            if cue.role in _ONCE:
                best[cue.first] = min(best.get(cue.first, (distance, position)), (distance, position))
    return {first: position for first, (_, position) in best.items()}


def _best(pairs: Sequence[tuple[float, Cue]], position: int, winners: Mapping[int, int]) -> Owner | None:
    for distance, cue in pairs:
        if cue.role not in _ONCE or winners[cue.first] == position:
            return Owner(cue.role, cue.name, distance)
    return None


def _paired(
    quantity: Quantity, row: Sequence[Quantity], cues: Sequence[Cue], reading: Reading
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


def _distance(quantity: Quantity, cue: Cue, reading: Reading) -> float:
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
    is_wrong_side = cue.role in _ONCE and is_after is not reading.language.verb_last
    return max(last - first, 0) + cue.handicap + toll + (_WRONG_SIDE if is_wrong_side else 0.0)


def _toll(reading: Reading, index: int, border: float) -> float:
    """What it costs to go past a token: nothing inside a segment, little past a bracket."""
    if reading.texts[index] in ("(", ")"):
        return _BRACKET - 1
    is_border = index + 1 < len(reading.tokens) and reading.segments[index + 1] != reading.segments[index]
    return border if is_border else 0.0
