"""How many cards of one kind a supply at hand carries."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rules.cards import Card
from rules.computation import Computation, Message, message, quantity, watts
from rules.errors import RuleInputError
from rules.psu.sizing import Sizing

MOST = 16
"""Cards beyond which no machine is counted [-]."""


def most_cards(
    card: Card, psu_w: float, sized: Callable[[Card], Sizing]
) -> tuple[int, Sizing, Sizing | None]:
    """The most cards that a supply carries [-], their machine, and the one with a card more.

    Args:
        card: of the kind asked about.
        psu_w: rating of the supply [W].
        sized: the machine with so many cards as one given.

    Returns:
        No cards with the machine of one where it carries not even that; no larger machine at ``MOST``.
    """
    held, here = 0, sized(replace(card, count=1))
    more: Sizing | None = here
    while more is not None and more.required_w <= psu_w:
        held, here = held + 1, more
        more = _with(card, held + 1, sized)
    return held, here, more


def with_count(found: Computation, held: int, psu_w: float, here: Sizing, more: Sizing | None) -> Computation:
    """The computation of a machine's supply as the answer to how many cards the supply carries [-]."""
    changed = {"headline": _headline(held, psu_w, here, more), "value": float(held), "unit": "1"}
    return found.model_copy(update={**changed, **({"recommendation": None} if held else {})})


def _with(card: Card, count: int, sized: Callable[[Card], Sizing]) -> Sizing | None:
    """The machine with so many cards; ``None`` beyond what is counted, or where no supplies feed it."""
    if count > MOST:
        return None
    try:
        return sized(replace(card, count=count))
    except RuleInputError:
        return None


def _headline(held: int, psu_w: float, here: Sizing, more: Sizing | None) -> Message:
    card = here.cards[0].name or watts(here.cards[0].board_power_w or 0.0)
    if not held:
        return message(
            "psu-headline-cards-none", given=watts(psu_w), card=card, required=watts(here.required_w)
        )
    shown = {"given": watts(psu_w), "card": card, "required": watts(here.required_w)}
    if more is None:
        return message("psu-headline-cards-most", count=quantity(held, "1"), **shown)
    return message("psu-headline-cards", count=quantity(held, "1"), more=watts(more.required_w), **shown)
