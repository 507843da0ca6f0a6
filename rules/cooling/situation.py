"""How cards stand to each other, and what heat costs them in speed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rules.cards import Card
from rules.cooling.inputs import Cooler, CoolingInputs
from rules.cooling.parameters import CoolingParameters
from rules.errors import RuleInputError
from rules.machine.limits import floor_w, speed_kept
from rules.machine.load import CardLoad

Kind = Literal["server", "single", "water", "spaced", "blower", "open-air", "adjacent"]
Advice = Literal["own", "spaced", "blower", "blower-limit", "water", "server"]

_USUAL_WIDTH = 2.0


@dataclass(frozen=True, slots=True)
class Loss:
    """Lowest and highest share of speed lost to heat [-]."""

    low: float
    high: float


def count(cards: Sequence[Card]) -> int:
    """Cards of all kinds [-]."""
    return sum(card.count for card in cards)


def are_for_servers(cards: Sequence[Card]) -> bool:
    """Whether all cards are without a fan of their own."""
    return bool(cards) and all(card.gpu is not None and card.gpu.is_datacenter for card in cards)


def kind(cards: Sequence[Card], inputs: CoolingInputs) -> Kind:
    """The case that decides on the loss; cards of unknown cooling and spacing count as close together."""
    if are_for_servers(cards):
        return "server"
    if count(cards) == 1:
        return "single"
    if inputs.cooler == "water":
        return "water"
    if inputs.free_slots:
        return "spaced"
    by_cooler: dict[Cooler | None, Kind] = {"blower": "blower", "open_air": "open-air"}
    return by_cooler.get(inputs.cooler, "adjacent")


def loss(case: Kind, parameters: CoolingParameters) -> Loss:
    """The loss to plan with; none is counted for one card, a free slot, water, or a server's own airflow."""
    if case in ("server", "single", "water", "spaced"):
        return Loss(0.0, 0.0)
    low, high = parameters.loss_several_cards.value
    return Loss(low, parameters.loss_worst.value if case == "open-air" else high)


def slots(cards: Sequence[Card], free_slots: int, width: float | None = None) -> float:
    """Slots that the cards cover, with so many free ones between neighbours [-].

    Args:
        cards: those without a known width count as two slots thick, as in the 2018 guide.
        free_slots: between two neighbours.
        width: of each card instead of its own.
    """
    covered = sum((width or _width(card)) * card.count for card in cards)
    return covered + free_slots * (count(cards) - 1)


def check_fit(cards: Sequence[Card], inputs: CoolingInputs) -> None:
    """Refuse spacing that the board named cannot give.

    Raises:
        RuleInputError: the cards and the free slots between them need more slots than the board has.
    """
    if inputs.board_slots is None or inputs.free_slots is None or not cards:
        return
    needed = slots(cards, inputs.free_slots) - _overhang(cards)
    if needed > inputs.board_slots:
        raise RuleInputError(
            "free_slots", "error-slots-do-not-fit", needed=needed, available=inputs.board_slots
        )


def advise(loads: Sequence[CardLoad], inputs: CoolingInputs, parameters: CoolingParameters) -> Advice:
    """The kind of cooling for these cards.

    One card keeps its own cooler. Open-air cards are fine where the board leaves a free slot between them;
    blower cards where neighbours stay at the power that was measured, by a limit if need be; otherwise water.
    """
    cards = [load.card for load in loads]
    if are_for_servers(cards):
        return "server"
    if count(cards) == 1:
        return "own"
    board, case = parameters.board_slots.value
    if slots(cards, parameters.free_slots.value) <= (inputs.board_slots or board):
        return "spaced"
    room = inputs.board_slots + 1 if inputs.board_slots else case
    if slots(cards, 0, parameters.blower_slots.value) > room:
        return "water"
    return _blower_or_water(loads, parameters)


def _blower_or_water(loads: Sequence[CardLoad], parameters: CoolingParameters) -> Advice:
    limit = parameters.adjacent_blower_w.value
    if all(load.power_w <= limit for load in loads):
        return "blower"
    reachable = all(
        load.power_w <= limit
        or (floor_w(load.card, parameters) <= limit and speed_kept(limit / load.power_w, parameters))
        for load in loads
    )
    return "blower-limit" if reachable else "water"


def _width(card: Card) -> float:
    return (card.gpu.slot_width if card.gpu else None) or _USUAL_WIDTH


def _overhang(cards: Sequence[Card]) -> float:
    """The last card may stand over the board's edge with all but one of its slots."""
    return max(_width(card) for card in cards) - 1
