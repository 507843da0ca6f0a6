"""A port or an address that cannot be had is told with its name and the next step."""

from __future__ import annotations

import errno
import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click
import httpx2
import pytest

from api import listening
from api.listening import listen

SERVE = [sys.executable, "-c", "from api.main import main; main()", "serve"]


@pytest.fixture
def taken() -> Iterator[int]:
    """A port of this machine at which somebody else listens."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def told(call: Callable[[], object]) -> str:
    with pytest.raises(click.ClickException) as refused:
        call()
    return refused.value.message


def test_a_taken_port_is_named_with_another_to_try(taken: int) -> None:
    message = told(lambda: listen("127.0.0.1", taken))
    assert f"Port {taken} on 127.0.0.1 is taken" in message
    assert f"rigwise serve --port {taken + 1}" in message


def test_the_command_ends_with_that_message_alone(taken: int, tmp_path: Path) -> None:
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path)}
    done = subprocess.run(
        [*SERVE, "--port", str(taken)], env=environment, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 1
    assert f"Port {taken} on 127.0.0.1 is taken" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_port_zero_takes_a_free_one_and_says_which(tmp_path: Path) -> None:
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen(
        [*SERVE, "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        try:
            assert server.stdout is not None
            url = re.search(r"http://127\.0\.0\.1:[1-9]\d*", server.stdout.readline())
            assert url is not None
            assert httpx2.get(f"{url[0]}/healthz", timeout=120.0).status_code == 200
            server.send_signal(signal.SIGINT)
            assert server.wait(timeout=120) == 0
        finally:
            server.kill()


def test_a_name_stands_for_each_of_its_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    places = [(socket.AF_INET, ("127.0.0.1", 0)), (socket.AF_INET, ("127.0.0.2", 0))]
    found = [(family, socket.SOCK_STREAM, 6, "", place) for family, place in places]
    monkeypatch.setattr(listening.socket, "getaddrinfo", lambda *_, **__: [*found, found[0]])
    sockets = listen("rig", 0)
    assert [each.getsockname()[0] for each in sockets] == ["127.0.0.1", "127.0.0.2"]
    for each in sockets:
        each.close()


def test_an_address_that_this_machine_lacks_is_left_out_where_there_is_another(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    places = ("192.0.2.1", 0), ("127.0.0.1", 0)
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", place) for place in places]
    monkeypatch.setattr(listening.socket, "getaddrinfo", lambda *_, **__: found)
    (only,) = listen("rig", 0)
    assert only.getsockname()[0] == "127.0.0.1"
    only.close()


def test_an_address_of_another_machine_is_named() -> None:
    message = told(lambda: listen("192.0.2.1", 0))
    assert "This machine has no address 192.0.2.1" in message
    assert "127.0.0.1" in message


def test_an_unknown_name_is_named() -> None:
    assert "no.such.invalid" in told(lambda: listen("no.such.invalid", 8000))


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (errno.EACCES, "Port 80 is for administrators only"),
        (errno.ENOBUFS, "127.0.0.1:80 cannot be listened at"),
    ],
)
def test_other_faults_are_worded_too(monkeypatch: pytest.MonkeyPatch, number: int, expected: str) -> None:
    def refuse(*_: object) -> socket.socket:
        raise OSError(number, os.strerror(number))

    monkeypatch.setattr(listening, "_listening", refuse)
    message = told(lambda: listen("127.0.0.1", 80))
    assert expected in message
    assert "--port" in message


def test_answers_are_sent_at_once() -> None:
    """What is accepted takes its protocol from here, and asyncio turns Nagle's waiting off for TCP alone."""
    (opened,) = listen("127.0.0.1", 0)
    with opened:
        assert opened.proto == socket.IPPROTO_TCP
