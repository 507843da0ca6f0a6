"""Where a model lies: whole layers on each card, or a part of every layer on every card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

from rules.llm.inputs import Split
from rules.llm.room import Machine

_GIB = 2**30
_CONTEXT_STEP = 1024

Verdict = Literal["fits", "tight", "short"]


@dataclass(frozen=True, slots=True)
class Demand:
    """What a model takes on the cards, the engine apart.

    Attributes:
        weights_bytes: all weights.
        caches: KV heads and bytes of each part of the cache, over all sequences.
        state_bytes: fixed state of linear layers, over all sequences.
        layers: over which weights and cache are spread.
    """

    weights_bytes: float
    caches: tuple[tuple[int, int], ...]
    state_bytes: int
    layers: int

    @property
    def total_gib(self) -> float:
        """Everything [GiB]."""
        return (self.weights_bytes + self.cache_bytes + self.state_bytes) / _GIB

    @property
    def cache_bytes(self) -> int:
        """The whole cache [bytes]."""
        return sum(size for _, size in self.caches)

    @property
    def layer_gib(self) -> float:
        """Weights and cache of an average layer [GiB]."""
        return self.total_gib / self.layers

    def per_card_gib(self, cards: int) -> float:
        """On each card under tensor split [GiB]: a part whose heads are fewer than the cards is repeated."""
        cache = sum(size / min(cards, heads) for heads, size in self.caches)
        return ((self.weights_bytes + self.state_bytes) / cards + cache) / _GIB


def verdict(demand: Demand, machine: Machine, split: Split) -> Verdict:
    """``fits`` even if the prediction is off, ``tight`` only if it is right, else ``short``."""
    if holds(demand, machine.free_gib(machine.error_gib), split):
        return "fits"
    return "tight" if holds(demand, machine.free_gib(), split) else "short"


def holds(demand: Demand, free_gib: Sequence[float], split: Split) -> bool:
    """Whether the cards hold all of it."""
    if split == "tensor":
        return demand.per_card_gib(len(free_gib)) <= min(free_gib)
    return layers_held(demand, free_gib) == demand.layers


def layers_held(demand: Demand, free_gib: Sequence[float]) -> int:
    """Whole layers that the cards hold [-]."""
    layer = demand.layer_gib
    return min(sum(int(free / layer + 1e-9) for free in free_gib), demand.layers)


def longest_context(
    demand_at: Callable[[int], Demand], machine: Machine, split: Split, most_tokens: int
) -> int:
    """The longest context that fits, in steps of 1024 tokens up to ``most_tokens``; 0 if none does."""
    free = machine.free_gib()
    if not holds(demand_at(1), free, split):
        return 0
    if holds(demand_at(most_tokens), free, split):
        return most_tokens
    low, high = 0, max(1, most_tokens // _CONTEXT_STEP)
    while low < high:
        middle = (low + high + 1) // 2
        if holds(demand_at(middle * _CONTEXT_STEP), free, split):
            low = middle
        else:
            high = middle - 1
    return low * _CONTEXT_STEP
