"""What the number of cards changes: from when on lanes count."""

from __future__ import annotations

from typing import Literal

from rules.computation import Message, message, percent
from rules.pcie.link import NARROW
from rules.pcie.parameters import PcieParameters
from rules.references import GUIDE_YEAR

Scope = Literal["few", "four", "several", "many"]


def scope(cards: int, parameters: PcieParameters) -> Scope:
    """Below four cards, at four, beyond, and from 96 cards on."""
    if cards < parameters.few_cards.value:
        return "few"
    if cards == parameters.few_cards.value:
        return "four"
    return "several" if cards < parameters.many_cards.value else "many"


def enough_width(cards: int, parameters: PcieParameters) -> int:
    """Lanes per card that are enough for training on so many cards [-]."""
    names = {"few": "few_cards", "four": "several_cards", "several": "several_cards", "many": "many_cards"}
    return parameters.enough_width.value[names[scope(cards, parameters)]]


def card_notes(cards: int, parameters: PcieParameters) -> tuple[Message, ...]:
    """What the sources say about so many cards, and where they disagree."""
    few, many = parameters.few_cards.value, parameters.many_cards.value
    kind = scope(cards, parameters)
    notes = []
    if kind == "few":
        notes.append(message("pcie-note-few-cards", few=few, many=many, year=GUIDE_YEAR))
    if kind == "four":
        low, high = parameters.four_cards_loss.value
        notes.append(message("pcie-2018-four-cards", cards=few, year=GUIDE_YEAR))
        loss = {"low": percent(low), "high": percent(high)}
        notes.append(message("pcie-note-four-cards", cards=few, lanes=NARROW, **loss))
    if kind in ("several", "many"):
        notes.append(message("pcie-note-many-cards", few=few, many=many, year=GUIDE_YEAR))
    return tuple(notes)
