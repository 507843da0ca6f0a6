"""A passage and its translation: which of them comes first, and that no other passage moves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.retrieval.build import build_segment
from assistant.retrieval.centring import CentreSet
from assistant.retrieval.collection import Collection, open_collection
from assistant.retrieval.question import Question
from assistant.retrieval.ranking import Candidate, rank
from assistant.retrieval.translations import LOOKED_AT, SAME, own_language_first
from corpus.model import Document, Paragraph, Section, Sentence
from tests.assistant.retrieval.fake_embedder import RECORD, FakeEmbedder

ORIGIN = np.zeros((2, RECORD.dimension), np.float32)
CENTRES = CentreSet(("en", "tr"), ORIGIN, ORIGIN)
Directions = dict[str, Sequence[float]]


class Placed(FakeEmbedder):
    """Texts whose vectors lie at given angles [degrees] in one plane, and along given axes beside it."""

    def __init__(self, angles: dict[str, float]) -> None:
        super().__init__()
        self._angles = angles

    def _vectors(self, texts: Sequence[str]) -> np.ndarray:
        table = np.zeros((len(texts), RECORD.dimension), np.float32)
        radians = np.radians([self._angles[text] for text in texts])
        table[:, 0], table[:, 1] = np.cos(radians), np.sin(radians)
        return table


def document(name: str, language: str) -> Document:
    section = Section("text", "", 0, len(name), (Paragraph(0, len(name)),), (Sentence(0, len(name)),))
    return Document(name, name, name, language, name, (section,), "documents")


def collection(angles: dict[str, float]) -> Collection:
    """A document for each name, in the language that the name begins with."""
    documents = [document(name, name[:2]) for name in angles]
    return open_collection(build_segment(documents, Placed(angles)), CENTRES)


def order_of(angles: dict[str, float], language: str = "en") -> list[str]:
    names = list(angles)
    found = [Candidate(1, row, row, name[:2], 1.0, 0.0) for row, name in enumerate(names)]
    return [names[place] for place in own_language_first(collection(angles), found, language)]


# cos 20° = .94 and cos 50° = .64 are from SAME on, cos 60° = .5 is not.
@pytest.mark.parametrize(
    ("angles", "order"),
    [
        ({"tr-a": 0, "tr-b": 90, "en-a": 20}, ["en-a", "tr-a", "tr-b"]),
        ({"tr-a": 0, "tr-b": 90, "en-a": 50}, ["en-a", "tr-a", "tr-b"]),
        ({"tr-a": 0, "tr-b": 120, "en-c": 60}, ["tr-a", "tr-b", "en-c"]),
        ({"tr-a": 0, "tr-b": 90, "en-b": 100, "en-a": 10}, ["en-a", "tr-a", "en-b", "tr-b"]),
        ({"en-a": 20, "tr-a": 0}, ["en-a", "tr-a"]),
        ({"tr-a": 0, "tr-b": 10}, ["tr-a", "tr-b"]),
        ({"tr-a": 0}, ["tr-a"]),
        ({}, []),
    ],
)
def test_the_translation_into_the_askers_language_goes_before(
    angles: dict[str, float], order: list[str]
) -> None:
    assert order_of(angles) == order


def test_one_translation_goes_before_one_passage() -> None:
    assert order_of({"tr-a": 0, "tr-b": 5, "en-a": 0}) == ["en-a", "tr-a", "tr-b"]


def test_translations_are_looked_for_among_the_first_only() -> None:
    far = {"tr-a": 0.0, **{f"tr-{number}": 180.0 for number in range(LOOKED_AT - 1)}}
    assert order_of({**far, "en-a": 0.0})[-1] == "en-a"
    near = dict(list(far.items())[:-1])
    assert order_of({**near, "en-a": 0.0})[0] == "en-a"


@given(st.lists(st.tuples(st.sampled_from(["en", "tr", "de"]), st.integers(0, 359)), max_size=14))
def test_passages_are_moved_never_lost_and_those_of_a_language_keep_their_order(
    given_: list[tuple[str, int]],
) -> None:
    angles = {f"{language}-{number}": float(angle) for number, (language, angle) in enumerate(given_)}
    order = order_of(angles)
    assert sorted(order) == sorted(angles)
    foreign = [name for name in order if not name.startswith("en")]
    assert foreign == [name for name in angles if not name.startswith("en")]


def test_a_search_shows_the_askers_version_before_one_that_scores_a_little_higher() -> None:
    nothing = open_collection(build_segment((), Placed({})), CENTRES)
    angles = {"tr-right": 0.0, "en-right": 25.0, "en-other": 80.0}
    query = np.zeros(RECORD.dimension, np.float32)
    query[0] = 1.0
    question = Question("en", ("nothing",), query, query)
    groups = rank([nothing, collection(angles)], question, limit=2)
    assert [group.work_id for group in groups] == ["en-right", "tr-right"]
    assert groups[0].score >= groups[1].score
    question = Question("de", ("nothing",), query, query)
    (first, _) = rank([nothing, collection(angles)], question, limit=2)
    assert first.work_id == "tr-right"
    assert np.cos(np.radians(25)) > SAME
