"""Names beside points, none over another or over a point; where there is no such place, numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from assistant.plots.lettering import width_of

RADIUS = 6.0
SIZE = 13.0
_AWAY = 10.0
_ASCENT, _DESCENT = 10.0, 4.0
_SIDES = (0.0, -9.0, 9.0, -18.0, 18.0, -27.0, 27.0)


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle on the paper."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether both share a place."""
        is_beside = self.right <= other.left or other.right <= self.left
        return not (is_beside or self.bottom <= other.top or other.bottom <= self.top)

    def holds(self, other: Box) -> bool:
        """Whether the other lies inside."""
        is_across = self.left <= other.left and other.right <= self.right
        return is_across and self.top <= other.top and other.bottom <= self.bottom


@dataclass(frozen=True, slots=True)
class Label:
    """Where a name is written: its baseline, and whether it begins, ends or is centred there."""

    x: float
    y: float
    anchor: str

    def box(self, name: str) -> Box:
        """What it covers."""
        width = width_of(name, SIZE)
        left = self.x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[self.anchor]
        return Box(left, self.y - _ASCENT, left + width, self.y + _DESCENT)


def labels(
    points: Sequence[tuple[str, float, float]], room: Box, obstacles: Iterable[Box] = ()
) -> list[Label] | None:
    """A place for the name of each point (name, x, y), the nearest that is free; ``None`` where one has none.

    Args:
        room: where names may stand.
        obstacles: what they may not cover, beside the points and one another.
    """
    taken = [Box(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS) for _, x, y in points]
    taken += obstacles
    found: list[Label] = []
    for name, x, y in points:
        free = (label for label in _places(x, y) if _is_free(label.box(name), taken, room))
        label = next(free, None)
        if label is None:
            return None
        found.append(label)
        taken.append(label.box(name))
    return found


def _places(x: float, y: float) -> Iterator[Label]:
    """Places to try, the best first."""
    for shift in _SIDES:
        yield Label(x + _AWAY, y + 4 + shift, "start")
        yield Label(x - _AWAY, y + 4 + shift, "end")
        yield Label(x, y - _AWAY - 2 - abs(shift), "middle")
        yield Label(x, y + _AWAY + _ASCENT + abs(shift), "middle")


def _is_free(box: Box, taken: list[Box], room: Box) -> bool:
    return room.holds(box) and not any(box.meets(other) for other in taken)
