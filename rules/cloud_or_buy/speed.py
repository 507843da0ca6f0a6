"""How many hours of the bought card one hour of another, rented card is worth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.computation import Message, Step, message, quantity, step
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds
from rules.gpu_compare.training import training

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Worth:
    """Speed of the rented card relative to the bought one [-], how it was found, what was assumed."""

    factor: float = 1.0
    steps: tuple[Step, ...] = ()
    notes: tuple[Message, ...] = ()


def worth(own: Gpu | None, rented: Gpu | None, knowledge: Knowledge) -> Worth:
    """Training speed of the rented card over that of the bought one; one for one if it is not known."""
    if own is None or rented is None or own.name == rented.name:
        return Worth()
    parameters = knowledge.parameters(GpuCompareParameters, "gpu_compare")
    speeds = training((own, rented), knowledge, parameters)
    names = {"own": own.name, "rented": rented.name}
    if speeds is None:
        return Worth(notes=(message("cloud-or-buy-assume-same-speed", **names),))
    factor = speeds.ratio(rented, own)
    note = message("cloud-or-buy-assume-speed", factor=quantity(factor, "x", 2), **names)
    return Worth(factor, (*_derivation(speeds), _step(factor, speeds, own, rented)), (note, *speeds.remarks))


def _derivation(speeds: Speeds) -> tuple[Step, ...]:
    """How each card's speed was found; not the factor between them, which is stated the other way round."""
    return speeds.steps[:-1]


def _step(factor: float, speeds: Speeds, own: Gpu, rented: Gpu) -> Step:
    sources = speeds.steps[-1].references
    unit, digits = ("GB/s", 0) if speeds.basis == "bandwidth" else ("x", 2)
    return step(
        message("cloud-or-buy-step-speed", own=own.name, rented=rented.name),
        "{rented} / {own}",
        factor,
        "x",
        *sources,
        digits=2,
        rented=quantity(speeds.of(rented), unit, digits),
        own=quantity(speeds.of(own), unit, digits),
    )
