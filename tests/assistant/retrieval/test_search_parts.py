"""The parts of a search, each on its own: centring, excess, vector index, judging, quoting."""

from __future__ import annotations

import numpy as np
import pytest

from assistant.retrieval.abstention import Features, Judge, load_judges
from assistant.retrieval.centred_rows import CentredRows
from assistant.retrieval.centring import SAMPLES_FILE, Centres, CentreSet, centre, load_centres, save_centres
from assistant.retrieval.fusion import excess
from assistant.retrieval.quotes import MOST, best_quote
from assistant.retrieval.segment import Level
from assistant.retrieval.vector_index import CANDIDATES, FaissIndex, NumpyIndex, open_vector_index
from corpus.guide_format import parse_guide
from corpus.languages import LANGUAGES, base_language
from corpus.model import Document
from corpus.reading.reader import read_document
from corpus.sources import load_yaml

SEED = 7
RANDOM = np.random.default_rng(SEED)


@pytest.fixture(autouse=True)
def from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    """A test has the same vectors, whichever were made before."""
    monkeypatch.setitem(globals(), "RANDOM", np.random.default_rng(SEED))


def unit(rows: int, columns: int = 16) -> np.ndarray:
    vectors = RANDOM.normal(size=(rows, columns)).astype(np.float32)
    return vectors / np.linalg.norm(vectors, axis=1, keepdims=True)


def rows_of(vectors: np.ndarray) -> CentredRows:
    """Vectors as they are, seen from nowhere."""
    middle = np.zeros((1, vectors.shape[1]), np.float32)
    level = Level(vectors, np.arange(len(vectors), dtype=np.uint64))
    return CentredRows(level, np.full(len(vectors), "en"), CentreSet(("en",), middle, middle))


def test_centring_moves_and_normalises() -> None:
    vectors = unit(5)
    centred = centre(vectors, vectors.mean(axis=0))
    np.testing.assert_allclose(np.linalg.norm(centred, axis=1), 1.0, rtol=1e-5)
    assert np.isfinite(centre(vectors[0], vectors[0])).all()


def test_an_unknown_language_gets_the_middle_of_all() -> None:
    centres = CentreSet(("en", "zh"), unit(2), unit(2))
    np.testing.assert_array_equal(centres.passage("zh-Hant"), centres.passages[1])
    np.testing.assert_allclose(centres.question("fi"), centres.questions.mean(axis=0))


def test_centres_are_stored_and_read(tmp_path: object) -> None:
    folder = tmp_path
    ranking, judging = CentreSet(("en", "zh"), unit(2), unit(2)), CentreSet(("en", "zh"), unit(2), unit(2))
    save_centres(Centres(ranking, judging), folder)  # type: ignore[arg-type]
    again = load_centres(folder, ["en", "zh"])  # type: ignore[arg-type]
    np.testing.assert_array_equal(again.judging.passages, judging.passages)
    np.testing.assert_array_equal(again.ranking.questions, ranking.questions)


def test_samples_are_parallel_over_all_languages() -> None:
    samples = load_yaml(SAMPLES_FILE.read_text(encoding="utf-8"))
    assert set(samples) == {base_language(tag) for tag in LANGUAGES}
    assert {(len(part["questions"]), len(part["passages"])) for part in samples.values()} == {(24, 24)}


def test_excess_is_what_stands_above_the_rivals_of_the_same_language() -> None:
    scores = np.array([0.9, 0.3, 0.3, 0.3, 0.3, 0.3, 0.1, 0.8], dtype=np.float32)
    english = np.array([True] * 7 + [False])
    above = excess(scores, {"en": english, "tr": ~english})
    assert above[0] == pytest.approx(0.6)
    assert above[1:7].max() == pytest.approx(0.0, abs=1e-6)
    assert above[7] == pytest.approx(0.8)
    assert len(excess(np.empty(0, np.float32), {})) == 0


def test_faiss_finds_what_numpy_finds() -> None:
    vectors = unit(3_000)
    query = unit(1)[0]
    exact, large = NumpyIndex(vectors), FaissIndex(rows_of(vectors))
    best = np.argsort(-exact.scores(query, exact.candidates(query)))[:20]
    rows = large.candidates(query)
    assert len(rows) == CANDIDATES
    assert set(best.tolist()) <= set(rows.tolist())
    np.testing.assert_allclose(large.scores(query, best), exact.scores(query, best), atol=2e-3)


def test_the_index_suits_the_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("assistant.retrieval.vector_index.LARGE", 10)
    assert isinstance(open_vector_index(rows_of(unit(10))), NumpyIndex)
    assert isinstance(open_vector_index(rows_of(unit(11))), FaissIndex)
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setitem(__import__("sys").modules, "torch", object())  # type: ignore[arg-type]
    assert isinstance(open_vector_index(rows_of(unit(11))), NumpyIndex)


def test_the_judge_is_a_logistic_model() -> None:
    judge = Judge((1.0, 0.0, 0.0, 0.0, 0.0, 0.0), -1.0, 0.5)
    assert judge.probability(Features(1.0, 0.5, 0.5, 0.5, 0.5, 0.5)) == pytest.approx(0.5)
    assert judge.probability(Features(1e9, 0, 0, 0, 0, 0)) == pytest.approx(1.0)
    assert judge.probability(Features(-1e9, 0, 0, 0, 0, 0)) == pytest.approx(0.0)


def test_the_shipped_judges_prefer_what_is_nearer_and_distrust_unknown_words() -> None:
    judges = load_judges()
    for judge in (judges.same, judges.cross):
        dense, _, section_dense, heading, unheld, elsewhere = judge.weights
        assert min(dense, section_dense, heading) > 0
        assert max(unheld, elsewhere) < 0
        assert 0.05 < judge.threshold < 0.95
        assert judge.probability(Features(0.7, 0.3, 0.7, 0.7, 0.0, 0.0)) > 0.95
        assert judge.probability(Features(0.1, 0.0, 0.1, 0.1, 0.0, 0.0)) < judge.threshold / 2


GUIDE = """---
id: demo
title: Demo
language: en
updated: 2026-11-30
sources: [a-1]
---

## Question? {#one}

First, the answer. [@a-1] The second is about cables. [@a-1] The third is about fans. [@a-1] Then dust. [@a-1]

- An item about noise. [@a-1]

| Card | Power |
|---|---|
| RTX 3090 | 350 W |
| RTX 4090 | 450 W |
"""


@pytest.fixture(scope="module")
def demo() -> Document:
    from pathlib import Path

    return parse_guide(GUIDE, Path("guides/en/demo.md"), ["a-1"])


def quote(demo: Document, cosines: list[float], terms: tuple[str, ...] = ()) -> str:
    part = demo.sections[0]
    (start, end), chosen = best_quote(demo, part, np.array(cosines, np.float32), terms)
    assert (part.sentences[chosen.start].start, part.sentences[chosen.stop - 1].end) == (start, end)
    return demo.text[start:end]


def test_the_most_relevant_sentence_is_quoted(demo: Document) -> None:
    assert quote(demo, [0.1, 0.6, 0.1, 0.1, 0.1, 0.1, 0.1]) == "The second is about cables."


@pytest.mark.parametrize(
    ("heading", "quoted"), [(0.4, "The second is about cables."), (0.9, "First, the answer.")]
)
def test_the_opening_is_quoted_where_its_heading_asks_what_is_asked(
    demo: Document, heading: float, quoted: str
) -> None:
    cosines = np.array([0.45, 0.6, 0.1, 0.1, 0.1, 0.1, 0.1], np.float32)
    (start, end), _ = best_quote(demo, demo.sections[0], cosines, (), heading=heading)
    assert demo.text[start:end].startswith(quoted)


def test_a_neighbour_that_is_as_good_comes_with_it(demo: Document) -> None:
    assert (
        quote(demo, [0.1, 0.6, 0.59, 0.1, 0.1, 0.1, 0.1])
        == "The second is about cables. The third is about fans."
    )


def test_the_next_sentence_comes_along_where_it_says_more_of_what_is_asked(demo: Document) -> None:
    cosines = [0.1, 0.6, 0.1, 0.1, 0.1, 0.1, 0.1]
    assert quote(demo, cosines, ("third", "fan")) == "The second is about cables. The third is about fans."
    assert quote(demo, cosines, ("second", "fan")) == "The second is about cables."


@pytest.mark.parametrize(
    ("between", "quoted"),
    [(" ", True), ("\n", True), ("\n\n", False)],
    ids=["a blank", "a line break", "a paragraph"],
)
def test_what_it_costs_is_quoted_with_what_it_is(between: str, quoted: bool) -> None:
    body = f"The Krindle switch has 48 ports.{between}It costs 3.50 EUR per port and month."
    document = read_document(
        body.encode(), "note.txt", lambda text: len(text.split()), 100, language="en"
    ).document
    part = document.sections[0]
    terms = ("krindl", "switch", "cost", "per", "port")
    (start, end), _ = best_quote(document, part, np.array([0.6, 0.3], np.float32), terms)
    assert ("3.50" in document.text[start:end]) is quoted


POINTING = {
    "en": "The table below lists what each team pays for power.",
    "zh-Hans": "下表列出各组的电费。",
    "tr": "Aşağıdaki tablo ekiplerin elektrik giderini listeler.",
}


@pytest.mark.parametrize("language", POINTING)
def test_a_sentence_that_points_at_a_table_is_not_quoted_without_it(language: str) -> None:
    rows = "| Team | Power |\n|---|---|\n| North | 120 EUR |"
    body = f"# Costs\n\n{POINTING[language]}\n\n{rows}\n"
    document = read_document(
        body.encode(), "note.md", lambda text: len(text.split()), 100, language=language
    ).document
    part = document.sections[0]
    (start, end), _ = best_quote(document, part, np.array([0.9, 0.3], np.float32), ())
    assert "North" in document.text[start:end]
    assert POINTING[language] not in document.text[start:end]


def test_at_most_three_sentences_of_one_paragraph_are_quoted(demo: Document) -> None:
    found = quote(demo, [0.6] * 7)
    assert found.count(".") == MOST
    assert "noise" not in found


def test_words_of_the_question_decide_between_equals(demo: Document) -> None:
    assert quote(demo, [0.3] * 7, ("fan", "nois")) in ("The third is about fans.", "An item about noise.")


def test_a_table_row_is_quoted_alone(demo: Document) -> None:
    assert quote(demo, [0.1, 0.1, 0.1, 0.1, 0.1, 0.9, 0.9]) == "| RTX 3090 | 350 W |"
