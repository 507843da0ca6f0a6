"""Which of the cards has more memory."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.computation import Message, gigabytes, message

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu


def memory_headline(gpus: Sequence[Gpu]) -> Message | None:
    """The card with the most memory and that with the least; ``None`` where one is not known."""
    known = sorted((gpu.memory_gb, gpu.name) for gpu in gpus if gpu.memory_gb)
    if len(known) < len(gpus):
        return None
    (least, less), (most, more) = known[0], known[-1]
    if least == most:
        names = tuple(gpu.name for gpu in gpus)
        return message("gpu-compare-headline-memory-equal", cards=names, memory=gigabytes(least))
    return message(
        "gpu-compare-headline-memory",
        more=more,
        less=less,
        more_memory=gigabytes(most),
        less_memory=gigabytes(least),
    )
