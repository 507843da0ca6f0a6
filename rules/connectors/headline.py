"""The direct answer to a question about cables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.cards import Card
from rules.computation import Argument, Message, Quantity, Term, counted, message, watts
from rules.connectors.inputs import ConnectorInputs
from rules.connectors.layouts import Wiring, cables
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.sockets import PCIE, SIXTEEN_PIN
from rules.connectors.supply import Supply, judge


def headline(wirings: Sequence[Wiring], inputs: ConnectorInputs, parameters: ConnectorParameters) -> Message:
    """Whether cables with two plugs or those of the supply at hand do it; else how many cables it takes."""
    if inputs.pigtail and any(sum(kind in PCIE for kind in each.most.sockets) > 1 for each in wirings):
        return _pigtail(wirings, parameters)
    most = judge(wirings, inputs, parameters)
    if most is not None:
        return _judged(most, judge(wirings, inputs, parameters, fewest=True) or most)
    fewest = cables(wirings, fewest=True).total()
    named = _named(wirings)
    if fewest != named["total"]:
        return message("connectors-headline-range", fewest=fewest, **named)
    return message("connectors-headline", **named)


def uncabled(card: Card, parameters: ConnectorParameters) -> Message:
    """Why a card takes no cable."""
    gpu, slot = card.gpu, parameters.slot_power_w
    if gpu and gpu.is_laptop:
        return message("connectors-headline-laptop", card=name_of(card))
    if gpu and gpu.is_integrated:
        return message("connectors-headline-integrated", card=name_of(card))
    if (card.board_power_w or 0.0) > slot.value:
        return message("connectors-headline-module", card=name_of(card))
    power = watts(card.board_power_w or slot.value)
    return message("connectors-headline-slot", card=card.name or "none", power=power, slot=slot.quantity(0))


def name_of(card: Card) -> str | Quantity | Term:
    """A card's name, or its power."""
    return card.name or (watts(card.board_power_w) if card.board_power_w else Term(id="part-gpu"))


def _pigtail(wirings: Sequence[Wiring], parameters: ConnectorParameters) -> Message:
    each = parameters.eight_pin_power_w
    return message(
        "connectors-headline-pigtail",
        both=watts(2 * each.value),
        each=each.quantity(0),
        **_named(wirings),
    )


def _judged(most: Supply, fewest: Supply) -> Message:
    """Cables at hand against boards with the most sockets; where those decide, against the others too."""
    if not most.needed:
        return message("connectors-headline-native", socket=SIXTEEN_PIN)
    if most.missing and not fewest.missing:
        return message(
            "connectors-headline-depends",
            most=most.needed,
            fewest=fewest.needed,
            at_hand=most.at_hand,
        )
    return message(
        "connectors-headline-short" if most.missing else "connectors-headline-enough",
        needed=most.needed,
        at_hand=most.at_hand,
        missing=most.missing,
    )


def _named(wirings: Sequence[Wiring]) -> dict[str, Argument]:
    """The cards as people count them, and their cables."""
    most = cables(wirings)
    return {
        "cards": tuple(counted(each.card.count, name_of(each.card)) for each in wirings),
        "total": most.total(),
        "kinds": _kinds(most),
    }


def _kinds(found: Counter[str]) -> tuple[str, ...]:
    return tuple(counted(count, kind) for kind, count in found.items())
