"""Kinds of drives: their rates, and the one at hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import get_args

from rules.computation import Message, Term, message, quantity
from rules.errors import RuleInputError
from rules.storage.inputs import StorageInputs
from rules.storage.parameters import DriveKind, StorageParameters

NAMES: dict[DriveKind, str] = {
    "hdd": "HDD",
    "sata_ssd": "SATA SSD",
    "nvme3": "NVMe SSD (PCIe 3.0)",
    "nvme4": "NVMe SSD (PCIe 4.0)",
    "nvme5": "NVMe SSD (PCIe 5.0)",
}


@dataclass(frozen=True, slots=True)
class Drive:
    """A drive: kind, sequential rate [MB/s], random reads per second where known, source ids."""

    kind: DriveKind | None
    mb_s: float
    iops: float | None
    references: tuple[str, ...]

    @property
    def name(self) -> str | Term:
        """What a sentence and a table call it."""
        return NAMES[self.kind] if self.kind else Term(id="drive-given")

    def rate(self, sample_mb: float, *, small_files: bool) -> float:
        """Rate that it reaches [MB/s]: one read per sample where each is a file of its own."""
        if not small_files or self.iops is None:
            return self.mb_s
        return min(self.mb_s, self.iops * sample_mb)


def drives(parameters: StorageParameters) -> tuple[Drive, ...]:
    """Every kind, slowest first."""
    return tuple(of_kind(kind, parameters) for kind in get_args(DriveKind))


def of_kind(kind: DriveKind, parameters: StorageParameters) -> Drive:
    """A usual drive of a kind."""
    if kind == "hdd":
        rate, iops = parameters.hard_disk_mb_s, parameters.hard_disk_iops
        return Drive(kind, rate.value, iops.value, (rate.reference,))
    solid = parameters.solid_state_mb_s
    return Drive(kind, solid.value[kind], None, (solid.reference,))


def at_hand(inputs: StorageInputs, parameters: StorageParameters) -> Drive | None:
    """The drive to be judged, the asker's figures before the usual ones of its kind.

    Raises:
        RuleInputError: a figure out of range, or a rate that its connection cannot carry.
    """
    for name in ("disk_mb_s", "iops"):
        if getattr(inputs, name) is not None:
            parameters.check(name, getattr(inputs, name))
    usual = of_kind(inputs.drive, parameters) if inputs.drive else None
    if inputs.disk_mb_s is None:
        return usual and Drive(usual.kind, usual.mb_s, inputs.iops or usual.iops, usual.references)
    _check_bus(inputs.disk_mb_s, inputs.drive, parameters)
    return Drive(inputs.drive, inputs.disk_mb_s, inputs.iops or (usual.iops if usual else None), ())


def drive_notes(drive: Drive | None, inputs: StorageInputs) -> tuple[Message, ...]:
    """What was assumed about the rate of the drive at hand."""
    if drive is None or inputs.disk_mb_s is not None:
        return ()
    return (message("storage-assume-rate", drive=drive.name, rate=quantity(drive.mb_s, "MB/s", 0)),)


def _check_bus(mb_s: float, kind: DriveKind | None, parameters: StorageParameters) -> None:
    limits = parameters.bus_mb_s.value
    limit = limits[kind] if kind else max(limits.values())
    if kind is not None and mb_s > limit:
        raise RuleInputError(
            "disk_mb_s",
            "error-storage-bus",
            drive=NAMES[kind],
            given=quantity(mb_s, "MB/s", 0),
            limit=quantity(limit, "MB/s", 0),
        )
