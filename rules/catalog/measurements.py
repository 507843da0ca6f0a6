"""Measured speed: training relative to a baseline card, language models in tokens per second."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal

from rules.catalog.tables import load_table


@dataclass(frozen=True, slots=True)
class TrainingSpeed:
    """fp16 training throughput of one card [-], ``baseline`` = 1.00.

    ``era`` is the time of the software (``2022-2024``); figures of two eras do not compare.
    """

    gpu: str
    era: str
    relative: float
    baseline: str
    source: str
    confidence: Literal["A", "B", "C"]


@dataclass(frozen=True, slots=True)
class LlmSpeed:
    """A measured speed of a language model, one request at a time.

    Attributes:
        gpu, gpus: catalog name of the card, and how many.
        model, quantization: names in the model and format catalogs; ``None`` where not stated.
        phase: ``decode``: tokens written; ``prefill``: tokens of the prompt read.
        tokens_per_s: per second [tok/s].
    """

    gpu: str
    gpus: int
    model: str | None
    quantization: str | None
    phase: Literal["decode", "prefill"]
    tokens_per_s: float
    software: str | None
    date: str
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None


def training_speeds(era: str | None = None) -> tuple[TrainingSpeed, ...]:
    """All rows, or those of an era."""
    rows = load_table("training_speed.yaml", TrainingSpeed).rows
    return rows if era is None else tuple(row for row in rows if row.era == era)


def common_training_speeds(gpus: Iterable[str]) -> tuple[TrainingSpeed, ...]:
    """The rows of the newest era that has all of these cards, in their order; empty where none has.

    >>> [row.relative for row in common_training_speeds(["H200 SXM 141 GB", "B200"])]
    [1.12, 1.45]
    """
    wanted = list(gpus)
    for era in sorted({row.era for row in training_speeds()}, reverse=True):
        rows = {row.gpu: row for row in training_speeds(era)}
        if all(gpu in rows for gpu in wanted):
            return tuple(rows[gpu] for gpu in wanted)
    return ()


def llm_speeds(
    gpu: str | None = None, phase: Literal["decode", "prefill"] | None = None
) -> tuple[LlmSpeed, ...]:
    """All measurements, or those of a card (catalog name) and phase."""
    rows = load_table("llm_speed.yaml", LlmSpeed).rows
    return tuple(row for row in rows if gpu in (None, row.gpu) and phase in (None, row.phase))
