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
    try:
        text = cpuinfo.read_text(encoding="ascii", errors="replace")
    except OSError:
        return ()
    flags = re.search(r"^flags\s*:(.*)$", text, re.MULTILINE)
    if not flags:
        return ()
    known = set(flags[1].split())
    return tuple(feature for feature in REQUIRED if feature not in known)
