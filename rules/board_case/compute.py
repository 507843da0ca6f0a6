"""Board and case for graphics cards: slots, length, lanes, radiators."""

from __future__ import annotations

from rules.board_case.housing import Housing
from rules.board_case.inputs import BoardCaseInputs
from rules.board_case.lane_budget import lane_budget
from rules.board_case.layout import layout
from rules.board_case.length import length
from rules.board_case.parameters import BoardCaseParameters
from rules.board_case.report import report
from rules.cards import Card, CardRequest, resolve
from rules.computation import Computation, Message, message
from rules.knowledge import Knowledge

_CHECKED = (
    "slot_width",
    "length_mm",
    "free_slots",
    "case_slots",
    "case_length_mm",
    "cpu_count",
    "nvme_drives",
)
_NO_SLOT = ("motherboard-case#board-gpu-count",)


def house_cards(inputs: BoardCaseInputs, knowledge: Knowledge) -> Computation:
    """What board and case must offer for some cards.

    Cards stand side by side: slots that each covers, plus free slots between open-air coolers. The case must
    take the longest card and 20 mm more. Every card is to have eight lanes of the processor where no other
    number is asked for; a desktop processor splits sixteen between its cards.

    Args:
        inputs: counts of slots, cards and lanes [-], lengths in mm.
        knowledge: parameters, card and processor catalogs as of a day.

    Returns:
        Slot positions [-]; with the case's length for cards the length needed [mm]; with a processor the
        lanes needed [-].

    Raises:
        RuleInputError: an unknown card or processor, or a value outside the validity range.

    Example:
        >>> from datetime import date
        >>> four = {"gpus": [{"count": 4}], "method": "2018"}
        >>> house_cards(BoardCaseInputs.model_validate(four), Knowledge(date(2026, 11, 30))).value
        8.0

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: two slots per card, four cards.
    """
    parameters = knowledge.parameters(BoardCaseParameters, "board_case")
    parameters.check_given(inputs, *_CHECKED)
    most = {"count": parameters.cards_per_machine.value} if inputs.asks_most else {}
    requests = inputs.gpus if inputs.gpus and not most else (CardRequest.model_validate(most),)
    cards, assumed = resolve(requests, knowledge, parameters)
    slotted = tuple(card for card in cards if _has_slot(card))
    if not slotted:
        return _nothing_to_house(cards, inputs, knowledge, assumed)
    housing = Housing(
        layout(slotted, inputs, parameters),
        length(slotted, inputs, parameters),
        lane_budget(sum(card.count for card in slotted), inputs, knowledge, parameters),
        inputs,
        parameters,
    )
    left_out = tuple(_left_out(card) for card in cards if card not in slotted)
    return report(housing, assumed + left_out, knowledge)


def _has_slot(card: Card) -> bool:
    """Laptop parts, parts of processors and server modules have no slot."""
    gpu = card.gpu
    if gpu is None:
        return True
    is_module = gpu.is_datacenter and gpu.slot_width is None
    return not (gpu.is_laptop or gpu.is_integrated or gpu.unified_memory or is_module)


def _left_out(card: Card) -> Message:
    return message("board-case-note-left-out", card=card.name or "")


def _nothing_to_house(
    cards: tuple[Card, ...], inputs: BoardCaseInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    return Computation(
        rule="board_case",
        headline=message("board-case-headline-no-card", card=cards[0].name or ""),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        assumptions=assumed,
        sections=_NO_SLOT,
        as_of=knowledge.as_of,
    )
