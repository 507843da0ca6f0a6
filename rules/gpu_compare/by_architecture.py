"""Estimates across architectures: what measured cards of each make of bandwidth and arithmetic.

Only architectures that one benchmark has measured with the same software are compared so; an architecture
known by a rule of thumb counts for the newest software.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from rules.catalog.measurements import training_speeds
from rules.computation import Step, message, step
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_budget.speed import estimate_terms, training_estimate
from rules.gpu_compare.families import are_estimable
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds, factor_step

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge

_SOURCE = "lambda-benchmark-2025"


def by_architecture(
    gpus: tuple[Gpu, ...], knowledge: Knowledge, parameters: GpuCompareParameters
) -> Speeds | None:
    """Speeds relative to the baseline of the benchmark; ``None`` where no software ran all architectures."""
    budget = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    era = _common_era(gpus, knowledge, budget)
    if era is None or not are_estimable(gpus, parameters):
        return None
    measured = {row.gpu: row.relative for row in training_speeds(era)}
    relative = {gpu.name: measured.get(gpu.name, training_estimate(gpu, budget) or 0.0) for gpu in gpus}
    baseline = parameters.architecture_baseline.value
    lines = [_step(gpu, measured.get(gpu.name), baseline, budget) for gpu in gpus]
    ratio = factor_step("gpu-compare-step-factor", relative, "x", 2, _SOURCE)
    thumb = tuple(gpu for gpu in gpus if _is_thumb(gpu, budget) and gpu.name not in measured)
    remark = message("gpu-compare-assume-estimated", era=era)
    return Speeds("training", "estimated", gpus, relative, (*lines, ratio), (remark,), thumb)


def _is_thumb(gpu: Gpu, budget: GpuBudgetParameters) -> bool:
    return gpu.architecture not in budget.training_factor_measured.value


def _common_era(gpus: tuple[Gpu, ...], knowledge: Knowledge, budget: GpuBudgetParameters) -> str | None:
    """The newest software that ran all architectures."""
    eras = knowledge.derived("gpu_compare.eras", _eras_by_architecture)
    newest = {max(era for all_eras in eras.values() for era in all_eras)}
    assumed = budget.training_factor_assumed.value
    known = [
        eras.get(gpu.architecture or "", newest if gpu.architecture in assumed else set()) for gpu in gpus
    ]
    return max(set.intersection(*map(set, known)), default=None)


def _eras_by_architecture(knowledge: Knowledge) -> Mapping[str, set[str]]:
    """Software that ran cards of each architecture, relative to the baseline of the estimates."""
    baseline = knowledge.parameters(GpuCompareParameters, "gpu_compare").architecture_baseline.value
    factors = knowledge.parameters(GpuBudgetParameters, "gpu_budget").training_factor_measured.value
    found: dict[str, set[str]] = {}
    for row in training_speeds():
        architecture = knowledge.gpus.get(row.gpu).architecture or ""
        if row.baseline == baseline and architecture in factors:
            found.setdefault(architecture, set()).add(row.era)
    return found


def _step(gpu: Gpu, measured: float | None, baseline: str, budget: GpuBudgetParameters) -> Step:
    """Speed of one card relative to the baseline."""
    if measured is not None:
        label = message("gpu-compare-step-own-measured", card=gpu.name, baseline=baseline)
        return step(label, "", measured, "x", _SOURCE, digits=2)
    expression, operands = estimate_terms(gpu, budget)
    estimate = training_estimate(gpu, budget) or 0.0
    source = budget.training_factor_assumed if _is_thumb(gpu, budget) else budget.training_factor_measured
    label = message("gpu-compare-step-estimated", card=gpu.name, baseline=baseline)
    return step(label, expression, estimate, "x", source.reference, digits=2, **operands)
