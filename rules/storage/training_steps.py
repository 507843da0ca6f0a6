"""The derivation of a loading rate, line by line."""

from __future__ import annotations

from rules.computation import Quantity, Step, gigabytes, message, quantity, step
from rules.storage.drives import Drive
from rules.storage.reading import Reading

_ASYNCHRONOUS = "dettmers-2018"
_SMALL_FILES = "ml-engineering-2026"
_LONG_MIN = 120


def steps(read: Reading) -> tuple[Step, ...]:
    """Speed and size of the samples, the rate needed, and the times on the drive at hand."""
    lines = [*read.stream.steps, _rate_step(read)]
    if read.owned is not None:
        lines += _drive_steps(read, read.owned)
    return tuple(lines)


def shown_ms(ms: float) -> Quantity:
    """A time with the decimals that its size calls for."""
    return quantity(ms, "ms", 0 if ms >= 10 else 1 if ms >= 0.1 else 4)


def shown_rate(mb_s: float) -> Quantity:
    """A rate, without decimals from 10 MB/s."""
    return quantity(mb_s, "MB/s", 0 if mb_s >= 10 else None)


def _rate_step(read: Reading) -> Step:
    speed, rate = read.stream.per_s, shown_rate(read.stream.mb_s)
    return step(
        message("storage-step-rate"),
        "{speed} × {sample}",
        rate.value,
        "MB/s",
        digits=rate.digits,
        speed=quantity(speed, "1", 0 if speed >= 100 else None),
        sample=_size(read.stream.sample_mb),
    )


def _drive_steps(read: Reading, owned: Drive) -> list[Step]:
    rate = read.rate(owned)
    lines = [_small_files_step(read, owned)] if rate < owned.mb_s else []
    lines += [_load_step(read, owned), _whole_step(read, owned)]
    if read.inputs.dataset_gb is not None:
        lines.append(_epoch_step(read.inputs.dataset_gb, rate))
    return lines


def _small_files_step(read: Reading, owned: Drive) -> Step:
    return step(
        message("storage-step-small-files"),
        "{iops} × {sample}",
        read.rate(owned),
        "MB/s",
        _SMALL_FILES,
        iops=quantity(owned.iops or 0.0, "1"),
        sample=_size(read.stream.sample_mb),
    )


def _load_step(read: Reading, owned: Drive) -> Step:
    load = shown_ms(read.load_ms(owned))
    return step(
        message("storage-step-load"),
        "{size} / {rate}",
        load.value,
        "ms",
        *owned.references,
        digits=load.digits,
        size=_size(read.stream.batch_mb),
        rate=quantity(read.rate(owned), "MB/s"),
    )


def _whole_step(read: Reading, owned: Drive) -> Step:
    together = read.inputs.asynchronous
    total = shown_ms(read.step_ms(owned))
    return step(
        message("storage-step-together" if together else "storage-step-in-turn"),
        "max({load}; {computing})" if together else "{load} + {computing}",
        total.value,
        "ms",
        _ASYNCHRONOUS,
        digits=total.digits,
        load=shown_ms(read.load_ms(owned)),
        computing=shown_ms(read.stream.step_ms),
    )


def _epoch_step(dataset_gb: float, rate: float) -> Step:
    minutes = dataset_gb * 1000 / rate / 60
    value, unit = (minutes / 60, "h") if minutes >= _LONG_MIN else (minutes, "min")
    return step(
        message("storage-step-epoch"),
        "{dataset} / {rate}",
        value,
        unit,
        digits=1,
        dataset=gigabytes(dataset_gb),
        rate=quantity(rate, "MB/s"),
    )


def _size(mb: float) -> Quantity:
    return quantity(mb, "MB", None if mb >= 0.01 else 6)
