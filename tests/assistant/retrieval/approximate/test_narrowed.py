"""In a part of the passages, those outside hide nothing."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from assistant.retrieval import vector_index
from assistant.retrieval.approximate import measuring, searching
from assistant.retrieval.approximate.building import build_nearest
from assistant.retrieval.approximate.searching import ApproximateIndex
from assistant.retrieval.build import build_segment
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.collection import open_own_collection
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import rank
from assistant.retrieval.segment import load_segment, save_segment
from tests.assistant.retrieval.approximate.examples import LANGUAGES, texts
from tests.assistant.retrieval.fake_embedder import FakeEmbedder


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


@pytest.mark.parametrize("few", [0, 60], ids=["searched", "all compared"])
def test_in_a_collection_or_language_what_lies_nearer_elsewhere_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, few: int
) -> None:
    for module in (vector_index, searching, measuring):
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
