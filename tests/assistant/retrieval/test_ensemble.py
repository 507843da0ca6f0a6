"""Two models as one: vectors side by side, one record, an index of both that one alone is refused."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.retrieval import bundle
from assistant.retrieval.centring import (
    Centres,
    CentreSet,
    alone,
    centre,
    leading,
    load_centres,
    measure_centres,
    save_centres,
)
from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.ensemble import EnsembleEmbedder, begins_with, default_share, first_of
from assistant.retrieval.embedders.knowing import KnowingEmbedder
from assistant.retrieval.embedders.registry import open_embedder
from assistant.retrieval.embedders.shipped import RECORD as SHIPPED
from assistant.retrieval.encode import Job
from assistant.retrieval.errors import IndexMismatchError
from assistant.retrieval.index.current import current_version
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.retriever import Retriever
from assistant.retrieval.segment import Segment, load_segment
from tests.assistant.retrieval.fake_embedder import RECORD, FakeEmbedder

SECOND = ModelRecord("second", "7", 16, 500, "", "")


class Second(FakeEmbedder):
    """Another model, with vectors of its own."""

    @property
    def record(self) -> ModelRecord:
        return SECOND

    def _vectors(self, texts: Sequence[str]) -> np.ndarray:
        first = super()._vectors(texts)
        table = np.hstack([first[:, ::-1], np.ones_like(first)])
        return table / np.linalg.norm(table, axis=1, keepdims=True)


@pytest.fixture
def first() -> FakeEmbedder:
    return FakeEmbedder()


@pytest.fixture
def ensemble(first: FakeEmbedder) -> EnsembleEmbedder:
    return EnsembleEmbedder(first, Second(), 0.2)


def test_the_record_names_both_models_and_the_share(ensemble: EnsembleEmbedder) -> None:
    assert ensemble.record == ModelRecord("tests+second", "1+7@0.2", 24, 60, "query: ", "passage: ")
    assert ensemble.record != EnsembleEmbedder(FakeEmbedder(), Second(), 0.3).record


def test_it_is_known_which_model_an_ensemble_begins_with(ensemble: EnsembleEmbedder) -> None:
    assert begins_with(ensemble.record, RECORD)
    assert not begins_with(ensemble.record, SECOND)
    assert not begins_with(RECORD, RECORD)
    assert first_of(ensemble).record == RECORD
    assert first_of(first_of(ensemble)).record == RECORD


@pytest.mark.parametrize("kind", ["query", "passage"])
def test_vectors_stand_side_by_side_and_have_length_1(ensemble: EnsembleEmbedder, kind: str) -> None:
    texts = ["one", "two", ""]
    joined = getattr(ensemble, kind)(texts)
    assert joined.dtype == np.float32
    np.testing.assert_allclose(joined[:, :8], getattr(FakeEmbedder(), kind)(texts) * np.sqrt(0.8), rtol=1e-6)
    np.testing.assert_allclose(joined[:, 8:], getattr(Second(), kind)(texts) * np.sqrt(0.2), rtol=1e-6)
    np.testing.assert_allclose(np.linalg.norm(joined, axis=1), 1.0, rtol=1e-6)


def test_the_first_model_counts_tokens_and_the_chosen_share_lies_between_0_and_1() -> None:
    joined = EnsembleEmbedder(FakeEmbedder(), Second())
    assert joined.count_tokens("a b c") == 3
    assert 0 < default_share() < 1
    assert joined.record.revision == f"1+7@{default_share():g}"


@given(st.lists(st.floats(-1, 1, width=32), min_size=8, max_size=8).filter(lambda v: np.linalg.norm(v) > 0.1))
def test_the_leading_part_is_what_the_first_model_said(values: list[float]) -> None:
    first = np.asarray(values, np.float32) / np.linalg.norm(values)
    joined = np.concatenate([first * np.sqrt(0.7), np.full(4, np.sqrt(0.3) / 2)]).astype(np.float32)
    np.testing.assert_allclose(leading(joined, 8), first, atol=1e-5)
    middle = np.full(8, 0.1, np.float32)
    np.testing.assert_allclose(centre(joined, middle), centre(first, middle), atol=1e-4)


def test_a_vector_that_is_whole_is_left_as_it_is() -> None:
    vector = np.asarray([0.5, 0.1], np.float32)
    assert leading(vector, 2) is vector


def test_only_the_first_model_judges(first: FakeEmbedder, ensemble: EnsembleEmbedder) -> None:
    ours, theirs = measure_centres(ensemble), measure_centres(first)
    np.testing.assert_allclose(ours.judging.questions, theirs.judging.questions, atol=1e-6)
    np.testing.assert_allclose(ours.judging.passages, theirs.judging.passages, atol=1e-6)
    assert ours.ranking.questions.shape[-1] == 24
    embedder, centres = alone(ensemble, ours)
    assert embedder is first
    np.testing.assert_allclose(centres.ranking.passages, theirs.ranking.passages, atol=1e-6)
    assert alone(first, theirs) == (first, theirs)


@pytest.mark.parametrize("judging", [8, 24])
def test_centres_are_stored_with_their_dimensions(tmp_path: Path, judging: int) -> None:
    table = np.random.default_rng(3).normal(size=(2, 2, 24)).astype(np.float32)
    ranking = CentreSet(("en", "tr"), table[0], table[1])
    save_centres(Centres(ranking, CentreSet(("en", "tr"), *table[..., :judging])), tmp_path)
    read = load_centres(tmp_path, ("en", "tr"), judging)
    np.testing.assert_array_equal(read.ranking.passages, table[1])
    np.testing.assert_array_equal(read.judging.passages, table[1, :, :judging])


def test_known_vectors_are_not_encoded_again(first: FakeEmbedder) -> None:
    vectors = first.passage(["known", "new"]).astype(np.float16)
    first.encoded.clear()
    knowing = KnowingEmbedder(first, {Job("known").key: vectors[0]})
    np.testing.assert_allclose(knowing.passage(["new", "known"]), vectors[::-1], atol=1e-3)
    assert first.encoded == ["new"]
    knowing.query(["known"])
    assert first.encoded == ["new", "known"], "a question is another text than a passage"
    assert knowing.passage([]).shape == (0, 8)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with one document, indexed by the first model; and no guides, which are not the matter here."""
    monkeypatch.setattr(bundle, "load_guides", lambda: ())
    note = tmp_path / "note.md"
    note.write_text("# Moon\n\nThe case is blue.\n\nIt stands in room two.\n", encoding="utf-8")
    home = tmp_path / "home"
    plain = Ingestor(home, FakeEmbedder())
    plain.rebuild()
    plain.ingest([note])
    return home


def segment_of(home: Path) -> tuple[Segment, dict[str, object]]:
    version = current_version(home / "index")
    assert version is not None
    folder = home / "index" / version
    return load_segment(folder), json.loads((folder / "manifest.json").read_text(encoding="utf-8"))


def test_an_index_of_one_model_is_refused_by_two_with_the_command(
    home: Path, ensemble: EnsembleEmbedder
) -> None:
    bundle.build_bundle(ensemble, home)
    with pytest.raises(IndexMismatchError) as caught:
        Retriever.open(home, ensemble)
    assert caught.value.message_id == "index-model-mismatch"
    assert caught.value.arguments["current_model"] == "tests+second (1+7@0.2)"
    assert caught.value.arguments["command"] == "rigwise ingest --rebuild"


def test_guides_without_the_second_model_are_refused_with_the_command(
    tmp_path: Path, ensemble: EnsembleEmbedder
) -> None:
    with pytest.raises(IndexMismatchError) as caught:
        Retriever.open(tmp_path, ensemble)
    assert caught.value.arguments["command"] == "rigwise ingest --rebuild"


def test_switching_on_and_off_encodes_only_what_the_other_model_says(
    home: Path, ensemble: EnsembleEmbedder, first: FakeEmbedder
) -> None:
    before, _ = segment_of(home)
    seen: list[tuple[int, int]] = []
    Ingestor(home, ensemble, lambda done, total: seen.append((done, total))).rebuild()
    joined, manifest = segment_of(home)
    assert manifest["model"] == ensemble.record.to_json()
    assert joined.sentences.vectors[:].shape == (2, 24)
    assert not any("blue" in text for text in first.encoded), "its vectors are in the index already"
    assert seen[-1][0] == seen[-1][1] > 0
    Retriever.open(home, ensemble)
    plain = FakeEmbedder()
    Ingestor(home, plain).rebuild()
    after, manifest = segment_of(home)
    assert manifest["model"] == RECORD.to_json()
    assert not any("blue" in text for text in plain.encoded)
    np.testing.assert_allclose(after.sentences.vectors[:], before.sentences.vectors[:], atol=2e-3)
    np.testing.assert_array_equal(after.paragraphs.keys, before.paragraphs.keys)


def test_a_damaged_index_lends_no_vectors(
    home: Path, ensemble: EnsembleEmbedder, first: FakeEmbedder
) -> None:
    version = current_version(home / "index")
    assert version is not None
    file = home / "index" / version / "sentences.vectors.npy"
    file.write_bytes(file.read_bytes()[:-1] + b"\x00")
    Ingestor(home, ensemble).rebuild()
    assert any("blue" in text for text in first.encoded)
    assert segment_of(home)[0].sentences.vectors[:].shape == (2, 24)


def test_the_ensemble_of_the_settings_is_that_of_the_shipped_model() -> None:
    joined = open_embedder(ensemble=True)
    assert begins_with(joined.record, SHIPPED)
    assert joined.record.dimension == SHIPPED.dimension + 512
    assert open_embedder().record == SHIPPED
