"""Power plugs that the cards need, each on a cable of its own."""

from __future__ import annotations

from collections.abc import Iterable

from rules.cards import Card
from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.plugs import layout, plugs
from rules.psu.parameters import PsuParameters


def plug_steps(cards: Iterable[Card], parameters: PsuParameters) -> tuple[Step, ...]:
    """One line per kind of plug: cards times plugs."""
    kinds: dict[str, list[tuple[Card, int]]] = {}
    for card in cards:
        for kind, each in plugs(card, parameters).items():
            kinds.setdefault(kind, []).append((card, each))
    return tuple(_step(kind, needs, parameters) for kind, needs in kinds.items())


def plug_notes(cards: Iterable[Card]) -> tuple[Message, ...]:
    """Where plugs were derived from power, and where partner boards have others than the reference board."""
    notes: list[Message] = []
    for note in map(_note, cards):
        if note is not None and note not in notes:
            notes.append(note)
    return tuple(notes)


def _note(card: Card) -> Message | None:
    if card.gpu is None:
        return message("psu-assume-plugs")
    if not card.gpu.partner_connectors:
        return None
    layouts = tuple(layout(each) for each in card.gpu.partner_connectors)
    return message("psu-assume-reference-board", card=card.gpu.name, layouts=layouts)


def _step(kind: str, needs: list[tuple[Card, int]], parameters: PsuParameters) -> Step:
    operands: dict[str, Quantity] = {}
    for i, (card, each) in enumerate(needs):
        operands[f"count{i}"] = quantity(card.count, "1")
        operands[f"each{i}"] = quantity(each, "1")
    expression = " + ".join(f"{{count{i}}} × {{each{i}}}" for i in range(len(needs)))
    total = sum(card.count * each for card, each in needs)
    sources = {s for card, _ in needs for s in card.references} or {parameters.eight_pin_power_w.reference}
    return step(
        message("psu-step-plugs", kind=kind), expression, total, "1", *sorted(sources), digits=0, **operands
    )
