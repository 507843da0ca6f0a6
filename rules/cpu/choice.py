"""Processors of the catalog that have the cores and the lanes: the smallest of each kind of platform."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.computation import Argument, Option, quantity, watts
from rules.cpu.parameters import CpuParameters
from rules.lanes import card_width

if TYPE_CHECKING:
    from rules.catalog.cpu import Cpu
    from rules.knowledge import Knowledge

_SEGMENTS = ("desktop", "hedt", "server")


def choices(cores: int, gpus: int, knowledge: Knowledge, parameters: CpuParameters) -> tuple[Option, ...]:
    """One processor each of desktop, workstation and server that has ``cores`` and x8 for every card."""
    found: dict[str, Cpu] = {}
    for cpu in knowledge.derived("cpu-offered", _offered):
        if cpu.segment not in found and cpu.cores >= cores and _connects(cpu, gpus, parameters):
            found[cpu.segment] = cpu
    return tuple(_option(found[segment], gpus, parameters) for segment in _SEGMENTS if segment in found)


def _offered(knowledge: Knowledge) -> tuple[Cpu, ...]:
    """Sourced processors of the last years: fewest cores first, then least power, then newest."""
    years = knowledge.parameters(CpuParameters, "cpu").offered_years.value
    oldest = knowledge.as_of.year - years
    recent = [
        cpu
        for cpu in knowledge.cpus.rows()
        if oldest <= _year(cpu) <= knowledge.as_of.year and not cpu.low_confidence
    ]
    return tuple(sorted(recent, key=lambda cpu: (cpu.cores, cpu.tdp_w or float("inf"), -_year(cpu))))


def _year(cpu: Cpu) -> int:
    return int(cpu.launched[:4]) if cpu.launched else 0


def _connects(cpu: Cpu, gpus: int, parameters: CpuParameters) -> bool:
    return (card_width(cpu, 1, gpus, parameters) or 0) >= parameters.good_width.value


def _option(cpu: Cpu, gpus: int, parameters: CpuParameters) -> Option:
    values: dict[str, Argument] = {
        "cores": quantity(cpu.cores, "1"),
        "threads": quantity(cpu.threads, "1"),
        "lanes": quantity(cpu.pcie_lanes or 0, "1"),
        "lanes-per-card": quantity(card_width(cpu, 1, gpus, parameters) or 0, "1"),
    }
    if cpu.base_ghz is not None:
        values["base-clock"] = quantity(cpu.base_ghz, "GHz")
    if cpu.tdp_w is not None:
        values["tdp"] = watts(cpu.tdp_w)
    return Option(name=cpu.name, kind="processor", values=values)
