"""Loading a model file onto the cards: over the link, and from the drive."""

from __future__ import annotations

from rules.computation import Message, Option, Step, message, percent, quantity, step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.file import ModelFile, model_file
from rules.pcie.inputs import PcieInputs
from rules.pcie.link import Link, rate, wired
from rules.pcie.parameters import PcieParameters
from rules.pcie.report import Parts

_WIDTHS = (16, 8, 4)
_SECTIONS = ("pcie#loading-models", "pcie#measured-bandwidth", "storage#speeds")


def model_load(link: Link, inputs: PcieInputs, knowledge: Knowledge, parameters: PcieParameters) -> Parts:
    """Time for a model file [s]: the slower of link and drive.

    Raises:
        RuleInputError: no model, an unknown one, or a value outside its validity range.
    """
    file = _file(inputs, knowledge, parameters)
    size_gb = file.size_gb
    over_link = link_s(size_gb, link, parameters)
    from_drive = size_gb * 1000 / (inputs.disk_mb_s or parameters.drive_mb_s.value)
    total = max(over_link, from_drive)
    return Parts(
        headline=message(
            "pcie-headline-load",
            size=quantity(size_gb, "GB"),
            link=link.name,
            transfer=quantity(over_link, "s", 1),
            drive=quantity(from_drive, "s", 1),
            total=quantity(total, "s", 1),
            slower="drive" if from_drive > over_link else "link",
        ),
        value=total,
        unit="s",
        low=size_gb / link.gb_s,
        steps=(*file.steps, link.step(), *_steps(size_gb, link, inputs, parameters)),
        options=tuple(_option(size_gb, lanes, link, parameters) for lanes in _WIDTHS),
        assumptions=(*file.notes, *_assumptions(inputs, parameters)),
        sections=_SECTIONS,
    )


def link_s(size_gb: float, link: Link, parameters: PcieParameters) -> float:
    """Time of a large copy over the link [s]."""
    return size_gb / (link.gb_s * parameters.copy_share.value)


def _file(inputs: PcieInputs, knowledge: Knowledge, parameters: PcieParameters) -> ModelFile:
    for name in ("model_gb", "disk_mb_s"):
        if getattr(inputs, name) is not None:
            parameters.check(name, getattr(inputs, name))
    file = model_file(inputs, knowledge)
    if file is None:
        raise RuleInputError("model_gb", "error-pcie-model-size")
    return file


def _steps(size_gb: float, link: Link, inputs: PcieInputs, parameters: PcieParameters) -> tuple[Step, ...]:
    share, drive = parameters.copy_share, parameters.drive_mb_s
    drive_mb_s = inputs.disk_mb_s or drive.value
    over_link = link_s(size_gb, link, parameters)
    from_drive = size_gb * 1000 / drive_mb_s
    size = quantity(size_gb, "GB")
    return (
        step(
            message("pcie-step-load-link"),
            "{size} / ({bandwidth} × {share})",
            over_link,
            "s",
            share.reference,
            digits=1,
            size=size,
            bandwidth=rate(link.gb_s),
            share=percent(share.value),
        ),
        step(
            message("pcie-step-load-drive"),
            "{size} / {rate}",
            from_drive,
            "s",
            *(() if inputs.disk_mb_s else (drive.reference,)),
            digits=1,
            size=size,
            rate=quantity(drive_mb_s, "MB/s", 0),
        ),
        step(
            message("pcie-step-load-total"),
            "max({link}; {drive})",
            max(over_link, from_drive),
            "s",
            digits=1,
            link=quantity(over_link, "s", 1),
            drive=quantity(from_drive, "s", 1),
        ),
    )


def _option(size_gb: float, lanes: int, link: Link, parameters: PcieParameters) -> Option:
    each = wired(link.generation, lanes, parameters)
    seconds = quantity(link_s(size_gb, each, parameters), "s", 1)
    return Option(name=each.name, kind="link", values={"bandwidth": rate(each.gb_s), "load-time": seconds})


def _assumptions(inputs: PcieInputs, parameters: PcieParameters) -> tuple[Message, ...]:
    notes = [message("pcie-assume-one-link")]
    if inputs.disk_mb_s is None:
        notes.append(message("pcie-assume-drive", rate=parameters.drive_mb_s.quantity(0)))
    return tuple(notes)
