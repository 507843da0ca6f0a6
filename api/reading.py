"""A question as it was understood, for people to check and change: its rules, and its facts as chips."""

from __future__ import annotations

from pydantic import BaseModel, Field

from assistant.answering.wording import Wording, wording
from assistant.editing import can_be_edited
from assistant.understanding.frame import Card, Frame, Money, Origin, Slot, SlotValue
from assistant.understanding.rewriting import is_number
from assistant.understanding.slot_units import unit_of

PLACE = "{}"
"""What stands for the number in :attr:`Chip.pattern`."""
NAMES = frozenset({"cpu", "model", "quantization", "cost_currency"})
"""Facts that are names, the same in every language."""
_PER = {"tariff": "/kWh", "hourly_rate": "/h"}
_Value = float | str | bool | list[str | float]


class Chip(BaseModel):
    """One fact that the question was read to hold.

    A page can show ``text`` and let it be changed: where ``start`` and ``end`` are given, the fact stands at
    ``message[start:end]`` and can be replaced there; else it comes from an earlier turn.
    """

    name: str = Field(description="`card`, or the name of the fact.", examples=["card", "cpu_power_w"])
    label: str | None = Field(
        default=None,
        description="What it is, in the language of the answer; none for cards and for what only steers the "
        "answer.",
        examples=["CPU"],
    )
    text: str = Field(
        description="As written in the language of the answer.", examples=["2 × GeForce RTX 3090"]
    )
    value: _Value | None = Field(default=None, description="In the unit of `unit`.")
    unit: str | None = Field(default=None, description="Unit, or ISO 4217 currency of an amount.")
    count: int | None = Field(default=None, description="How many, for cards.")
    pattern: str | None = Field(
        default=None,
        description="`text` with `{}` for its number, that of shares in percent.",
        examples=["{} W"],
    )
    is_editable: bool = Field(default=False, description="Whether an edit can give it another number.")
    choices: list[str] = Field(default_factory=list, description="What else the words can mean.")
    origin: Origin = Field(description="`said` in this message, `carried` from an earlier one, or `default`.")
    start: int | None = None
    end: int | None = None


class Reading(BaseModel):
    """What a question asks for, and every fact that it gives."""

    conversation_id: str
    question: str = Field(description="The words that `start` and `end` count in; those of an offer picked.")
    language: str
    act: str = Field(description="`ask`, or what kind of turn it is instead.", examples=["ask", "thanks"])
    rules: list[str] = Field(description="Rules called for, best first.")
    is_follow_up: bool
    chips: list[Chip]


def reading(frame: Frame, conversation_id: str) -> Reading:
    """A frame as chips."""
    words = wording(frame.language)
    cards = [_card(card, can_be_edited(frame, index)) for index, card in enumerate(frame.cards)]
    facts = [_fact(name, slot, frame, words) for name, slot in frame.slots.items()]
    return Reading(
        conversation_id=conversation_id,
        question=frame.question,
        language=frame.language,
        act=frame.act,
        rules=list(frame.rules),
        is_follow_up=frame.is_follow_up,
        chips=[*cards, *facts],
    )


def place_of(chip: int, frame: Frame) -> int | str | None:
    """The card or slot behind a chip of :func:`reading`; ``None`` where there is none that can be edited."""
    places = [*range(len(frame.cards)), *frame.slots]
    place = places[chip] if 0 <= chip < len(places) else None
    return place if place is not None and can_be_edited(frame, place) else None


def _card(card: Card, is_editable: bool) -> Chip:
    name = card.name or card.asked
    return Chip(
        name="card",
        text=f"{card.count} × {name}" if card.count else name,
        value=name,
        count=card.count if isinstance(card.count, int) else None,
        choices=list(card.variants or card.nearest),
        origin="said" if card.span else "carried",
        start=card.span.start if card.span else None,
        end=card.span.end if card.span else None,
        is_editable=is_editable,
    )


def _fact(name: str, slot: Slot, frame: Frame, words: Wording) -> Chip:
    value, unit = _plain(name, slot.value)
    text, number = _text(name, slot.value, unit, words)
    return Chip(
        name=name,
        label=_label(name, slot, words),
        text=text if number else _said(slot, frame) or text,
        pattern=text.replace(number, PLACE, 1) if number else None,
        value=value,
        unit=unit,
        origin=slot.origin,
        start=slot.span.start if slot.span else None,
        end=slot.span.end if slot.span else None,
        is_editable=can_be_edited(frame, name),
    )


def _label(name: str, slot: Slot, words: Wording) -> str | None:
    """What a fact is, in words; none of what only steers an answer, or has no words but an id."""
    message = f"fact-{name.replace('_', '-')}"
    is_told = is_number(slot) or slot.span is not None or name in NAMES
    return words(message) if is_told and words.has(message) else None


def _said(slot: Slot, frame: Frame) -> str | None:
    """The asker's own words for a fact that is no number, such as "used"."""
    if slot.span is None or (isinstance(slot.value, tuple) and not isinstance(slot.value[0], str)):
        return None
    return frame.question[slot.span.start : slot.span.end]


def _plain(name: str, value: SlotValue) -> tuple[_Value, str | None]:
    if isinstance(value, Money):
        return value.amount, value.currency
    if isinstance(value, bool | str):
        return value, None
    unit = unit_of(name)
    return (list(value), unit) if isinstance(value, tuple) else (value, unit)


def _text(name: str, value: SlotValue, unit: str | None, words: Wording) -> tuple[str, str]:
    """A fact in words, and the one number in it, if it has one."""
    if isinstance(value, Money):
        number = words.number(value.amount)
        return f"{number} {value.currency}{_PER.get(name, '')}", number
    if isinstance(value, tuple):
        return words.list_of(_text(name, item, unit, words)[0] for item in value), ""
    if isinstance(value, bool):
        return "✓" if value else "✗", ""
    if isinstance(value, str):
        return value, ""
    number = words.number(round(value * 100, 6) if unit == "%" else value)
    if name == "hours_per_day":
        return words("fact-hours-a-day", number=number), number
    return words.quantity(round(value * 100, 6) if unit == "%" else value, unit or "1"), number
