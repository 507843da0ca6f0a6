"""The vectors of the questions asked last."""

from __future__ import annotations

from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.recent import RecentQuestions


class Counting:
    """Encodes a text as its length, and keeps what it was asked."""

    record = RECORD

    def __init__(self) -> None:
        self.asked: list[str] = []

    def query(self, texts: Sequence[str]) -> np.ndarray:
        self.asked.extend(texts)
        return np.asarray([[len(text), 1.0] for text in texts], dtype=np.float32)


def test_a_question_asked_again_is_not_encoded_again() -> None:
    encoder = Counting()
    recent = RecentQuestions(encoder)
    first, again = recent.query(["which card?"]), recent.query(["which card?"])
    assert encoder.asked == ["which card?"]
    assert np.array_equal(first, again)
    assert first.tolist() == [[11.0, 1.0]]


def test_those_asked_longest_ago_are_forgotten_first() -> None:
    encoder = Counting()
    recent = RecentQuestions(encoder, kept=2)
    for text in ("a", "bb", "a", "ccc", "a", "bb"):
        assert recent.query([text])[0, 0] == len(text)
    assert encoder.asked == ["a", "bb", "ccc", "bb"]


def test_a_kept_vector_cannot_be_changed() -> None:
    recent = RecentQuestions(Counting())
    with pytest.raises(ValueError, match="read-only"):
        recent.query(["a"])[0] -= 1.0


def test_several_at_once_are_passed_on() -> None:
    encoder = Counting()
    recent = RecentQuestions(encoder)
    assert recent.query(["a", "bb"]).shape == (2, 2)
    assert recent.record is RECORD
    recent.query([])
    assert encoder.asked == ["a", "bb"]


def test_a_fault_is_not_kept() -> None:
    class Failing(Counting):
        def query(self, texts: Sequence[str]) -> np.ndarray:
            super().query(texts)
            raise OSError

    encoder = Failing()
    recent = RecentQuestions(encoder)
    for _ in range(2):
        with pytest.raises(OSError):
            recent.query(["a"])
    assert encoder.asked == ["a", "a"]


def test_many_threads_get_their_own_vectors() -> None:
    recent = RecentQuestions(Counting(), kept=3)
    texts = ["x" * (number % 7 + 1) for number in range(400)]
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda text: recent.query([text])[0, 0], texts))
    assert found == [float(len(text)) for text in texts]
