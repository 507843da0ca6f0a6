"""Power cables for graphics cards."""

from __future__ import annotations

from rules.cards import Card, resolve
from rules.computation import Computation, watts
from rules.connectors.inputs import ConnectorInputs
from rules.connectors.layouts import Wiring, carries_w, wiring
from rules.connectors.parameters import ConnectorParameters
from rules.connectors.report import limits_report, report, sockets_report, uncabled_report
from rules.connectors.sockets import SIXTEEN_PIN
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.plugs import layout as written


def count_connectors(inputs: ConnectorInputs, knowledge: Knowledge) -> Computation:
    """Separate power cables that cards need [-], or what sockets carry [W] where no card is given.

    A 6-pin carries 75 W, an 8-pin 150 W, a 16-pin (12VHPWR, 12V-2x6) 600 W, the slot 75 W. Every socket gets
    a cable of its own. Where makers build a card with different sockets, the layout with the most counts.

    Args:
        inputs: cards, or sockets; cables of the supply at hand [-].
        knowledge: parameters and card catalog as of a day.

    Returns:
        Cables for the layout with the most sockets as ``value``, with the fewest as ``low``.

    Raises:
        RuleInputError: an unknown card; sockets that cannot feed the card; an adapter without its socket.

    Example:
        >>> from datetime import date
        >>> inputs = ConnectorInputs.model_validate({"sockets": ["6-pin", "8-pin"]})
        >>> result = count_connectors(inputs, Knowledge(date(2026, 11, 30)))
        >>> result.value, [step.value for step in result.steps]
        (225.0, [225.0, 300.0])

    References:
        Intel, ATX version 3.0 power supply design guide, 2022, page 52: 75, 150 and 600 W.
    """
    parameters = knowledge.parameters(ConnectorParameters, "connectors")
    _check(inputs, parameters)
    if not inputs.gpus:
        if inputs.sockets:
            return sockets_report(inputs, knowledge)
        return limits_report(inputs, knowledge)
    cards, assumed = resolve(inputs.gpus, knowledge, parameters)
    cabled = tuple(card for card in cards if has_sockets(card))
    _check_power_known(cards, inputs)
    wirings = tuple(wiring(card, inputs, parameters) for card in cabled)
    if not any(each.most.sockets for each in wirings):
        return uncabled_report(cards, inputs, knowledge, assumed)
    _check_sockets(wirings, inputs, parameters)
    return report(wirings, inputs, knowledge, assumed)


def has_sockets(card: Card) -> bool:
    """Whether a card is one that cables can reach: not part of a laptop or of a processor."""
    return card.gpu is None or not (card.gpu.is_laptop or card.gpu.is_integrated)


def _check(inputs: ConnectorInputs, parameters: ConnectorParameters) -> None:
    if inputs.sockets:
        parameters.check("sockets", len(inputs.sockets))
    parameters.check_given(inputs, "adapter_plugs", "pcie_cables", "sixteen_pin_cables", "rail_current_a")


def _check_power_known(cards: tuple[Card, ...], inputs: ConnectorInputs) -> None:
    for position, card in enumerate(cards):
        if card.gpu is None and card.board_power_w is None and not inputs.sockets:
            raise RuleInputError(f"gpus.{position}.board_power_w", "error-board-power-unknown", card="none")


def _check_sockets(
    wirings: tuple[Wiring, ...], inputs: ConnectorInputs, parameters: ConnectorParameters
) -> None:
    if inputs.adapter_plugs and not any(SIXTEEN_PIN in each.most.sockets for each in wirings):
        raise RuleInputError("adapter_plugs", "error-adapter-without-socket", socket=SIXTEEN_PIN)
    for each in wirings:
        layout, power = each.most, each.card.board_power_w
        if layout.origin == "said" and power and carries_w(layout, parameters) < power:
            raise RuleInputError(
                "sockets",
                "error-sockets-too-weak",
                sockets=written(layout.sockets),
                carried=watts(carries_w(layout, parameters)),
                card=each.card.name or "none",
                power=watts(power),
            )
