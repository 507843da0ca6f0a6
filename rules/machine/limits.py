"""Power limits of cards: what a card accepts, and what a limit costs in speed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from rules.cards import Card
from rules.computation import watts
from rules.errors import RuleInputError
from rules.machine.inputs import MachineInputs
from rules.machine.load import CardLoad, peak_factor
from rules.machine.parameters import MachineParameters

_JUST_ABOVE = 1.02


def limited(
    cards: Sequence[Card], inputs: MachineInputs, parameters: MachineParameters
) -> tuple[CardLoad, ...]:
    """Every card at its own board power, or at the limit asked for.

    Raises:
        RuleInputError: a limit outside the validity range, or below what a card accepts.
    """
    for name in ("power_limit_w", "power_limit_share"):
        if getattr(inputs, name) is not None:
            parameters.check(name, getattr(inputs, name))
    return tuple(_limited(card, inputs, parameters) for card in cards)


def at_share(cards: Sequence[Card], share: float, parameters: MachineParameters) -> tuple[CardLoad, ...]:
    """Every card at a share of its board power, but never below what the card accepts, nor just above it."""
    return tuple(_load(card, _at_share(card, share, parameters), parameters) for card in cards)


def _at_share(card: Card, share: float, parameters: MachineParameters) -> float:
    floor = floor_w(card, parameters)
    wanted = power(card) * share
    return floor if wanted < floor * _JUST_ABOVE else wanted


def power(card: Card) -> float:
    """Board power of a card that is known to have one [W]."""
    assert card.board_power_w is not None
    return card.board_power_w


def floor_w(card: Card, parameters: MachineParameters) -> float:
    """Lowest power limit that a card accepts [W]; 0 where none is known."""
    return min(power(card), parameters.power_limit_floor_w.value.get(card.name or "", 0.0))


def speed_kept(share: float, parameters: MachineParameters) -> tuple[float, float] | None:
    """Lowest and highest share of speed kept at a share of board power; ``None`` below what was measured.

    Between the measured points the band is interpolated.
    """
    points = sorted(parameters.power_limit_speed.value)
    if share < points[0][0]:
        return None
    for low, high in pairwise(points):
        if share <= high[0]:
            way = (share - low[0]) / (high[0] - low[0])
            return low[1] + way * (high[1] - low[1]), low[2] + way * (high[2] - low[2])
    return 1.0, 1.0


def _limited(card: Card, inputs: MachineInputs, parameters: MachineParameters) -> CardLoad:
    limit = _asked(card, inputs)
    floor = floor_w(card, parameters)
    if limit < floor:
        raise RuleInputError(
            "power_limit_w",
            "error-power-limit-floor",
            card=card.name or "",
            limit=watts(limit),
            floor=watts(floor),
        )
    return _load(card, limit, parameters)


def _asked(card: Card, inputs: MachineInputs) -> float:
    if inputs.power_limit_w is not None:
        return min(power(card), inputs.power_limit_w)
    return power(card) * (inputs.power_limit_share or 1.0)


def _load(card: Card, power_w: float, parameters: MachineParameters) -> CardLoad:
    return CardLoad(card, round(power_w, 3), peak_factor(card, parameters))
