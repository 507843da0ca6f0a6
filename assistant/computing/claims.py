"""What the asker says of a card that the catalog knows otherwise: "the RTX 3090 has 32 GB, right?"."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.computing.cards import claimed_cards
from assistant.sources import Sources
from assistant.understanding.frame import Card, Frame
from rules.catalog.gpu import Gpu
from rules.computation import Quantity, gigabytes, quantity, watts
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

_SAME_MEMORY_GB = 0.5
_SAME_POWER = 0.02
"""Share by which a board power may be rounded [-]."""
_OWN_POWER = 0.97
"""Share of its board power from which on a power is that of the asker's own card [-]."""
_SAME_SIZE = 0.15
"""Share by which a number of parameters may be rounded [-]."""
_MAKERS = {"nvidia": "NVIDIA", "amd": "AMD", "ati": "AMD"}


def corrections(frame: Frame, knowledge: Knowledge) -> list[RuleInputError]:
    """A refusal for each figure of a card that is not the catalog's, with the right one and its source.

    Args:
        frame: of a message that calls for no rule; a rule weighs what is claimed by itself.
    """
    if frame.rules:
        return []
    faults = [fault for card in claimed_cards(frame) for fault in _faults(card, knowledge)]
    return [*faults, *_of_maker(frame, knowledge)]


def refuse_claims(frame: Frame, knowledge: Knowledge) -> None:
    """What a rule must not compute with: a power that a card is said to draw, below its own; a model's size.

    Raises:
        RuleInputError: with the catalog's figure and its source.
    """
    for card in frame.cards:
        if card.name is not None and card.board_power_w is not None:
            gpu = knowledge.gpus.get(card.name)
            if gpu.board_power_w and card.board_power_w < _OWN_POWER * gpu.board_power_w:
                raise _fault("power", gpu, watts(card.board_power_w), watts(gpu.board_power_w))
    stated = frame.get("claimed_parameters_b")
    model = knowledge.models.find(frame.get("model") or "").model if stated is not None else None
    if model is None:
        return
    sizes = (model.parameters_b, model.active_parameters_b)
    if all(abs(size - stated) > _SAME_SIZE * size for size in sizes):
        raise RuleInputError(
            "model",
            "error-claimed-parameters",
            model=model.name,
            given=quantity(stated, "Gparam"),
            real=quantity(model.parameters_b, "Gparam"),
        )


def _of_maker(frame: Frame, knowledge: Knowledge) -> Iterator[RuleInputError]:
    """The maker of the card, where it is asked about: corrected or confirmed."""
    maker = frame.get("claimed_maker")
    name = next((card.name for card in frame.cards), None)
    if maker is None or name is None:
        return
    gpu = knowledge.gpus.get(name)
    real = _MAKERS.get(gpu.vendor, gpu.vendor.capitalize())
    given = _MAKERS.get(maker, maker.capitalize())
    source = Sources()[gpu.references[0]].title
    message = "error-confirmed-maker" if real == given else "error-claimed-maker"
    yield RuleInputError("gpus", message, card=gpu.name, source=source, given=given, real=real)


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
