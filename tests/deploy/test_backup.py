"""The walk-through of docs/deploy.md, command by command: the same questions have the same answers after."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from api.app import create_app
from assistant.settings import Settings
from assistant.state.opening import open_postgres
from tests.postgres import Postgres

GUIDE = Path(__file__).parents[2] / "docs" / "deploy.md"
RACK = "# Basement rack\n\nThe basement rack with quokka fans is at 41 decibels.\n\nIt stands in room 214.\n"
LOUD = {"message": "How loud is the basement rack with quokka fans?"}
SUPPLY = {"message": "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"}
KEY = "the-key-of-the-operator"
FEWER = {"message": "and with 2 of them?"}


@pytest.fixture(scope="module")
def commands() -> list[str]:
    """Blocks of commands in the section: back up and restore files, then a database."""
    section = GUIDE.read_text("utf-8").split("\n## Backup and restore\n")[1].split("\n## ")[0]
    found = re.findall(r"```bash\n(.*?)```", section, re.DOTALL)
    assert len(found) == 4
    return found


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with ``rigwise`` as it is installed."""
    folder = tmp_path / "bin"
    folder.mkdir()
    (folder / "rigwise").write_text(
        f"#!/bin/sh\nexec {sys.executable} -c 'from api.main import main; main()' \"$@\"\n", encoding="utf-8"
    )
    (folder / "rigwise").chmod(0o755)
    return folder


def run(block: str, folder: Path, programs: list[Path], environment: dict[str, str]) -> None:
    path = os.pathsep.join([*map(str, programs), os.environ["PATH"]])
    root = str(Path(__file__).parents[2])
    done = subprocess.run(
        ["bash", "-e", "-c", block],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": root, **environment, "PATH": path},
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, f"{block}\n{done.stdout}{done.stderr}"


@contextmanager
def serving(environment: dict[str, str]) -> Iterator[TestClient]:
    app = create_app(Settings.from_environment({**environment, "RIGWISE_RATE": "100000/minute"}))
    client = TestClient(app, base_url="http://127.0.0.1:8000", headers={"Authorization": f"Bearer {KEY}"})
    yield client
    app.state.workers.close()
    app.state.desk.assistant.conversations.close()
    app.state.keys.close()


def filled(client: TestClient) -> tuple[str, list[str]]:
    """A document, a conversation of one turn that is rated; its id, and what was answered."""
    taken = client.post("/sources", params={"name": "rack.md"}, content=RACK)
    assert taken.status_code == 201, taken.text
    first = client.post("/chat", json=SUPPLY).json()
    rating = {"answer_id": first["id"], "thumb": "up", "comment": "tight"}
    assert client.post("/feedback", json=rating).status_code == 204
    return first["conversation_id"], asked(client, first["conversation_id"])


def asked(client: TestClient, conversation: str) -> list[str]:
    """The answers to the same questions, and what is told of the turns before."""
    shown = client.get(f"/conversations/{conversation}").json()["turns"][:1]
    loud = client.post("/chat", json=LOUD).json()
    assert any("41 decibels" in citation["quote"] for citation in loud["citations"])
    return [loud["text"], *(turn["answer"]["text"] for turn in shown)]


def walked(
    backup: str, restore: str, folder: Path, programs: list[Path], homes: list[dict[str, str]]
) -> dict[str, Any]:
    """Back up a server that runs, restore, and ask what was asked before; then go on with a follow-up."""
    before, after = homes
    with serving(before) as client:
        conversation, answers = filled(client)
        run(backup, folder, programs, before)
        changed = client.post("/chat", json={**FEWER, "conversation_id": conversation})
        assert changed.status_code == 200
    run(restore, folder, programs, after)
    with serving(after) as client:
        assert asked(client, conversation) == answers
        more = client.post("/chat", json={**FEWER, "conversation_id": conversation})
        assert len(client.get(f"/conversations/{conversation}").json()["turns"]) == 2
    answer: dict[str, Any] = more.json()
    assert answer["computations"][0]["value"] == 825.0, "1.1 × (2 × 250 W + 150 W)"
    return answer


def feedback(folder: Path, programs: list[Path], home: dict[str, str]) -> str:
    run("rigwise feedback export > feedback.csv", folder, programs, home)
    return (folder / "feedback.csv").read_text("utf-8")


def test_files(commands: list[str], programs: Path, tmp_path: Path) -> None:
    homes = [{"RIGWISE_HOME": str(tmp_path / name), "RIGWISE_API_KEY": KEY} for name in ("first", "second")]
    walked(commands[0], commands[1], tmp_path, [programs], homes)
    assert "tight" in feedback(tmp_path, [programs], homes[1])


def test_a_database(commands: list[str], programs: Path, tmp_path: Path, postgres: Postgres) -> None:
    urls = [postgres.new_database(), postgres.new_database()]
    for part in ("state", "vectors"):
        database = open_postgres(urls[0], part=part, checked=False)
        database.migrate()
        database.close()
    homes = [
        {
            "RIGWISE_HOME": str(tmp_path / name),
            "RIGWISE_API_KEY": KEY,
            "RIGWISE_STATE": url,
            "RIGWISE_VECTORS": url,
        }
        for name, url in zip(("first", "second"), urls, strict=True)
    ]
    walked(commands[2], commands[3], tmp_path, [programs, postgres.programs], homes)
    assert "tight" in feedback(tmp_path, [programs], homes[1])
