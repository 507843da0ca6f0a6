"""Speed of writing text by what cards make of their bandwidth, where no measurement holds them all.

A language model is read whole for each token, so writing is bound by bandwidth on every architecture; how
much of the bound is reached differs by kind of memory and is measured.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import Argument, message, percent, quantity, step
from rules.gpu_compare.families import bandwidths, family
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds, by_name
from rules.llm_speed.efficiency import memory_share
from rules.llm_speed.parameters import LlmSpeedParameters

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.knowledge import Knowledge


def by_bound(gpus: tuple[Gpu, ...], knowledge: Knowledge, parameters: GpuCompareParameters) -> Speeds | None:
    """Estimated speeds of writing; ``None`` where the bandwidth or the memory of a card is not known."""
    if any(family(gpu, parameters) is None for gpu in gpus):
        return None
    speed = knowledge.parameters(LlmSpeedParameters, "llm_speed")
    read = parameters.text_read_gb.value
    shares = by_name(gpus, (memory_share(gpu, read, speed) for gpu in gpus))
    widths = by_name(gpus, bandwidths(gpus))
    relative = {name: shares[name] * width for name, width in widths.items()}
    fast, slow = (pick(relative, key=relative.__getitem__) for pick in (max, min))
    operands: dict[str, Argument] = {
        "fast_share": percent(shares[fast]),
        "fast": quantity(widths[fast], "GB/s", 0),
        "slow_share": percent(shares[slow]),
        "slow": quantity(widths[slow], "GB/s", 0),
    }
    line = step(
        message("gpu-compare-step-text-bound", fast=fast, slow=slow),
        "({fast_share} × {fast}) / ({slow_share} × {slow})",
        relative[fast] / relative[slow],
        "x",
        speed.decode_efficiency.reference,
        digits=2,
        **operands,
    )
    remark = message("gpu-compare-assume-text-bound", read=quantity(read, "GB", 1))
    alike = relative[fast] / relative[slow] < 1 + parameters.alike_difference.value
    return Speeds("text", "bound", gpus, relative, (line,), (remark,), are_alike=alike)
