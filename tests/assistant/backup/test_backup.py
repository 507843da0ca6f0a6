"""One archive of a home that is in use: whole, readable by its owner only, put back or refused."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tarfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest

from assistant.backup.archive import FORMAT, LIST_FILE, back_up
from assistant.backup.restoring import restore
from assistant.backup.snapshot import snapshot
from assistant.retrieval.index.current import current_version
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.storage import read_manifest
from assistant.state.store import StateError
from tests.assistant.retrieval.fake_embedder import FakeEmbedder
from tests.state import file_of

ADD = "INSERT INTO keys (id, name, hash, scope, created) VALUES (:id, 'n', :id, 'ask', 'today')"
NEWER = FORMAT + 1


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a document, keys, prices, an upload and a model."""
    folder = tmp_path / "home"
    for name, text in {"prices.csv": "a", "models/own.json": "{}", "uploads/note.md": "# Note"}.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    ingest(folder, "The rack has four cards.")
    store = file_of(folder, "keys")
    with store.connection() as connection:
        connection.execute(ADD, {"id": "k"})
    store.close()
    return folder


def ingest(home: Path, text: str) -> None:
    note = home.with_name("note.md")
    note.write_text(f"# Note\n\n{text}\n", encoding="utf-8")
    Ingestor(home, FakeEmbedder()).ingest([note])


def texts(home: Path) -> list[str]:
    """The documents of the index, after a look at all of its files."""
    folder = home / "index" / str(current_version(home / "index"))
    manifest = read_manifest(folder)
    files = (folder / "documents" / f"{entry['id']}.json" for entry in manifest["documents"])
    return [json.loads(file.read_text("utf-8"))["text"] for file in files]


def keys(home: Path) -> list[str]:
    with closing(sqlite3.connect(home / "keys.sqlite")) as opened:
        assert opened.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        return [row[0] for row in opened.execute("SELECT id FROM keys ORDER BY id").fetchall()]


@pytest.mark.parametrize("name", ["all.tar", "all.tar.gz"])
def test_what_was_there_is_there_again(home: Path, tmp_path: Path, name: str) -> None:
    archive, again = tmp_path / name, tmp_path / "again" / "home"
    count = back_up(home, archive)
    assert archive.stat().st_mode & 0o077 == 0
    assert restore(archive, again) == count
    assert (texts(again), keys(again)) == (texts(home), ["k"])
    for part in ("prices.csv", "models/own.json", "uploads/note.md", "index/current"):
        assert (again / part).read_bytes() == (home / part).read_bytes()
    assert {path.name for path in again.iterdir()} == {
        *("prices.csv", "models", "uploads", "index", "keys.sqlite")
    }
    assert not list(home.glob(".*")) and not list(tmp_path.glob(".*"))


def test_an_index_that_changes_meanwhile_is_taken_whole(home: Path, tmp_path: Path) -> None:
    """Every ingest replaces the text, so that the version before it is cleared away at once."""
    with busy(lambda number: ingest(home, f"The rack has {number} cards, {number} in all.")):
        for number in range(8):
            back_up(home, tmp_path / f"{number}.tar")
    for number in range(8):
        again = tmp_path / f"again{number}"
        restore(tmp_path / f"{number}.tar", again)
        (text,) = texts(again)
        assert "cards" in text


def test_a_version_that_vanishes_while_it_is_taken_gives_way_to_the_next(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from assistant.backup import snapshot as taking

    real, calls = taking._link, []

    def late(version: Path, target: Path) -> None:
        calls.append(version.name)
        if len(calls) == 1:
            ingest(home, "The rack has five cards.")
        real(version, target)

    monkeypatch.setattr(taking, "_link", late)
    with snapshot(home) as files:
        assert calls[0] < calls[1]
        assert files["index/current"].read_text("ascii").strip() == calls[1]
        assert not any(calls[0] in name for name in files)


def test_what_was_kept_before_a_backup_is_in_it_while_others_write(home: Path, tmp_path: Path) -> None:
    store = file_of(home, "keys")
    done: list[str] = []

    def add(number: int) -> None:
        name = f"w{number:06}"
        with store.connection() as connection:
            connection.execute(ADD, {"id": name})
        done.append(name)

    with busy(add):
        end = time.monotonic() + 120
        while len(done) < 20:
            assert time.monotonic() < end
            time.sleep(0.01)
        before = list(done)
        back_up(home, tmp_path / "all.tar")
    store.close()
    restore(tmp_path / "all.tar", tmp_path / "again")
    assert {"k", *before} <= set(keys(tmp_path / "again"))


class busy:  # noqa: N801, reads as a word
    """Do something again and again in a thread, at least once."""

    def __init__(self, act: object) -> None:
        self._act = act
        self._is_over = threading.Event()
        self._thread = threading.Thread(target=self._work, daemon=True)
        self._fault: BaseException | None = None

    def __enter__(self) -> None:
        self._thread.start()

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        self._thread.join(timeout=180)
        assert not self._thread.is_alive()
        assert self._fault is None, self._fault

    def _work(self) -> None:
        number = 0
        try:
            while not self._is_over.is_set():
                number += 1
                self._act(number)  # type: ignore[operator]
        except BaseException as fault:
            self._fault = fault
            raise


def told(archive: Path, home: Path) -> str:
    with pytest.raises(StateError) as refused:
        restore(archive, home)
    return refused.value.message_id


def test_nothing_is_written_over(home: Path, tmp_path: Path) -> None:
    back_up(home, tmp_path / "all.tar")
    before = (tmp_path / "all.tar").read_bytes()
    with pytest.raises(StateError) as refused:
        back_up(home, tmp_path / "all.tar")
    assert refused.value.message_id == "error-backup-there"
    assert (tmp_path / "all.tar").read_bytes() == before
    assert told(tmp_path / "all.tar", home) == "error-restore-occupied"
    assert keys(home) == ["k"]


def damaged(whole: bytes) -> Iterator[bytes]:
    """An archive cut off at every tenth of it, and with one bit turned in every twentieth."""
    for part in range(1, 10):
        yield whole[: len(whole) * part // 10]
    for part in range(20):
        place = len(whole.rstrip(b"\0")) * part // 20
        yield whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :]


@pytest.mark.parametrize("name", ["all.tar", "all.tar.gz"])
def test_an_empty_home_is_restored_empty(tmp_path: Path, name: str) -> None:
    (tmp_path / "home").mkdir()
    assert back_up(tmp_path / "home", tmp_path / name) == 0
    assert restore(tmp_path / name, tmp_path / "again") == 0
    assert not list((tmp_path / "again").iterdir())


@pytest.mark.parametrize("name", ["all.tar", "all.tar.gz"])
def test_an_archive_that_is_not_whole_changes_nothing(home: Path, tmp_path: Path, name: str) -> None:
    back_up(home, tmp_path / name)
    whole = (tmp_path / name).read_bytes()
    for number, content in enumerate(damaged(whole)):
        bad, again = tmp_path / f"bad{number}.tar", tmp_path / f"again{number}"
        bad.write_bytes(content)
        try:
            restore(bad, again)
        except StateError as refused:
            assert refused.message_id == "error-backup-damaged"
            assert not list(again.iterdir())
        else:
            assert (texts(again), keys(again)) == (texts(home), ["k"]), "only what stands for nothing was hit"


@pytest.mark.parametrize("name", ["../out", "/out", "a/../../out"])
def test_nothing_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    archive = tmp_path / "bad.tar"
    with tarfile.open(archive, "w") as file:
        file.addfile(tarfile.TarInfo(name))
    assert told(archive, tmp_path / "deep" / "again") == "error-backup-damaged"
    assert not (tmp_path / "out").exists() and not (tmp_path / "deep" / "out").exists()


def test_a_link_is_refused(tmp_path: Path) -> None:
    archive, link = tmp_path / "bad.tar", tarfile.TarInfo("link")
    link.type, link.linkname = tarfile.SYMTYPE, "/etc/passwd"
    with tarfile.open(archive, "w") as file:
        file.addfile(link)
    assert told(archive, tmp_path / "again") == "error-backup-damaged"


def test_an_archive_of_a_newer_version_is_named(tmp_path: Path) -> None:
    archive, listed = tmp_path / "new.tar", tmp_path / "list"
    listed.write_text(json.dumps({"format": NEWER, "version": "9.0", "files": {}}), encoding="utf-8")
    with tarfile.open(archive, "w") as file:
        file.add(listed, LIST_FILE)
    with pytest.raises(StateError) as refused:
        restore(archive, tmp_path / "again")
    assert refused.value.message_id == "error-backup-newer"
    assert refused.value.arguments["version"] == "9.0"


def test_a_damaged_database_and_a_full_disk_are_told(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(StateError) as refused:
        back_up(home, tmp_path / "missing" / "all.tar")
    assert refused.value.message_id == "error-backup-write"
    (home / "conversations.sqlite").write_bytes(b"nothing of the kind " * 500)
    with pytest.raises(StateError) as refused:
        back_up(home, tmp_path / "all.tar")
    assert refused.value.arguments["file"] == "conversations.sqlite"
    assert not (tmp_path / "all.tar").exists() and not list(tmp_path.glob(".all*"))


def test_a_folder_behind_a_link_is_taken_along(home: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "far.md").write_text("# Far", encoding="utf-8")
    (home / "uploads" / "far").symlink_to(elsewhere)
    (elsewhere / "round").symlink_to(home)
    back_up(home, tmp_path / "all.tar")
    restore(tmp_path / "all.tar", tmp_path / "again")
    assert (tmp_path / "again" / "uploads" / "far" / "far.md").read_text("utf-8") == "# Far"


def within(limit_s: float, act: Callable[[], object]) -> None:
    """Do something that must not wait for ever."""
    thread = threading.Thread(target=act, daemon=True)
    thread.start()
    thread.join(limit_s)
    assert not thread.is_alive(), f"{act} still goes on"


def test_what_is_no_file_is_left_out(home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(home)
    for name in ("pipe", "uploads/pipe.md", "pipe.sqlite"):
        os.mkfifo(home / name)
    with closing(socket.socket(socket.AF_UNIX)) as opened:
        opened.bind("socket")
        within(120, lambda: back_up(home, tmp_path / "all.tar"))
    restore(tmp_path / "all.tar", tmp_path / "again")
    assert not list((tmp_path / "again").rglob("pipe*")) and not (tmp_path / "again" / "socket").exists()
    assert keys(tmp_path / "again") == ["k"]


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_an_interrupted_backup_leaves_nothing(home: Path, tmp_path: Path, number: int) -> None:
    code = (
        "import signal, sys, time; from assistant.backup import archive; from api.main import main;"
        "signal.signal(signal.SIGINT, signal.default_int_handler);"  # a shell's background has none
        "archive._write = lambda *_: (print('at it', flush=True), time.sleep(600));"
        "sys.argv = ['rigwise', 'backup', sys.argv[1]]; main()"
    )
    running = subprocess.Popen(
        [sys.executable, "-c", code, str(tmp_path / "all.tar")],
        env={**os.environ, "RIGWISE_HOME": str(home)},
        stdout=subprocess.PIPE,
    )
    try:
        assert running.stdout and running.stdout.readline() == b"at it\n"
        assert list(home.glob(".backup-*")) and list(tmp_path.glob(".all.tar*"))
        running.send_signal(number)
        assert running.wait(120) != 0
    finally:
        running.kill()
        running.communicate()
    assert not list(home.glob(".*")) and not list(tmp_path.glob(".*")) and not (tmp_path / "all.tar").exists()


def test_what_is_no_file_is_not_restored(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for source in (Path("/dev/zero"), tmp_path / "pipe", tmp_path):
        again = tmp_path.with_name(f"{tmp_path.name}-again")
        within(120, lambda source=source, again=again: told(source, again))  # type: ignore[misc]
        assert told(source, again) == "error-backup-damaged" and not again.exists()


@pytest.mark.parametrize(
    "listed",
    [
        *("[1, 2]", "null", "3", '{"format": "x"}', "{}", '{"format": 1}', '{"format": 1, "files": [1]}'),
        *("[" * 200_000, "{", "\ud800".encode("utf-8", "surrogatepass")),
    ],
    ids=lambda listed: listed[:30],
)
def test_a_list_that_is_none_is_refused(tmp_path: Path, listed: str | bytes) -> None:
    archive, again = tmp_path / "bad.tar", tmp_path / "again"
    (tmp_path / "list").write_bytes(listed if isinstance(listed, bytes) else listed.encode())
    with tarfile.open(archive, "w") as file:
        file.add(tmp_path / "list", LIST_FILE)
    assert told(archive, again) == "error-backup-damaged"
    assert not list(again.iterdir())


def test_a_home_that_is_a_file_is_refused(home: Path, tmp_path: Path) -> None:
    back_up(home, tmp_path / "all.tar")
    (tmp_path / "file").write_text("mine", encoding="utf-8")
    assert told(tmp_path / "all.tar", tmp_path / "file") == "error-backup-write"
    assert told(tmp_path / "all.tar", tmp_path / "file" / "below") == "error-backup-write"
    assert (tmp_path / "file").read_text("utf-8") == "mine"
