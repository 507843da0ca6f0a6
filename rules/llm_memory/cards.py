"""Which cards would hold a model: the smallest size for one card, for two, and so on."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from rules.cards import Card
from rules.computation import Option, Quantity, gibibytes, gigabytes, message, quantity, times
from rules.llm.inputs import Split
from rules.llm.room import Machine, Room, of_rooms, plain_machine, unified_share
from rules.llm_memory.need import Need
from rules.llm_memory.parameters import LlmMemoryParameters

_MOST_CARDS = 32
_LEAST_SHARED_GB = 8


@dataclass(frozen=True, slots=True)
class Choice:
    """Equal cards, or one computer with unified memory, that hold a model."""

    count: int
    memory_gb: int
    machine: Machine
    is_unified: bool = False


def smallest(need: Need, split: Split, parameters: LlmMemoryParameters) -> tuple[Choice, ...]:
    """The smallest size of card that holds it, for each count of cards that allows a smaller one."""
    choices: list[Choice] = []
    for count in parameters.card_counts.value:
        size = _smallest_size(need, count, split, parameters)
        if size is not None and all(size < choice.memory_gb for choice in choices):
            choices.append(Choice(count, size, plain_machine(count, size, parameters)))
    return tuple(choices)


def smallest_unified(need: Need, parameters: LlmMemoryParameters) -> tuple[Choice, ...]:
    """The smallest computer with unified memory that holds it, if any does."""
    sizes = parameters.unified_sizes_gb.value
    size = _first(sizes, lambda each: need.judged(_unified(each, parameters), "layer") == "fits")
    return () if size is None else (Choice(1, size, _unified(size, parameters), is_unified=True),)


def more_of_the_same(
    need: Need, machine: Machine, split: Split, parameters: LlmMemoryParameters
) -> Machine | None:
    """As many cards like those at hand as would hold it.

    ``None`` for mixed cards, for one of a laptop, which takes no second one, and where no count does.
    """
    room = machine.rooms[0]
    if room.card.gpu is not None and room.card.gpu.is_laptop:
        return None
    if room.share < 1 or any(_differ(room, other) for other in machine.rooms):
        return None
    for count in range(machine.count + 1, _MOST_CARDS + 1):
        more = of_rooms((Room(room.card, count, room.memory_gib, 1.0),), parameters, machine.display_gib)
        if need.judged(more, split) in ("fits", "tight"):
            return more
    return None


def _differ(one: Room, other: Room) -> bool:
    return (one.card.name, one.memory_gib, one.share) != (other.card.name, other.memory_gib, other.share)


def rows(need: Need, choices: tuple[Choice, ...], split: Split) -> Iterator[Option]:
    """One row per choice, with the longest context that it holds."""
    for choice in choices:
        values: dict[str, Quantity] = {
            "memory": quantity(choice.memory_gb, "GB"),
            "usable": gibibytes(choice.machine.usable_gib),
        }
        if need.is_exact:
            values["longest_context"] = quantity(need.run.longest_context(choice.machine, split), "tok")
        note = message("llm-memory-note-unified") if choice.is_unified else None
        yield Option(
            name=times(choice.count, gigabytes(choice.memory_gb)), kind="cards", values=values, note=note
        )


def _smallest_size(need: Need, count: int, split: Split, parameters: LlmMemoryParameters) -> int | None:
    least = _LEAST_SHARED_GB if count > 1 else 0
    sizes = [size for size in parameters.card_sizes_gb.value if size >= least]
    return _first(sizes, lambda size: need.judged(plain_machine(count, size, parameters), split) == "fits")


def _first(sizes: Sequence[int], holds: Callable[[int], bool]) -> int | None:
    """The smallest size that holds it; what one size holds, every larger one does."""
    position = bisect_left(sizes, True, key=holds)
    return sizes[position] if position < len(sizes) else None


def _unified(size_gb: int, parameters: LlmMemoryParameters) -> Machine:
    room = Room(Card(None, 1, None, size_gb, None), 1, size_gb, unified_share(size_gb, parameters))
    return of_rooms((room,), parameters, 0.0)
