"""Where a model lies: whole layers on each card, or a part of every layer on every card."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from math import inf
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


@dataclass(frozen=True, slots=True)
class Growth:
    """What one more token adds to a part of the cache, over all sequences.

    Attributes:
        bytes: per token, until the window is full.
        heads: KV heads, over which a tensor split can divide it.
        window: tokens after which it stops growing, ``None`` where it never does.
    """

    bytes: float
    heads: int
    window: int | None


def verdict(demand: Demand, machine: Machine, split: Split) -> Verdict:
    """``fits`` even if the prediction is off, ``tight`` only if it is right, else ``short``."""
    free = machine.free_gib()
    if not holds(demand, free, split):
        return "short"
    cautious = [max(0.0, each - machine.error_gib) for each in free]
    return "fits" if holds(demand, cautious, split) else "tight"


def holds(demand: Demand, free_gib: Sequence[float], split: Split) -> bool:
    """Whether the cards hold all of it."""
    if split == "tensor":
        return demand.per_card_gib(len(free_gib)) <= min(free_gib)
    return layers_held(demand, free_gib) == demand.layers


def layers_held(demand: Demand, free_gib: Sequence[float]) -> int:
    """Whole layers that the cards hold [-]."""
    return min(_held(demand.layer_gib, free_gib), demand.layers)


def longest_context(
    demand: Demand, growth: Sequence[Growth], machine: Machine, split: Split, most_tokens: int
) -> int:
    """The longest context that fits, in steps of 1024 tokens up to ``most_tokens``; 0 if none does.

    Args:
        demand: at any context; only its weights and its fixed state count.
        growth: what each token adds, part by part.
        machine: the cards.
        split: how they share the model.
        most_tokens: where to stop.
    """
    free = machine.free_gib()
    fixed, cards = demand.weights_bytes + demand.state_bytes, len(free)
    if split == "tensor":
        room = min(free) * _GIB - fixed / cards
        growth = [replace(part, bytes=part.bytes / min(cards, part.heads)) for part in growth]
    else:
        room = most_in_layers_gib(demand.layers, tuple(free)) * _GIB - fixed
    tokens = _tokens_within(room, growth)
    return most_tokens if tokens >= most_tokens else int((tokens + 1e-6) // _CONTEXT_STEP) * _CONTEXT_STEP


@lru_cache(maxsize=512)
def most_in_layers_gib(layers: int, free_gib: tuple[float, ...]) -> float:
    """The most that can be held when it is spread over so many equal layers, each whole on one card [GiB].

    >>> most_in_layers_gib(80, (23.0, 23.0))
    46.0
    >>> most_in_layers_gib(3, (23.0, 23.0))
    34.5
    >>> most_in_layers_gib(32, (0.0, 16.0)), most_in_layers_gib(32, (0.0, 0.0))
    (16.0, 0.0)
    """
    rooms = {free for free in free_gib if free > 0}
    if not rooms:
        return 0.0
    sizes = sorted({room / count for room in rooms for count in range(1, layers + 1)}, reverse=True)
    position = bisect_left(sizes, True, key=lambda size: _held(size, free_gib) >= layers)
    return sizes[position] * layers


def _held(layer_gib: float, free_gib: Sequence[float]) -> int:
    return sum(int(free / layer_gib + 1e-9) for free in free_gib) if layer_gib else 0


def _tokens_within(room_bytes: float, growth: Sequence[Growth]) -> float:
    """Tokens until a room is full; infinite where nothing grows any more before that."""
    if room_bytes < 0:
        return 0.0
    done = 0.0
    for end in [*sorted({part.window for part in growth if part.window is not None}), inf]:
        slope = sum(part.bytes for part in growth if part.window is None or part.window >= end)
        if slope and room_bytes <= (end - done) * slope:
            return done + room_bytes / slope
        room_bytes -= (end - done) * slope if slope else 0.0
        done = end
    return inf
