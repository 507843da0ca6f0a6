"""The compressed index is written and read again, or refused; large files are mapped."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval import segment as segments
from assistant.retrieval import storage
from assistant.retrieval.approximate.files import (
    CENTRES_FILE,
    FACTS_FILE,
    INDEX_FILE,
    Nearest,
    read_nearest,
    write_nearest,
)
from assistant.retrieval.approximate.searching import ApproximateIndex
from assistant.retrieval.build import build_segment
from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.segment import Level, load_segment, save_segment
from tests.assistant.retrieval.approximate.examples import COUNT, DIMENSION, LANGUAGES, flip, texts, unit
from tests.assistant.retrieval.fake_embedder import FakeEmbedder


def written(rows: CentredRows, index: ApproximateIndex, folder: Path) -> CentreSet:
    centres = CentreSet(LANGUAGES, *unit(np.random.default_rng(8), 2, 2, DIMENSION))
    write_nearest(Nearest(index._index, centres, 24, 0.98, COUNT), folder)
    return centres


def test_what_is_written_is_read_again(
    rows: CentredRows, index: ApproximateIndex, asked: np.ndarray, tmp_path: Path
) -> None:
    centres = written(rows, index, tmp_path)
    found = read_nearest(tmp_path, COUNT)
    assert found is not None
    assert (found.probes, found.recall, found.centres.languages) == (24, 0.98, LANGUAGES)
    np.testing.assert_array_equal(found.centres.passages, centres.passages)
    again = ApproximateIndex(found.index, rows, index._probes)
    np.testing.assert_array_equal(again.candidates(asked[0]), index.candidates(asked[0]))
    assert read_nearest(tmp_path / "elsewhere", COUNT) is None


def _cut(folder: Path) -> None:
    (folder / INDEX_FILE).write_bytes((folder / INDEX_FILE).read_bytes()[:-7])


def _with(folder: Path, **values: object) -> None:
    facts = json.loads((folder / FACTS_FILE).read_text("utf-8"))
    (folder / FACTS_FILE).write_text(json.dumps(facts | values), "utf-8")


def _nonsense(folder: Path) -> None:
    (folder / INDEX_FILE).write_bytes(b"nothing of FAISS")
    _with(folder, blake2b=storage.checksum(folder / INDEX_FILE))


DAMAGES: dict[str, Callable[[Path], object]] = {
    "a byte differs": flip,
    "the end is missing": _cut,
    "the file is missing": lambda folder: (folder / INDEX_FILE).unlink(),
    "it is no index": _nonsense,
    "the centres are missing": lambda folder: (folder / CENTRES_FILE).unlink(),
    "the centres are cut": lambda folder: (folder / CENTRES_FILE).write_bytes(b"\x93NUMPY"),
    "it is of other vectors": lambda folder: _with(folder, vectors=COUNT - 1),
    "the facts are no JSON": lambda folder: (folder / FACTS_FILE).write_text("{", "utf-8"),
    "the facts are none": lambda folder: (folder / FACTS_FILE).write_text("[]", "utf-8"),
    "a fact is missing": lambda folder: (folder / FACTS_FILE).write_text("{}", "utf-8"),
    "a fact is no number": lambda folder: _with(folder, probes="many"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_index_is_told(
    rows: CentredRows, index: ApproximateIndex, tmp_path: Path, damage: str
) -> None:
    written(rows, index, tmp_path)
    DAMAGES[damage](tmp_path)
    with pytest.raises(IndexCorruptError) as told:
        read_nearest(tmp_path, COUNT)
    assert INDEX_FILE in told.value.arguments["file"]
    assert "rigwise ingest --rebuild" in told.value.arguments["command"]


def test_a_full_disk_is_an_os_error(rows: CentredRows, index: ApproximateIndex, tmp_path: Path) -> None:
    (tmp_path / INDEX_FILE).mkdir()
    with pytest.raises(OSError, match="nearest"):
        written(rows, index, tmp_path)


def test_what_is_read_of_a_large_file_is_given_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []
    monkeypatch.setattr(Level, "give_back", lambda self: given.append(len(self.keys)))
    np.save(tmp_path / "vectors.npy", np.arange(12, dtype=np.float16).reshape(6, 2))
    level = Level(np.load(tmp_path / "vectors.npy", mmap_mode="r"), np.arange(6, dtype=np.uint64))
    level.read(np.asarray([1]))
    assert not given
    monkeypatch.setattr(segments, "LARGE_FILE", 24)
    np.testing.assert_array_equal(level.read(np.asarray([4, 0])), [[8, 9], [0, 1]])
    assert given == [6]


def test_large_arrays_are_mapped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_segment(build_segment(list(texts()), FakeEmbedder()), tmp_path)
    assert not isinstance(load_segment(tmp_path).paragraph_words.rows, np.memmap)  # type: ignore[attr-defined]
    monkeypatch.setattr(segments, "LARGE_FILE", 1)
    mapped = load_segment(tmp_path)
    assert isinstance(mapped.paragraph_words.rows, np.memmap)  # type: ignore[attr-defined]
    assert isinstance(mapped.sentence_bounds, np.memmap)
