"""An index in Milvus from the command line: a file of this machine, a server, workers, the schema."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Rigwise
from tests.milvus import MilvusServer, is_installed
from tests.server import free_port

NOTE = "# Hall\n\nThe machine called Moonshine has two cards and a blue case.\n"


@pytest.fixture
def note(tmp_path: Path) -> Path:
    path = tmp_path / "hall.md"
    path.write_text(NOTE, encoding="utf-8")
    return path


@pytest.mark.skipif(not is_installed(), reason="milvus-lite is not installed here")
def test_a_file_holds_the_index_from_one_process_to_the_next(
    rigwise: Rigwise, tmp_path: Path, note: Path
) -> None:
    url = f"milvus://{tmp_path}/index.db"
    taken = rigwise("ingest", str(note), RIGWISE_VECTORS=url)
    assert taken.returncode == 0, taken.stderr
    question = ("search", "--collection", "documents", "What colour is the case of Moonshine?")
    found = rigwise(*question, RIGWISE_VECTORS=url)
    assert "blue case" in found.stdout and found.stderr == ""
    elsewhere = str(tmp_path / "another")
    gone = rigwise("documents", "remove", str(note), RIGWISE_VECTORS=url, RIGWISE_HOME=elsewhere)
    assert gone.returncode == 0, gone.stderr
    assert "blue case" not in rigwise(*question, RIGWISE_VECTORS=url).stdout


def test_a_server_that_is_away_is_told_in_the_language_of_the_asker(rigwise: Rigwise) -> None:
    pytest.importorskip("pymilvus", reason="pymilvus is not installed here")
    url = f"milvus://127.0.0.1:{free_port()}"
    told = rigwise("search", "显卡", RIGWISE_VECTORS=url, RIGWISE_LANGUAGE="zh-Hans")
    assert told.returncode == 2 and "Milvus 无法读写" in told.stderr and "Traceback" not in told.stderr


def test_migrate_brings_up_the_queue_beside_milvus(
    rigwise: Rigwise, milvus: MilvusServer, database: str
) -> None:
    places = {"RIGWISE_VECTORS": milvus.url(), "RIGWISE_STATE": database}
    assert rigwise("migrate", "--check", **places).returncode == 1
    refused = rigwise("worker", "--status", **places)
    assert refused.returncode == 2 and "rigwise migrate" in refused.stderr
    done = rigwise("migrate", **places)
    expected = "vectors: in Milvus, nothing to do.\nstate: up to date.\nTaken: 0001_work\nwork: up to date.\n"
    assert (done.returncode, done.stdout) == (0, expected)
    status = rigwise("worker", "--status", **places)
    assert (status.returncode, status.stdout) == (0, "0 items encoded, 0 at work, 0 waiting.\n")


def test_a_worker_beside_milvus_asks_for_a_database(rigwise: Rigwise) -> None:
    told = rigwise("worker", RIGWISE_VECTORS="milvus://vectors.example")
    assert told.returncode == 2 and "RIGWISE_STATE=postgresql://" in told.stderr
