"""The cards as rows of a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.catalog.measurements import TrainingSpeed, training_speeds
from rules.computation import Argument, Day, Option, Term, gigabytes, message, quantity, watts
from rules.gpu_compare.comparison import Comparison
from rules.gpu_compare.speeds import Speeds
from rules.gpu_compare.text import listed_rate

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu

_SURE = ("A", "B")


def rows(found: Comparison) -> tuple[Option, ...]:
    """One row per card, the fastest first."""
    return tuple(_row(gpu, found) for gpu in found.ranked)


def own_figure(gpu: Gpu) -> TrainingSpeed | None:
    """The card's own training figure with the newest software that ran it."""
    rows = [row for row in training_speeds() if row.gpu == gpu.name]
    return max(rows, key=lambda row: row.era, default=None)


def _row(gpu: Gpu, found: Comparison) -> Option:
    offer = found.offers.get(gpu.name)
    values = {**_speeds(gpu, found), **_text(gpu, found), **_hardware(gpu), **_price(gpu, found)}
    is_unsure = offer is not None and offer.confidence not in _SURE
    note = message("gpu-budget-note-unsure-price") if is_unsure else None
    return Option(name=gpu.name, kind="card", values=values, note=note)


def _speeds(gpu: Gpu, found: Comparison) -> dict[str, Argument]:
    """Speed relative to the slowest card; the card's own figure where there is no common scale."""
    speeds = found.training
    if speeds is not None:
        return {"training-speed": _relative(gpu, speeds), "speed-basis": Term(id=f"speed-{speeds.basis}")}
    own = own_figure(gpu)
    if own is None:
        return {}
    return {
        "training-speed": quantity(own.relative, "x", 2),
        "compared-with": own.baseline,
        "software": own.era,
    }


def _relative(gpu: Gpu, speeds: Speeds) -> Argument:
    return quantity(speeds.ratio(gpu, speeds.slowest), "x", 2)


def _text(gpu: Gpu, found: Comparison) -> dict[str, Argument]:
    rates = {
        "decode": listed_rate(gpu, "decode", found.writing, found.parameters),
        "prefill": listed_rate(gpu, "prefill", found.reading, found.parameters),
    }
    return {name: quantity(rate, "tok/s", 0 if rate > 100 else 1) for name, rate in rates.items() if rate}


def _hardware(gpu: Gpu) -> dict[str, Argument]:
    values: dict[str, Argument] = {}
    if gpu.memory_gb:
        values["memory"] = gigabytes(gpu.memory_gb)
    if gpu.bandwidth_gb_s:
        values["bandwidth"] = quantity(gpu.bandwidth_gb_s, "GB/s", 0)
    if gpu.board_power_w:
        values["board-power"] = watts(gpu.board_power_w)
    return values


def _price(gpu: Gpu, found: Comparison) -> dict[str, Argument]:
    offer = found.offers.get(gpu.name)
    if offer is None:
        return {}
    values: dict[str, Argument] = {
        "price": found.till.money(offer.usd),
        "price-kind": Term(id=f"price-{offer.kind}"),
        "price-date": Day(value=offer.shown),
    }
    for_speed = found.price_for_speed(gpu)
    if for_speed is not None:
        values["price-for-speed"] = for_speed
    return values
