"""Which cards would hold a model: the smallest size for one card, for two, and so on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rules.cards import Card
from rules.computation import Option, Quantity, gibibytes, message, quantity
from rules.llm.inputs import Split
from rules.llm.placement import longest_context
from rules.llm.room import Machine, Room, of_rooms, plain_machine
from rules.llm_memory.need import Need
from rules.llm_memory.parameters import LlmMemoryParameters

_MOST_CARDS = 16
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
    for size in parameters.unified_sizes_gb.value:
        machine = _unified(size, parameters)
        if need.judged(machine, "layer") == "fits":
            return (Choice(1, size, machine, is_unified=True),)
    return ()


def more_of_the_same(
    need: Need, machine: Machine, split: Split, parameters: LlmMemoryParameters
) -> int | None:
    """How many cards like those at hand would hold it; ``None`` for mixed cards or where no count does."""
    if len(machine.rooms) != 1 or machine.rooms[0].share < 1:
        return None
    room = machine.rooms[0]
    for count in range(machine.count + 1, _MOST_CARDS + 1):
        more = of_rooms((Room(room.card, count, room.memory_gib, 1.0),), parameters, machine.display_gib)
        if need.judged(more, split) in ("fits", "tight"):
            return count
    return None


def rows(need: Need, choices: tuple[Choice, ...], split: Split) -> Iterator[Option]:
    """One row per choice, with the longest context that it holds."""
    for choice in choices:
        values: dict[str, Quantity] = {
            "memory": quantity(choice.memory_gb, "GB"),
            "usable": gibibytes(choice.machine.usable_gib),
        }
        if need.is_exact:
            most = need.run.subject.model.context or need.run.context
            longest = longest_context(need.run.demand, choice.machine, split, max(most, need.run.context))
            values["longest_context"] = quantity(longest, "tok")
        note = message("llm-memory-note-unified") if choice.is_unified else None
        yield Option(name=f"{choice.count} × {choice.memory_gb} GB", values=values, note=note)


def _smallest_size(need: Need, count: int, split: Split, parameters: LlmMemoryParameters) -> int | None:
    least = _LEAST_SHARED_GB if count > 1 else 0
    for size in parameters.card_sizes_gb.value:
        if size >= least and need.judged(plain_machine(count, size, parameters), split) == "fits":
            return size
    return None


def _unified(size_gb: int, parameters: LlmMemoryParameters) -> Machine:
    shares = parameters.unified_share.value
    share = shares[max(start for start in shares if start <= size_gb)]
    return of_rooms((Room(Card(None, 1, None, size_gb, None), 1, size_gb, share),), parameters, 0.0)
