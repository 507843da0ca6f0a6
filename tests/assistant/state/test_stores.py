"""What both engines promise: whole transactions, the schema of this version, no other one."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import cast

import psycopg
import pytest

from assistant.settings import Settings
from assistant.state import migrations as steps
from assistant.state import opening
from assistant.state.migrations import latest, migrations
from assistant.state.opening import open_postgres, open_state
from assistant.state.postgres import PostgresState
from assistant.state.sqlite import SqliteState
from assistant.state.store import PARTS, StateError
from corpus.extras import install_command
from tests.conftest import OpenState
from tests.postgres import Postgres
from tests.state import file_of

ADD = "INSERT INTO keys (id, name, hash, scope, created) VALUES (:id, 'n', :id, 'ask', 'today')"
NEWER = 9000


def ids(open_store: OpenState) -> list[str]:
    with open_store("keys").connection() as connection:
        return [row[0] for row in connection.execute("SELECT id FROM keys ORDER BY rowid").fetchall()]


def test_a_transaction_is_kept_whole_or_not_at_all(open_store: OpenState) -> None:
    store = open_store("keys")
    with store.connection() as connection:
        assert connection.execute(ADD, {"id": "a"}).rowcount == 1
    with pytest.raises(StateError), store.connection() as connection:
        connection.execute(ADD, {"id": "b"})
        connection.execute(ADD, {"id": "a"})
    with pytest.raises(LookupError), store.connection() as connection:
        connection.execute(ADD, {"id": "c"})
        raise LookupError
    assert ids(open_store) == ["a"]


def test_it_goes_on_after_a_fault(open_store: OpenState) -> None:
    store = open_store("keys")
    with pytest.raises(StateError) as told, store.connection() as connection:
        connection.execute("SELECT nothing FROM keys")
    assert "nothing" in told.value.arguments["reason"]
    with store.connection() as connection:
        connection.execute(ADD, {"id": "a"})
    assert ids(open_store) == ["a"]


def test_threads_share_one_handle(open_store: OpenState) -> None:
    store = open_store("keys")

    def add(number: int) -> None:
        with store.connection() as connection:
            connection.execute(ADD, {"id": f"k{number:02}"})

    threads = [threading.Thread(target=add, args=(number,)) for number in range(16)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(ids(open_store)) == [f"k{number:02}" for number in range(16)]


@pytest.mark.parametrize("schema", [*PARTS, "state", "vectors"])
def test_steps_are_numbered_without_a_gap_and_made_of_whole_statements(schema: str) -> None:
    assert [step.number for step in migrations(schema)] == list(range(1, latest(schema) + 1))
    for step in migrations(schema):
        text = step.path.read_text("utf-8")
        assert "".join("".join(step.statements()).split()) == "".join(text.split())
        assert all(sqlite3.complete_statement(statement) for statement in step.statements())


def test_a_file_of_before_there_were_numbers_is_taken_over(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "keys.sqlite") as old:
        old.executescript(migrations("keys")[0].path.read_text("utf-8"))
        old.execute("INSERT INTO keys VALUES ('a', 'a', 'a', 'ask', 'today', NULL)")
    old.close()
    store = file_of(tmp_path, "keys")
    with store.connection() as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (latest("keys"),)
        assert connection.execute("SELECT id FROM keys").fetchall() == [("a",)]
    store.close()


def test_a_file_that_another_process_begins_at_the_same_time_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other one is done while this one rests between two attempts, however short it waits later on."""
    other = sqlite3.connect(tmp_path / "keys.sqlite", isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    rests: list[float] = []

    def rest(seconds: float) -> None:
        rests.append(seconds)
        other.execute("COMMIT")

    monkeypatch.setattr("assistant.state.sqlite.time.sleep", rest)
    store = SqliteState(tmp_path / "keys.sqlite", "keys", 0.05)
    assert len(rests) == 1
    with store.connection() as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA busy_timeout").fetchone() == (50,)
    store.close()
    other.close()


def test_a_newer_file_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "keys.sqlite") as newer:
        newer.execute(f"PRAGMA user_version={NEWER}")
    newer.close()
    with pytest.raises(StateError) as told:
        file_of(tmp_path, "keys")
    assert told.value.message_id == "error-state-newer"
    assert told.value.arguments == {"file": "keys.sqlite", "found": str(NEWER), "known": str(latest("keys"))}


def test_an_empty_database_is_refused_until_it_was_migrated(postgres: Postgres) -> None:
    url = postgres.new_database()
    with pytest.raises(StateError) as told:
        open_postgres(url)
    assert told.value.message_id == "error-state-older"
    state = open_postgres(url, checked=False)
    assert [step.number for step in state.migrate()] == list(range(1, latest("state") + 1))
    assert state.migrate() == []
    open_postgres(url).close()
    state.close()


def test_a_newer_database_is_refused_by_everything(database: str) -> None:
    state = open_postgres(database)
    with state.connection() as connection:
        connection.execute("INSERT INTO migrations VALUES ('state', :number, 'later')", {"number": NEWER})
    for call in (lambda: open_postgres(database), state.migrate):
        with pytest.raises(StateError) as told:
            call()
        assert told.value.message_id == "error-state-newer"
    state.close()


def test_a_step_that_fails_leaves_the_schema_before_it(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad = tmp_path / "0002_bad.sql"
    bad.write_text("CREATE TABLE half (x INTEGER);\nSELECT nothing;\n", "utf-8")
    known = (*migrations("state")[:1], steps.Migration(2, "0002_bad", bad))
    monkeypatch.setattr("assistant.state.postgres.migrations", lambda schema: known)
    state = open_postgres(postgres.new_database(), checked=False)
    with pytest.raises(StateError):
        state.migrate()
    assert state.version() == 0
    with state.connection() as connection:
        assert connection.execute("SELECT to_regclass('rigwise.half')").fetchone()[0] is None
    state.close()


def test_many_processes_may_migrate_at_once(postgres: Postgres) -> None:
    url = postgres.new_database()
    states = [PostgresState(url, checked=False) for _ in range(4)]
    taken: list[int] = []
    threads = [
        threading.Thread(target=lambda each=state: taken.extend(step.number for step in each.migrate()))
        for state in states
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(taken) == list(range(1, latest("state") + 1))
    for state in states:
        state.close()


def test_a_database_that_is_away_is_told() -> None:
    with pytest.raises(StateError) as told:
        open_postgres("postgresql://someone:secret@127.0.0.1:1/none")
    assert told.value.message_id == "error-state-database"
    assert "secret" not in str(told.value.arguments)


def test_a_missing_extra_is_told_with_the_command(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(opening, "find_spec", lambda name: None)
    settings = Settings.from_environment({"RIGWISE_HOME": str(tmp_path), "RIGWISE_STATE": "postgresql://x/y"})
    with pytest.raises(StateError) as told:
        open_state(settings, "keys")
    assert (told.value.message_id, told.value.arguments) == (
        "error-state-extra",
        {"command": install_command("postgres")},
    )


def test_connections_that_broke_are_replaced(database: str) -> None:
    state = open_postgres(database, 1)
    with state.connection() as connection:
        one = connection.execute("SELECT pg_backend_pid()").fetchone()[0]
    other = open_postgres(database, 1)
    with other.connection() as connection:
        ended = connection.execute("SELECT pg_terminate_backend(:pid, 60000)", {"pid": one}).fetchone()
    assert ended == (True,), "it ends within a minute"
    with state.connection() as connection:
        assert connection.execute("SELECT pg_backend_pid()").fetchone()[0] != one
    state.close()
    other.close()


def test_what_an_address_says_of_its_connections_is_heeded(database: str) -> None:
    """By itself it waits two seconds for each of several servers, and ten for one that fell silent."""
    said = f"{database}&connect_timeout=9&tcp_user_timeout=3000"
    folder = database.partition("host=")[2]
    several = database.replace(folder, f"{folder},{folder}")
    for url, expected in ((database, ("5", "10000")), (several, ("2", "10000")), (said, ("9", "3000"))):
        state = open_postgres(url)
        with state._engine.connect() as connection:
            driver = cast("psycopg.Connection", connection.connection.driver_connection)
            found = driver.info.get_parameters()
        assert (found["connect_timeout"], found["tcp_user_timeout"]) == expected
        state.close()


def test_a_lock_is_free_as_soon_as_it_was_let_go(database: str) -> None:
    """Also where its connection broke meanwhile."""
    one, other = open_postgres(database, 1), open_postgres(database, 1)
    for _ in range(20):
        with one.held("l") as mine, other.held("l") as theirs:
            assert (mine, theirs) == (True, False)
        with other.held("l") as theirs:
            assert theirs
    with one.held("l"), other.connection() as connection:
        holders = "SELECT pid FROM pg_locks WHERE locktype = 'advisory'"
        for (pid,) in connection.execute(holders).fetchall():
            connection.execute("SELECT pg_terminate_backend(:pid, 60000)", {"pid": pid})
    with one.held("l") as mine:
        assert mine
    one.close()
    other.close()
