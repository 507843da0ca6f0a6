"""Runs the real command line in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Protocol

import pytest


class Rigwise(Protocol):
    def __call__(
        self, *arguments: str, stdin: str = "", **environment: str
    ) -> subprocess.CompletedProcess[str]: ...


@pytest.fixture
def rigwise(tmp_path: Path) -> Rigwise:
    home = tmp_path / "home"

    def run(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", "from api.main import main; main()", *arguments],
            input=stdin,
            capture_output=True,
            text=True,
            encoding="utf-8",
            env={**os.environ, "RIGWISE_HOME": str(home), "LC_ALL": "C.UTF-8", **environment},
            timeout=120,
            check=False,
        )

    return run
