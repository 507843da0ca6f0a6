"""Power supply rating for a workstation."""

from __future__ import annotations

from rules.cards import Card, resolve
from rules.computation import Computation, Message, message
from rules.knowledge import Knowledge
from rules.machine.power import check_given, check_power_known
from rules.machine.processor import with_named_cpu
from rules.psu.inputs import PsuInputs
from rules.psu.most import most_cards, with_count
from rules.psu.parameters import PsuParameters
from rules.psu.report import report
from rules.psu.sizing import Sizing, size

_LAPTOPS = ("power-supply#laptop-cards",)


def size_psu(inputs: PsuInputs, knowledge: Knowledge) -> Computation:
    """Rating of the power supply that a machine needs [W].

    Adds the board power of all cards, the turbo power of the processors and a flat figure for the rest, and
    a margin. Today's method takes the largest of that, of the rating whose promised excursion covers all
    cards peaking at once, and of the card makers' minimum; the 2018 method stops at the margin. The result
    is rounded up to a size on sale; a supply at hand is judged instead, or the cards that it carries are
    counted [-].

    Args:
        inputs: powers in watts [W], counts [-].
        knowledge: parameters and card catalog as of a day.

    Returns:
        The rating required [W], what to buy, and what power limits would change.

    Raises:
        RuleInputError: an unknown card, or a value outside the validity range; names the field.

    Example:
        >>> from datetime import date
        >>> four = {"count": 4, "board_power_w": 250}
        >>> inputs = PsuInputs.model_validate({"gpus": [four], "cpu_power_w": 150, "method": "2018"})
        >>> result = size_psu(inputs, Knowledge(date(2026, 11, 30)))
        >>> result.value, result.recommendation.value
        (1375.0, 1500.0)

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16, worked example of the power supply.
        Intel, ATX version 3 multi rail desktop platform power supply design guide, 2023, power excursions.
    """
    parameters = knowledge.parameters(PsuParameters, "psu")
    _check(inputs, parameters)
    cards, assumed = resolve(inputs.gpus, knowledge, parameters)
    supplied = tuple(card for card in cards if _has_own_supply(card))
    if cards and not supplied:
        return _nothing_to_size(cards, inputs, knowledge, assumed)
    left_out = tuple(_left_out(card) for card in cards if card not in supplied)
    check_power_known(supplied, inputs)
    known, cpu_steps = with_named_cpu(inputs, knowledge)

    def sized(*cards: Card) -> Sizing:
        return size(cards, known, parameters, cpu_steps)

    if inputs.aspect != "cards" or inputs.psu_w is None or len(supplied) != 1:
        return report(sized(*supplied), knowledge, assumed + left_out)
    held, here, more = most_cards(supplied[0], inputs.psu_w, sized)
    return with_count(report(here, knowledge, assumed + left_out), held, inputs.psu_w, here, more)


def _check(inputs: PsuInputs, parameters: PsuParameters) -> None:
    parameters.check_given(inputs, "psu_w", "psu_count")
    check_given(inputs)


def _has_own_supply(card: Card) -> bool:
    """Cards of laptops and of processors are fed by their machine, not by a supply that one chooses."""
    return card.gpu is None or not (card.gpu.is_laptop or card.gpu.is_integrated)


def _nothing_to_size(
    cards: tuple[Card, ...], inputs: PsuInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    laptops = [card for card in cards if card.gpu and card.gpu.is_laptop]
    kind = "laptop" if laptops else "integrated"
    return Computation(
        rule="psu",
        headline=message(f"psu-headline-{kind}", card=(laptops or cards)[0].name or ""),
        unit="W",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        assumptions=assumed,
        sections=_LAPTOPS,
        as_of=knowledge.as_of,
    )


def _left_out(card: Card) -> Message:
    kind = "laptop" if card.gpu and card.gpu.is_laptop else "integrated"
    return message(f"psu-note-{kind}-left-out", card=card.name or "")
