"""The loading example of the 2018 hardware guide, and what its 185 ms mean."""

from __future__ import annotations

from rules.computation import Message, Step, message, quantity, step
from rules.errors import RuleInputError
from rules.references import GUIDE_YEAR
from rules.storage.inputs import StorageInputs
from rules.storage.parameters import StorageParameters
from rules.storage.report import Parts
from rules.storage.samples import decoded_mb

_SECTIONS = ("storage#hard-disk-training", "storage#decoded-or-jpeg")
_FIXED = ("samples_per_s", "batch", "step_ms", "sample", "sample_mb", "drive", "disk_mb_s", "iops", "gpu")


def example(inputs: StorageInputs, parameters: StorageParameters) -> Parts:
    """The guide's example as it states it: 185 ms to read a batch, 200 ms to compute it.

    Raises:
        RuleInputError: inputs that the guide has no figure for.
    """
    for name in _FIXED:
        if getattr(inputs, name) is not None:
            raise RuleInputError(name, "error-storage-2018-example", field=name, year=GUIDE_YEAR)
    load, computing = parameters.guide_2018_load_ms.value, parameters.guide_2018_step_ms.value
    size = load / 1000 * parameters.guide_2018_disk_mb_s.value
    total = computing if inputs.asynchronous else load + computing
    kind = "together" if inputs.asynchronous else "in-turn"
    return Parts(
        headline=message(
            f"storage-headline-2018-{kind}",
            year=GUIDE_YEAR,
            rate=parameters.guide_2018_disk_mb_s.quantity(),
            load=quantity(load, "ms"),
            step=quantity(computing, "ms"),
            total=quantity(total, "ms"),
        ),
        value=size / computing * 1000,
        unit="MB/s",
        steps=_steps(size, total, inputs, parameters),
        sections=_SECTIONS,
        warnings=(decoded_or_jpeg(parameters),),
    )


def decoded_or_jpeg(parameters: StorageParameters) -> Message:
    """What the stated time means in bytes, and what the same batch takes as JPEG files."""
    batch, rate = parameters.batch.value, parameters.guide_2018_disk_mb_s.value
    decoded, jpeg = batch * decoded_mb(parameters), batch * parameters.jpeg_mb.value
    return message(
        "storage-2018-decoded",
        year=GUIDE_YEAR,
        stated=parameters.guide_2018_load_ms.quantity(),
        rate=parameters.guide_2018_disk_mb_s.quantity(),
        implied=quantity(parameters.guide_2018_load_ms.value / 1000 * rate, "MB", 1),
        batch=batch,
        decoded=quantity(decoded, "MB", 2),
        decoded_time=quantity(decoded / rate * 1000, "ms", 0),
        jpeg=quantity(jpeg, "MB", 1),
        jpeg_time=quantity(jpeg / rate * 1000, "ms", 0),
    )


def _steps(
    size: float, total: float, inputs: StorageInputs, parameters: StorageParameters
) -> tuple[Step, ...]:
    load, computing = parameters.guide_2018_load_ms, parameters.guide_2018_step_ms
    times = {"load": load.quantity(), "computing": computing.quantity()}
    return (
        step(
            message("storage-step-2018-size"),
            "{load} × {rate}",
            size,
            "MB",
            load.reference,
            digits=1,
            load=load.quantity(),
            rate=parameters.guide_2018_disk_mb_s.quantity(),
        ),
        step(
            message("storage-step-together" if inputs.asynchronous else "storage-step-in-turn"),
            "max({load}; {computing})" if inputs.asynchronous else "{load} + {computing}",
            total,
            "ms",
            computing.reference,
            load=times["load"],
            computing=times["computing"],
        ),
    )
