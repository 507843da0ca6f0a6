"""Metrics on runs small enough to count by hand."""

from __future__ import annotations

import pytest

from assistant.answer import Answer
from assistant.evaluation.asking import Judged
from assistant.evaluation.metrics import cells, mean_reciprocal_rank, measures, within
from assistant.evaluation.rows import AbstentionRow, RetrievalRow
from assistant.evaluation.searching import Ranked, rank_of


def ranked(rank: int | None, question: str = "en", document: str = "en") -> Ranked:
    row = RetrievalRow(where="here", language=question, question="?", sections=("ram#prices",))
    return Ranked(row, document, (), rank)


def answer(kind: str) -> Answer:
    return Answer(id="1", conversation_id="1", language="en", kind=kind, lead="", text="")


def asked(kind: str) -> Judged:
    row = RetrievalRow(where="here", language="en", question="?", sections=("ram#prices",))
    return Judged("retrieval", row, "?", answer(kind), ())


def off(topic: str, kind: str) -> Judged:
    row = AbstentionRow(where="here", language="en", question="?", topic=topic)
    return Judged("abstention", row, "?", answer(kind), () if kind == "abstention" else ("kind",))


def test_ranks() -> None:
    assert rank_of(["a#b", "c#d"], ["x#y", "c#d", "a#b"]) == 2
    assert rank_of(["a#b"], ["x#y"]) is None
    found = [ranked(1), ranked(2), ranked(4), ranked(None)]
    assert within(found, 3).value == pytest.approx(2 / 4)
    assert mean_reciprocal_rank(found) == pytest.approx((1 + 1 / 2 + 1 / 4) / 4)


def test_cells_keep_pairs_of_languages_apart() -> None:
    first, second = cells([ranked(1), ranked(None, "en", "tr"), ranked(3, "en", "tr")])
    assert (first.document_language, first.top_3, first.cases) == ("en", 1.0, 1)
    assert (second.document_language, second.top_1, second.top_3, second.mrr) == (
        "tr",
        0.0,
        0.5,
        pytest.approx(1 / 6),
    )


def test_traditional_questions_to_simplified_guides_are_one_language() -> None:
    found = measures([ranked(1, "zh-Hant", "zh-Hans"), ranked(None, "zh-Hant", "en")], [])
    assert found["top-3-same-language"].value == 1.0
    assert found["top-3-across-languages"].value == 0.0


def test_abstention() -> None:
    judged = [
        asked("answer"),
        asked("answer"),
        asked("answer"),
        asked("abstention"),
        off("far", "abstention"),
        off("near", "answer"),
        off("nonsense", "abstention"),
        off("unanswerable", "answer"),
    ]
    found = measures([], judged)
    assert found["answerable-refused"].value == pytest.approx(1 / 4)
    assert found["off-topic-abstained"].value == pytest.approx(2 / 3)
    assert found["abstention-recall"].value == pytest.approx(2 / 4)
    assert found["abstention-precision"].value == pytest.approx(2 / 3)
    assert "rules" not in found
