"""What an answer offered, taken into the next question: "what supply does that need?", "how fast?"."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.frame import Card, Frame, Slot

_RANKS = frozenset({"gpu_budget", "gpu_compare", "build"})
"""Rules whose answer ranks or chooses cards; a question for one of them is about all of them again."""
_TIMES = " × "
_FEWEST = 2
"""So many cards are several."""


def with_offered(previous: Frame, now: Frame) -> Frame:
    """The frame of a follow-up with the card that the answer before settled on.

    The one picked ("the second one") is set against the best; a question about a machine is about the one
    picked, else about the best.

    Args:
        previous: the frame before, with what its answer offered.
        now: the follow-up, merged with the frame before.
    """
    ranked = previous.offered if len(previous.offered) > 1 else previous.ranked
    now = replace(now, ranked=ranked)
    offered = previous.offered or (ranked if _picks(now) else ())
    if not offered or not now.rules:
        return _several(previous, now)
    picked = _picked(previous, now)
    if picked is not None and previous.rules == now.rules == ("gpu_budget",):
        return _compared(now, picked, offered)
    is_own = _ranks_or_counts(previous, now) or _names_others(previous, now)
    if is_own or (_is_of_all(now) and picked is None):
        return replace(now, offered=(picked,)) if picked else now
    number, _, name = (picked or offered[0]).rpartition(_TIMES)
    count = _count(previous, now) or (int(number) if number.isdecimal() else None)
    slots = {key: slot for key, slot in now.slots.items() if key not in ("choice", "gpu_count")}
    return _several(previous, replace(now, cards=(Card(name, name, count=count),), slots=slots))


def with_offered_model(previous: Frame, now: Frame) -> Frame:
    """The frame of a follow-up on speed with the model that the answer before found for its cards."""
    has_model = not {"model", "parameters_b"}.isdisjoint(now.slots)
    if has_model or not previous.offered_model or now.rules != ("llm_speed",):
        return now
    return replace(now, slots={**now.slots, "model": Slot(previous.offered_model, origin="carried")})


def _ranks_or_counts(previous: Frame, now: Frame) -> bool:
    """Whether the follow-up ranks cards itself, or asks anew how many cards a model needs."""
    return now.rules[0] in _RANKS or (now.rules[0] == "llm_memory" and "llm_memory" in previous.rules)


def _several(previous: Frame, now: Frame) -> Frame:
    """Two of the one card spoken of, where the conversation turns to several of them without a number."""
    turns = "multi_gpu" in now.rules and "multi_gpu" not in previous.rules
    if not turns or len(now.cards) != 1 or now.cards[0].span is not None or "gpu_count" in now.slots:
        return now
    card = now.cards[0]
    return now if (card.count or 1) > 1 else replace(now, cards=(replace(card, count=_FEWEST),))


def _picked(previous: Frame, now: Frame) -> str | None:
    """The card picked: of a comparison in the order in which the asker named them."""
    position, named = now.get("choice", 0), [card.name for card in previous.cards]
    is_comparison = "gpu_compare" in previous.rules and set(named) >= {*previous.offered}
    listed = named if is_comparison else now.ranked or previous.offered
    if position == -1:
        return listed[-1]
    return listed[position - 1] if 1 <= position <= len(listed) else None


def _picks(now: Frame) -> bool:
    """Whether the message itself speaks of one by its place."""
    choice = now.slots.get("choice")
    return choice is not None and choice.origin == "said"


def _is_of_all(now: Frame) -> bool:
    """Whether the prices of several cards are asked, none of them by its place."""
    return now.rules[0] == "gpu_price" and len(now.cards) > 1


def _compared(now: Frame, picked: str, offered: tuple[str, ...]) -> Frame:
    """The card picked beside the best one, or the second best where it is the best itself."""
    other = next((name for name in offered if name != picked), None)
    slots = {key: slot for key, slot in now.slots.items() if key not in ("choice", "gpu_count")}
    if other is None:
        return replace(now, offered=(picked,))
    cards = tuple(Card(name, name) for name in (picked, other))
    return replace(now, rules=("gpu_compare",), cards=cards, slots=slots, offered=(picked,))


def _names_others(previous: Frame, now: Frame) -> bool:
    """Whether the follow-up names cards of its own."""
    before = {card.name for card in previous.cards}
    return any(card.name not in before for card in now.cards)


def _count(previous: Frame, now: Frame) -> int | float | None:
    said = now.slots.get("gpu_count")
    if said is not None and isinstance(said.value, int | float):
        return said.value
    before = previous.cards[0].count if previous.cards else None
    own = now.cards[0].count if len(now.cards) == 1 else None
    return own if own != before else None
