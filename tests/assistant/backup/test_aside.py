"""What a killed backup or restore leaves is cleared away by the next, and what is being made is not."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from assistant.backup import aside
from assistant.backup.archive import back_up
from assistant.backup.restoring import restore

DAY_S = 24 * 3600
BACKUP = (
    "from assistant.backup import archive as module; from pathlib import Path; import sys, time;"
    "module._write = lambda *_: (print('at it', flush=True), time.sleep(600));"
    "module.back_up(Path(sys.argv[1]), Path(sys.argv[2]))"
)
RESTORE = (
    "from assistant.backup import restoring as module; from pathlib import Path; import sys, time;"
    "module._unpack = lambda *_: (print('at it', flush=True), time.sleep(600));"
    "module.restore(Path(sys.argv[2]), Path(sys.argv[1]))"
)
locking = pytest.mark.skipif(sys.platform == "win32", reason="folders cannot be locked here")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    folder = tmp_path / "home"
    folder.mkdir()
    (folder / "prices.csv").write_text("a", encoding="utf-8")
    return folder


@pytest.fixture
def archives(tmp_path: Path) -> Path:
    folder = tmp_path / "archives"
    folder.mkdir()
    return folder


@contextmanager
def at_it(code: str, home: Path, archive: Path) -> Iterator[None]:
    """A process that is in the midst of it, and is killed at the end."""
    running = subprocess.Popen([sys.executable, "-c", code, str(home), str(archive)], stdout=subprocess.PIPE)
    try:
        assert running.stdout and running.stdout.readline() == b"at it\n"
        yield
    finally:
        running.kill()
        running.communicate()


def hidden(*folders: Path) -> list[str]:
    return [path.name for folder in folders for path in folder.glob(".*")]


@locking
def test_what_a_killed_backup_left_is_cleared_away_by_the_next(home: Path, archives: Path) -> None:
    with at_it(BACKUP, home, archives / "monday.tar"):
        pass
    assert len(hidden(home)) == len(hidden(archives)) == 1
    assert back_up(home, archives / "tuesday.tar") == 1
    assert not hidden(home, archives)


@locking
def test_a_backup_that_is_being_made_is_left_alone(home: Path, archives: Path) -> None:
    with at_it(BACKUP, home, archives / "monday.tar"):
        before = hidden(home, archives)
        back_up(home, archives / "tuesday.tar")
        assert hidden(home, archives) == before
        assert len(before) == 2


@locking
def test_what_a_killed_restore_left_is_cleared_away_by_the_next(home: Path, archives: Path) -> None:
    back_up(home, archives / "all.tar")
    again = archives / "again"
    with at_it(RESTORE, again, archives / "all.tar"):
        assert len(hidden(again)) == 1
    assert restore(archives / "all.tar", again) == 1
    assert [path.name for path in again.iterdir()] == ["prices.csv"]


def test_where_folders_cannot_be_locked_only_old_ones_go(
    home: Path, archives: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(aside, "_is_alone", lambda descriptor: False)
    for name, age_s in ((".backup-old", 2 * DAY_S), (".backup-new", DAY_S / 2)):
        (home / name).mkdir()
        os.utime(home / name, (time.time() - age_s,) * 2)
    back_up(home, archives / "all.tar")
    assert hidden(home) == [".backup-new"]


def test_other_hidden_files_are_left_alone(home: Path, archives: Path) -> None:
    for folder in (home, archives):
        (folder / ".mine").write_text("mine", encoding="utf-8")
    back_up(home, archives / "all.tar")
    assert hidden(home, archives) == [".mine", ".mine"]
