"""A new version takes the place of the one before, server by server: nobody waits, nothing is lost.

What comes next is played by steps and numbers of the tests, what was before by the steps and the writer that
there are.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest
import yaml

from assistant.retrieval import storage
from assistant.retrieval.embedders.shipped import ShippedEmbedder
from assistant.retrieval.errors import IndexMismatchError
from assistant.retrieval.index import reader, state
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from assistant.state import migrations as steps
from assistant.state import postgres as databases
from assistant.state import sqlite as files
from assistant.state.migrations import Migration, latest, migrations
from assistant.state.opening import open_postgres
from assistant.state.store import PARTS, StateError
from tests.fleet import Fleet, await_that, running_fleet, talking
from tests.postgres import Postgres
from tests.state import file_of

NOTE = "# Moon\n\nThe machine called Moonshine has two cards and a blue case.\n"
BLUE = "What colour is the case of Moonshine?"
NEXT_STEP = """
ALTER TABLE turns ADD COLUMN mood TEXT;
CREATE INDEX turns_mood ON turns (mood);
CREATE TABLE moods (mood TEXT PRIMARY KEY);
"""
IN_DATABASES = sorted(
    {path.name for path in Path(steps.__file__).parent.iterdir() if path.is_dir() and path.name[0] != "_"}
    - set(PARTS)
)
ADDS = re.compile(
    r"CREATE (UNIQUE )?INDEX|CREATE TABLE|CREATE EXTENSION IF NOT EXISTS"
    r"|ALTER TABLE \w+ ADD COLUMN (?!.*NOT NULL(?!.*DEFAULT))|INSERT INTO",
    re.DOTALL,
)


@pytest.fixture(scope="module")
def embedder() -> ShippedEmbedder:
    return ShippedEmbedder()


@pytest.fixture
def next_steps(tmp_path: Path) -> tuple[Migration, ...]:
    """The schema ``state`` of the next version."""
    known = migrations("state")
    path = tmp_path / f"{len(known) + 1:04}_mood.sql"
    path.write_text(NEXT_STEP, "utf-8")
    return (*known, Migration(len(known) + 1, path.stem, path))


def as_of(known: tuple[Migration, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Let databases be of the version that knows these steps."""
    monkeypatch.setattr(databases, "migrations", lambda schema: known)
    monkeypatch.setattr(databases, "latest", lambda schema: known[-1].number)


@pytest.mark.parametrize("schema", [*PARTS, *IN_DATABASES])
def test_a_step_only_adds(schema: str) -> None:
    for step in migrations(schema)[1:]:
        assert all(ADDS.match(statement) for statement in step.statements()), step.name


@pytest.fixture
def fleet(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fleet]:
    with running_fleet(postgres.new_database(), [tmp_path_factory.mktemp("old")]) as running:
        yield running


def test_servers_of_the_version_before_go_on_while_and_after_the_schema_is_brought_up(
    fleet: Fleet, next_steps: tuple[Migration, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody else reads all the while, so that the step has to wait: nobody may wait behind it."""
    taken: list[Migration] = []
    with talking(fleet, 2) as told:
        told.await_more(4)
        as_of(next_steps, monkeypatch)
        monkeypatch.setattr(databases, "MIGRATING_PAUSE_S", 0.5)
        newer = open_postgres(fleet.database, checked=False)
        migrating = threading.Thread(target=lambda: taken.extend(newer.migrate()), daemon=True)
        with psycopg.connect(fleet.database) as other:
            other.execute("SELECT count(*) FROM rigwise.turns")
            migrating.start()
            await_that(lambda: _is_waited_for(fleet.database))
            told.await_more(4)
            assert not taken
        migrating.join(timeout=180)
        assert [step.name for step in taken] == [next_steps[-1].name]
        told.await_more(4)
    told.check(fleet.database)
    newer.close()
    monkeypatch.undo()
    with pytest.raises(StateError) as refused:
        open_postgres(fleet.database)
    assert refused.value.message_id == "error-state-newer"


def _is_waited_for(url: str) -> bool:
    """Whether the step waits for the one who reads."""
    with psycopg.connect(url) as connection:
        sql = "SELECT count(*) FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'"
        return connection.execute(sql).fetchone() != (0,)


@pytest.mark.parametrize("part", PARTS)
def test_a_file_is_brought_up_under_a_server_of_the_version_before(
    part: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = file_of(tmp_path, part)  # type: ignore[arg-type]
    known = migrations(part)
    path = tmp_path / "0009_next.sql"
    path.write_text("CREATE TABLE moods (mood TEXT PRIMARY KEY);\n", "utf-8")
    monkeypatch.setattr(files, "migrations", lambda part: (*known, Migration(len(known) + 1, "next", path)))
    monkeypatch.setattr(files, "latest", lambda part: len(known) + 1)
    new = file_of(tmp_path, part)  # type: ignore[arg-type]
    monkeypatch.undo()
    table = {"conversations": "conversations", "keys": "keys", "channels": "muted"}[part]
    for each in (old, new):
        with each.connection() as connection:
            assert connection.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)
    with old.connection() as connection:
        connection.execute(f"DELETE FROM {table}")
    with pytest.raises(StateError) as refused:
        file_of(tmp_path, part)  # type: ignore[arg-type]
    assert refused.value.message_id == "error-state-newer"
    old.close()
    new.close()


def test_an_index_in_a_database_of_the_schema_before_is_found_after_migrating(
    postgres: Postgres, tmp_path: Path, embedder: ShippedEmbedder
) -> None:
    """The schema before is that of today without its last step, of which the writer of then knew nothing."""
    url, last = postgres.new_database(), migrations("vectors")[-1]
    database = open_postgres(url, part="vectors", checked=False)
    database.migrate()
    ingest(tmp_path / "old", embedder, url)
    with database.connection() as connection:
        for name in re.findall(r"CREATE TABLE (\w+)", last.path.read_text("utf-8")):
            connection.execute(f"DROP TABLE {name}")
        connection.execute("DELETE FROM migrations WHERE number = :number", {"number": last.number})
    database.close()
    with pytest.raises(StateError) as refused:
        Retriever.open(tmp_path / "new", embedder, vectors=url)
    assert refused.value.arguments["command"] == "rigwise migrate"
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path), "RIGWISE_VECTORS": url}
    run = [sys.executable, "-c", "from api.main import main; main()", "migrate"]
    done = subprocess.run(run, env=environment, capture_output=True, text=True, timeout=180, check=True)
    assert f"Taken: {last.name}" in done.stdout
    assert quotes(Retriever.open(tmp_path / "new", embedder, vectors=url))
    assert latest("vectors") == last.number


def test_a_pod_waits_for_the_migration(postgres: Postgres, tmp_path: Path) -> None:
    """By the command of its first container, beside which the job of the migration runs."""
    manifest = Path(__file__).parents[2] / "deploy" / "kubernetes" / "deployment.yaml"
    pod = yaml.safe_load(manifest.read_text("utf-8"))["spec"]["template"]["spec"]
    program, url, log = tmp_path / "rigwise", postgres.new_database(), tmp_path / "log"
    program.write_text(f"#!/bin/sh\nexec {sys.executable} -c 'from api.main import main; main()' \"$@\"\n")
    program.chmod(0o755)
    environment = {**os.environ, "RIGWISE_HOME": str(tmp_path), "RIGWISE_STATE": url, "RIGWISE_VECTORS": url}
    environment["PATH"] = f"{tmp_path}:{environment['PATH']}"
    command = [part.replace("sleep 3", "sleep 0.1") for part in pod["initContainers"][0]["command"]]
    with log.open("wb") as output:
        waiting = subprocess.Popen(command, env=environment, stdout=output, start_new_session=True)
    try:
        await_that(lambda: "vectors: behind" in log.read_text("utf-8"))
        assert waiting.poll() is None
        subprocess.run([program, "migrate"], env=environment, timeout=180, check=True, capture_output=True)
        assert waiting.wait(180) == 0
        assert log.read_text("utf-8").endswith("state: up to date.\nvectors: up to date.\n")
    finally:
        with suppress(ProcessLookupError):
            os.killpg(waiting.pid, signal.SIGKILL)
        waiting.wait(180)


def ingest(home: Path, embedder: ShippedEmbedder, url: str | None) -> Ingestor:
    """Take the note in, as the version in force writes it."""
    home.mkdir(exist_ok=True)
    note = home.with_name("moon.md")
    note.write_text(NOTE, encoding="utf-8")
    ingestor = Ingestor(home, embedder, vectors=url)
    ingestor.ingest([note])
    return ingestor


def quotes(retriever: Retriever) -> bool:
    return any("blue case" in hit.text for hit in retriever.search(BLUE, "en").hits)


@pytest.fixture(params=["folder", "postgres"])
def url(request: pytest.FixtureRequest) -> str | None:
    """Where the index lies."""
    if request.param == "folder":
        return None
    postgres: Postgres = request.getfixturevalue("postgres")
    address = postgres.new_database()
    database = open_postgres(address, part="vectors", checked=False)
    database.migrate()
    database.close()
    return address


def next_chunker(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on it is the next version, which cuts texts in another way."""
    for module in (reader, state):
        monkeypatch.setattr(module, "CHUNKER_VERSION", module.CHUNKER_VERSION + 1)


def test_an_index_of_the_version_before_is_read_and_built_anew_on_demand(
    url: str | None, tmp_path: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Meanwhile and afterwards a server of the version before goes on with what it has opened."""
    home = tmp_path / "home"
    ingest(home, embedder, url)
    old = Retriever.open(home, embedder, vectors=url)
    assert quotes(old)
    next_chunker(monkeypatch)
    assert quotes(Retriever.open(home, embedder, vectors=url))
    other = tmp_path / "other.md"
    other.write_text("# Sun\n\nThe machine called Sunrise has four cards.\n", encoding="utf-8")
    with pytest.raises(IndexMismatchError) as refused:
        Ingestor(home, embedder, vectors=url).ingest([other])
    assert refused.value.arguments["command"] == "rigwise ingest --rebuild"
    Ingestor(home, embedder, vectors=url).rebuild()
    new = Retriever.open(home, embedder, vectors=url)
    assert quotes(new)
    Ingestor(home, embedder, vectors=url).ingest([other])
    assert {document.title for document in new.documents()} == {"Moon", "Sun"}


def test_a_server_of_the_version_before_goes_on_when_the_next_has_built_the_index_anew(
    url: str | None, tmp_path: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    ingest(home, embedder, url)
    old = Retriever.open(home, embedder, vectors=url)
    next_chunker(monkeypatch)
    Ingestor(home, embedder, vectors=url).rebuild()
    monkeypatch.undo()
    assert quotes(old)
    assert old.fault is not None and old.fault.message_id == "index-newer"


@pytest.mark.parametrize("part", ["format", "chunker"])
def test_an_index_of_a_newer_version_is_refused_and_left_as_it_is(
    part: str, url: str | None, tmp_path: Path, embedder: ShippedEmbedder, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "home"
    if part == "format":
        for module in (storage, reader):
            monkeypatch.setattr(module, "FORMAT", storage.FORMAT + 1)
    else:
        next_chunker(monkeypatch)
    ingest(home, embedder, url)
    monkeypatch.undo()
    ingestor = Ingestor(tmp_path / "another" if url else home, embedder, vectors=url)
    before = {path: path.read_bytes() for path in home.rglob("*") if path.is_file()}
    for call in (
        lambda: Retriever.open(home, embedder, vectors=url),
        lambda: ingestor.ingest([tmp_path / "moon.md"]),
        ingestor.rebuild,
    ):
        with pytest.raises(IndexMismatchError) as refused:
            call()
        assert refused.value.message_id == "index-newer"
    assert {path: path.read_bytes() for path in home.rglob("*") if path.is_file()} == before
