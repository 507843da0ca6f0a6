"""Power sockets of cards, and what each kind carries."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Literal

from rules.cards import Card
from rules.computation import Message, message
from rules.machine.limits import power
from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class PlugParameters(ParameterGroup):
    """What sockets carry; values in ``rules/parameters/plugs.yaml``, shared by several rules."""

    slot_power_w: Parameter[float]
    eight_pin_power_w: Parameter[float]


Origin = Literal["said", "reference", "partner", "derived"]
EIGHT_PIN = "8-pin"


@dataclass(frozen=True, slots=True)
class Layout:
    """The sockets of one board, and how they are known."""

    sockets: tuple[str, ...]
    origin: Origin


def layouts(card: Card, parameters: PlugParameters) -> tuple[Layout, ...]:
    """Every layout that a card is sold with, the reference board's first; else 8-pins by its power."""
    if card.gpu is None:
        return (Layout(_by_power(card, parameters), "derived"),)
    partners = (Layout(tuple(each), "partner") for each in card.gpu.partner_connectors)
    distinct: dict[tuple[str, ...], Layout] = {}
    for each in (Layout(tuple(card.gpu.connectors), "reference"), *partners):
        distinct.setdefault(tuple(sorted(each.sockets)), each)
    return tuple(distinct.values())


def most(layouts: Sequence[Layout]) -> Layout:
    """The layout that is counted, the one with the most sockets; among equals the first."""
    return max(layouts, key=lambda each: len(each.sockets))


def counted_note(name: str | None, layouts: Sequence[Layout], parameters: PlugParameters) -> Message | None:
    """Which layout was counted, where sockets were derived from power or boards differ."""
    used = most(layouts)
    if used.origin == "derived":
        each = parameters.eight_pin_power_w.quantity(0)
        return message("connectors-assume-derived", plug=EIGHT_PIN, each=each)
    if len(layouts) < 2:
        return None
    return message(
        "connectors-assume-most",
        card=name or "",
        reference=layout(layouts[0].sockets),
        partners=tuple(layout(each.sockets) for each in layouts[1:]),
        used=layout(used.sockets),
    )


def _by_power(card: Card, parameters: PlugParameters) -> tuple[str, ...]:
    beyond_slot = max(0.0, power(card) - parameters.slot_power_w.value)
    return (EIGHT_PIN,) * ceil(beyond_slot / parameters.eight_pin_power_w.value)


def layout(plugs: Iterable[str]) -> str:
    """Sockets of one board as people write them.

    >>> layout(["8-pin", "8-pin", "6-pin"])
    '2 × 8-pin + 6-pin'
    """
    counts = Counter(plugs).items()
    return " + ".join(f"{count} × {kind}" if count > 1 else kind for kind, count in counts)
