"""An ingest that is killed loses nothing and leaves nothing half done, at whichever place it dies."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.index.unfinished import FOLDER, Unfinished
from tests.assistant.retrieval.fake_embedder import RECORD, FakeEmbedder

OLD = {
    "moon.md": "# Moon\n\nThe machine called Moonshine is blue.\n",
    "sun.md": "# Sun\n\nSunrise is loud.\n",
}
NEW = {"moon.md": "# Moon\n\nThe machine called Moonshine is red.\n", "star.md": "# Star\n\nStar is small.\n"}


def written(folder: Path, files: dict[str, str]) -> Path:
    folder.mkdir(exist_ok=True)
    for path in folder.iterdir():
        path.unlink()
    for name, text in files.items():
        (folder / name).write_text(text, encoding="utf-8")
    return folder


@pytest.mark.skipif(sys.platform == "win32", reason="forks and kills")
def test_at_every_change_of_a_file_a_killed_ingest_leaves_the_old_or_the_new(tmp_path: Path) -> None:
    home, folder = tmp_path / "home", tmp_path / "notes"
    Ingestor(home, FakeEmbedder()).ingest([written(folder, OLD)])
    written(folder, NEW)
    done = subprocess.run(
        [sys.executable, "-m", "tests.assistant.retrieval.killing", str(folder), str(home)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    deaths = [json.loads(line) for line in done.stdout.splitlines()]
    old, new = sorted(OLD.values()), sorted(NEW.values())
    assert len(deaths) > 30
    assert [lives for _, lives, *_ in deaths] == [False] * (len(deaths) - 1) + [True]
    for number, _, before, after, _, left in deaths:
        assert before in (old, new), number
        assert after == new, number
        assert len(left) == 2, (number, left)
    turned = [before == new for _, _, before, *_ in deaths]
    assert turned == sorted(turned)
    assert deaths[-1][4] == 0


def many(folder: Path, number: int) -> Path:
    folder.mkdir()
    for n in range(number):
        text = "".join(f"Machine {n} has part {p}, which hums at {n + p} decibels.\n\n" for p in range(20))
        (folder / f"{n}.md").write_text(f"# Machine {n}\n\n{text}", encoding="utf-8")
    return folder


def encoded(home: Path) -> int:
    """How much of what was encoded is kept [bytes]."""
    try:
        return sum(path.stat().st_size for path in (home / "index" / FOLDER).glob("*/vectors"))
    except FileNotFoundError:
        return 0


def ended(process: subprocess.Popen[bytes]) -> bool:
    try:
        process.wait(0.01)
    except subprocess.TimeoutExpired:
        return False
    return True


def test_a_real_ingest_that_is_killed_again_and_again_goes_on_from_where_it_was(tmp_path: Path) -> None:
    """Each life but the last is ended once more is encoded than in the one before."""
    home, folder = tmp_path / "home", many(tmp_path / "notes", 6)
    command = [sys.executable, "-c", "from api.main import main; main()", "ingest", str(folder)]
    environment = {**os.environ, "RIGWISE_HOME": str(home), "LC_ALL": "C.UTF-8", "OMP_NUM_THREADS": "1"}
    kept: list[int] = []
    while True:
        process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
        while not ended(process) and (grown := encoded(home)) <= max(kept, default=0):
            pass
        if process.returncode is not None:
            break
        process.send_signal(signal.SIGKILL)
        process.wait()
        kept.append(grown)
    assert process.returncode == 0
    assert len(kept) >= 2
    assert kept == sorted(set(kept))
    index = home / "index"
    assert sorted(path.name for path in index.iterdir()) == ["current", "lock", "v000001"]
    assert len(list((index / "v000001" / "documents").iterdir())) == 6


def test_what_was_read_and_encoded_is_not_done_again(tmp_path: Path) -> None:
    home, folder = tmp_path / "home", many(tmp_path / "notes", 3)
    first = FakeEmbedder()

    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Ingestor(home, first, stop).ingest([folder])
    assert len(list((home / "index" / FOLDER).rglob("*.json"))) == 3
    second = FakeEmbedder()
    assert len(Ingestor(home, second).ingest([folder]).added) == 3
    assert first.encoded
    assert not set(first.encoded) & set(second.encoded)
    assert not (home / "index" / FOLDER).exists()


def test_half_a_batch_is_cut_off_and_a_changed_one_not_believed(tmp_path: Path) -> None:
    vectors = FakeEmbedder().passage(["one", "two"]).astype("float16")
    kept = Unfinished(tmp_path, RECORD)
    kept.keep([1, 2], vectors)
    kept.keep([3], vectors[:1])
    file = next(tmp_path.rglob("vectors"))
    whole = file.read_bytes()
    file.write_bytes(whole[:-3])
    assert sorted(kept.vectors()) == [1, 2]
    kept.keep([4], vectors[1:])
    assert sorted(kept.vectors()) == [1, 2, 4]
    file.write_bytes(whole[:30] + bytes([whole[30] ^ 1]) + whole[31:])
    assert kept.vectors() == {}
