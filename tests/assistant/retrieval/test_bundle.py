"""What ships: complete for the current guides, whole, without pickles, loaded fast."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval.build import build_segment
from assistant.retrieval.bundle import SHIPPED_FOLDER, bundle_values, kept_folder, load_bundle
from assistant.retrieval.embedders.base import ModelRecord
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.errors import IndexMismatchError
from assistant.retrieval.keyed_vectors import vectors_of
from assistant.retrieval.segment import load_segment
from assistant.retrieval.storage import read_manifest
from corpus.guides import load_guides


class Counting:
    """An embedder that must not be asked to encode."""

    record = RECORD

    def __init__(self, record: ModelRecord = RECORD) -> None:
        self.record = record
        self.encoded: list[str] = []

    def query(self, texts: list[str]) -> np.ndarray:
        self.encoded.extend(texts)
        return np.ones((len(texts), self.record.dimension), np.float32) / self.record.dimension**0.5

    passage = query

    def count_tokens(self, text: str) -> int:
        return ShippedEmbedder().count_tokens(text)

    def release(self) -> None:
        pass


def test_the_shipped_vectors_belong_to_the_current_guides() -> None:
    manifest = read_manifest(SHIPPED_FOLDER)
    for key, value in bundle_values(RECORD).items():
        assert manifest[key] == value, f"{key} differs: run `make vectors`"


def test_every_text_of_the_guides_has_a_shipped_vector_and_the_words_are_current() -> None:
    shipped = load_segment(SHIPPED_FOLDER)
    embedder, counting = ShippedEmbedder(), Counting()
    counting.count_tokens = embedder.count_tokens  # type: ignore[method-assign]
    built = build_segment(load_guides(), counting, vectors_of(shipped))  # type: ignore[arg-type]
    assert counting.encoded == [], "run `make vectors`"
    for name in ("section_words", "paragraph_words"):
        for part in ("keys", "bounds", "rows", "counts", "lengths"):
            ours = getattr(getattr(built, name), part)
            np.testing.assert_array_equal(ours, getattr(getattr(shipped, name), part), "run `make vectors`")
    np.testing.assert_array_equal(built.paragraphs.keys, shipped.paragraphs.keys)


def test_shipped_vectors_are_finite_and_of_length_1() -> None:
    shipped = load_segment(SHIPPED_FOLDER)
    for level in (shipped.sections, shipped.headings, shipped.paragraphs, shipped.sentences):
        lengths = np.linalg.norm(level.vectors.astype(np.float32), axis=1)
        np.testing.assert_allclose(lengths, 1.0, atol=2e-3)


def test_nothing_shipped_is_pickled() -> None:
    for path in SHIPPED_FOLDER.glob("*.npy"):
        np.load(path, allow_pickle=False)
    assert {path.suffix for path in SHIPPED_FOLDER.iterdir()} == {".npy", ".json"}


def test_loading_it_encodes_nothing(tmp_path: Path) -> None:
    embedder = Counting()
    load_bundle(embedder, tmp_path)  # type: ignore[arg-type]
    assert embedder.encoded == []
    assert not any(tmp_path.iterdir())


def test_another_model_needs_its_own_bundle_and_says_how(tmp_path: Path) -> None:
    other = ModelRecord("other", "1", 32, 512, "", "")
    with pytest.raises(IndexMismatchError) as caught:
        load_bundle(Counting(other), tmp_path)  # type: ignore[arg-type]
    assert caught.value.message_id == "index-model-missing"
    assert caught.value.arguments["command"] == "rigwise ingest --rebuild"


def test_each_model_is_kept_apart(tmp_path: Path) -> None:
    other = ModelRecord("other", "1", 32, 512, "", "")
    assert kept_folder(tmp_path, other) != kept_folder(tmp_path, RECORD)
    assert kept_folder(None, RECORD) is None
