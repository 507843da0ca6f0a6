"""Child processes: how long from start to exit, and how much memory at the most."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from assistant.retrieval.threads import usable_threads

THREADS = {"OMP_NUM_THREADS": str(usable_threads(None))}
"""As many as an installed program takes; this process has held itself, and so its children, to one."""
_CODE = "from api.main import main; main()"


@dataclass(frozen=True)
class Run:
    """One process from start to exit: seconds, those on a processor, peak memory [MB], exit code."""

    seconds: float
    processor_seconds: float
    peak_mb: float
    code: int


def rigwise(home: Path, *arguments: str, **environment: str) -> Run:
    """Run the command line once, output thrown away."""
    return timed([*command(), *arguments], {**installed(home), **environment})


def installed(home: Path) -> dict[str, str]:
    """An environment as an installed program has it: its modules are compiled once and kept."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **THREADS, "RIGWISE_HOME": str(home), "PYTHONPYCACHEPREFIX": str(home / "compiled")}


def command() -> list[str]:
    """The installed command where there is one beside this Python, else the same by its module."""
    installed = Path(sys.executable).with_name("rigwise")
    return [str(installed)] if installed.is_file() else [sys.executable, "-c", _CODE]


def timed(arguments: list[str], environment: dict[str, str]) -> Run:
    """Run any program once."""
    start = time.perf_counter()
    process = subprocess.Popen(
        arguments, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    return Run(seconds, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024, process.returncode)


def processor_s(pid: int) -> float:
    """Processor time that a process has taken so far, in all threads [s], from ``/proc`` (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def resident_mb(pid: int) -> tuple[float, float]:
    """Resident memory of a process now and at its peak [MB], from ``/proc`` (Linux)."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    fields = dict(line.split(":", 1) for line in lines if ":" in line)
    return tuple(int(fields[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM"))  # type: ignore[return-value]
