"""What is stored, from the command line, on either engine: conversations, feedback, keys, the schema."""

from __future__ import annotations

import csv
import io
import json
import sqlite3
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from assistant.answer import Answer
from assistant.conversation import Conversation, Feedback, Turn
from assistant.conversation_store import StoredConversations
from assistant.state import migrations
from tests.cli.conftest import Rigwise
from tests.conftest import OpenState
from tests.postgres import Postgres


def turn(answer_id: str, question: str = "Which card?") -> Turn:
    answer = Answer(id=answer_id, conversation_id="any", language="en", kind="abstention", lead="x", text="x")
    return Turn(question, answer)


@pytest.fixture
def kept(open_store: OpenState) -> StoredConversations:
    """Two conversations of today, one of forty days ago, and feedback on one answer."""
    store, database = StoredConversations(open_store("conversations")), open_store("conversations")
    for name in ("old", "k1.new", "rated"):
        store.save(Conversation(name), turn(f"answer-{name}"))
    store.rate("answer-rated", Feedback("down", "=1+1, 太小"))
    then = datetime.now(UTC) - timedelta(days=40)
    with database.connection() as connection:
        connection.execute("UPDATE conversations SET saved = :at WHERE id = 'old'", {"at": then.timestamp()})
    return store


def lines(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.usefixtures("kept")
def test_they_are_listed_exported_and_deleted(rigwise: Rigwise, state_environment: dict[str, str]) -> None:
    listed = rigwise("conversations", "list", **state_environment)
    rows = [line.split() for line in listed.stdout.splitlines()]
    assert [(row[0], row[-1]) for row in rows] == [("rated", "1"), ("k1.new", "1"), ("old", "1")]
    assert len(rigwise("conversations", "list", "--limit", "1", **state_environment).stdout.splitlines()) == 1
    every = lines(rigwise("conversations", "export", **state_environment).stdout)
    assert [each["id"] for each in every] == ["old", "k1.new", "rated"]
    one = rigwise("conversations", "export", "rated", "none", **state_environment)
    assert one.returncode == 2 and "'none'" in one.stderr
    (exported,) = lines(one.stdout)
    (shown,) = exported["turns"]  # type: ignore[misc]
    assert (shown["question"], shown["answer"]["id"]) == ("Which card?", "answer-rated")
    assert (shown["feedback"]["thumb"], shown["feedback"]["comment"]) == ("down", "=1+1, 太小")
    done = rigwise("conversations", "delete", "rated", "none", **state_environment)
    assert (done.returncode, done.stdout) == (2, "1 deleted.\n")
    assert rigwise("feedback", "export", **state_environment).stdout == ""


def test_old_ones_are_purged(
    rigwise: Rigwise, state_environment: dict[str, str], kept: StoredConversations
) -> None:
    wrong = rigwise("conversations", "purge", "--older-than", "soon", **state_environment)
    assert wrong.returncode == 2 and "30d" in wrong.stderr
    done = rigwise("conversations", "purge", "--older-than", "30d", **state_environment)
    assert (done.returncode, done.stdout) == (0, "1 deleted.\n")
    assert [kept.turn(f"answer-{name}") is None for name in ("old", "k1.new", "rated")] == [
        True,
        False,
        False,
    ]


@pytest.mark.usefixtures("kept")
def test_feedback_is_exported_as_lines_or_as_a_table(
    rigwise: Rigwise, state_environment: dict[str, str]
) -> None:
    (line,) = lines(rigwise("feedback", "export", **state_environment).stdout)
    assert line == {
        "answer_id": "answer-rated",
        "conversation_id": "rated",
        "at": line["at"],
        "thumb": "down",
        "comment": "=1+1, 太小",
        "question": "Which card?",
        "language": "en",
        "kind": "abstention",
        "rules": [],
    }
    table = rigwise("feedback", "export", "--format", "csv", **state_environment).stdout
    (row,) = csv.DictReader(io.StringIO(table))
    assert row["comment"] == "'=1+1, 太小", "no spreadsheet takes it for a formula"


def test_keys_of_the_command_line_lie_where_the_server_looks(
    rigwise: Rigwise, state_environment: dict[str, str]
) -> None:
    made = rigwise("keys", "create", "--name", "bot", **state_environment)
    assert made.stdout.startswith("rw-")
    assert " bot" in rigwise("keys", "list", **state_environment).stdout


def test_migrate_brings_a_database_up_and_says_so(rigwise: Rigwise, postgres: Postgres) -> None:
    url = postgres.new_database()
    refused = rigwise("keys", "list", RIGWISE_STATE=url)
    assert refused.returncode == 2 and "rigwise migrate" in refused.stderr
    assert rigwise("migrate", "--check", RIGWISE_STATE=url).returncode == 1
    done = rigwise("migrate", RIGWISE_STATE=url)
    assert (done.returncode, done.stdout) == (0, f"{_taken('state')}state: up to date.\n")
    assert rigwise("migrate", "--check", RIGWISE_STATE=url).returncode == 0
    assert rigwise("migrate", RIGWISE_STATE=url).stdout == "state: up to date.\n"
    vectors = rigwise("migrate", RIGWISE_VECTORS=url)
    assert (vectors.returncode, vectors.stdout) == (0, f"{_taken('vectors')}vectors: up to date.\n")


def _taken(part: str) -> str:
    """A line for each step that ships, in the order of their numbers."""
    steps = sorted((Path(migrations.__file__).parent / part).glob("*.sql"))
    assert steps
    return "".join(f"Taken: {step.stem}\n" for step in steps)


def test_files_of_a_newer_version_are_refused(rigwise: Rigwise, tmp_path: Path) -> None:
    assert rigwise("keys", "create").returncode == 0
    assert rigwise("migrate").stdout == "keys.sqlite is up to date.\n"
    with sqlite3.connect(tmp_path / "home" / "keys.sqlite") as newer:
        newer.execute("PRAGMA user_version=9000")
    newer.close()
    for command in (["migrate"], ["keys", "list"], ["serve", "--port", "0"]):
        refused = rigwise(*command)
        assert (refused.returncode, refused.stdout) == (2, "")
        assert "9000" in refused.stderr
