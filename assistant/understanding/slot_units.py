"""The unit of a slot, by its name."""

from __future__ import annotations

from collections.abc import Mapping

_UNIT_OF_ENDING: Mapping[str, str] = {
    "_gb": "GB",
    "_w": "W",
    "_mb_s": "MB/s",
    "_tokens": "tok",
    "_share": "%",
    "_ghz": "GHz",
    "_mm": "mm",
    "parameters_b": "Gparam",
    "hours": "h",
    "hours_per_day": "h",
    "duty": "%",
    "efficiency": "%",
}

_WHOLE = frozenset(
    {
        *("gpu_count", "cpu_count", "psu_count", "cpu_cores", "context_tokens", "batch", "checkpoints"),
        *("pcie_cables", "pcie_generation", "pcie_lanes", "free_slots", "hidden_units"),
    }
)


def is_whole(name: str) -> bool:
    """Whether a slot counts things, so that it is a whole number.

    >>> is_whole("context_tokens"), is_whole("slot_width")
    (True, False)
    """
    return name in _WHOLE


def unit_of(name: str) -> str | None:
    """The unit of a slot of :data:`~assistant.understanding.slot_names.SLOTS`, ``None`` for a plain number.

    Shares are counted from 0 to 1 and written in percent.

    >>> unit_of("cpu_power_w"), unit_of("batch")
    ('W', None)
    """
    return next((unit for ending, unit in _UNIT_OF_ENDING.items() if name.endswith(ending)), None)
