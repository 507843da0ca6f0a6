"""What a continuation does to the cards and facts of the frame before it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from assistant.understanding.bare_change import Change, bare_change
from assistant.understanding.facts import Facts
from assistant.understanding.few import OF_SUMS
from assistant.understanding.frame import Card, Frame, Slot
from assistant.understanding.leaning import Leaning
from assistant.understanding.selling import sold
from rules.knowledge import Knowledge

_MOST_ADDED = 64
_PAIR = 2
_SAME_MEMORY_GB = 0.5
_ONE_OF = (
    frozenset({"power_limit_w", "power_limit_share"}),
    frozenset({"model", "parameters_b"}),
    frozenset({"tariff", "country", "country_part"}),
    frozenset({"vendors", "excluded_vendors"}),
)
"""Facts of which a new one replaces the others."""
_PROCESSORS: Mapping[str, frozenset[str]] = {
    "cpu": frozenset({"cpu_family", "cpu_power_w"}),
    "cpu_family": frozenset({"cpu", "cpu_power_w"}),
}
"""A processor that is named → what was known of the one before."""
_AIMS = (
    "by_power",
    "by_memory",
    "leads_in",
    "bandwidth_asked",
    "by_price",
    "by_speed",
    "judged",
    "cost_asked",
    "draw_asked",
    "total_asked",
    "oversize_asked",
    "limit_asked",
    "kwh_price_asked",
    "verdict_asked",
)
"""What was asked of the cards before, which another question does not ask again."""
_OTHER_AIMS = ("speed", "best", "versus", "price", "power", "training", "tuning", "inference", "vram")


def change_cards(
    previous: Frame, now: Frame, lean: Leaning, facts: Facts, knowledge: Knowledge
) -> tuple[Card, ...]:
    """The cards after a continuation: new ones, the same in another number, or another memory variant."""
    before = tuple(replace(card, span=None) for card in previous.cards)
    if "condition" in now.slots:
        before = tuple(replace(card, condition=None) for card in before)
    if now.cards:
        return _new_cards(before, previous, now, lean, facts, knowledge)
    if len(before) != 1:
        count = _count(now, bare_change(previous, now, facts))
        counted = {card.name for card in _countable(previous)} if count is not None else set()
        return tuple(replace(card, count=count) if card.name in counted else card for card in before)
    card = before[0]
    if lean.removes:
        count = _left(card, facts)
    else:
        count = _added(card, facts) if lean.adds else _count(now, bare_change(previous, now, facts))
    if count is not None:
        card = replace(card, count=count)
    if "gpu_power_w" in now.slots:
        card = replace(card, board_power_w=now.get("gpu_power_w"))
    if "memory_gb" in now.slots and card.variants:
        card = _variant(card, now.get("memory_gb"), knowledge)
    return (card,)


def change_slots(previous: Frame, now: Frame, lean: Leaning, facts: Facts) -> dict[str, Slot]:
    """The facts after a continuation, without those that the cards have taken up."""
    fresh = dict(now.slots)
    bare = bare_change(previous, now, facts)
    if bare is not None:
        fresh.setdefault(bare.slot, Slot(bare.value, bare.span))
    if not lean.adds:
        fresh.update(_choice(facts))
    kept = {name: replace(slot, span=None, origin="carried") for name, slot in previous.slots.items()}
    for group in _ONE_OF:
        if not group.isdisjoint(fresh):
            kept = {name: slot for name, slot in kept.items() if name not in group}
    if "psu_w" in fresh:
        kept.pop("psu_count", None)
    for name, others in _PROCESSORS.items():
        if name in fresh:
            kept = {other: slot for other, slot in kept.items() if other not in others}
    if now.rules or facts.reading.says(*_OTHER_AIMS):
        kept = {name: slot for name, slot in kept.items() if name not in _AIMS}
    taken = _taken_by_cards(previous, now)
    return {name: slot for name, slot in {**kept, **fresh}.items() if name not in taken}


def _new_cards(
    before: tuple[Card, ...], previous: Frame, now: Frame, lean: Leaning, facts: Facts, knowledge: Knowledge
) -> tuple[Card, ...]:
    """New cards replace the old or join them in a comparison, and take over a count not said again.

    A whole computer ("and on an M4 Max?") takes over none.
    """
    is_comparison = "gpu_compare" in (now.rules or previous.rules)
    if lean.removes:
        return _without(before, now.cards)
    if lean.adds or (lean.joins and _is_of_machine(previous)):
        return _joined(before, now.cards, facts)
    if is_comparison and not lean.corrects:
        named = {card.name for card in now.cards}
        return (*(card for card in before if card.name not in named), *now.cards)
    if len(before) == len(now.cards) == 1 and now.cards[0].count is None:
        is_single = _has_article_of_one(facts) or _is_computer(now.cards[0], knowledge)
        count = 1 if (before[0].count or 1) > 1 and is_single else before[0].count
        return (replace(now.cards[0], count=count),)
    return now.cards


def _is_of_machine(previous: Frame) -> bool:
    """Whether all cards before count for what was asked."""
    return bool(previous.rules) and set(previous.rules) <= OF_SUMS and not previous.is_choice


def _joined(before: tuple[Card, ...], added: tuple[Card, ...], facts: Facts) -> tuple[Card, ...]:
    """The cards before and those added, counted together where they are the same."""
    ordinals = [int(value) for _, value in facts.reading.of_kind("ordinal") if int(value) > 1]
    had = {card.name: card for card in before if card.name is not None}
    cards = [card for card in before if card.name not in {new.name for new in added}]
    for new in added:
        old = had.get(new.name or "")
        total = None if old is None else (old.count or 1) + (new.count or 1)
        cards.append(new if total is None else replace(new, count=ordinals[0] if ordinals else total))
    return tuple(cards)


def _without(before: tuple[Card, ...], gone: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards before without those that were sold; those named where none would be left, or it had none."""
    numbers = {card.name: card.count or 1 for card in gone}
    if not numbers.keys() <= {card.name for card in before}:
        return gone
    rest = tuple(replace(card, count=(card.count or 1) - numbers.get(card.name, 0)) for card in before)
    return tuple(card for card in rest if (card.count or 0) > 0) or gone


def _is_computer(card: Card, knowledge: Knowledge) -> bool:
    """Whether a name is that of a computer whose memory is the processor's as well."""
    return card.name is not None and knowledge.gpus.get(card.name).unified_memory


def _has_article_of_one(facts: Facts) -> bool:
    """Whether an article that is "one" as well stands right before the card: ``und auf eine 4090?``."""
    articles = {match.last for match in facts.reading.turns if match.has("turn", "single")}
    return any(name.kind == "gpu" and name.first in articles for name in facts.names)


def _count(now: Frame, bare: Change | None) -> int | float | None:
    """How many cards a continuation speaks of, with the word or with a bare number: "and with four?"."""
    if "gpu_count" in now.slots:
        said: int | float = now.get("gpu_count")
        return said
    return int(bare.value) if bare is not None and bare.slot == "gpu_count" else None  # type: ignore[arg-type]


def _countable(previous: Frame) -> tuple[Card, ...]:
    """Of several cards those that "and with four?" is said of: the only one in a number, or both compared."""
    several = tuple(card for card in previous.cards if (card.count or 1) > 1)
    if len(several) == 1:
        return several
    is_compared = previous.rules == ("gpu_compare",) and len(previous.cards) == _PAIR and not several
    return previous.cards if is_compared else ()


def _added(card: Card, facts: Facts) -> int | float:
    """The count after "add a second one", "add two" or "add another"."""
    ordinals = [int(value) for _, value in facts.reading.of_kind("ordinal") if int(value) > 1]
    if ordinals:
        return ordinals[0]
    more = [int(number.value) for number in facts.free if 0 < number.value <= _MOST_ADDED]
    return (card.count or 1) + (more[0] if more else 1)


def _left(card: Card, facts: Facts) -> int | float | None:
    """The count after "I sold one"; as it was, where fewer were there."""
    lot = sold(facts)
    rest = (card.count or 1) - (lot.number if lot is not None else 0)
    return rest if rest > 0 else card.count


def _choice(facts: Facts) -> dict[str, Slot]:
    """``choice``, where a continuation picks one of the options before: "the second one"."""
    for match, value in facts.reading.of_kind("ordinal"):
        return {"choice": Slot(int(value), facts.reading.span(match.first, match.last))}
    return {}


def _taken_by_cards(previous: Frame, now: Frame) -> set[str]:
    """Slots that say nothing beside cards known by name."""
    if now.cards:
        return {"total_power_w", "gpu_count", "gpu_power_w", "kwh_price_asked"} - set(now.slots)
    if len(previous.cards) != 1:
        of_count = {"gpu_count"} if _countable(previous) else set()
        return {"kwh_price_asked", *of_count} if previous.cards else set()
    taken = {"gpu_count", "gpu_power_w", "kwh_price_asked"}
    return taken | {"memory_gb"} if previous.cards[0].variants else taken


def _variant(card: Card, memory_gb: float, knowledge: Knowledge) -> Card:
    """The variant with that memory; the card with the memory as claimed, where there is none."""
    for name in card.variants:
        if abs(knowledge.gpus.get(name).memory_gb - memory_gb) < _SAME_MEMORY_GB:
            return replace(card, name=name, memory_gb=memory_gb, variants=())
    return replace(card, memory_gb=memory_gb)
