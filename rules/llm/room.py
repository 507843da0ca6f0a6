"""The memory that a model may use: on each graphics card, or of a computer's unified memory.

A graphics card sold as 24 GB holds 24 GiB, so the number on the box is used as GiB.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rules.cards import Card, CardRequest
from rules.computation import (
    Message,
    Name,
    Quantity,
    Step,
    counted,
    gibibytes,
    gigabytes,
    message,
    percent,
    quantity,
    step,
)
from rules.errors import RuleInputError
from rules.llm.parameters import LlmParameters

_GB_IN_GIB = 1e9 / 2**30


@dataclass(frozen=True, slots=True)
class Room:
    """GPUs of one kind.

    Attributes:
        card: what they are.
        count: how many GPUs; a board with two counts two.
        memory_gib: of one of them [GiB].
        share: of that memory that the GPU may use [-]; below 1 for unified memory.
    """

    card: Card
    count: int
    memory_gib: float
    share: float

    @property
    def usable_gib(self) -> float:
        """Of one GPU [GiB]."""
        return self.memory_gib * self.share

    @property
    def label(self) -> Name:
        """The cards as people write them, ``2 × GeForce RTX 3090``; ``2 × 24 GB`` without a name."""
        return counted(self.count, self.card.name or gigabytes(self.memory_gib))


@dataclass(frozen=True, slots=True)
class Machine:
    """All GPUs that share a model.

    Attributes:
        rooms: by kind.
        overhead_gib: taken by the engine on each GPU [GiB].
        display_gib: taken by a display on the first GPU [GiB].
        error_gib: by which predictions are off on each GPU [GiB].
    """

    rooms: tuple[Room, ...]
    overhead_gib: float
    display_gib: float
    error_gib: float

    @property
    def count(self) -> int:
        """GPUs [-]."""
        return sum(room.count for room in self.rooms)

    @property
    def usable_gib(self) -> float:
        """Memory of all GPUs that a model may use, engine included [GiB]."""
        return sum(room.count * room.usable_gib for room in self.rooms) - self.display_gib

    @property
    def overheads_gib(self) -> float:
        """Engine on all GPUs [GiB]."""
        return self.count * self.overhead_gib

    @property
    def labels(self) -> tuple[Name, ...]:
        """The kinds of cards as people write them."""
        return tuple(room.label for room in self.rooms)

    def free_gib(self) -> list[float]:
        """What each GPU has for weights and cache [GiB]."""
        free: list[float] = []
        for room in self.rooms:
            free += [max(0.0, room.usable_gib - self.overhead_gib)] * room.count
        free[0] = max(0.0, free[0] - self.display_gib)
        return free

    def step(self, parameters: LlmParameters) -> Step:
        """How the usable memory is counted."""
        terms, operands = [], dict[str, Quantity]()
        for i, room in enumerate(self.rooms):
            terms.append(_term(i, room, operands))
        expression = " + ".join(terms)
        if self.display_gib:
            expression += " − {display}"
            operands["display"] = gibibytes(self.display_gib)
        sources = dict.fromkeys(s for room in self.rooms for s in room.card.references)
        if any(room.share < 1 for room in self.rooms):
            sources[parameters.unified_share.reference] = None
        label = message("model-step-room")
        return step(label, expression, self.usable_gib, "GiB", *sources, digits=1, **operands)


def machine(
    cards: Sequence[Card], parameters: LlmParameters, *, drives_display: bool = False
) -> Machine | None:
    """The GPUs of a machine, ``None`` without any.

    Raises:
        RuleInputError: a card whose memory is not known.
    """
    if not cards:
        return None
    rooms = tuple(_room(card, f"gpus.{i}.memory_gb", parameters) for i, card in enumerate(cards))
    return of_rooms(rooms, parameters, parameters.display_gib.value if drives_display else 0.0)


def unified_notes(requests: Sequence[CardRequest], cards: Sequence[Card]) -> tuple[Message, ...]:
    """Which size of unified memory was assumed, where the asker gave none."""
    return tuple(
        message("model-assume-unified", card=card.gpu.name, memory=gigabytes(card.gpu.memory_gb))
        for request, card in zip(requests, cards, strict=True)
        if card.gpu and card.gpu.unified_memory and request.memory_gb is None
    )


def plain_machine(count: int, memory_gb: float, parameters: LlmParameters) -> Machine:
    """Equal graphics cards of a size."""
    room = Room(Card(None, count, None, memory_gb, None), count, memory_gb, 1.0)
    return of_rooms((room,), parameters, 0.0)


def of_rooms(rooms: tuple[Room, ...], parameters: LlmParameters, display_gib: float) -> Machine:
    """GPUs with the engine's share and the prediction error of the parameters."""
    error = parameters.error_gb.value * _GB_IN_GIB
    return Machine(rooms, parameters.overhead_gib.value, display_gib, error)


def _room(card: Card, field: str, parameters: LlmParameters) -> Room:
    if not card.memory_gb:
        raise RuleInputError(field, "error-card-memory-unknown", card=card.name or "none")
    gpus = card.count * (card.gpu.gpus_per_board if card.gpu else 1)
    share = unified_share(card.memory_gb, parameters) if card.is_unified else 1.0
    return Room(card, gpus, card.memory_gb, share)


def unified_share(memory_gb: float, parameters: LlmParameters) -> float:
    """Share of a computer's unified memory that its GPU may use [-]."""
    shares = parameters.unified_share.value
    return shares[max(start for start in shares if start <= memory_gb)]


def _term(position: int, room: Room, operands: dict[str, Quantity]) -> str:
    names = [f"{name}{position}" for name in ("count", "memory", "share")]
    values = (quantity(room.count, "1"), gibibytes(room.memory_gib, None), percent(room.share))
    used = [
        name for name, needed in zip(names, (room.count > 1, True, room.share < 1), strict=True) if needed
    ]
    operands.update({name: value for name, value in zip(names, values, strict=True) if name in used})
    return " × ".join(f"{{{name}}}" for name in used)
