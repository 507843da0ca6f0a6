"""The stand-in for Discord, and bots that are connected to it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.api.discord.service.service import PATIENCE_S, Discord, running
from tests.api.discord.service.world import TOKEN
from tests.own_prices import current_prices

Process = subprocess.Popen[bytes]


def environment(service: Discord, home: Path, **more: str) -> dict[str, str]:
    """Settings of a bot that talks to the stand-in; limits are out of the way."""
    return {
        "RIGWISE_HOME": str(home),
        "RIGWISE_DISCORD_URL": service.url,
        "RIGWISE_DISCORD_TOKEN": TOKEN,
        "RIGWISE_CHANNEL_USER_RATE": "100000/minute",
        "RIGWISE_CHANNEL_RATE": "100000/minute",
        **more,
    }


@contextmanager
def bot_process(service: Discord, home: Path, *arguments: str, **more: str) -> Iterator[Process]:
    """A real ``rigwise discord``, connected."""
    with (home / "bot.log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, "-c", "from api.main import main; main()", "discord", *arguments],
            env={**os.environ, **environment(service, home, **more)},
            stdout=log,
            stderr=log,
        )
    try:
        service.until_connected()
        yield process
    finally:
        process.terminate()
        process.wait(timeout=PATIENCE_S)


def run_command(
    service: Discord, home: Path, *arguments: str, **more: str
) -> subprocess.CompletedProcess[str]:
    """A ``rigwise discord`` that ends by itself."""
    return subprocess.run(
        [sys.executable, "-c", "from api.main import main; main()", "discord", *arguments],
        env={**os.environ, **environment(service, home, **more)},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
    )


@pytest.fixture
def service() -> Iterator[Discord]:
    with running() as discord:
        yield discord


@pytest.fixture(scope="module")
def shared_service() -> Iterator[Discord]:
    with running() as discord:
        yield discord


@pytest.fixture(scope="module")
def bot(shared_service: Discord, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Discord]:
    """The stand-in with a bot on its gateway, shared by the tests of a module; each takes its own channel."""
    home = tmp_path_factory.mktemp("bot")
    prices = current_prices(home / "shop.csv", ("RTX 3090", 1200, "used"), ("RTX 5070 Ti", 900, "new"))
    with bot_process(
        shared_service, home, RIGWISE_PRICES=str(prices), RIGWISE_DISCORD_ADMINS="600000000000000002"
    ):
        yield shared_service


@pytest.fixture
def channel(bot: Discord) -> str:
    """A thread of its own for a test."""
    return bot.new_thread()
