"""What the bot needs before it begins, and what is said when it is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from api.discord import command as module
from api.discord.command import command
from api.discord.extra import is_installed
from corpus.extras import install_command


def test_extra_is_installed_here() -> None:
    assert is_installed()


def test_without_the_extra_the_way_to_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "is_installed", lambda: False)
    ended = CliRunner().invoke(command)
    assert ended.exit_code == 2
    assert install_command("discord") in ended.output


def test_without_a_token_its_setting_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RIGWISE_DISCORD_TOKEN", raising=False)
    ended = CliRunner().invoke(command)
    assert ended.exit_code == 2
    assert "RIGWISE_DISCORD_TOKEN" in ended.output


def test_remote_that_is_no_address_is_told() -> None:
    ended = CliRunner().invoke(command, ["--remote", "rigwise.example"])
    assert ended.exit_code == 2
    assert "is no address such as https://rigwise.example" in ended.output


@pytest.mark.parametrize("arguments", [["--help"], ["discord", "--help"]])
def test_help_does_not_import_the_library(arguments: list[str]) -> None:
    script = f"""
import sys
from api.main import main
sys.argv = ["rigwise", *{arguments!r}]
try:
    main()
except SystemExit:
    pass
assert not {{"discord", "nacl", "aiohttp", "fastapi"}} & set(sys.modules), "heavy"
"""
    subprocess.run([sys.executable, "-c", script], check=True, capture_output=True)


def test_public_key_needs_a_token(tmp_path: Path) -> None:
    from tests.server import free_port

    ended = subprocess.run(
        [sys.executable, "-c", "from api.main import main; main()", "serve", "--port", str(free_port())],
        env={"RIGWISE_HOME": str(tmp_path), "RIGWISE_DISCORD_PUBLIC_KEY": "ab" * 32},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert ended.returncode == 2
    assert "needs RIGWISE_DISCORD_TOKEN" in ended.stderr
    assert "Traceback" not in ended.stderr
