"""Cards of which one is to be had: a supply, a speed or a cost is told of each and of no sum."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Frame
from assistant.understanding.names import Name
from assistant.understanding.reading import Reading

_COMPARING = frozenset({"gpu_compare", "multi_gpu"})
_CHOOSING = ("or", "versus", "which_of")
_TOGETHER = ("both", "pooled", "mix", "nvlink")
"""Words that put the cards into one machine after all."""
_LISTING = frozenset({",", "、", "/"})


def with_choice(previous: Frame | None, now: Frame, facts: Facts) -> Frame:
    """The frame that knows whether its cards are to be had one instead of the other.

    Args:
        previous: the frame before, whose comparison a follow-up goes on from.
        now: the message, merged with it.
        facts: what was found in the message.
    """
    if len({card.name for card in now.cards}) < 2 or facts.reading.says(*_TOGETHER):
        return now
    names = facts.cards
    if names:
        is_choice = len(names) > 1 and _are_alternatives(names, facts.reading)
    else:
        is_choice = now.is_follow_up and previous is not None and _compares(previous)
    return replace(now, is_choice=is_choice)


def _compares(frame: Frame) -> bool:
    """Whether the cards of a frame were set against each other."""
    is_mixed = bool(frame.get("mixing") or frame.get("nvlink"))
    counts = {card.count or 1 for card in frame.cards}
    is_one_machine = frame.rules == ("multi_gpu",) and (is_mixed or counts == {1} or len(frame.cards) != 2)
    return frame.is_choice or (not _COMPARING.isdisjoint(frame.rules) and not is_one_machine)


def _are_alternatives(names: Sequence[Name], reading: Reading) -> bool:
    """Whether "or" stands between the last two cards, and nothing that adds up between any."""
    joints = [_joint(one, other, reading) for one, other in pairwise(names)]
    return joints[-1] == "or" and set(joints) <= {"or", "listed"}


def _joint(one: Name, other: Name, reading: Reading) -> str:
    between = range(one.last, other.first)
    matches = [match for match in reading.words if match.first in between]
    if any(match.has("word", word) for match in matches for word in _CHOOSING):
        return "or"
    return "listed" if any(reading.texts[index] in _LISTING for index in between) else ""
