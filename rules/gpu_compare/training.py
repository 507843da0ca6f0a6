"""Training speed of several cards on one scale."""

from __future__ import annotations

from math import sqrt
from typing import TYPE_CHECKING

from rules.catalog.measurements import TrainingSpeed, common_training_speeds
from rules.computation import message, quantity, step
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_compare.by_architecture import by_architecture
from rules.gpu_compare.by_statement import by_statement
from rules.gpu_compare.families import are_one_family, bandwidths
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds, by_name, factor_step

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge


def training(gpus: tuple[Gpu, ...], knowledge: Knowledge, parameters: GpuCompareParameters) -> Speeds | None:
    """Training speeds, by the best basis that holds all cards; ``None`` where there is none.

    In order: one benchmark with the same software; bandwidth inside one architecture, or arithmetic where the
    bandwidth is the same; the 2017 guide's statement about two; what measured cards of each architecture make
    of both.
    """
    rows = common_training_speeds(gpu.name for gpu in gpus)
    if rows:
        return _measured(gpus, rows, parameters)
    if _compare_by_bandwidth(gpus, knowledge, parameters):
        found = _by_bandwidth(gpus)
        return _by_arithmetic(gpus) or found if found.are_equal else found
    return by_statement(gpus, knowledge, parameters) or by_architecture(gpus, knowledge, parameters)


def _compare_by_bandwidth(
    gpus: tuple[Gpu, ...], knowledge: Knowledge, parameters: GpuCompareParameters
) -> bool:
    """One architecture whose bandwidth is not known to outgrow its speed."""
    budget = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    outgrown = gpus[0].architecture in budget.training_ceiling.value
    return are_one_family(gpus, parameters) and not outgrown


def _measured(
    gpus: tuple[Gpu, ...], rows: tuple[TrainingSpeed, ...], parameters: GpuCompareParameters
) -> Speeds:
    relative = by_name(gpus, (row.relative for row in rows))
    era, baseline, source = rows[0].era, rows[0].baseline, rows[0].source
    label = "gpu-compare-step-training-measured"
    line = factor_step(label, relative, "x", 2, source, baseline=baseline, era=era)
    spread = quantity(parameters.workload_spread.value, "x")
    remark = message("gpu-compare-assume-measured", era=era, spread=spread)
    return Speeds("training", "measured", gpus, relative, (line,), (remark,))


def _by_arithmetic(gpus: tuple[Gpu, ...]) -> Speeds | None:
    """Cards with the same bandwidth: the mean of bandwidth and arithmetic leaves the root of the rates."""
    rates = [gpu.shader_tflops for gpu in gpus if gpu.shader_tflops]
    if len(rates) < len(gpus) or max(rates) == min(rates):
        return None
    fast, slow = (pick(gpus, key=lambda gpu: gpu.shader_tflops or 0.0) for pick in (max, min))
    relative = by_name(gpus, (sqrt(rate / min(rates)) for rate in rates))
    line = step(
        message("gpu-compare-step-arithmetic", fast=fast.name, slow=slow.name),
        "√({fast} / {slow})",
        relative[fast.name],
        "x",
        gpus[0].references[0],
        "lambda-benchmark-2025",
        digits=2,
        fast=quantity(max(rates), "TFLOPS", 1),
        slow=quantity(min(rates), "TFLOPS", 1),
    )
    remark = message("gpu-compare-assume-arithmetic", architecture=gpus[0].architecture or "")
    return Speeds("training", "estimated", gpus, relative, (line,), (remark,))


def _by_bandwidth(gpus: tuple[Gpu, ...]) -> Speeds:
    relative, source = by_name(gpus, bandwidths(gpus)), gpus[0].references[0]
    line = factor_step("gpu-compare-step-bandwidth", relative, "GB/s", 0, source, "dettmers-2017")
    remark = message("gpu-compare-assume-bandwidth", architecture=gpus[0].architecture or "")
    return Speeds("training", "bandwidth", gpus, relative, (line,), (remark,))
