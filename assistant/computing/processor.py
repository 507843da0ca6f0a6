"""The one processor of a conversation: the asker's, or the one that a whole machine was planned with."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from assistant.understanding.frame import PROCESSOR_SLOTS, Frame, Slot
from rules.catalog.cpu import Cpu
from rules.catalog.cpu_families import rated_power_w, strongest
from rules.computation import Argument, Computation, Message, message, watts
from rules.knowledge import Knowledge

_DRAWING = frozenset({"psu", "electricity", "circuit", "cooling", "build"})
"""Rules that reckon with what the processor draws."""
_CHOSEN = "build-assume-cpu"


def with_processor(frame: Frame, rule: str, knowledge: Knowledge) -> Frame:
    """The frame with the processor spoken of before, for a rule that would assume one.

    Of a family it is the member with the highest rated power.
    """
    kept = frame.with_slots(**frame.processor) if _is_kept(frame, rule) else frame
    member = _member(kept, rule, knowledge)
    return kept if member is None else kept.with_slots(cpu=Slot(member.name, origin="default"))


def told(computation: Computation, frame: Frame, knowledge: Knowledge) -> Computation:
    """The computation, saying which processor spoken of before is kept, and which one stands for a family."""
    rule = computation.rule
    if computation.inputs.get("total_power_w"):
        return computation
    notes = []
    if _is_kept(frame, rule):
        notes.append(message("machine-assume-same-cpu", processor=_name(frame.processor)))
        frame = frame.with_slots(**frame.processor)
    member = _member(frame, rule, knowledge)
    if member is not None:
        notes.append(_of_family(frame, member))
    return computation.model_copy(update={"assumptions": (*notes, *computation.assumptions)})


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


def _member(frame: Frame, rule: str, knowledge: Knowledge) -> Cpu | None:
    """The processor that stands for the family named; ``None`` where its model or power is known."""
    is_known = frame.get("cpu") is not None or frame.get("cpu_power_w") is not None
    if rule not in _DRAWING or is_known or frame.get("cpu_family") is None:
        return None
    return strongest(frame.get("cpu_family"), knowledge.cpus.rows())


def _of_family(frame: Frame, member: Cpu) -> Message:
    return message(
        "machine-assume-cpu-family",
        family=_families(frame.get("cpu_family")),
        cpu=member.name,
        kind=member.segment,
        power=watts(rated_power_w(member)),
    )


def _families(names: Sequence[str]) -> Argument:
    return " / ".join(names)


def _name(processor: Mapping[str, Slot]) -> Argument:
    if "cpu" in processor:
        return str(processor["cpu"].value)
    if "cpu_family" in processor and "cpu_power_w" not in processor:
        families = processor["cpu_family"].value
        assert isinstance(families, tuple)
        return _families([str(name) for name in families])
    power = processor["cpu_power_w"].value
    assert isinstance(power, int | float)
    return watts(power)
