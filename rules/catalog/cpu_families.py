"""Families of processors: which member stands for one of which only the family was named."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from rules.catalog.cpu import Cpu
from rules.catalog.dates import first_day

_SEGMENTS = ("desktop", "hedt", "server")
"""Kinds of machines in which a family is looked for first; one in a laptop has no power supply to size."""


def strongest(families: Sequence[str], cpus: Iterable[Cpu]) -> Cpu | None:
    """The member of the families with the highest rated power, the newest of equals.

    Of each family only its members for desktops count, of one without any those for workstations, and of one
    without these either those for servers: "a Ryzen" is no Threadripper.

    Args:
        families: beginnings of catalog names, e.g. ``AMD Ryzen 9``.
        cpus: the processors of the catalog.

    Returns:
        ``None`` where no processor of them is for such a machine.

    >>> from rules.catalog.cpus import CpuCatalog
    >>> strongest(["Intel Core i9"], CpuCatalog.load().rows()).name
    'Intel Core i9-14900KS'
    """
    rows = tuple(cpus)
    members = [cpu for family in families for cpu in _members(family, rows)]
    return max(members, key=_rank, default=None)


def rated_power_w(cpu: Cpu) -> float:
    """Its turbo or package power, or the TDP where the maker gives no more than that [W]; 0 if unknown."""
    return cpu.max_turbo_power_w or cpu.tdp_w or 0.0


def _members(family: str, cpus: Sequence[Cpu]) -> list[Cpu]:
    named = [cpu for cpu in cpus if _is_of(cpu, family)]
    return next((found for segment in _SEGMENTS if (found := _for(segment, named))), [])


def _is_of(cpu: Cpu, family: str) -> bool:
    """Whether a name begins with the family; the digits after ``Xeon w`` belong to the same word."""
    rest = cpu.name.removeprefix(family)
    return rest != cpu.name and (not family[-1].isdigit() or not rest[:1].isdigit())


def _for(segment: str, cpus: Sequence[Cpu]) -> list[Cpu]:
    return [cpu for cpu in cpus if cpu.segment == segment and rated_power_w(cpu)]


def _rank(cpu: Cpu) -> tuple[float, date, int]:
    return rated_power_w(cpu), first_day(cpu.launched or "1970"), cpu.cores
