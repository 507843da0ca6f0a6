"""Files of state that are locked or damaged: told with 503 and the one error body, never thrown."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from click.testing import CliRunner

from api.app import create_app
from api.keys import KeyStore
from api.keys_command import command as keys_command
from api.serve import command as serve
from assistant.settings import Settings
from assistant.state.sqlite import SqliteState
from assistant.state.store import StateError
from tests.api.conftest import Inside
from tests.state import file_of

FAILED = ("rigwise_store_errors_total", {"store": "state"})


@contextmanager
def held(path: Path) -> Iterator[None]:
    """Another process that lets nobody write a file."""
    with sqlite3.connect(path, isolation_level=None) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")
    other.close()


@pytest.fixture
def locked(tmp_path: Path) -> Path:
    """A file of state without a write-ahead log beside it, so that it can be locked whole."""
    path = tmp_path / "state.sqlite"
    SqliteState(path, "keys").close()
    return path


@pytest.fixture
def file(locked: Path) -> Iterator[SqliteState]:
    opened = SqliteState(locked, "keys", 0.05)
    yield opened
    opened.close()


def test_a_locked_file_is_told_and_works_again_later(locked: Path, file: SqliteState) -> None:
    with held(locked):
        with pytest.raises(StateError) as told, file.connection() as connection:
            connection.execute("DELETE FROM keys")
        assert told.value.arguments == {"file": "state.sqlite", "reason": "database is locked"}
    with file.connection() as connection:
        assert connection.execute("SELECT count(*) FROM keys").fetchone() == (0,)


def test_what_failed_midway_is_not_kept(file: SqliteState) -> None:
    with pytest.raises(StateError), file.connection() as connection:
        connection.execute("INSERT INTO keys VALUES ('a', 'a', 'a', 'ask', 'today', NULL)")
        connection.execute("INSERT INTO nothing VALUES (1)")
    with file.connection() as connection:
        assert connection.execute("SELECT count(*) FROM keys").fetchone() == (0,)


def test_keys_that_cannot_be_read_let_nobody_in(inside: Inside, tmp_path: Path) -> None:
    KeyStore(file_of(tmp_path, "keys")).close()
    client = inside()
    assert client.get("/rules").status_code == 200
    client.app.state.keys.close()  # type: ignore[attr-defined]
    response = client.get("/rules", headers={"Accept-Language": "tr", "Authorization": "Bearer rw-x"})
    assert (response.status_code, response.json()["error"]["code"]) == (503, "http-state-fault")
    assert "günlüğünde" in response.json()["error"]["message"]
    assert int(response.headers["Retry-After"]) >= 1
    assert client.app.state.metrics.registry.get_sample_value(*FAILED) == 1  # type: ignore[attr-defined]
    assert client.get("/healthz").status_code == 200
    assert client.get("/").status_code == 200


def test_a_conversation_that_cannot_be_kept_is_told(inside: Inside, tmp_path: Path) -> None:
    client = inside()
    question = {"message": "RTX 3090 vs RTX 4090"}
    assert client.post("/chat", json=question).status_code == 200
    client.app.state.desk.assistant.conversations.close()  # type: ignore[attr-defined]
    for headers in ({}, {"Accept": "text/event-stream"}):
        response = client.post("/chat", json={**question, "conversation_id": "c"}, headers=headers)
        assert (response.status_code, response.json()["error"]["code"]) == (503, "http-state-fault")
    assert client.get("/conversations/c").status_code == 503
    assert 'rigwise_store_errors_total{store="state"}' in client.get("/metrics").text
    assert client.post("/feedback", json={"answer_id": "a", "thumb": "up"}).status_code == 503


@pytest.mark.parametrize("name", ["keys.sqlite", "conversations.sqlite"])
def test_a_damaged_file_ends_the_start_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    settings = Settings.from_environment({"RIGWISE_HOME": str(tmp_path)})
    (tmp_path / name).write_bytes(b"nothing of the kind " * 500)
    with pytest.raises(StateError):
        create_app(settings)
    monkeypatch.setenv("RIGWISE_HOME", str(tmp_path))
    told = CliRunner().invoke(serve, ["--port", "0"])
    assert told.exit_code == 2
    assert name in told.stderr and "Traceback" not in told.output


def test_keys_in_a_damaged_file_are_told_on_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "keys.sqlite").write_bytes(b"nothing of the kind " * 500)
    monkeypatch.setenv("RIGWISE_HOME", str(tmp_path))
    for arguments in (["create"], ["list"], ["revoke", "x"]):
        told = CliRunner().invoke(keys_command, arguments)
        assert (told.exit_code, told.stdout) == (2, "")
        assert "keys.sqlite" in told.stderr
