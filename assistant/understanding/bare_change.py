"""What a bare number, or a currency alone, changes in the frame before: "and with four?", "and 2000?"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from assistant.understanding.bare_numbers import SUPPLIES_W, is_of_link
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Frame, Money, SlotValue, Span
from assistant.understanding.leaning import content
from assistant.understanding.number import Number
from assistant.understanding.vocabulary import Match

_LARGEST_COUNT = 64
"""A bare number up to this one can count cards [-]."""
_FEW_WORDS = 4
"""In so many words an article at the end is all that is said: "und auf nur einer?" [-]."""
_LARGEST_POWER_W = 3500
"""A larger number is no power of a supply or a card [W]."""
_SMALLEST_AMOUNT = 100
"""A bare number from this one on can be a price or a power [-]."""
_MOST_CARDS = 16
"""No machine holds more cards [-]; from there on a number after a question for memory is one of gigabytes."""
_MODULE_GB = 8
"""Main memory comes in multiples of so much."""
_LIKE = (0.25, 4.0)
"""A number within these shares of one said just before takes its place [-]."""
_PRICED = frozenset({"gpu_budget", "build", "cloud_or_buy"})


class Change(NamedTuple):
    """A slot, its new value, and where that was said."""

    slot: str
    value: SlotValue
    span: Span


def bare_change(previous: Frame, now: Frame, facts: Facts) -> Change | None:
    """What the first number without a unit or noun is about: a count, unless something likelier was said."""
    for number in _unclaimed(now, facts):
        change = _change(number, previous, now, facts)
        if change is not None:
            return change
    return _single(previous, now, facts) or _currency(previous, now, facts)


def _single(previous: Frame, now: Frame, facts: Facts) -> Change | None:
    """An article that ends a short message counts the cards before: ``und auf eine?``, ``et sur une ?``."""
    is_counted = len(previous.cards) == 1 or "gpu_count" in previous.slots
    if not is_counted or now.cards or "gpu_count" in now.slots or len(content(facts.reading)) > _FEW_WORDS:
        return None
    for match in facts.reading.turns:
        if match.has("turn", "single") and _ends(match, facts):
            return Change("gpu_count", 1, facts.reading.span(match.first, match.last))
    return None


def _ends(match: Match, facts: Facts) -> bool:
    """Whether nothing follows but a preposition, which Turkish has behind: ``peki biri için?``."""
    after = facts.reading.at(match.last)
    last = after.last if after is not None and after.has("word", "clause") else match.last
    return all(index < last for index in content(facts.reading))


def is_pronoun(number: Number, facts: Facts) -> bool:
    """Whether "one" stands for a thing ("the 8 GB one") and counts nothing ("with one")."""
    if not number.in_words or number.value != 1 or number.first == 0:
        return False
    if not any(
        turn.has("turn", "one") and turn.first <= number.first < turn.last for turn in facts.reading.turns
    ):
        return False
    before = facts.reading.before(number.first)
    return before is None or not any(before.has("word", word) for word in ("clause", "and", "only"))


def _unclaimed(now: Frame, facts: Facts) -> Iterator[Number]:
    claimed = {slot.span for slot in now.slots.values()}
    for number in facts.free:
        if number.value == now.era or is_of_link(number, facts.reading) or _is_width(number, now, facts):
            continue
        if facts.reading.span(number.first, number.last) not in claimed and not is_pronoun(number, facts):
            yield number


def _is_width(number: Number, now: Frame, facts: Facts) -> bool:
    """Whether a number tells the lanes of a link, the 4 of "PCIe 3.0 x4"."""
    width = now.slots.get("pcie_lanes")
    span = facts.reading.span(number.first, number.last)
    return width is not None and width.span is not None and width.span.start <= span.start < width.span.end


def _change(number: Number, previous: Frame, now: Frame, facts: Facts) -> Change | None:
    span = facts.reading.span(number.first, number.last)
    is_count = number.value.is_integer() and number.value <= _LARGEST_COUNT and not _is_version(number, facts)
    if _is_supply(number, previous, now, facts):
        return Change("psu_w", number.value, span)
    if _is_main_memory(number, previous, now, facts):
        return Change("ram_gb", number.value, span)
    if is_count and number.in_words:
        return Change("gpu_count", int(number.value), span)
    for name, slot in reversed(list(previous.slots.items())):
        if slot.origin == "said" and _is_like(number.value, slot.value):
            return Change(name, _in_place_of(slot.value, number.value), span)
    if is_count:
        return Change("gpu_count", int(number.value), span)
    return _large(number, span, previous, now, facts)


def _is_version(number: Number, facts: Facts) -> bool:
    """Whether a whole number has decimals, as nobody counts: "12.0"."""
    return any(sign in facts.reading.texts[number.first] for sign in ".,")


def _is_supply(number: Number, previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether a number that may be enough is a power supply's, after a question for one: "is 850 enough?"."""
    is_of_supply = "psu" in (now.rules or previous.rules) and facts.reading.says("enough")
    return is_of_supply and SUPPLIES_W[0] <= number.value <= SUPPLIES_W[1]


def _is_main_memory(number: Number, previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether a number is one of gigabytes, after a question for main memory: "is 64 enough?"."""
    is_of_memory = (now.rules or previous.rules)[:1] == ("ram",) and not number.in_words
    is_size = number.value > 0 and not number.value % _MODULE_GB
    return is_of_memory and is_size and (number.value > _MOST_CARDS or facts.reading.says("enough"))


def _is_like(value: float, before: SlotValue) -> bool:
    amount = before.amount if isinstance(before, Money) else before
    if isinstance(amount, bool) or not isinstance(amount, int | float) or amount <= 0:
        return False
    low, high = _LIKE
    return low <= value / amount <= high


def _in_place_of(before: SlotValue, value: float) -> SlotValue:
    if isinstance(before, Money):
        return Money(value, before.currency)
    return int(value) if isinstance(before, int) and value.is_integer() else value


def _large(number: Number, span: Span, previous: Frame, now: Frame, facts: Facts) -> Change | None:
    if number.value < _SMALLEST_AMOUNT:
        return None
    if not _PRICED.isdisjoint(now.rules or previous.rules):
        before = previous.get("budget")
        currency = before.currency if isinstance(before, Money) else facts.reading.language.default_currency
        return Change("budget", Money(number.value, currency), span)
    known = next((name for name in ("power_limit_w", "psu_w") if name in previous.slots), None)
    return Change(known, number.value, span) if known and number.value <= _LARGEST_POWER_W else None


def _currency(previous: Frame, now: Frame, facts: Facts) -> Change | None:
    """``no, dollars``: the same amount in another currency."""
    before = previous.get("budget")
    if not isinstance(before, Money) or facts.amounts or facts.free:
        return None
    for match, currency in facts.reading.of_kind("currency"):
        span = facts.reading.span(match.first, match.last)
        return Change("budget", Money(before.amount, currency), span)
    return None
