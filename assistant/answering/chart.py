"""A computation as bars: its options by a number that they differ in, or the steps to its value."""

from __future__ import annotations

from dataclasses import dataclass

from assistant.answer import Cell, Computation, Step

MOST_BARS = 12


@dataclass(frozen=True, slots=True)
class Bar:
    """One bar: its name, its length, and the number as written in the language of the answer."""

    label: str
    value: float
    text: str


@dataclass(frozen=True, slots=True)
class Chart:
    """Bars of one unit."""

    title: str
    bars: tuple[Bar, ...]


def chart(computation: Computation) -> Chart | None:
    """The bars of a computation, or ``None`` where fewer than two numbers can be compared."""
    title, bars = _of_options(computation) or _of_steps(computation)
    shown = tuple(bar for bar in bars if bar.value >= 0)[:MOST_BARS]
    if len(shown) < 2 or not any(bar.value for bar in shown):
        return None
    heading = f"{computation.title}: {title}" if title else computation.title
    return Chart(heading, shown)


def _of_options(computation: Computation) -> tuple[str, list[Bar]] | None:
    """The last column of numbers that differ, in the unit of the result if there is one."""
    options = computation.options
    names = list(dict.fromkeys(name for option in options for name in option.values))
    columns = [[option.values.get(name) for option in options] for name in names]
    telling = [cells for cells in columns if len({_number(cell) for cell in cells} - {None}) > 1]
    same_unit = [cells for cells in telling if any(cell and cell.unit == computation.unit for cell in cells)]
    if not telling:
        return None
    pairs = zip(options, (same_unit or telling)[-1], strict=True)
    known = [(option, cell) for option, cell in pairs if cell and _number(cell) is not None]
    return known[0][1].label, [Bar(o.name, _number(cell) or 0.0, cell.text) for o, cell in known]


def _of_steps(computation: Computation) -> tuple[str, list[Bar]]:
    """The steps in the unit of the result."""
    steps: list[Step] = [step for step in computation.steps if step.unit == computation.unit]
    return "", [Bar(step.label, step.value, step.text) for step in steps]


def _number(cell: Cell | None) -> float | None:
    return float(cell.value) if cell and isinstance(cell.value, int | float) else None
