"""Reading a model file from a drive."""

from __future__ import annotations

from rules.computation import Message, Option, Recommendation, Step, message, quantity, step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.llm.file import ModelFile, model_file
from rules.storage.drives import Drive, at_hand, drive_notes, drives, of_kind
from rules.storage.inputs import StorageInputs
from rules.storage.parameters import DriveKind, StorageParameters
from rules.storage.report import Parts

_USUAL: DriveKind = "nvme4"
_SECTIONS = ("storage#speeds", "storage#which-drive", "pcie#loading-models")


def model_load(inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters) -> Parts:
    """Time to read a model file once [s].

    Raises:
        RuleInputError: no model, an unknown one, or a value out of range.
    """
    if inputs.model_gb is not None:
        parameters.check("model_gb", inputs.model_gb)
    file = model_file(inputs, knowledge)
    if file is None:
        raise RuleInputError("model_gb", "error-storage-model-size")
    owned = at_hand(inputs, parameters)
    drive = owned or of_kind(_USUAL, parameters)
    return Parts(
        headline=message(
            "storage-headline-load",
            size=quantity(file.size_gb, "GB", 1),
            drive=drive.name,
            rate=quantity(drive.mb_s, "MB/s", 0),
            time=quantity(seconds(file, drive), "s", 1),
        ),
        value=seconds(file, drive),
        unit="s",
        recommendation=_recommendation(owned, parameters),
        steps=(*file.steps, _step(file, drive)),
        options=tuple(_option(file, each) for each in drives(parameters)),
        assumptions=(*file.notes, *_assumed(owned, drive), *drive_notes(owned, inputs)),
        warnings=(message("storage-note-once"),),
        sections=_SECTIONS,
    )


def seconds(file: ModelFile, drive: Drive) -> float:
    """Time to read the file [s]."""
    return file.size_gb * 1000 / drive.mb_s


def _recommendation(owned: Drive | None, parameters: StorageParameters) -> Recommendation | None:
    usual = of_kind(_USUAL, parameters)
    if owned is not None and owned.mb_s >= usual.mb_s:
        return None
    return Recommendation(value=usual.mb_s, unit="MB/s", label=message("storage-buy", drive=usual.name))


def _step(file: ModelFile, drive: Drive) -> Step:
    return step(
        message("storage-step-load-model"),
        "{size} / {rate}",
        seconds(file, drive),
        "s",
        *drive.references,
        digits=1,
        size=quantity(file.size_gb, "GB", 1),
        rate=quantity(drive.mb_s, "MB/s", 0),
    )


def _option(file: ModelFile, drive: Drive) -> Option:
    rate, time = quantity(drive.mb_s, "MB/s", 0), quantity(seconds(file, drive), "s", 1)
    return Option(name=drive.name, kind="drive", values={"read-rate": rate, "load-time": time})


def _assumed(owned: Drive | None, drive: Drive) -> tuple[Message, ...]:
    if owned is not None:
        return ()
    return (message("storage-assume-drive", drive=drive.name, rate=quantity(drive.mb_s, "MB/s", 0)),)
