"""Cards that work together in one machine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.cards import Card, CardRequest, resolve
from rules.computation import Message, Name, counted, gigabytes, message
from rules.errors import RuleInputError
from rules.multi_gpu.inputs import MultiGpuInputs
from rules.multi_gpu.parameters import MultiGpuParameters

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Group:
    """Cards, by kind; none where only their number is known.

    Attributes:
        count: cards in all [-].
        notes: what had to be assumed.
    """

    cards: tuple[Card, ...]
    count: int
    notes: tuple[Message, ...] = ()

    @property
    def gpu(self) -> Gpu | None:
        """The only kind of card, where it is known."""
        return self.cards[0].gpu if len(self.cards) == 1 else None

    @property
    def is_mixed(self) -> bool:
        """Whether the cards are of several kinds."""
        return len(self.cards) > 1

    @property
    def labels(self) -> tuple[Name, ...]:
        """The cards as people write them."""
        return tuple(_label(card) for card in self.cards)

    @property
    def memory_gb(self) -> float | None:
        """Memory of all cards [GB]; ``None`` where one is not known."""
        known = [card.count * card.memory_gb for card in self.cards if card.memory_gb]
        return sum(known) if known and len(known) == len(self.cards) else None

    @property
    def largest_gb(self) -> float:
        """Memory of the largest card [GB]; 0 where none is known."""
        return max((card.memory_gb or 0.0 for card in self.cards), default=0.0)


def group(inputs: MultiGpuInputs, knowledge: Knowledge, parameters: MultiGpuParameters) -> Group:
    """The cards of the machine; a usual number where none is said.

    Raises:
        RuleInputError: a number beside the cards, one card only, an unknown card, or a number out of range.
    """
    if inputs.gpus:
        if inputs.count is not None:
            raise RuleInputError("count", "error-count-and-cards")
        return _at_least_two(named(inputs.gpus, knowledge, parameters), inputs, parameters)
    if inputs.count is None:
        return _assumed((), (), parameters)
    parameters.check("machine_cards", inputs.count, "count")
    return _at_least_two(Group((), inputs.count), inputs, parameters)


def named(requests: Sequence[CardRequest], knowledge: Knowledge, parameters: MultiGpuParameters) -> Group:
    """Cards by name.

    Raises:
        RuleInputError: an unknown card, or a number out of range.
    """
    cards, notes = resolve(requests, knowledge, parameters)
    count = sum(card.count for card in cards)
    parameters.check("machine_cards", count, "gpus")
    return Group(cards, count, notes)


def _at_least_two(found: Group, inputs: MultiGpuInputs, parameters: MultiGpuParameters) -> Group:
    """One card alone scales to nothing; asked about NVLink, it is taken twice."""
    if found.count > 1 or inputs.against:
        return found
    if not inputs.nvlink:
        raise RuleInputError("gpus" if found.cards else "count", "error-multi-one-card")
    return _assumed(found.cards, found.notes, parameters)


def _assumed(cards: tuple[Card, ...], notes: tuple[Message, ...], parameters: MultiGpuParameters) -> Group:
    count = parameters.assumed_count.value
    twice = tuple(Card(card.name, count, card.board_power_w, card.memory_gb, card.gpu) for card in cards)
    return Group(twice, count, (*notes, message("multi-gpu-assume-count", count=count)))


def _label(card: Card) -> Name:
    return counted(card.count, card.name or gigabytes(card.memory_gb or 0))
