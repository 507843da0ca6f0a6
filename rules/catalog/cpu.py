"""One processor."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class Cpu:
    """A row of the processor catalog; ``None`` where no figure is known.

    Attributes:
        name: maker and model, e.g. ``Intel Core i9-14900K``.
        segment: ``desktop``, ``hedt`` (workstation), ``server`` or ``laptop``.
        launched: day, quarter or year as the source gives it.
        base_ghz, boost_ghz: clocks [GHz].
        tdp_w: rated power [W]; under load a processor draws more, see ``max_turbo_power_w``.
        max_turbo_power_w: Intel's maximum turbo power, AMD's package limit or highest cTDP [W].
        pcie_generation: highest generation; part of the lanes may be of an older one.
        pcie_lanes: lanes from the processor itself [-].
        memory_types: e.g. ``DDR5-5600``, with the highest rated speed [MT/s].
        memory_bandwidth_gb_s: channels x speed [GB/s].
        derived: columns that were inferred from a rule of the platform.
        confidence: ``C`` rows rest on general knowledge.
    """

    name: str
    vendor: Literal["intel", "amd", "apple"]
    segment: Literal["desktop", "hedt", "server", "laptop"]
    launched: str | None
    cores: int
    threads: int
    base_ghz: float | None
    boost_ghz: float | None
    tdp_w: float | None
    max_turbo_power_w: float | None
    pcie_generation: int | None
    pcie_lanes: int | None
    memory_channels: int | None
    memory_types: tuple[str, ...]
    max_memory_gb: float | None
    memory_bandwidth_gb_s: float | None
    derived: tuple[str, ...]
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None

    @property
    def low_confidence(self) -> bool:
        """Whether the row rests on general knowledge."""
        return self.confidence == "C"
