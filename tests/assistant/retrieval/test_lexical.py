"""Inverted indexes and BM25."""

from __future__ import annotations

from math import log

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.retrieval.lexical.bm25 import K1, B, bm25, inverse_frequency
from assistant.retrieval.lexical.gathering import build_postings
from assistant.retrieval.lexical.postings import term_key

TEXTS = [["psu", "watt", "card"], ["card", "card", "memory"], ["cooling", "fan"], []]


def test_postings_name_texts_and_counts() -> None:
    postings = build_postings(TEXTS)
    rows, counts = postings.find(term_key("card"))
    assert (rows.tolist(), counts.tolist()) == ([0, 1], [1, 2])
    assert len(postings.find(term_key("unknown"))[0]) == 0
    assert postings.lengths.tolist() == [3, 3, 2, 0]


def test_a_score_follows_the_formula() -> None:
    scores = bm25(["card", "psu"], [build_postings(TEXTS)])[0]
    mean = 8 / 4

    def part(count: int, length: int) -> float:
        return count * (K1 + 1) / (count + K1 * (1 - B + B * length / mean))

    card, psu = inverse_frequency(2, 4), inverse_frequency(1, 4)
    assert scores[0] == pytest.approx(
        (card * part(1, 3) + psu * part(1, 3)) / ((card + psu) * (K1 + 1)), rel=1e-5
    )
    assert scores[1] == pytest.approx(card * part(2, 3) / ((card + psu) * (K1 + 1)), rel=1e-5)
    assert scores[2] == 0


def test_an_unknown_term_lowers_all_scores() -> None:
    postings = build_postings(TEXTS)
    alone = bm25(["card"], [postings])[0]
    with_unknown = bm25(["card", "zebra"], [postings])[0]
    assert (with_unknown[:2] < alone[:2]).all()
    assert inverse_frequency(0, 4) == pytest.approx(log(1 + 4.5 / 0.5))


def test_several_indexes_score_as_one() -> None:
    whole = bm25(["card", "fan", "x"], [build_postings(TEXTS)])[0]
    parts = bm25(["card", "fan", "x"], [build_postings(TEXTS[:2]), build_postings(TEXTS[2:])])
    np.testing.assert_allclose(np.concatenate(parts), whole, rtol=1e-6)


@pytest.mark.parametrize(("terms", "texts"), [([], TEXTS), (["card"], []), (["card"], [[]])])
def test_nothing_scores_nothing(terms: list[str], texts: list[list[str]]) -> None:
    assert bm25(terms, [build_postings(texts)])[0].sum() == 0


TERM = st.sampled_from(["a", "b", "c", "d", "e"])


@given(st.lists(st.lists(TERM, max_size=12), min_size=1, max_size=8), st.lists(TERM, max_size=6))
def test_scores_lie_between_0_and_1(texts: list[list[str]], terms: list[str]) -> None:
    scores = bm25(terms, [build_postings(texts)])[0]
    assert ((scores >= 0) & (scores <= 1)).all()
    for text, score in zip(texts, scores.tolist(), strict=True):
        assert (score > 0) == bool(set(text) & set(terms))
