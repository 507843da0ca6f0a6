"""Cards of which one is to be had, each computed as a machine of its own."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from assistant.computing.missing import Missing
from assistant.understanding.frame import Card, Frame
from rules.computation import counted, message

_OF_MACHINE = frozenset({"psu", "electricity", "circuit", "llm_speed", "llm_memory", "connectors", "cooling"})
"""Rules that take all cards as those of one machine."""


def apart(frame: Frame, rule: str) -> Iterator[tuple[Frame, str | None]]:
    """The frame, or one for each choice of cards with the words for it.

    Args:
        frame: what was asked.
        rule: the one that is to be computed.
    """
    if not frame.is_choice or rule not in _OF_MACHINE:
        yield frame, None
        return
    for card in frame.cards:
        yield replace(frame, cards=(card,), is_choice=False), _written(card)


def which_of(frame: Frame, rule: str) -> Missing | None:
    """A question back where a follow-up gives a number for one of several cards, and not of which."""
    slot = frame.slots.get("gpu_count")
    is_open = slot is not None and slot.origin == "said" and frame.is_follow_up
    is_carried = len(frame.cards) > 1 and all(card.span is None for card in frame.cards)
    if slot is None or not (is_open and is_carried) or rule not in _OF_MACHINE:
        return None
    options = tuple(_with_count(frame, index, int(slot.value)) for index in range(len(frame.cards)))  # type: ignore[arg-type]
    return Missing("gpus", message("psu-missing-cards"), options)


def _with_count(frame: Frame, index: int, count: int) -> str:
    cards = list(frame.cards)
    cards[index] = replace(cards[index], count=count)
    return " + ".join(map(_written, cards))


def _written(card: Card) -> str:
    return counted(int(card.count or 1), card.name or card.asked)
