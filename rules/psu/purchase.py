"""What to buy for a rating, or what to say of a supply at hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from rules.computation import (
    Day,
    Message,
    Quantity,
    Recommendation,
    counted,
    message,
    percent,
    quantity,
    watts,
)
from rules.errors import RuleInputError
from rules.machine.load import Load
from rules.mains import Circuit
from rules.psu.guide_2018 import YEAR
from rules.psu.inputs import PsuInputs
from rules.psu.parameters import PsuParameters
from rules.psu.rating import Rating
from rules.psu.retail import largest_low_voltage, largest_size, next_size, several

Verdict = Literal["enough", "tight", "short"]
HIGH_VOLTAGE = quantity(200, "V")
"""Lowest voltage of the countries whose outlets feed the largest supplies."""


@dataclass(frozen=True, slots=True)
class Purchase:
    """Sizes to buy [W], one or several, and what must be said about them."""

    sizes_w: tuple[int, ...]
    warnings: tuple[Message, ...] = ()

    @property
    def total_w(self) -> float:
        """All supplies together [W]."""
        return float(sum(self.sizes_w))


def purchase(load: Load, required_w: float, asked: Circuit | None, parameters: PsuParameters) -> Purchase:
    """The smallest supply on sale that does it, or several where none does on that circuit.

    Raises:
        RuleInputError: not even one card fits the largest supply on that circuit.
    """
    low_voltage = largest_low_voltage()
    largest = low_voltage if asked and asked.is_low_voltage else None
    single = next_size(required_w, largest)
    if single is None:
        return _several(load, required_w, largest, parameters)
    if single > low_voltage and asked is None:
        return Purchase((single,), (_low_voltage_note(load, required_w, single, parameters),))
    return Purchase((single,))


def verdict(psu_w: float, load_w: float, required_w: float) -> Verdict:
    """``enough`` with its margin, ``tight`` when it only carries the load, ``short`` below that.

    >>> verdict(1200, 1053, 1158)
    'enough'
    >>> verdict(1100, 1053, 1158)
    'tight'
    """
    if psu_w >= required_w:
        return "enough"
    return "tight" if psu_w >= load_w else "short"


def headline(purchase: Purchase, required_w: float, load_w: float, inputs: PsuInputs) -> Message:
    """The direct answer: what to buy, or whether the supply at hand does it."""
    if inputs.psu_w is not None:
        return _judged(purchase, required_w, load_w, inputs.psu_w, is_on_size=inputs.aspect == "oversize")
    if inputs.method == "2018":
        return _worded(purchase, "psu-headline-2018", required=watts(required_w), year=YEAR)
    return _worded(purchase, "psu-headline", required=watts(required_w))


def draw(load: Load, purchase: Purchase) -> Message:
    """What the cards draw by the catalog, and the supply for a machine around them."""
    cards = tuple(counted(each.card.count, each.card.name or watts(each.power_w)) for each in load.cards)
    sizes = tuple(watts(size) for size in purchase.sizes_w)
    count = sum(each.card.count for each in load.cards)
    return message("psu-headline-draw", cards=cards, count=count, power=watts(load.cards_w), sizes=sizes)


def total_draw(load: Load, wall_w: float, purchase: Purchase) -> Message:
    """What the whole machine draws, inside and at the wall, and the supply for it."""
    sizes = tuple(watts(size) for size in purchase.sizes_w)
    return message("psu-headline-total", load=watts(load.total_w), wall=watts(wall_w), sizes=sizes)


def _judged(
    purchase: Purchase, required_w: float, load_w: float, psu_w: float, *, is_on_size: bool
) -> Message:
    kind = verdict(psu_w, load_w, required_w)
    figures = {"given": watts(psu_w), "required": watts(required_w), "load": watts(load_w)}
    if kind == "enough" and is_on_size:
        return _sized(purchase, psu_w, figures)
    if kind == "enough":
        return message("psu-headline-enough", **figures)
    return _worded(purchase, f"psu-headline-{kind}", **figures)


def _sized(purchase: Purchase, psu_w: float, figures: Mapping[str, Quantity]) -> Message:
    """How much larger than needed a supply is; the next smaller size would not do, or would."""
    if psu_w <= purchase.total_w:
        return message("psu-headline-right-size", **figures)
    share = percent(figures["load"].value / psu_w)
    return message("psu-headline-oversize", size=watts(purchase.total_w), share=share, **figures)


def _worded(purchase: Purchase, message_id: str, **arguments: Quantity | Day) -> Message:
    """A message about one supply or, under its id with ``-several``, about more."""
    sizes = tuple(watts(size) for size in purchase.sizes_w)
    if len(sizes) == 1:
        return message(message_id, size=sizes[0], **arguments)
    return message(f"{message_id}-several", count=len(sizes), sizes=sizes, **arguments)


def recommendation(
    purchase: Purchase, required_w: float, load_w: float, psu_w: float | None
) -> Recommendation | None:
    """What to buy; nothing where the supply at hand is enough."""
    if psu_w is not None and verdict(psu_w, load_w, required_w) == "enough":
        return None
    return Recommendation(value=purchase.total_w, unit="W", label=_worded(purchase, "psu-buy"))


def tight_reason(psu_w: float | None, load_w: float, needed: Rating) -> tuple[Message, ...]:
    """Which of the three ratings a tight supply misses."""
    if psu_w is None or verdict(psu_w, load_w, needed.required_w) != "tight":
        return ()
    missed = {
        "psu-warning-misses-margin": needed.steady_w,
        "psu-warning-misses-peaks": needed.peaks_w,
        "psu-warning-misses-maker": needed.maker_w or 0.0,
    }
    return tuple(message(name, needed=watts(value)) for name, value in missed.items() if psu_w < value)


def _several(load: Load, required_w: float, largest_w: float | None, parameters: PsuParameters) -> Purchase:
    sizes = several(load, required_w, parameters, largest_w)
    if not sizes:
        largest = watts(largest_w or largest_size())
        raise RuleInputError("gpus", "error-psu-no-supply", required=watts(required_w), largest=largest)
    return Purchase(sizes, (splitting_note(parameters),))


def splitting_note(parameters: PsuParameters) -> Message:
    """How several supplies share one machine."""
    return message("psu-note-several-supplies", slot=parameters.slot_power_w.quantity(0))


def _low_voltage_note(load: Load, required_w: float, single: int, parameters: PsuParameters) -> Message:
    largest = largest_low_voltage()
    figures = {"size": watts(single), "largest": watts(largest), "volts": HIGH_VOLTAGE}
    sizes = tuple(watts(size) for size in several(load, required_w, parameters, largest))
    if not sizes:
        return message("psu-warning-high-voltage", **figures)
    return message("psu-warning-high-voltage-or-several", count=len(sizes), sizes=sizes, **figures)
