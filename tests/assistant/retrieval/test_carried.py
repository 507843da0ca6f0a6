"""BM25 of texts in several languages, each by its own words, is that of every language looked at alone."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.retrieval.lexical import bm25 as module
from assistant.retrieval.lexical import carried as carried_module
from assistant.retrieval.lexical.bm25 import Weigher, bm25
from assistant.retrieval.lexical.carried import CarriedWeigher
from assistant.retrieval.lexical.gathering import build_postings

LANGUAGES = ("de", "en", "tr")
WORDS = ("rtx", "karte", "card", "kart", "strom", "power", "güç", "24")
Texts = Sequence[tuple[str, list[str]]]

texts = st.lists(
    st.tuples(st.sampled_from(LANGUAGES), st.lists(st.sampled_from(WORDS), max_size=6)), max_size=8
)
terms = st.lists(st.sampled_from(WORDS), max_size=4, unique=True)


def weigher_of(collections: Sequence[Texts]) -> tuple[Weigher, CarriedWeigher]:
    weigher = Weigher([build_postings([words for _, words in texts]) for texts in collections])
    masks = [
        {name: np.array([language == name for language, _ in texts]) for name in {name for name, _ in texts}}
        for texts in collections
    ]
    return weigher, CarriedWeigher(weigher, masks)


@given(st.lists(texts, min_size=1, max_size=2), terms, st.dictionaries(st.sampled_from(LANGUAGES), terms))
@settings(deadline=None)
def test_a_text_is_scored_by_what_counts_in_its_language(
    collections: list[Texts], kept: list[str], of_language: dict[str, list[str]]
) -> None:
    carried = {name: [term for term in own if term not in kept] for name, own in of_language.items()}
    indexes = [build_postings([words for _, words in texts]) for texts in collections]
    _, weigher = weigher_of(collections)
    names = {name for texts in collections for name, _ in texts}
    known = {name: own for name, own in carried.items() if name in names}
    scores = weigher.scores(kept, known)
    for number, texts in enumerate(collections):
        for row, (language, _) in enumerate(texts):
            alone = bm25([*kept, *known[language]], indexes)[number][row] if language in known else 0.0
            assert scores[number][row] == pytest.approx(alone, abs=1e-6)


def test_what_is_kept_is_bounded_and_gives_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    collections = [[("de", ["karte", "strom"]), ("en", ["card", "power"]), ("en", ["card"])]]
    carried = {"de": ["karte", "strom"], "en": ["card", "power"]}
    _, roomy = weigher_of(collections)
    expected = [scores.tolist() for scores in roomy.scores(["rtx"], carried)]
    monkeypatch.setattr(carried_module, "KEPT_TERMS", 2)
    monkeypatch.setattr(module, "KEPT_TERMS", 2)
    _, narrow = weigher_of(collections)
    for _ in range(3):
        assert [scores.tolist() for scores in narrow.scores(["rtx"], carried)] == expected
    assert len(narrow._known) <= 2


def test_where_there_is_no_text_there_is_no_score() -> None:
    _, weigher = weigher_of([[]])
    assert [scores.tolist() for scores in weigher.scores(["rtx"], {})] == [[]]
