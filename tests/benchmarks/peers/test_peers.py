"""The comparison with other libraries: what is searched, how a process is measured, what the table says."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from assistant.evaluation.parallel.texts import Asked as Parallel
from assistant.evaluation.parallel.texts import ParallelTexts
from tests.benchmarks.peers import running
from tests.benchmarks.peers.corpora import english, guides, mixed
from tests.benchmarks.peers.corpus import Asked, Corpus, Text
from tests.benchmarks.peers.readme import END, README, START, section, with_section
from tests.benchmarks.peers.results import Indexed, Results, Round, Spread, row_of
from tests.benchmarks.peers.running import Place, Plan, measured
from tests.benchmarks.peers.systems.system import system
from tests.benchmarks.peers.table import markdown
from tests.benchmarks.peers.titles import SYSTEMS

STEP_S = 60.0
CORPUS = Corpus(
    "moon",
    "three texts",
    (
        Text("case", "The machine called Moonshine has a blue case and a very quiet fan.", "en"),
        Text("rent", "The rent of the office is paid on the third day of each month.", "en"),
        Text("cake", "An apple cake is baked for fifty minutes in the lower half of the oven.", "en"),
    ),
    (
        Asked("What colour is the case of Moonshine?", ("case",), "en"),
        Asked("When is the rent of the office paid?", ("rent",), "en"),
        Asked("How long is an apple cake baked?", ("cake",), "en"),
    ),
    is_timed=True,
)


def test_every_golden_question_has_its_section_among_the_texts() -> None:
    corpus = guides()
    names = {text.name for text in corpus.texts}
    assert len(corpus.questions) >= 150
    assert [each.text for each in corpus.questions if not names & set(each.right)] == []
    assert len({each.text for each in corpus.questions}) == len(corpus.questions)
    assert {each.language for each in corpus.questions[:3]} == {"en", "tr", "zh-Hans"}


def _parallel(articles: int) -> ParallelTexts:
    languages = ("en", "tr")
    return ParallelTexts(
        {tag: tuple(f"{tag} text {number}" for number in range(articles)) for tag in languages},
        {
            tag: tuple(Parallel(str(n), f"{tag} question {n}", n) for n in range(articles))
            for tag in languages
        },
        tuple(range(articles)),
    )


def test_only_articles_that_nothing_was_tuned_on_are_searched() -> None:
    found = mixed(_parallel(8))
    assert [(text.name, text.language) for text in found.texts] == [
        ("1", "en"),
        ("3", "tr"),
        ("5", "en"),
        ("7", "tr"),
    ]
    assert [(each.text, each.right) for each in found.questions] == [
        ("en question 1", ("1",)),
        ("tr question 3", ("3",)),
        ("en question 5", ("5",)),
        ("tr question 7", ("7",)),
    ]
    assert [text.text for text in english(_parallel(4)).texts] == ["en text 1", "en text 3"]


def test_a_corpus_is_kept_as_it_is(tmp_path: Path) -> None:
    CORPUS.save(tmp_path / "corpus.json")
    assert Corpus.load(tmp_path / "corpus.json") == CORPUS
    other = replace(CORPUS, texts=(replace(CORPUS.texts[0], text="another"), *CORPUS.texts[1:]))
    assert other.digest != CORPUS.digest


@pytest.mark.parametrize("name", SYSTEMS)
def test_a_system_is_imported_without_its_library(name: str) -> None:
    chosen = system(name)
    assert callable(chosen.index)
    assert callable(chosen.opened)


@pytest.mark.server
def test_a_system_is_measured_in_processes_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "STEP_S", STEP_S)
    place = Place(sys.executable, tmp_path)
    told: list[str] = []
    plan = Plan(rounds=1, timed=1, quiet=float("inf"), patience_s=0.0)
    rows, load = measured(place, ("rigwise",), [CORPUS], plan, told.append)
    (row,) = rows
    assert (row.system, row.corpus, row.right, row.asked) == ("rigwise", "moon", 3, 3)
    assert row.cold_s.median > row.p50_ms.median / 1000 > 0
    assert row.index is not None
    assert row.index.busy_s > 0
    assert 20 < row.peak_mb.median < 2_000
    assert len(load) == 1
    assert running._indexed(place, "rigwise", CORPUS, told.append) == row.index
    assert sum("indexed" in line for line in told) == 1


def test_a_process_that_fails_is_told_with_its_last_words(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "raise SystemExit('no model here')"]
    with pytest.raises(RuntimeError, match="no model here"):
        running._run(Place(sys.executable, tmp_path), command)


def _results(rows: Sequence[tuple[str, float, float, float, float, int]]) -> Results:
    """Results of made-up figures: cold start, p50, memory, index, right of a hundred."""
    made = []
    for name, cold_s, p50_ms, peak_mb, busy_s, right in rows:
        each = Round(cold_s, p50_ms, 2 * p50_ms, 1000 / p50_ms, p50_ms, peak_mb, right, 100)
        made.append(row_of(name, "guides", [each, each, each], None))
        made.append(row_of(name, "mixed", [each], Indexed(busy_s, busy_s, peak_mb)))
    return Results(
        "2026-11-30T16:00:00+00:00",
        {"cores": 2, "processor": "a processor", "system": "Linux"},
        (1.25, 2.5),
        3,
        {"Rigwise": "0.1.0", "txtai": "9"},
        {"guides": "sections", "mixed": "paragraphs"},
        tuple(made),
        tuple(
            replace(row, p50_ms=Spread.of([2 * row.p50_ms.median])) for row in made if row.corpus == "guides"
        ),
    )


RESULTS = _results(
    [
        ("rigwise", 0.5, 20.0, 100.0, 80.0, 95),
        ("rigwise_onnx", 1.0, 5.0, 250.0, 20.0, 94),
        ("txtai", 8.0, 30.0, 900.0, 40.0, 90),
        ("txtai_hybrid", 9.0, 40.0, 950.0, 44.0, 93),
        ("haystack", 7.0, 50.0, 800.0, 42.0, 91),
        ("llama_index", 10.0, 25.0, 1000.0, 50.0, 92),
    ]
)


def test_the_table_says_what_was_reached_and_what_was_missed() -> None:
    text = markdown(RESULTS)
    assert "| Rigwise | 0.50 s (0.50) | 20.0 ms (20.0) | 40.0 ms | 20.0 ms | 50 | 100 MB | 80 s |" in text
    assert "first answer × 14 (goal: 15, missed)" in text  # 7.0 / 0.5
    assert "p50 with the engine for servers × 5 (goal: 3)" in text  # 25 / 5
    assert "p50 by default × 1.2;" in text  # 25 / 20, to two digits
    assert "memory × 8 (goal: 5)" in text  # 800 / 100
    assert "indexing by default × 0.5;" in text  # 40 / 80
    assert (
        "least: first answer × 14 (goal: 15, missed); p50 with the engine for servers × 5 (goal: 3)" in text
    )
    assert "P@1: guides +2.0 points; mixed +2.0 points." in text  # 95 against 93
    assert "questions/s by default × 1.2;" in text  # 50 a second against 40
    assert "| Rigwise | 40.0 ms (40.0) | 40.0 ms | 20.0 ms | 50 |" in text
    assert "With one thread for each: p50 with the engine for servers × 5 (goal: 3); p95" in text  # 50 / 10
    assert "load of the machine in the rounds 1.2 to 2.5" in text


def test_the_readme_shows_the_kept_run() -> None:
    assert section(README.read_text(encoding="utf-8")) == markdown(Results.load_from())


def test_results_are_kept_as_they_are(tmp_path: Path) -> None:
    RESULTS.save(tmp_path / "results.json")
    assert Results.load_from(tmp_path / "results.json") == RESULTS


def test_medians_count() -> None:
    assert Spread.of([3.0, 1.0, 2.00049]) == Spread(2.0, 1.0, 3.0)


def test_only_what_is_between_the_marks_is_written() -> None:
    text = f"before\n{START}old\n{END}after\n"
    assert with_section(text, "new\n") == f"before\n{START}new\n{END}after\n"
    assert section(with_section(text, "new\n")) == "new\n"
    with pytest.raises(ValueError, match="substring"):
        with_section("no marks", "new\n")
