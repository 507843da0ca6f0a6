"""Graphics cards of a frame as the rules ask for them."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

from assistant.understanding.frame import FEW, Card, Frame
from rules.computation import Computation, message, quantity
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

_MOST = 1024
"""Cards that some rule still takes [-]."""
_STATED = frozenset({"claimed_maker", "claimed_parameters_b"})


def card_requests(frame: Frame, knowledge: Knowledge) -> list[dict[str, Any]]:
    """One request per card named, or for cards known by their power or memory only, one for each size.

    A count, power or memory said apart from the names belongs to the card when only one is named. A number
    that no machine has is a request by itself, so that the rule refuses it.
    """
    if frame.cards:
        alone = len(frame.cards) == 1
        return [_named(card, frame, knowledge, alone=alone) for card in frame.cards]
    memories = frame.get("card_memories_gb")
    if memories:
        return [given(memory_gb=size, count=count) for size, count in Counter(memories).items()]
    figures = {"board_power_w": frame.get("gpu_power_w"), "memory_gb": frame.get("memory_gb")}
    count = frame.get("gpu_count")
    is_sensible = count is None or 1 <= count <= _MOST
    if is_sensible and all(value is None for value in figures.values()):
        return []
    return [given(count=count, **figures)]


def priced_requests(frame: Frame, knowledge: Knowledge) -> list[dict[str, Any]]:
    """The cards named, each new or used where they differ in it."""
    requests = card_requests(frame, knowledge) if frame.cards else []
    return [
        {**request, **given(condition=card.condition)}
        for card, request in zip(frame.cards, requests, strict=True)
        if "name" in request
    ]


def refuse_parts(frame: Frame) -> None:
    """No machine holds a part of a card.

    Raises:
        RuleInputError: a number of cards that is not whole.
    """
    for count in (*(card.count for card in frame.cards), frame.get("gpu_count")):
        if count is not None and not float(count).is_integer():
            raise RuleInputError("gpus", "error-count-not-whole", given=quantity(count, "1"))


def unknown_cards(frame: Frame) -> list[RuleInputError]:
    """A refusal for each card that does not exist, with the nearest real ones."""
    unknown = [card for card in frame.cards if card.name is None and card.nearest]
    return [
        RuleInputError(
            "gpus", "error-unknown-card-near", options=card.nearest, name=card.asked, nearest=card.nearest
        )
        for card in unknown
    ]


def claimed_cards(frame: Frame) -> tuple[Card, ...]:
    """The cards of which the asker says a memory or a power, also apart from the name of the only one."""
    memory = frame.get("memory_gb")
    if len(frame.cards) == 1 and memory is not None and frame.cards[0].memory_gb is None:
        return (replace(frame.cards[0], memory_gb=memory),)
    return tuple(card for card in frame.cards if card.memory_gb is not None or card.board_power_w is not None)


def claims_something(frame: Frame) -> bool:
    """Whether anything is stated of a card or a model that the catalogs know."""
    return bool(claimed_cards(frame)) or not _STATED.isdisjoint(frame.slots)


def without_claims(frame: Frame) -> Frame:
    """The frame with its cards as the catalog has them, for the questions that follow a correction."""
    cards = tuple(replace(card, memory_gb=None, board_power_w=None) for card in frame.cards)
    dropped = {"memory_gb", *_STATED, *(("vendors",) if "claimed_maker" in frame.slots else ())}
    slots = {name: slot for name, slot in frame.slots.items() if name not in dropped}
    return replace(frame, cards=cards, slots=slots, rules=frame.resumes or frame.rules, resumes=())


def card_count(frame: Frame) -> int | None:
    """How many cards in all; ``None`` where neither cards nor their number are mentioned."""
    if not frame.cards:
        count: int | None = frame.get("gpu_count")
        return count
    return sum(1 if card.count is None else int(card.count) for card in frame.cards)


def with_few(computation: Computation, frame: Frame) -> Computation:
    """The computation, saying which number is assumed of cards that were only "a few"."""
    notes = tuple(
        message("card-assume-few", said=card.few, count=FEW).model_copy(update={"with_answer": True})
        for card in frame.cards
        if card.few and card.count == FEW
    )
    return (
        computation.model_copy(update={"assumptions": (*notes, *computation.assumptions)})
        if notes
        else computation
    )


def given(**values: Any) -> dict[str, Any]:
    """The values that are known."""
    return {name: value for name, value in values.items() if value is not None}


def _named(card: Card, frame: Frame, knowledge: Knowledge, *, alone: bool) -> dict[str, Any]:
    count, power = card.count, card.board_power_w
    if alone:
        count = frame.get("gpu_count") if count is None else count
        power = power or frame.get("gpu_power_w")
    return given(name=_name(card, knowledge), count=count, board_power_w=power, memory_gb=card.memory_gb)


def _name(card: Card, knowledge: Knowledge) -> str:
    """The catalog's name; the asker's words where a rule has to say which variant it assumed, or refuse."""
    if card.name is None:
        return card.asked
    if card.variants and knowledge.gpus.find(card.asked).kind == "variants":
        return card.asked
    return card.name
