"""How much of the bandwidth bound a card reaches, from measurements."""

from __future__ import annotations

from itertools import pairwise

from rules.catalog.gpu import Gpu
from rules.catalog.model import LanguageModel
from rules.llm_speed.parameters import Band, LlmSpeedParameters, MemoryKind


def efficiency(gpu: Gpu, read_gb: float, model: LanguageModel, parameters: LlmSpeedParameters) -> Band:
    """Usual, lowest and highest share of the bound when ``read_gb`` are read for one token [-].

    References:
        Xiongjie Dai, GPU Benchmarks on LLM Inference, 2024-05-12 (llama.cpp, batch 1).
    """
    share = _of_memory(gpu, read_gb, parameters)
    if model.attention != "hybrid_linear":
        return share
    usual, lowest = parameters.hybrid_share.value
    return share[0] * usual, share[1] * lowest, share[2]


def memory_share(gpu: Gpu, read_gb: float, parameters: LlmSpeedParameters) -> float:
    """Usual share of the bound that a card's kind of memory reaches [-]."""
    return _of_memory(gpu, read_gb, parameters)[0]


def memory_kind(gpu: Gpu) -> str:
    """``unified``, ``hbm`` or ``gddr``."""
    if gpu.unified_memory:
        return "unified"
    return "hbm" if (gpu.memory_type or "").upper().startswith("HBM") else "gddr"


def _of_memory(gpu: Gpu, read_gb: float, parameters: LlmSpeedParameters) -> Band:
    kind = memory_kind(gpu)
    if kind == "unified":
        return _curve("unified", read_gb, parameters)
    if kind == "hbm":
        return _curve("hbm", read_gb, parameters)
    slow, fast = _curve("gddr_slow", read_gb, parameters), _curve("gddr_fast", read_gb, parameters)
    return _between(slow, fast, _way(gpu.bandwidth_gb_s or 0.0, *parameters.bandwidth_classes_gb_s.value))


def _curve(kind: MemoryKind, read_gb: float, parameters: LlmSpeedParameters) -> Band:
    points = parameters.decode_efficiency.value[kind]
    if read_gb <= points[0][0]:
        return points[0][1:]
    for low, high in pairwise(points):
        if read_gb <= high[0]:
            return _between(low[1:], high[1:], _way(read_gb, low[0], high[0]))
    return points[-1][1:]


def _way(value: float, low: float, high: float) -> float:
    """How far a value is on the way from low to high, within 0 and 1."""
    return min(1.0, max(0.0, (value - low) / (high - low)))


def _between(low: Band, high: Band, way: float) -> Band:
    usual, lowest, highest = (a + way * (b - a) for a, b in zip(low, high, strict=True))
    return usual, lowest, highest
