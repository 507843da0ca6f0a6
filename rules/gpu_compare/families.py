"""Which cards may be compared by bandwidth: those of one architecture, with one kind of memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.gpu_compare.parameters import GpuCompareParameters

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu

_OWN_MEMORY = ("GDDR", "HBM")
_KINDS_OF_MEMORY = (*_OWN_MEMORY, "LPDDR", "DDR")

Family = tuple[str, str, bool]


def family(gpu: Gpu, parameters: GpuCompareParameters) -> Family | None:
    """Architecture, kind of memory, and whether its series lacks the matrix units of the architecture."""
    kind = next((kind for kind in _KINDS_OF_MEMORY if (gpu.memory_type or "").startswith(kind)), None)
    if gpu.architecture is None or kind is None or not gpu.bandwidth_gb_s:
        return None
    return gpu.architecture, kind, gpu.generation in parameters.without_matrix_units.value


def are_one_family(gpus: Sequence[Gpu], parameters: GpuCompareParameters) -> bool:
    """Whether bandwidth compares these cards."""
    families = {family(gpu, parameters) for gpu in gpus}
    return len(families) == 1 and None not in families


def are_estimable(gpus: Sequence[Gpu], parameters: GpuCompareParameters) -> bool:
    """Whether all are cards with their own memory and with the matrix units of their architecture."""
    families = [family(gpu, parameters) for gpu in gpus]
    return all(each is not None and each[1] in _OWN_MEMORY and not each[2] for each in families)


def bandwidths(gpus: Sequence[Gpu]) -> tuple[float, ...]:
    """Memory bandwidth of each card [GB/s]; 0 where it is not known."""
    return tuple(gpu.bandwidth_gb_s or 0.0 for gpu in gpus)
