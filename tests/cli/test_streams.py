"""Standard streams that are closed, full or given up end a command with a sentence, never with a trace."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device that is full")
MAIN = f'"{sys.executable}" -c "from api.main import main; main()"'
PSU = "ask 'What PSU do I need for two RTX 3090?'"
PRINTING = (
    PSU,
    f"{PSU} --json",
    "rule psu --gpus '2x RTX 3090'",
    "search 'blower cards'",
    "sources",
    "explain 'PSU for two RTX 3090?'",
    "catalog gpu 3090",
    "eval --help",
    "--help",
)


def run(line: str, home: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A command line of the shell, in which ``rigwise`` is the command of this environment."""
    return subprocess.run(
        ["bash", "-c", f'rigwise() {{ {MAIN} "$@"; }}; {line}'],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
        env={**os.environ, "RIGWISE_HOME": str(home), "LC_ALL": "C.UTF-8", **environment},
    )


@pytest.mark.parametrize("command", PRINTING)
def test_output_that_is_full_is_told(command: str, tmp_path: Path) -> None:
    done = run(f"rigwise {command} > /dev/full", tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith("The output cannot be written: No space left on device.")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", [PSU, "search 'blower cards'", "rule psu --gpus '2x RTX 3090'"])
def test_output_that_is_closed_is_told(command: str, tmp_path: Path) -> None:
    done = run(f"rigwise {command} >&-", tmp_path)
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith("The output cannot be written: Bad file descriptor.")


@pytest.mark.parametrize(
    ("locale", "told"), [("tr_TR.UTF-8", "Çıktı yazılamıyor"), ("zh_CN.UTF-8", "无法写出结果")]
)
def test_it_is_told_in_the_language_of_the_environment(locale: str, told: str, tmp_path: Path) -> None:
    done = run("rigwise sources > /dev/full", tmp_path, LC_ALL=locale, PYTHONUTF8="1")
    assert told in done.stderr


def test_a_talk_ends_where_its_output_does(tmp_path: Path) -> None:
    done = run("echo 'PSU for two RTX 3090?' | rigwise chat > /dev/full", tmp_path)
    assert (done.returncode, done.stderr.count("cannot be written")) == (1, 1)


@pytest.mark.parametrize(
    ("line", "status", "told"),
    [
        ("rigwise chat <&-", 0, "rigwise chat --conversation"),
        ("rigwise ask - <&-", 2, "There is no question in this."),
        (f"rigwise {PSU} 2>&- | grep -c 1,200", 0, ""),
        ("rigwise sources | head -0; exit ${PIPESTATUS[0]}", 1, ""),
        (f"rigwise {PSU} <&- >&- 2>&-", 1, ""),
    ],
)
def test_closed_streams_and_readers_that_leave_are_no_fault_of_the_program(
    line: str, status: int, told: str, tmp_path: Path
) -> None:
    done = run(line, tmp_path)
    assert done.returncode == status
    assert "Traceback" not in done.stderr
    assert told in done.stderr
