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


def unit_of(name: str) -> str | None:
    """The unit of a slot of :data:`~assistant.understanding.slot_names.SLOTS`, ``None`` for a plain number.

    Shares are counted from 0 to 1 and written in percent.

    >>> unit_of("cpu_power_w"), unit_of("batch")
    ('W', None)
    """
    return next((unit for ending, unit in _UNIT_OF_ENDING.items() if name.endswith(ending)), None)
