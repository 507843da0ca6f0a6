"""Speeds of several cards on one scale, and what they rest on."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Literal

from rules.computation import Argument, Message, Step, message, quantity, step

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu

Phase = Literal["training", "text"]
Basis = Literal["measured", "bandwidth", "statement", "estimated", "bound"]

SAME_SPEED = 0.005
"""Two cards whose speeds differ by less than this share are called equally fast."""


@dataclass(frozen=True)
class Speeds:
    """Speeds on one scale.

    Attributes:
        phase: ``training`` in half precision, or writing ``text`` with a language model.
        basis: ``measured`` with the same software; ``bandwidth`` inside one architecture; the ``statement``
            of the 2017 guide about two; ``estimated`` from what each architecture makes of its bandwidth;
            ``bound`` by bandwidth, of which writing text reaches a measured share whatever the architecture.
        relative: speed by name of the card [-].
        steps: how they were found, and the factor between the fastest and the slowest.
        remarks: what they rest on, in words.
        thumb: cards whose architecture is known by a rule of thumb only.
        are_alike: they differ by less than the basis can tell apart.
    """

    phase: Phase
    basis: Basis
    gpus: tuple[Gpu, ...]
    relative: Mapping[str, float]
    steps: tuple[Step, ...]
    remarks: tuple[Message, ...] = ()
    thumb: tuple[Gpu, ...] = ()
    are_alike: bool = False

    def of(self, gpu: Gpu) -> float:
        """Speed of one card [-]."""
        return self.relative[gpu.name]

    @cached_property
    def fastest(self) -> Gpu:
        """The fastest card; of equals the one named first."""
        return max(self.gpus, key=self.of)

    @cached_property
    def slowest(self) -> Gpu:
        """The slowest card; of equals the one named last."""
        return min(reversed(self.gpus), key=self.of)

    @property
    def factor(self) -> float:
        """How many times as fast the fastest is as the slowest [-]."""
        return self.ratio(self.fastest, self.slowest)

    @property
    def are_equal(self) -> bool:
        """Whether all are equally fast, as far as the figures tell."""
        return self.factor < 1 + SAME_SPEED

    def ratio(self, one: Gpu, other: Gpu) -> float:
        """How many times as fast one card is as another [-]."""
        return self.of(one) / self.of(other)


def by_name(gpus: tuple[Gpu, ...], figures: Iterable[float]) -> Mapping[str, float]:
    """A figure of each card by the card's name."""
    return {gpu.name: figure for gpu, figure in zip(gpus, figures, strict=True)}


def factor_step(
    label_id: str,
    relative: Mapping[str, float],
    unit: str,
    digits: int,
    *sources: str,
    **named: Argument,
) -> Step:
    """The fastest card's figure over the slowest one's, both in ``unit``."""
    fast = max(relative, key=relative.__getitem__)
    slow = min(reversed(list(relative)), key=relative.__getitem__)
    return step(
        message(label_id, fast=fast, slow=slow, **named),
        "{fast} / {slow}",
        relative[fast] / relative[slow],
        "x",
        *sources,
        digits=2,
        fast=quantity(relative[fast], unit, digits),
        slow=quantity(relative[slow], unit, digits),
    )
