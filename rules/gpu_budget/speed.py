"""How fast a card is, relative to an RTX 3090: measured, or estimated from its bandwidth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from rules.gpu_budget.parameters import GpuBudgetParameters, SpeedKind

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu

Basis = Literal["measured", "estimated", "bandwidth"]


@dataclass(frozen=True, slots=True)
class Speed:
    """Speed of one card, RTX 3090 = 1.00 [-], and what it rests on."""

    relative: float
    basis: Basis


def speed(gpu: Gpu, kind: SpeedKind, parameters: GpuBudgetParameters) -> Speed | None:
    """Speed of one card, or ``None`` where too little is known of it."""
    return training_speed(gpu, parameters) if kind == "training" else decode_speed(gpu, parameters)


def training_speed(gpu: Gpu, parameters: GpuBudgetParameters) -> Speed | None:
    """Training in 16-bit: measured, else bandwidth times what the architecture makes of it.

    The factor of an architecture is the measured speed of its cards over their bandwidth; bandwidth compares
    only inside one architecture. No estimate goes beyond the fastest measured card of an architecture where
    bandwidth is known to outgrow speed.
    """
    if gpu.training_relative is not None:
        return Speed(gpu.training_relative, "measured")
    factor = architecture_factor(gpu, parameters)
    if factor is None or gpu.bandwidth_gb_s is None:
        return None
    estimate = factor * gpu.bandwidth_gb_s / parameters.baseline_bandwidth_gb_s.value
    return Speed(min(estimate, ceiling(gpu, parameters)), "estimated")


def decode_speed(gpu: Gpu, parameters: GpuBudgetParameters) -> Speed | None:
    """Text generation, one stream: bandwidth times the share of it that this kind of memory reaches."""
    share = decode_share(gpu, parameters)
    if gpu.bandwidth_gb_s is None or share is None:
        return None
    baseline = parameters.baseline_bandwidth_gb_s.value * parameters.decode_efficiency.value["GDDR"]
    return Speed(gpu.bandwidth_gb_s * share / baseline, "bandwidth")


def decode_share(gpu: Gpu, parameters: GpuBudgetParameters) -> float | None:
    """Share of its bandwidth that a card's kind of memory reaches in text generation [-]."""
    shares = parameters.decode_efficiency.value
    kind = gpu.memory_type or ""
    return next((value for start, value in shares.items() if kind.startswith(start)), None)


def ceiling(gpu: Gpu, parameters: GpuBudgetParameters) -> float:
    """Highest speed that an estimate may give a card of its architecture [-]."""
    return parameters.training_ceiling.value.get(gpu.architecture or "", float("inf"))


def architecture_factor(gpu: Gpu, parameters: GpuBudgetParameters) -> float | None:
    """Training speed over bandwidth of a card's architecture, both relative to the baseline [-]."""
    measured = parameters.training_factor_measured.value
    assumed = parameters.training_factor_assumed.value
    architecture = gpu.architecture or ""
    return measured.get(architecture, assumed.get(architecture))
