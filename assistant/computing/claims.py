"""What the asker says of a card that the catalog knows otherwise: "the RTX 3090 has 32 GB, right?"."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.computing.cards import claimed_cards
from assistant.sources import Sources
from assistant.understanding.frame import Card, Frame
from rules.catalog.gpu import Gpu
from rules.computation import Quantity, gigabytes, watts
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

_SAME_MEMORY_GB = 0.5
_SAME_POWER = 0.02
"""Share by which a board power may be rounded [-]."""


def corrections(frame: Frame, knowledge: Knowledge) -> list[RuleInputError]:
    """A refusal for each figure of a card that is not the catalog's, with the right one and its source.

    Args:
        frame: of a message that calls for no rule; a rule weighs what is claimed by itself.
    """
    if frame.rules:
        return []
    return [fault for card in claimed_cards(frame) for fault in _faults(card, knowledge)]


def _faults(card: Card, knowledge: Knowledge) -> Iterator[RuleInputError]:
    if card.name is None:
        return
    gpu = knowledge.gpus.get(card.name)
    if card.memory_gb is not None and _is_wrong_memory(card.memory_gb, gpu):
        yield _fault("memory", gpu, gigabytes(card.memory_gb), gigabytes(gpu.memory_gb))
    claimed, real = card.board_power_w, gpu.board_power_w
    if claimed is not None and real and abs(claimed - real) > _SAME_POWER * real:
        yield _fault("power", gpu, watts(claimed), watts(real))


def _is_wrong_memory(claimed: float, gpu: Gpu) -> bool:
    sizes = (gpu.memory_gb, gpu.memory_gb * gpu.gpus_per_board)
    is_known = bool(gpu.memory_gb) and not gpu.unified_memory
    return is_known and all(abs(size - claimed) > _SAME_MEMORY_GB for size in sizes)


def _fault(what: str, gpu: Gpu, given: Quantity, real: Quantity) -> RuleInputError:
    source = Sources()[gpu.references[0]].title
    return RuleInputError(
        "gpus", f"error-claimed-{what}", card=gpu.name, source=source, given=given, real=real
    )
