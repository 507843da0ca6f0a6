"""The machine's power, part by part."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.computation import Quantity, quantity, watts
from rules.machine.parameters import MachineParameters


@dataclass(frozen=True, slots=True)
class CardLoad:
    """Cards of one kind under load: power of one [W], limit applied, and its peak as a multiple of it."""

    card: Card
    power_w: float
    peak_factor: float

    @property
    def total_w(self) -> float:
        """Power of all cards of this kind [W]."""
        return self.power_w * self.card.count


@dataclass(frozen=True, slots=True)
class Load:
    """Power of cards, processors and everything else [W]."""

    cards: tuple[CardLoad, ...]
    cpu_w: float
    rest_w: float

    @property
    def cards_w(self) -> float:
        """Power of all cards [W]."""
        return sum(card.total_w for card in self.cards)

    @property
    def total_w(self) -> float:
        """Power of the machine [W]."""
        return self.cards_w + self.cpu_w + self.rest_w

    @property
    def peak_w(self) -> float:
        """Power while all cards peak at once, below 1 ms [W]."""
        return sum(card.total_w * card.peak_factor for card in self.cards) + self.cpu_w + self.rest_w

    @property
    def references(self) -> tuple[str, ...]:
        """Source ids of the cards' figures."""
        return tuple(dict.fromkeys(source for each in self.cards for source in each.card.references))

    def terms(self, *, peaks: bool = False) -> tuple[str, dict[str, Quantity]]:
        """``{count} × {power} + {cpu} + {rest}`` with its operands, one product per kind of card."""
        parts: list[str] = []
        operands: dict[str, Quantity] = {}
        for i, each in enumerate(self.cards):
            parts.append(self._product(i, each, operands, peaks=peaks))
        for name, value in (("cpu", self.cpu_w), ("rest", self.rest_w)):
            if value:
                parts.append(f"{{{name}}}")
                operands[name] = watts(value)
        return " + ".join(parts), operands

    def _product(self, i: int, each: CardLoad, operands: dict[str, Quantity], *, peaks: bool) -> str:
        factors = []
        if each.card.count > 1:
            factors.append(f"{{count{i}}}")
            operands[f"count{i}"] = quantity(each.card.count, "1")
        factors.append(f"{{power{i}}}")
        operands[f"power{i}"] = watts(each.power_w)
        if peaks:
            factors.append(f"{{peak{i}}}")
            operands[f"peak{i}"] = quantity(each.peak_factor, "1")
        return " × ".join(factors)


def peak_factor(card: Card, parameters: MachineParameters) -> float:
    """Peak below 1 ms as a multiple of board power [-], by architecture."""
    factors = parameters.peak_factor.value
    architecture = card.gpu.architecture if card.gpu else None
    return factors.get(architecture or "", factors["default"])
