"""What was said of cooling: which cooler, and which side of it is asked about."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.understanding.frame import Slot
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_WATER = "water"
_ANY_AIR = "air"
_CHOOSING = ("need", "or", "versus", "which", "matter", "buy", "best")


def cooling(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """Slots of coolers."""
    yield from _aspect(reading)
    yield from _cooler(reading)


def _aspect(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """Speed lost to heat or to a close neighbour; the aspect named; or the cost of water."""
    found = _losses(reading) or _named(reading) or _cost_of_water(reading)
    if found is not None:
        match, aspect = found
        yield "cooling_aspect", Slot(aspect, reading.span(match.first, match.last))


def _losses(reading: Reading) -> tuple[Match, str] | None:
    lost = reading.mentions("lose")
    is_hot = reading.says("heat", "adjacent") or any(reading.of_kind("cooling_aspect"))
    if lost and is_hot:
        return lost[0], "loss"
    close = reading.mentions("adjacent")
    return (close[0], "loss") if close and reading.says("speed", "heat") else None


def _named(reading: Reading) -> tuple[Match, str] | None:
    """The one aspect named; a room that gets warm is asked for the heat, whatever word says how warm."""
    found = list(reading.of_kind("cooling_aspect"))
    aspects = {value for _, value in found}
    if aspects == {"temperature", "heat"}:
        return next(each for each in found if each[1] == "heat")
    return found[0] if len(aspects) == 1 else None


def _cost_of_water(reading: Reading) -> tuple[Match, str] | None:
    coolers = list(reading.of_kind("cooler"))
    is_water = bool(coolers) and {value for _, value in coolers} == {_WATER}
    return coolers[0] if is_water and reading.says("cost") else None


def _cooler(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """The cooler, and whether it is asked for rather than settled; "air" leaves open which kind."""
    found = list(reading.of_kind("cooler"))
    if not found:
        return
    match, value = found[0]
    span = reading.span(match.first, match.last)
    if len({each for _, each in found}) == 1 and value != _ANY_AIR:
        yield "cooler", Slot(value, span)
    if len(found) > 1 or reading.says(*_CHOOSING):
        yield "cooler_asked", Slot(True, span)
