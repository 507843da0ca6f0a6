"""Speed of writing and reading text: measurements of one model on all cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from rules.catalog.measurements import LlmSpeed, llm_speeds
from rules.computation import Argument, Day, Step, Term, message
from rules.gpu_compare.by_bound import by_bound
from rules.gpu_compare.families import are_one_family, bandwidths
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds, by_name, factor_step

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge

_SPILLS = "spills into system memory"

Measured = Literal["decode", "prefill"]
Key = tuple[str | None, str | None, str | None, str, str]


@dataclass(frozen=True, slots=True)
class Run:
    """One model measured on one card each, with the same software: rows by card."""

    rows: Mapping[str, LlmSpeed]

    def rates(self, gpus: tuple[Gpu, ...]) -> Mapping[str, float]:
        """Tokens per second of each card by its name [tok/s]."""
        return by_name(gpus, (self.rows[gpu.name].tokens_per_s for gpu in gpus))

    @property
    def any_row(self) -> LlmSpeed:
        """A row, for what all have in common."""
        return next(iter(self.rows.values()))


def writing(gpus: tuple[Gpu, ...], knowledge: Knowledge, parameters: GpuCompareParameters) -> Speeds | None:
    """Speed of writing text: measured with one model, by bandwidth in one architecture, or by its bound."""
    runs = _runs(gpus, "decode")
    if runs:
        lines = tuple(_step("gpu-compare-step-text", gpus, run, 1) for run in runs)
        remark = message("gpu-compare-assume-text", **_named(runs[0].any_row))
        return Speeds("text", "measured", gpus, runs[0].rates(gpus), lines, (remark,))
    if not are_one_family(gpus, parameters):
        return by_bound(gpus, knowledge, parameters)
    relative, source = by_name(gpus, bandwidths(gpus)), gpus[0].references[0]
    line = factor_step("gpu-compare-step-text-bandwidth", relative, "GB/s", 0, source)
    remark = message("gpu-compare-assume-text-bandwidth", architecture=gpus[0].architecture or "")
    return Speeds("text", "bandwidth", gpus, relative, (line,), (remark,))


def reading(gpus: tuple[Gpu, ...]) -> Speeds | None:
    """Speed of reading a prompt, measured with one model on all cards."""
    runs = _runs(gpus, "prefill")
    if not runs:
        return None
    line = _step("gpu-compare-step-prefill", gpus, runs[0], 0)
    return Speeds("text", "measured", gpus, runs[0].rates(gpus), (line,))


def listed_rate(
    gpu: Gpu, phase: Measured, common: Speeds | None, parameters: GpuCompareParameters
) -> float | None:
    """Tokens per second to show for one card: of the common run, or of the usual model [tok/s]."""
    if common is not None and common.basis == "measured":
        return common.of(gpu)
    model, quantization = parameters.text_model.value
    for run in _all_runs(phase):
        row = run.rows.get(gpu.name)
        if row is not None and (row.model, row.quantization) == (model, quantization):
            return row.tokens_per_s
    return None


def _runs(gpus: tuple[Gpu, ...], phase: Measured) -> list[Run]:
    """Runs that hold all cards, in the order of the table."""
    return [run for run in _all_runs(phase) if all(gpu.name in run.rows for gpu in gpus)]


@cache
def _all_runs(phase: Measured) -> tuple[Run, ...]:
    """Measurements of one model with the same software on several cards, one card at a time."""
    runs: dict[Key, dict[str, LlmSpeed]] = {}
    for row in llm_speeds(phase=phase):
        if row.gpus == 1 and row.note != _SPILLS:
            key = (row.model, row.quantization, row.software, row.date, row.source)
            runs.setdefault(key, {})[row.gpu] = row
    return tuple(Run(rows) for rows in runs.values() if len(rows) > 1)


def _step(label: str, gpus: tuple[Gpu, ...], run: Run, digits: int) -> Step:
    row = run.any_row
    return factor_step(label, run.rates(gpus), "tok/s", digits, row.source, **_named(row))


def _named(row: LlmSpeed) -> dict[str, Argument]:
    """Model, format and time of a run."""
    parts = [part for part in (row.model, row.quantization) if part]
    return {"model": " ".join(parts) or Term(id="model-unnamed"), "day": Day(value=row.date)}
