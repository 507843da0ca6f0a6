"""Which of the cards draws less, by the makers' board power."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rules.computation import Message, message, watts

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu


def power_headline(gpus: Sequence[Gpu]) -> Message | None:
    """The card with the least and that with the most board power; ``None`` where one is not known."""
    known = sorted((gpu.board_power_w, gpu.name) for gpu in gpus if gpu.board_power_w)
    if len(known) < len(gpus):
        return None
    (least, less), (most, more) = known[0], known[-1]
    if least == most:
        names = tuple(gpu.name for gpu in gpus)
        return message("gpu-compare-headline-power-equal", cards=names, power=watts(least))
    return message(
        "gpu-compare-headline-power", less=less, more=more, less_power=watts(least), more_power=watts(most)
    )
