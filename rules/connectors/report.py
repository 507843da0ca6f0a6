"""Wiring as a computation: the answer, layouts, what to mind."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards import Card
from rules.computation import (
    Computation,
    Message,
    Option,
    Phrase,
    Quantity,
    message,
    quantity,
    references_of,
    watts,
)
from rules.connectors.headline import headline, name_of, uncabled
from rules.connectors.inputs import ConnectorInputs
from rules.connectors.layouts import Wiring, cables, carries_w
from rules.connectors.notes import assumptions, warnings
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.sockets import EPS, PCIE, SIX_PIN, SIXTEEN_PIN
from rules.connectors.steps import adapter_step, socket_steps, steps
from rules.knowledge import Knowledge
from rules.plugs import EIGHT_PIN, Layout
from rules.plugs import layout as written

_LIMITS = ("connectors#limits",)
_COUNTING = ("connectors#counting", "connectors#pigtails")


def limits_report(inputs: ConnectorInputs, knowledge: Knowledge) -> Computation:
    """What each connector carries."""
    parameters = knowledge.parameters(ConnectorParameters, "connectors")
    shown = {
        "slot": parameters.slot_power_w,
        "six": parameters.six_pin_power_w,
        "eight": parameters.eight_pin_power_w,
        "sixteen": parameters.sixteen_pin_power_w,
    }
    return Computation(
        rule="connectors",
        headline=message(
            "connectors-headline-limits",
            six_pin=SIX_PIN,
            eight_pin=EIGHT_PIN,
            sixteen_pin=SIXTEEN_PIN,
            **{name: each.quantity(0) for name, each in shown.items()},
        ),
        unit="W",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        assumptions=(message("connectors-note-card-maximum", maximum=parameters.card_maximum_w.quantity(0)),),
        warnings=parameters.stale(knowledge.as_of),
        references=tuple(dict.fromkeys(each.reference for each in shown.values())),
        sections=_LIMITS,
        as_of=knowledge.as_of,
    )


def sockets_report(inputs: ConnectorInputs, knowledge: Knowledge) -> Computation:
    """What sockets carry [W]."""
    parameters = knowledge.parameters(ConnectorParameters, "connectors")
    lines = socket_steps(inputs.sockets, parameters)
    alone, with_slot = (watts(line.value) for line in lines)
    sockets = written(inputs.sockets)
    return Computation(
        rule="connectors",
        headline=message("connectors-headline-sockets", sockets=sockets, carried=alone, with_slot=with_slot),
        value=alone.value,
        unit="W",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        assumptions=_maximum_note(with_slot, parameters),
        warnings=(*warnings((), inputs, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(lines),
        sections=(*_LIMITS, *_special_sections(inputs.sockets)),
        as_of=knowledge.as_of,
    )


def _maximum_note(carried: Quantity, parameters: ConnectorParameters) -> tuple[Message, ...]:
    """What one card may draw at most, where its sockets carry more."""
    maximum = parameters.card_maximum_w
    if carried.value <= maximum.value:
        return ()
    return (message("connectors-note-card-maximum", maximum=maximum.quantity(0)),)


def uncabled_report(
    cards: Sequence[Card], inputs: ConnectorInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """Cards that take no cable: slot-powered ones, modules, parts of laptops and processors."""
    parameters = knowledge.parameters(ConnectorParameters, "connectors")
    return Computation(
        rule="connectors",
        headline=uncabled(cards[0], parameters),
        value=0.0,
        unit="1",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        assumptions=assumed,
        warnings=parameters.stale(knowledge.as_of),
        references=(*cards[0].references, parameters.slot_power_w.reference),
        sections=_COUNTING[:1],
        as_of=knowledge.as_of,
    )


def report(
    wirings: Sequence[Wiring], inputs: ConnectorInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """Cables for cards that have sockets."""
    parameters = knowledge.parameters(ConnectorParameters, "connectors")
    if inputs.adapter_plugs:
        return adapter_report(wirings, inputs.adapter_plugs, inputs, knowledge, assumed)
    most, fewest = cables(wirings).total(), cables(wirings, fewest=True).total()
    lines = steps(wirings, parameters)
    return Computation(
        rule="connectors",
        headline=headline(wirings, inputs, parameters),
        value=float(most),
        unit="1",
        low=float(fewest) if fewest != most else None,
        high=float(most) if fewest != most else None,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=_options(wirings, parameters),
        assumptions=(*assumed, *assumptions(wirings, parameters)),
        warnings=(*warnings(wirings, inputs, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(lines),
        sections=_sections(wirings, inputs),
        as_of=knowledge.as_of,
    )


def adapter_report(
    wirings: Sequence[Wiring],
    plugs: int,
    inputs: ConnectorInputs,
    knowledge: Knowledge,
    assumed: tuple[Message, ...],
) -> Computation:
    """What an adapter to the 16-pin socket carries [W], and whether that is enough for the strongest card."""
    parameters = knowledge.parameters(ConnectorParameters, "connectors")
    cards = [each.card for each in wirings if SIXTEEN_PIN in each.most.sockets]
    card = max(cards, key=lambda each: each.board_power_w or 0.0)
    carried = adapter_step(plugs, parameters)
    power = watts(card.board_power_w or 0.0)
    verdict = "enough" if carried.value >= power.value else "short"
    lines = (carried, *steps(wirings, parameters))
    return Computation(
        rule="connectors",
        headline=message(
            f"connectors-headline-adapter-{verdict}",
            plugs=plugs,
            plug=EIGHT_PIN,
            carried=watts(carried.value),
            card=name_of(card),
            power=power,
        ),
        value=carried.value,
        unit="W",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        assumptions=(*assumed, *assumptions(wirings, parameters)),
        warnings=(*warnings(wirings, inputs, parameters), *parameters.stale(knowledge.as_of)),
        references=references_of(lines),
        sections=_sections(wirings, inputs),
        as_of=knowledge.as_of,
    )


def _options(wirings: Sequence[Wiring], parameters: ConnectorParameters) -> tuple[Option, ...]:
    """One row per layout, where a card is sold with several."""
    several = [each for each in wirings if len(each.layouts) > 1]
    return tuple(_option(each, layout, parameters) for each in several for layout in each.layouts)


def _option(wiring: Wiring, layout: Layout, parameters: ConnectorParameters) -> Option:
    return Option(
        name=Phrase(
            expression="{card}: {sockets}",
            operands={"card": name_of(wiring.card), "sockets": written(layout.sockets)},
        ),
        kind="sockets",
        values={
            "carries": watts(carries_w(layout, parameters)),
            "cables": quantity(len(layout.sockets) * wiring.card.count, "1", 0),
        },
        note=message(f"connectors-note-board-{layout.origin}"),
    )


def _sections(wirings: Sequence[Wiring], inputs: ConnectorInputs) -> tuple[str, ...]:
    sockets = [kind for each in wirings for layout in each.layouts for kind in layout.sockets]
    partners = ("connectors#partner-cards",) if any(len(each.layouts) > 1 for each in wirings) else ()
    pigtails = ("connectors#pigtails",) if inputs.pigtail else ()
    found = (*pigtails, *_special_sections(sockets), *_COUNTING, *partners, *_LIMITS)
    if inputs.adapter_plugs:
        found = ("connectors#adapters", *found)
    return tuple(dict.fromkeys(found))


def _special_sections(sockets: Sequence[str]) -> tuple[str, ...]:
    sixteen = ("connectors#sixteen-pin",) if SIXTEEN_PIN in sockets else ()
    eps = ("connectors#eps",) if EPS in sockets else ()
    several = ("connectors#pigtails",) if sum(kind in PCIE for kind in sockets) > 1 else ()
    return (*sixteen, *eps, *several)
