"""Power plugs that the cards need, each on a cable of its own: the layouts that the connector rule counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from rules.cards import Card
from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.plugs import counted_note, layouts, most
from rules.psu.parameters import PsuParameters


def plug_steps(cards: Iterable[Card], parameters: PsuParameters) -> tuple[Step, ...]:
    """One line per kind of plug: cards times plugs."""
    kinds: dict[str, list[tuple[Card, int]]] = {}
    for card in cards:
        counted = Counter(most(layouts(card, parameters)).sockets)
        for kind, each in counted.items():
            kinds.setdefault(kind, []).append((card, each))
    return tuple(_step(kind, needs, parameters) for kind, needs in kinds.items())


def plug_notes(cards: Iterable[Card], parameters: PsuParameters) -> tuple[Message, ...]:
    """Which layout was counted, where plugs were derived from power or boards differ."""
    notes = (counted_note(card.name, layouts(card, parameters), parameters) for card in cards)
    distinct: list[Message] = []
    for note in notes:
        if note is not None and note not in distinct:
            distinct.append(note)
    return tuple(distinct)


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
