"""What the processor must know before a native library is loaded: it would die, not raise."""

from __future__ import annotations

import platform
import re
import sys
from pathlib import Path

REQUIRED = ("avx2", "fma")
CPUINFO = Path("/proc/cpuinfo")


def missing_features(cpuinfo: Path = CPUINFO) -> tuple[str, ...]:
    """Instruction sets that the x86-64 Linux build of the engine needs and this processor lacks.

    Empty on other systems, whose builds are made for the machine or for its base instruction set.
    """
    if sys.platform != "linux" or platform.machine().lower() not in ("x86_64", "amd64"):
        return ()
    known = processor_flags(cpuinfo)
    return tuple(feature for feature in REQUIRED if known and feature not in known)


def processor_flags(cpuinfo: Path = CPUINFO) -> frozenset[str]:
    """Names of the instruction sets of this processor; empty where the system does not tell."""
    try:
        text = cpuinfo.read_text(encoding="ascii", errors="replace")
    except OSError:
        return frozenset()
    flags = re.search(r"^(?:flags|Features)\s*:(.*)$", text, re.MULTILINE)
    return frozenset(flags[1].split()) if flags else frozenset()
