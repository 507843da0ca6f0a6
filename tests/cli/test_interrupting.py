"""Ctrl+C ends a command with status 130 and a sentence in the asker's language."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, NoReturn

import pytest
from click.testing import CliRunner

from assistant.assistant import Assistant
from assistant.cli import cli
from assistant.retrieval.index.ingest import Ingestor

MAIN = """
import signal
signal.signal(signal.SIGINT, signal.default_int_handler)  # what a shell starts in the background has none
from api.main import main
main()
"""
MORE_THAN_A_PIPE_HOLDS = 2**21
"""Characters; who has written them knows that they are being read."""


def stopped(*_: Any, **__: Any) -> NoReturn:
    raise KeyboardInterrupt


@pytest.mark.parametrize(
    "locale, told", [("tr_TR.UTF-8", "Durduruldu."), ("zh_CN.UTF-8", "已中断。"), ("C.UTF-8", "Stopped.")]
)
@pytest.mark.skipif(os.name != "posix", reason="signals of POSIX")
def test_a_command_that_waits_is_ended(locale: str, told: str, tmp_path: Path) -> None:
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path), "LC_ALL": locale, "PYTHONUTF8": "1"}
    pipe = subprocess.PIPE
    with subprocess.Popen(
        [sys.executable, "-c", MAIN, "ask", "-"],
        stdin=pipe,
        stdout=pipe,
        stderr=pipe,
        env=environment,
        text=True,
        encoding="utf-8",
    ) as process:
        assert process.stdin is not None
        process.stdin.write("?" * MORE_THAN_A_PIPE_HOLDS)
        process.send_signal(signal.SIGINT)
        shown, fault = process.communicate(timeout=120)
    assert process.returncode == 130
    assert fault.strip() == told
    assert "Aborted" not in shown + fault


def test_a_question_is_ended_in_its_own_language(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("RIGWISE_HOME", str(tmp_path))
    monkeypatch.setattr(Assistant, "stream", stopped)
    for question, told in (
        ("4块RTX 3090需要多大的电源？", "已中断。"),
        ("Welches Netzteil für 4 Karten?", "Abgebrochen."),
    ):
        done = CliRunner().invoke(cli, ["ask", question])
        assert done.exit_code == 130
        assert done.stderr.strip() == told


def test_an_ingest_says_that_nothing_is_lost_and_how_to_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RIGWISE_HOME", str(tmp_path))
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    monkeypatch.setattr(Ingestor, "ingest", stopped)
    done = CliRunner().invoke(cli, ["ingest", str(tmp_path)])
    assert done.exit_code == 130
    assert "Nichts ist verloren" in done.stderr
    assert "Derselbe Befehl" in done.stderr
