"""Feeding the cards from a drive: reading a batch against computing it."""

from __future__ import annotations

from rules.computation import Argument, Message, Option, Recommendation, gigabytes, message, percent, quantity
from rules.knowledge import Knowledge
from rules.storage.drives import Drive, drive_notes, drives
from rules.storage.guide_2018 import decoded_or_jpeg, example
from rules.storage.inputs import StorageInputs
from rules.storage.parameters import StorageParameters
from rules.storage.reading import Reading, reading
from rules.storage.report import Parts
from rules.storage.training_steps import shown_ms, shown_rate, steps

_SECTIONS = ("storage#loading-rate", "storage#hard-disk-training", "storage#data-loading")
_SMALL_FILES = ("storage#small-files",)


def training(inputs: StorageInputs, knowledge: Knowledge, parameters: StorageParameters) -> Parts:
    """Rate that the cards take data at [MB/s], and the kind of drive that delivers it.

    Raises:
        RuleInputError: an unknown card, inputs that contradict each other, or a value out of range.
    """
    if inputs.method == "2018":
        return example(inputs, parameters)
    read = reading(inputs, knowledge, parameters)
    return Parts(
        headline=_headline(read),
        value=read.stream.mb_s,
        unit="MB/s",
        recommendation=_recommendation(read),
        steps=steps(read),
        options=tuple(_option(read, each) for each in drives(parameters)),
        assumptions=(*read.stream.assumptions, *drive_notes(read.owned, inputs)),
        warnings=_warnings(read),
        sections=(*(_SMALL_FILES if inputs.small_files else ()), *_SECTIONS),
    )


def _headline(read: Reading) -> Message:
    rate = shown_rate(read.stream.mb_s)
    if read.owned is not None:
        return _judged(read, read.owned)
    if read.suitable is None:
        return message("storage-headline-beyond", rate=rate)
    return message("storage-headline-need", rate=rate, drive=read.suitable.name)


def _judged(read: Reading, owned: Drive) -> Message:
    kind = read.verdict(owned) if read.inputs.asynchronous else "in-turn"
    return message(
        f"storage-headline-{kind}",
        drive=owned.name,
        batch=read.stream.batch,
        load=shown_ms(read.load_ms(owned)),
        step=shown_ms(read.stream.step_ms),
        total=shown_ms(read.step_ms(owned)),
        rate=shown_rate(read.stream.mb_s),
    )


def _recommendation(read: Reading) -> Recommendation | None:
    is_enough = read.owned is not None and read.verdict(read.owned) == "enough"
    if read.suitable is None or is_enough:
        return None
    label = message("storage-buy", drive=read.suitable.name)
    return Recommendation(value=read.suitable.mb_s, unit="MB/s", label=label)


def _option(read: Reading, drive: Drive) -> Option:
    load = read.load_ms(drive)
    share = load / read.stream.step_ms
    values: dict[str, Argument] = {
        "read-rate": quantity(read.rate(drive), "MB/s", 0),
        "batch-time": shown_ms(load),
        "share-of-computing": percent(share, 0 if share >= 0.01 else 2),
    }
    return Option(name=drive.name, kind="drive", values=values)


def _warnings(read: Reading) -> tuple[Message, ...]:
    inputs, notes = read.inputs, []
    if inputs.sample_mb is None and inputs.sample in (None, "decoded"):
        notes.append(decoded_or_jpeg(read.parameters))
    if inputs.small_files:
        iops = read.parameters.hard_disk_iops.quantity()
        notes.append(message("storage-warning-small-files", iops=iops))
    if read.owned and read.suitable and read.verdict(read.owned) != "enough":
        notes.append(message("storage-hint-drive", drive=read.suitable.name))
    return (*notes, *_cached(inputs))


def _cached(inputs: StorageInputs) -> tuple[Message, ...]:
    """A data set that fits into memory is read from the drive once."""
    if inputs.dataset_gb is None or inputs.ram_gb is None or inputs.dataset_gb > inputs.ram_gb:
        return ()
    dataset, memory = gigabytes(inputs.dataset_gb), gigabytes(inputs.ram_gb)
    return (message("storage-note-cached", dataset=dataset, ram=memory),)
