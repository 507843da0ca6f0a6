"""A question as it was understood, for people to check and change: its rules, and its facts as chips."""

from __future__ import annotations

from pydantic import BaseModel, Field

from assistant.answering.wording import Wording, wording
from assistant.understanding.frame import Card, Frame, Money, Origin, Slot, SlotValue

_UNIT_OF_ENDING = {
    "_gb": "GB",
    "_w": "W",
    "_mb_s": "MB/s",
    "_tokens": "tok",
    "_share": "%",
    "parameters_b": "Gparam",
    "hours": "h",
    "hours_per_day": "h",
    "duty": "%",
}

_Value = float | str | bool | list[str | float]


class Chip(BaseModel):
    """One fact that the question was read to hold.

    A page can show ``text`` and let it be changed: where ``start`` and ``end`` are given, the fact stands at
    ``message[start:end]`` and can be replaced there; else it comes from an earlier turn.
    """

    name: str = Field(description="`card`, or the name of the fact.", examples=["card", "cpu_power_w"])
    text: str = Field(
        description="As written in the language of the answer.", examples=["2 × GeForce RTX 3090"]
    )
    value: _Value | None = Field(default=None, description="In the unit of `unit`.")
    unit: str | None = Field(default=None, description="Unit, or ISO 4217 currency of an amount.")
    count: int | None = Field(default=None, description="How many, for cards.")
    choices: list[str] = Field(default_factory=list, description="What else the words can mean.")
    origin: Origin = Field(description="`said` in this message, `carried` from an earlier one, or `default`.")
    start: int | None = None
    end: int | None = None


class Reading(BaseModel):
    """What a question asks for, and every fact that it gives."""

    conversation_id: str
    language: str
    act: str = Field(description="`ask`, or what kind of turn it is instead.", examples=["ask", "thanks"])
    rules: list[str] = Field(description="Rules called for, best first.")
    is_follow_up: bool
    chips: list[Chip]


def reading(frame: Frame, conversation_id: str) -> Reading:
    """A frame as chips."""
    words = wording(frame.language)
    cards = [_card(card) for card in frame.cards]
    facts = [_fact(name, slot, words) for name, slot in frame.slots.items()]
    return Reading(
        conversation_id=conversation_id,
        language=frame.language,
        act=frame.act,
        rules=list(frame.rules),
        is_follow_up=frame.is_follow_up,
        chips=[*cards, *facts],
    )


def _card(card: Card) -> Chip:
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
    )


def _fact(name: str, slot: Slot, words: Wording) -> Chip:
    value, unit = _plain(name, slot.value)
    return Chip(
        name=name,
        text=_text(slot.value, unit, words),
        value=value,
        unit=unit,
        origin=slot.origin,
        start=slot.span.start if slot.span else None,
        end=slot.span.end if slot.span else None,
    )


def _plain(name: str, value: SlotValue) -> tuple[_Value, str | None]:
    if isinstance(value, Money):
        return value.amount, value.currency
    if isinstance(value, bool | str):
        return value, None
    unit = next((unit for ending, unit in _UNIT_OF_ENDING.items() if name.endswith(ending)), None)
    return (list(value), unit) if isinstance(value, tuple) else (value, unit)


def _text(value: SlotValue, unit: str | None, words: Wording) -> str:
    if isinstance(value, Money):
        return words.money(value.amount, value.currency)
    if isinstance(value, tuple):
        return words.list_of(_text(item, unit, words) for item in value)
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, str):
        return value
    return words.quantity(value * 100 if unit == "%" else value, unit or "1")
