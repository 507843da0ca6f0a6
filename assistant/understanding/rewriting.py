"""A question with some of its facts changed: the frame, and the words, so that they say the same again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import NamedTuple

from assistant.understanding.facts import Facts, find_facts
from assistant.understanding.frame import Card, Frame, Money, Slot, Span
from assistant.understanding.hearing import heard
from assistant.understanding.number import Number
from assistant.understanding.numbers import find_numbers
from assistant.understanding.placed_words import Placed, apart, by_place, joined, moved, with_words
from assistant.understanding.shrunk_ranges import shrunk_span
from assistant.understanding.slot_units import unit_of
from assistant.understanding.understand import understand
from assistant.understanding.variants import with_variants
from rules.knowledge import Knowledge

DIGITS = 10
"""So many significant digits a number has that is put into a question."""
_PERCENT = "%"
_TOKENS = "tok"
_UNIT_IN_QUESTIONS = {_PERCENT: "%", _TOKENS: " tokens", "Gparam": "B"}
"""How a unit is written where another way of saying it is replaced."""


class Change(NamedTuple):
    """A new number for one fact.

    Args:
        place: position of a card in the frame, whose count it is; or the name of a slot.
        value: in the unit of the slot.
    """

    place: int | str
    value: float


class Phrases(NamedTuple):
    """Words of the question's language for facts that its own words no longer say.

    Args:
        daily: hours of each day, from their number.
        at_most: an upper end without a lower one, from a number with its unit.
    """

    daily: Callable[[str], str] = "{} h a day".format
    at_most: Callable[[str], str] = "at most {}".format


def rewritten(
    frame: Frame,
    changes: Sequence[Change],
    knowledge: Knowledge,
    phrases: Phrases = Phrases(),
) -> Frame:
    """The frame after some changes, its question and its places too.

    A range whose new upper end is below its lower one is that upper end alone: "at most 250".
    A fact that an earlier message gave has no words here: its value alone changes, and the number of a short
    follow-up ("and with four?") that gave the card its count.

    Args:
        frame: as understood.
        changes: each of a card that has a count, or of a slot that :func:`is_number`; the last one of a
            place holds.
        knowledge: the catalogs that names are looked up in.
        phrases: in the language of the question.
    """
    asked = {change.place: change.value for change in changes}
    facts = _facts(frame.question, frame, knowledge)
    found = {
        _of_card(frame.cards[place], value, frame, facts, knowledge)
        if isinstance(place, int)
        else _of_slot(place, frame.slots[place], value, facts, phrases)
        for place, value in asked.items()
    }
    words = sorted((each for each in found if each is not None), key=by_place, reverse=True)
    question = with_words(frame.question, words)
    cards = tuple(_card(card, asked.get(index), words) for index, card in enumerate(frame.cards))
    slots = {name: _slot(slot, asked.get(name), words) for name, slot in frame.slots.items()}
    return replace(frame, question=question, cards=cards, slots=slots)


def is_number(slot: Slot) -> bool:
    """Whether a fact is a number or an amount of money, which another one can stand for."""
    value = slot.value.amount if isinstance(slot.value, Money) else slot.value
    return isinstance(value, int | float) and not isinstance(value, bool)


def is_below_zero(slot: Slot) -> bool:
    """Whether a number is negative, which is refused with the words that say so: "minus two cards"."""
    amount = slot.value.amount if isinstance(slot.value, Money) else slot.value
    return is_number(slot) and isinstance(amount, int | float) and amount < 0


def _facts(question: str, frame: Frame, knowledge: Knowledge) -> Facts:
    reading, _ = heard(question, frame.language, knowledge, frame.language)
    return find_facts(with_variants(reading, knowledge))


def _of_slot(place: str, slot: Slot, value: float, facts: Facts, phrases: Phrases) -> Placed | None:
    """A new number in place of that of a slot, its unit too where it is said in another one."""
    if slot.span is None:
        return None
    said = _percent(value) if unit_of(place) == _PERCENT else value
    number = _number(slot, place, facts)
    is_one_number = number is not None and number.low is not None
    shrunk = shrunk_span(slot, value, facts, is_one_number=is_one_number)
    if shrunk is not None:
        upper = phrases.at_most(_with_unit(said, place, slot, facts, phrases))
        return Placed(*apart(shrunk, upper, facts))
    if number is not None and not _needs_unit(number, slot, place, facts):
        return _of_number(number, said, facts)
    return Placed(*apart(_whole_span(slot, facts), _with_unit(said, place, slot, facts, phrases), facts))


def _of_card(card: Card, value: float, frame: Frame, facts: Facts, knowledge: Knowledge) -> Placed | None:
    """A new count in place of the number, or before the name: the first way that reads so."""
    number = _count(card, frame, facts)
    place = None if number is None else facts.reading.span(number.first, number.last)
    if card.span is None:
        return None if place is None else Placed(*apart(place, _written(value, facts), facts))
    added = (card.count or 1) - (number.value if number is not None else 1)
    wholes = [value, value - added] if 0 < added < value else [value]
    near = place is not None and place.start - card.span.end <= 1
    span = joined(card.span, place) if place is not None and near else card.span
    ways = [
        *(Placed(*apart(place, _written(whole, facts), facts)) for whole in wholes if place is not None),
        *(Placed(*apart(span, f"{_written(whole, facts)} × {card.asked}", facts)) for whole in wholes),
    ]
    return next((words for words in ways if _is_counted(words, value, frame, knowledge)), ways[-1])


def _is_counted(words: Placed, count: float, frame: Frame, knowledge: Knowledge) -> bool:
    """Whether the question reads so; not where a number was one word with what it counts: 두장이면."""
    question = with_words(frame.question, [words])
    again = understand(question, language=frame.language, knowledge=knowledge)
    return any(card.count == count for card in again.cards)


def _count(card: Card, frame: Frame, facts: Facts) -> Number | None:
    """The number that counts a card: its own, else the only such number that nothing else has."""
    if card.span is not None:
        own = [name.first for name in facts.names if facts.reading.span(name.first, name.last) == card.span]
        if own and own[0] in facts.counts:
            return facts.counts[own[0]].number
    spans = [slot.span for slot in frame.slots.values() if slot.span is not None]
    free = [
        number
        for number in facts.free
        if number.value == card.count and not any(_holds(span, number, facts) for span in spans)
    ]
    return free[0] if len(free) == 1 else None


def _number(slot: Slot, name: str, facts: Facts) -> Number | None:
    """The number in the words of a slot, where it is what the slot holds and not in another unit."""
    amount = slot.value.amount if isinstance(slot.value, Money) else slot.value
    if slot.span is None or not isinstance(amount, int | float):
        return None
    said = _percent(amount) if unit_of(name) == _PERCENT else amount
    numbers = (number for number in find_numbers(facts.reading) if _holds(slot.span, number, facts))
    return next((number for number in numbers if number.value == said), None)


def _of_number(number: Number, value: float, facts: Facts) -> Placed:
    """A number in place of another; of a range, of its upper end as long as that is the upper one."""
    first, text = number.first, _written(value, facts)
    if number.low is not None and number.low < value:
        if facts.reading.tokens[number.last - 1].is_digits:
            first = number.last - 1
        else:
            text = f"{_written(number.low, facts)}-{text}"
    return Placed(*apart(facts.reading.span(first, number.last), text, facts))


def _needs_unit(number: Number, slot: Slot, name: str, facts: Facts) -> bool:
    """Whether the thousands in "1.5k" or "32k" told what the number is."""
    last = facts.reading.said(number.first, number.last)[-1:]
    return last in ("k", "K") and (slot.assumed or unit_of(name) == _TOKENS)


def _whole_span(slot: Slot, facts: Facts) -> Span:
    """All words of a slot, with the 2 of "2 x 32 GB" where it holds 64."""
    span = slot.span or Span(0, 0)
    for quantity in facts.quantities:
        is_times = quantity.times_first is not None and quantity.value != slot.value
        if is_times and facts.reading.span(quantity.first, quantity.last) == span:
            return joined(span, facts.reading.span(quantity.times_first or 0, quantity.last))
    return span


def _holds(span: Span, number: Number, facts: Facts) -> bool:
    own = facts.reading.span(number.first, number.last)
    return span.start <= own.start and own.end <= span.end


def _with_unit(value: float, name: str, slot: Slot, facts: Facts, phrases: Phrases) -> str:
    if name == "hours_per_day":
        return phrases.daily(_written(value, facts))
    unit = slot.value.currency if isinstance(slot.value, Money) else unit_of(name) or ""
    return f"{_written(value, facts)}{_UNIT_IN_QUESTIONS.get(unit, f' {unit}')}".strip()


def _percent(share: float) -> float:
    return round(share * 100, 6)


def _written(value: float, facts: Facts) -> str:
    """A number as the language of the question reads it, without signs between thousands."""
    return f"{Decimal(f'{value:.{DIGITS}g}'):f}".replace(".", facts.reading.language.decimal)


def _card(card: Card, count: float | None, words: Sequence[Placed]) -> Card:
    kept = replace(card, span=moved(card.span, words))
    return kept if count is None else replace(kept, count=_whole(count))


def _slot(slot: Slot, value: float | None, words: Sequence[Placed]) -> Slot:
    kept = replace(slot, span=moved(slot.span, words))
    if value is None:
        return kept
    new = replace(slot.value, amount=value) if isinstance(slot.value, Money) else _like(value, slot.value)
    low = slot.low if slot.low is not None and slot.low < value else None
    return replace(kept, value=new, low=low, alternative=None)


def _like(value: float, before: object) -> int | float:
    return _whole(value) if isinstance(before, int) else value


def _whole(value: float) -> int | float:
    return int(value) if float(value).is_integer() else value
