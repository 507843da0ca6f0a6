"""The compressed index of many passages: what it finds, how it is written, read again, narrowed and refused.

The sizes from which on it is built are lowered here; how well it does with a million vectors is measured by
``python -m tests.benchmarks --only scale``.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval import segment as segments
from assistant.retrieval import storage, vector_index
from assistant.retrieval.approximate import building, searching
from assistant.retrieval.approximate.building import RECALL, TOP, build_index, build_nearest, groups_for
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
from assistant.retrieval.centring import CentreSet, centre
from assistant.retrieval.collection import Collection, open_own_collection
from assistant.retrieval.errors import IndexCorruptError, IndexMismatchError
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.index.reader import IndexReader, OwnIndex, current_version
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import rank
from assistant.retrieval.segment import Level, load_segment, save_segment
from assistant.retrieval.vector_index import CANDIDATES, FaissIndex
from corpus.model import Document, Paragraph, Section, Sentence
from tests.assistant.retrieval.fake_embedder import RECORD, FakeEmbedder

DIMENSION = 32
COUNT = 6_000
LANGUAGES = ("en", "tr")


def unit(random: np.random.Generator, *shape: int) -> np.ndarray:
    vectors = random.normal(size=shape).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=-1, keepdims=True)


@pytest.fixture(scope="module")
def rows() -> CentredRows:
    """Vectors around 60 topics, in two languages with centres of their own."""
    random = np.random.default_rng(3)
    near = unit(random, 60, DIMENSION)[random.integers(60, size=COUNT)] + 0.7 * unit(random, COUNT, DIMENSION)
    languages = np.asarray(LANGUAGES)[random.integers(2, size=COUNT)]
    centres = CentreSet(LANGUAGES, unit(random, 2, DIMENSION), unit(random, 2, DIMENSION))
    moved = near + np.stack([centres.passage(name) for name in languages.tolist()])
    vectors = (moved / np.linalg.norm(moved, axis=1, keepdims=True)).astype(np.float16)
    return CentredRows(Level(vectors, np.arange(COUNT, dtype=np.uint64)), languages, centres)


@pytest.fixture(scope="module")
def asked(rows: CentredRows) -> np.ndarray:
    random = np.random.default_rng(4)
    some = rows.read(random.choice(COUNT, 80, replace=False)) + 0.6 * unit(random, 80, DIMENSION)
    return some / np.linalg.norm(some, axis=1, keepdims=True)


@pytest.fixture(scope="module")
def index(rows: CentredRows, asked: np.ndarray) -> ApproximateIndex:
    found, _ = build_index(rows, asked[:40])
    return ApproximateIndex(found, rows, found.nprobe)


def best(scores: np.ndarray) -> set[int]:
    return set(np.argsort(-scores)[:TOP].tolist())


def test_rows_are_seen_from_the_centre_of_their_language(rows: CentredRows) -> None:
    whole = rows.whole()
    assert whole.shape == (len(rows), rows.dimension) == (COUNT, DIMENSION)
    np.testing.assert_allclose(np.linalg.norm(whole, axis=1), 1.0, rtol=1e-4)
    np.testing.assert_array_equal(np.concatenate(list(rows.batches())), whole)
    np.testing.assert_array_equal(rows.read(np.asarray([5, 3])), whole[[5, 3]])


def test_headings_are_seen_from_the_centre_of_questions() -> None:
    random = np.random.default_rng(5)
    vectors, centres = unit(random, 2, 8), CentreSet(("en", "tr"), unit(random, 2, 8), unit(random, 2, 8))
    level, languages = Level(vectors.astype(np.float16), np.zeros(2, np.uint64)), np.asarray(["tr", "en"])
    seen = CentredRows(level, languages, centres, as_query=True).whole()
    expected = [
        centre(vectors[0], centres.question("tr")),
        centre(vectors[1], centres.question("en")),
    ]
    np.testing.assert_allclose(seen, expected, atol=2e-3)


def test_the_nearest_are_among_the_candidates(
    rows: CentredRows, index: ApproximateIndex, asked: np.ndarray
) -> None:
    exact = rows.whole() @ asked[40:].T
    found = [index.candidates(query) for query in asked[40:]]
    assert max(len(each) for each in found) <= CANDIDATES
    shares = [len(best(exact[:, n]) & set(each.tolist())) / TOP for n, each in enumerate(found)]
    assert np.mean(shares) >= 0.95


def test_scores_are_those_of_the_vectors_not_of_the_codes(
    rows: CentredRows, index: ApproximateIndex, asked: np.ndarray
) -> None:
    found = index.candidates(asked[0])
    np.testing.assert_allclose(index.scores(asked[0], found), rows.whole()[found] @ asked[0], atol=1e-5)


@pytest.mark.parametrize("few", [0, COUNT], ids=["many are searched", "few are all compared"])
@pytest.mark.parametrize("share", [0.02, 0.1, 0.5])
def test_a_part_of_the_rows_loses_nothing(
    rows: CentredRows,
    index: ApproximateIndex,
    asked: np.ndarray,
    share: float,
    few: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(searching, "FEW", few)
    allowed = np.random.default_rng(6).random(COUNT) < share
    exact = np.where(allowed[:, None], rows.whole() @ asked[40:].T, -2.0)
    found = [index.among(query, allowed) for query in asked[40:]]
    assert all(allowed[each].all() for each in found)
    assert {len(each) for each in found} == {min(CANDIDATES, int(allowed.sum()))} or not few
    shares = [len(best(exact[:, n]) & set(each.tolist())) / TOP for n, each in enumerate(found)]
    assert np.mean(shares) >= (1.0 if few else 0.95)


def test_of_all_rows_in_float16_a_part_is_found_exactly(rows: CentredRows, asked: np.ndarray) -> None:
    allowed = np.arange(COUNT) % 9 == 2
    flat = FaissIndex(rows)
    exact = np.where(allowed[:, None], rows.whole() @ asked.T, -2.0)
    for number, query in enumerate(asked):
        found = flat.among(query, allowed)
        assert len(found) == CANDIDATES
        assert allowed[found].all()
        assert best(exact[:, number]) <= set(found.tolist())


@pytest.mark.parametrize(("count", "groups"), [(0, 1), (39, 1), (100, 2), (100_000, 512), (10**7, 8_192)])
def test_groups_grow_with_the_root_of_the_vectors(count: int, groups: int) -> None:
    assert groups_for(count) == groups


def test_as_few_groups_are_looked_at_as_give_the_wanted_recall(
    rows: CentredRows, asked: np.ndarray, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, recall = build_index(rows, asked)
    assert found.nprobe < found.nlist
    assert recall >= RECALL
    monkeypatch.setattr(building, "RECALL", 1.01)
    monkeypatch.setattr(building, "MOST_PROBES", 16)
    most, _ = build_index(rows, asked)
    assert most.nprobe == 16


@pytest.mark.parametrize("dimension", [9, 10, 13])
def test_vectors_of_any_dimension_are_coded(dimension: int) -> None:
    vectors = unit(np.random.default_rng(7), 400, dimension)
    middle = np.zeros((1, dimension), np.float32)
    level, centres = Level(vectors, np.zeros(400, np.uint64)), CentreSet(("en",), middle, middle)
    found, _ = build_index(CentredRows(level, np.full(400, "en"), centres), vectors[:5])
    _, rows = found.search(vectors[:5], 50)
    assert all(number in each for number, each in enumerate(rows))


def written(rows: CentredRows, index: ApproximateIndex, folder: Path) -> CentreSet:
    centres = CentreSet(LANGUAGES, *unit(np.random.default_rng(8), 2, 2, DIMENSION))
    write_nearest(Nearest(index._index, centres, 24, 0.98), folder)
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


def _flipped(folder: Path) -> None:
    data = bytearray((folder / INDEX_FILE).read_bytes())
    data[len(data) // 2] ^= 0xFF
    (folder / INDEX_FILE).write_bytes(data)


def _cut(folder: Path) -> None:
    (folder / INDEX_FILE).write_bytes((folder / INDEX_FILE).read_bytes()[:-7])


def _with(folder: Path, **values: object) -> None:
    facts = json.loads((folder / FACTS_FILE).read_text("utf-8"))
    (folder / FACTS_FILE).write_text(json.dumps(facts | values), "utf-8")


def _nonsense(folder: Path) -> None:
    (folder / INDEX_FILE).write_bytes(b"nothing of FAISS")
    _with(folder, blake2b=storage.checksum(folder / INDEX_FILE))


DAMAGES: dict[str, Callable[[Path], object]] = {
    "a byte differs": _flipped,
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


CENTRES = CentreSet(LANGUAGES, np.full((2, 8), 0.1, np.float32), np.full((2, 8), 0.2, np.float32))
NOTES = {
    f"note{number}.md": f"# Note {number}\n\nMachine{number} is number {number}.\n" for number in range(60)
}


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fifty passages are too many to be all compared, ten too many for numpy."""
    monkeypatch.setattr(vector_index, "EXACT", 50)
    monkeypatch.setattr(vector_index, "LARGE", 10)
    monkeypatch.setattr(searching, "FEW", 10)
    monkeypatch.setattr(Ingestor, "_centres", lambda self: CENTRES)


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    folder = tmp_path / "notes"
    folder.mkdir()
    for name, text in NOTES.items():
        (folder / name).write_text(text, "utf-8")
    return folder


def opened(home: Path) -> OwnIndex:
    reader = IndexReader(home / "index", RECORD, CENTRES)
    reader.open()
    own = reader.current()
    assert own is not None
    return own


def version(home: Path) -> Path:
    name = current_version(home / "index")
    assert name
    return home / "index" / name


def question(text: str, language: str = "en") -> Question:
    vector = centre(FakeEmbedder().query([text])[0], CENTRES.question(language))
    return Question(language, tuple(text.lower().split()), vector, vector)


@pytest.mark.usefixtures("small")
def test_an_ingest_of_many_passages_leaves_an_index_and_a_reader_takes_it(
    tmp_path: Path, notes: Path
) -> None:
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes])
    listed = json.loads((version(home) / "manifest.json").read_text("utf-8"))["files"]
    assert {INDEX_FILE, CENTRES_FILE, FACTS_FILE} <= set(listed)
    collection = opened(home).collection
    assert isinstance(collection.paragraphs, ApproximateIndex)
    assert isinstance(collection.segment.paragraphs.vectors, np.memmap)
    assert collection.centres is not None
    expected = CENTRES.adapted(_means(collection))
    np.testing.assert_allclose(collection.centres.passages, expected.passages, atol=1e-5)


def _means(collection: Collection) -> dict[str, tuple[np.ndarray, int]]:
    vectors = np.asarray(collection.segment.paragraphs.vectors[:], np.float32)
    languages = collection.paragraph_languages
    return {
        name: (vectors[languages == name].mean(axis=0), int((languages == name).sum()))
        for name in set(languages.tolist())
    }


@pytest.mark.usefixtures("small")
def test_few_passages_are_all_compared(tmp_path: Path, notes: Path) -> None:
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes / f"note{number}.md" for number in range(40)])
    assert not (version(home) / FACTS_FILE).exists()
    assert isinstance(opened(home).collection.paragraphs, FaissIndex)


@pytest.mark.usefixtures("small")
def test_what_was_deleted_is_in_no_index_again(tmp_path: Path, notes: Path) -> None:
    home = tmp_path / "home"
    ingestor = Ingestor(home, FakeEmbedder())
    ingestor.ingest([notes])
    before = opened(home)
    gone = next(taken for taken in before.entries if taken.path.endswith("note7.md"))
    ingestor.remove([gone.path])
    after = opened(home)
    assert before.is_gone
    found = after.collection.paragraphs.candidates(question("Machine 7 is here").ranking)
    assert isinstance(after.collection.paragraphs, ApproximateIndex)
    assert len(after.collection.segment.paragraph_sections) == len(NOTES) - 1
    assert found.max() < len(NOTES) - 1
    assert gone.id not in {entry.id for entry in after.collection.segment.documents}
    ingestor.remove([taken.path for taken in after.entries[:20]])
    assert not (version(home) / FACTS_FILE).exists()
    assert isinstance(opened(home).collection.paragraphs, FaissIndex)


@pytest.mark.usefixtures("small")
def test_an_index_of_the_version_before_is_searched_by_all_products(tmp_path: Path, notes: Path) -> None:
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes])
    for name in (INDEX_FILE, CENTRES_FILE, FACTS_FILE):
        (version(home) / name).unlink()
    assert isinstance(
        open_own_collection(load_segment(version(home)), CENTRES, version(home)).paragraphs, FaissIndex
    )


@pytest.mark.usefixtures("small")
def test_where_the_guides_were_never_encoded_an_ingest_goes_on(
    tmp_path: Path, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(self: Ingestor) -> CentreSet:
        raise IndexMismatchError("index-model-missing", model="tests", collection="guides", command="")

    monkeypatch.setattr(Ingestor, "_centres", missing)
    report = Ingestor(tmp_path / "home", FakeEmbedder()).ingest([notes])
    assert len(report.added) == len(NOTES)
    assert isinstance(opened(tmp_path / "home").collection.paragraphs, FaissIndex)


@pytest.mark.usefixtures("small")
def test_damage_in_a_large_index_is_an_index_fault(
    tmp_path: Path, notes: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of large folders only the sizes of files are compared, so a byte that differs is found later."""
    monkeypatch.setattr(storage, "_FULL_CHECK_BYTES", 0)
    home = tmp_path / "home"
    Ingestor(home, FakeEmbedder()).ingest([notes])
    _flipped(version(home))
    reader = IndexReader(home / "index", RECORD, CENTRES)
    with pytest.raises(IndexCorruptError) as told:
        reader.open()
    assert INDEX_FILE in told.value.arguments["file"]


class Given(FakeEmbedder):
    """Texts that begin with "near" have vectors near one direction, the one that ends with "wanted" a little
    farther off, all others any."""

    def _vectors(self, texts: Sequence[str]) -> np.ndarray:
        any_ = 2 * super()._vectors(texts) - 1 / np.sqrt(8)
        weight = [
            [3.0 if text.startswith("near") else 1.0 if text.endswith("wanted") else 0.0] for text in texts
        ]
        vectors = any_ + np.asarray(weight, np.float32) * NEAR
        return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


NEAR = np.asarray([4, -3, 2, -4, 1, -2, 3, -1], np.float32)
NOWHERE = CentreSet(LANGUAGES, np.zeros((2, 8), np.float32), np.zeros((2, 8), np.float32))


def texts() -> Iterator[Document]:
    """Eighty English texts near the question, and forty Turkish ones, of which one is wanted."""
    for number in range(120):
        language = "en" if number < 80 else "tr"
        text = (
            f"near {number}" if number < 80 else f"far {number} wanted" if number == 100 else f"far {number}"
        )
        parts = (Paragraph(0, len(text)),), (Sentence(0, len(text)),)
        section = Section("text", "", 0, len(text), *parts)
        yield Document(f"d{number}", f"d{number}", text, language, text, (section,), "documents")


@pytest.mark.parametrize("few", [0, 60], ids=["searched", "all compared"])
def test_in_a_collection_or_language_what_lies_nearer_elsewhere_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    for module in (vector_index, searching, building):
        monkeypatch.setattr(module, "CANDIDATES", 5)
    monkeypatch.setattr(searching, "FEW", few)
    segment = build_segment(list(texts()), Given())
    save_segment(segment, tmp_path)
    build_nearest(segment, tmp_path, NOWHERE)
    collection = open_own_collection(load_segment(tmp_path), NOWHERE, tmp_path)
    assert isinstance(collection.paragraphs, ApproximateIndex)
    nothing = open_own_collection(build_segment([], Given()), NOWHERE)
    query = NEAR / np.linalg.norm(NEAR)
    asked = Question("en", (), query, query)
    everywhere = rank([nothing, collection], asked, limit=5)
    assert {group.shown.language for group in everywhere} == {"en"}
    allowed = np.arange(120) >= 80
    for groups in (
        rank([nothing, collection], asked, limit=3, within=[None, allowed]),
        rank([nothing, collection], asked, limit=3, without=["en"]),
        rank([nothing, collection], asked, limit=3, within=[None, np.arange(120) >= 70], without=["en"]),
    ):
        assert groups[0].work_id == "d100"
        assert {group.shown.language for group in groups} == {"tr"}


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
