"""The one processor of a conversation: the asker's, or the one that a whole machine was planned with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from assistant.understanding.frame import PROCESSOR_SLOTS, Frame, Slot
from rules.computation import Argument, Computation, message, watts

_DRAWING = frozenset({"psu", "electricity", "circuit", "cooling", "build"})
"""Rules that reckon with what the processor draws."""
_CHOSEN = "build-assume-cpu"


def with_processor(frame: Frame, rule: str) -> Frame:
    """The frame with the processor spoken of before, for a rule that would assume one."""
    return frame.with_slots(**frame.processor) if _is_kept(frame, rule) else frame


def told(computation: Computation, frame: Frame) -> Computation:
    """The computation, saying that the processor spoken of before is kept."""
    if not _is_kept(frame, computation.rule) or computation.inputs.get("total_power_w"):
        return computation
    note = message("machine-assume-same-cpu", processor=_name(frame.processor))
    return computation.model_copy(update={"assumptions": (note, *computation.assumptions)})


def chosen(computation: Computation) -> Mapping[str, Slot]:
    """The processor that a whole machine was planned with; empty where none was chosen."""
    for note in computation.assumptions:
        if note.id == _CHOSEN:
            return {"cpu": Slot(str(note.arguments["cpu"]), origin="default")}
    return {}


def before_choice(frame: Frame) -> Frame:
    """The frame as it was before its own answer chose a processor, to compute the same once more."""
    is_own = "build" in frame.rules and any(slot.origin == "default" for slot in frame.processor.values())
    return replace(frame, processor={}) if is_own else frame


def _is_kept(frame: Frame, rule: str) -> bool:
    is_told = any(name in frame.slots for name in PROCESSOR_SLOTS)
    return rule in _DRAWING and bool(frame.processor) and not is_told and frame.era is None


def _name(processor: Mapping[str, Slot]) -> Argument:
    if "cpu" in processor:
        return str(processor["cpu"].value)
    power = processor["cpu_power_w"].value
    assert isinstance(power, int | float)
    return watts(power)
