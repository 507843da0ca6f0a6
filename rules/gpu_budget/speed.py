"""How fast a card is, relative to an RTX 3090: measured, or estimated from bandwidth and arithmetic."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from typing import TYPE_CHECKING, Literal

from rules.computation import Quantity, quantity
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
    """Training in 16-bit: measured, else what cards of its architecture make of bandwidth and arithmetic.

    Training is bound by both in turn, so an estimate takes their geometric mean: RTX A5000, A5500 and A6000
    have the same bandwidth, and 0.94, 1.05 and 1.18 of the baseline's speed at 27.8, 34.1 and 38.7 TFLOPS.
    Where the rate of a card is unknown, it is taken to grow with its bandwidth. No estimate goes beyond the
    fastest measured card of an architecture where bandwidth outgrows speed.
    """
    if gpu.training_relative is not None:
        return Speed(gpu.training_relative, "measured")
    estimate = training_estimate(gpu, parameters)
    return None if estimate is None else Speed(estimate, "estimated")


def training_estimate(gpu: Gpu, parameters: GpuBudgetParameters) -> float | None:
    """The estimate also for a card that was measured; ``None`` where too little is known of it."""
    factor = architecture_factor(gpu, parameters)
    if factor is None or gpu.bandwidth_gb_s is None:
        return None
    bandwidth = arithmetic = gpu.bandwidth_gb_s / parameters.baseline_bandwidth_gb_s.value
    if gpu.shader_tflops is not None:
        arithmetic = gpu.shader_tflops / parameters.baseline_shader_tflops.value
    return min(factor * sqrt(bandwidth * arithmetic), ceiling(gpu, parameters))


def estimate_terms(gpu: Gpu, parameters: GpuBudgetParameters) -> tuple[str, dict[str, Quantity]]:
    """The estimate as an expression with its operands, for a derivation."""
    operands = {
        "factor": quantity(architecture_factor(gpu, parameters) or 0.0, "1", 2),
        "bandwidth": quantity(gpu.bandwidth_gb_s or 0.0, "GB/s", 0),
        "baseline": parameters.baseline_bandwidth_gb_s.quantity(0),
    }
    expression = "{factor} × {bandwidth} / {baseline}"
    if gpu.shader_tflops is not None:
        operands["shaders"] = quantity(gpu.shader_tflops, "TFLOPS", 1)
        operands["baseline_shaders"] = parameters.baseline_shader_tflops.quantity(1)
        expression = "{factor} × √({bandwidth} / {baseline} × {shaders} / {baseline_shaders})"
    highest = ceiling(gpu, parameters)
    if training_estimate(gpu, parameters) == highest:
        operands["ceiling"] = quantity(highest, "x", 2)
        expression = f"min({expression}; {{ceiling}})"
    return expression, operands


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
    """Training speed of a card's kind over the mean of its bandwidth and arithmetic, RTX 3090 = 1 [-].

    Workstation cards of an architecture have a factor of their own where they were measured, since theirs is
    the full rate of the matrix units; so have those with stacked memory.
    """
    known = {**parameters.training_factor_assumed.value, **parameters.training_factor_measured.value}
    architecture = gpu.architecture or ""
    return known.get(f"{architecture} {_kind(gpu)}", known.get(architecture))


def _kind(gpu: Gpu) -> str:
    if (gpu.memory_type or "").startswith("HBM"):
        return "HBM"
    return "" if gpu.name.startswith("GeForce") else "workstation"
