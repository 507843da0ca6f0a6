"""Units by kind, with exact factors: what may be converted is equal, what may not never is."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

COUNT = "count"
_K, _M, _G = Fraction(1000), Fraction(10**6), Fraction(10**9)

UNITS: Mapping[str, tuple[str, Fraction]] = {
    "W": ("W", Fraction(1)),
    "kW": ("W", _K),
    "MW": ("W", _M),
    "mW": ("W", 1 / _K),
    "Wh": ("Wh", Fraction(1)),
    "kWh": ("Wh", _K),
    "MWh": ("Wh", _M),
    "A": ("A", Fraction(1)),
    "mA": ("A", 1 / _K),
    "B": ("B", Fraction(1)),
    "kB": ("B", _K),
    "MB": ("B", _M),
    "GB": ("B", _G),
    "TB": ("B", _K * _G),
    "KiB": ("iB", Fraction(2**10)),
    "MiB": ("iB", Fraction(2**20)),
    "GiB": ("iB", Fraction(2**30)),
    "TiB": ("iB", Fraction(2**40)),
    "Mbit": ("bit", _M),
    "Gbit": ("bit", _G),
    "bit": ("bit", Fraction(1)),
    "MB/s": ("B/s", _M),
    "GB/s": ("B/s", _G),
    "TB/s": ("B/s", _K * _G),
    "MiB/s": ("iB/s", Fraction(2**20)),
    "GiB/s": ("iB/s", Fraction(2**30)),
    "Mbit/s": ("bit/s", _M),
    "Gbit/s": ("bit/s", _G),
    "µs": ("s", 1 / _M),
    "ms": ("s", 1 / _K),
    "s": ("s", Fraction(1)),
    "min": ("s", Fraction(60)),
    "h": ("s", Fraction(3600)),
    "mm": ("m", 1 / _K),
    "cm": ("m", Fraction(1, 100)),
    "m": ("m", Fraction(1)),
    "Hz": ("Hz", Fraction(1)),
    "MHz": ("Hz", _M),
    "GHz": ("Hz", _G),
    "TFLOPS": ("FLOPS", Fraction(10**12)),
    "PFLOPS": ("FLOPS", Fraction(10**15)),
    "tenth": ("%", Fraction(10)),
    "1": (COUNT, Fraction(1)),
    **{
        noun: (f"{COUNT}:{noun}", Fraction(1))
        for noun in ("card", "core", "thread", "lane", "slot", "pin", "layer", "user", "image")
    },
}
"""Unit → kind and factor to the kind's base unit; a unit that is not listed is a kind of its own."""


def kind_of(unit: str) -> tuple[str, Fraction]:
    """Kind and factor of a unit, ``USD/100`` being a hundredth of ``USD`` and ``EUR/kWh`` its own kind.

    >>> kind_of("kW"), kind_of("TRY/100")
    (('W', Fraction(1000, 1)), ('TRY', Fraction(1, 100)))
    """
    if unit in UNITS:
        return UNITS[unit]
    base, _, part = unit.partition("/")
    if part.isdigit():
        return base, Fraction(1, int(part))
    return unit, Fraction(1)


def is_count(kind: str) -> bool:
    """Whether a kind counts things."""
    return kind.startswith(COUNT)


def agree(one: str, other: str) -> bool:
    """Whether two kinds can be the same: equal, or both counts of which one does not say of what.

    >>> agree("count", "count:card"), agree("count:lane", "count:card"), agree("B", "iB")
    (True, False, False)
    """
    return one == other or (is_count(one) and is_count(other) and COUNT in (one, other))
