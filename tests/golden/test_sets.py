"""The golden files themselves: complete, free of doubles, and read with errors that lead to the fault."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
import yaml
from rapidfuzz import fuzz, process

from assistant.evaluation.errors import GoldenError
from assistant.evaluation.loading import SETS, Golden, load_golden
from assistant.evaluation.rows import Expected
from assistant.evaluation.targets import load_targets
from corpus.languages import LANGUAGES

CALIBRATION = Path(__file__).parents[2] / "tools" / "calibration" / "questions.yaml"
SAME_QUESTION = 90
LONG_CHAINS = 15
AT_LEAST_PER_LANGUAGE = {"retrieval": 40, "rules": 30, "abstention": 13, "language": 10, "chains": 10}


def test_there_are_enough_rows(golden: Golden) -> None:
    assert len(golden) >= 300
    for name, least in AT_LEAST_PER_LANGUAGE.items():
        counts = Counter(row.language for row in getattr(golden, name))
        for language in ("en", "zh-Hans", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko"):
            assert counts[language] >= least, (name, language)


def test_every_language_has_conversations_of_some_length(golden: Golden) -> None:
    long = Counter(row.language for row in golden.chains if 3 <= len(row.turns) <= 6)
    assert {language for language in LANGUAGES if long[language] < LONG_CHAINS} == set()


def test_every_rule_is_asked_in_every_language(golden: Golden) -> None:
    asked = {(row.language, row.rule) for row in golden.rules}
    languages = ("en", "zh-Hans", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko")
    assert {(lang, rule) for lang in languages for rule in ("psu", "ram", "gpu_budget")} <= asked


def test_no_question_stands_twice_in_a_set(golden: Golden) -> None:
    for name in ("retrieval", "rules", "abstention", "language"):
        counts = Counter(row.question for row in getattr(golden, name))
        assert [question for question, count in counts.items() if count > 1] == []


def test_retrieval_reaches_most_guides(golden: Golden) -> None:
    guides = {name.partition("#")[0] for row in golden.retrieval for name in row.sections}
    assert len(guides) >= 24


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("retrieval-x.yaml", "rows: [{question: a", "retrieval-x.yaml: file: not valid YAML"),
        ("retrieval-x.yaml", "language: en", "retrieval-x.yaml: rows: the file must hold a list"),
        ("retrieval-x.yaml", "rows: [text]", "row 1: row: must be a mapping"),
        (
            "retrieval-x.yaml",
            "rows: [{question: a, sections: [ram#prices]}]",
            "row 1: language: Field required",
        ),
        (
            "retrieval-x.yaml",
            "language: en\nrows: [{question: a, sections: [ram#prices]}, {queston: b}]",
            "row 2",
        ),
        (
            "retrieval-x.yaml",
            "language: en\nrows: [{question: a, sections: [ram#prices], sektion: b}]",
            "sektion: unknown key, did you mean 'sections'?",
        ),
        (
            "retrieval-x.yaml",
            "language: en\nrows: [{question: a, sections: [ram#price]}]",
            "sections: no section 'price' in guide 'ram', did you mean 'prices'?",
        ),
        (
            "retrieval-x.yaml",
            "language: en\nrows: [{question: a, sections: [rams#prices]}]",
            "sections: no guide 'rams', did you mean 'ram'?",
        ),
        (
            "rules-x.yaml",
            "language: en\nrows: [{question: a, rule: psuu, why: twelve letters}]",
            "rule: no rule 'psuu', did you mean 'psu'?",
        ),
        ("rules-x.yaml", "language: en\nrows: [{question: a, rule: psu}]", "row 1: why: Field required"),
        (
            "chains-x.yaml",
            "language: en\nrows: [{turns: [{question: a}, {question: b, valu: 3}]}]",
            "turns.1.valu: unknown key, did you mean 'value'?",
        ),
        (
            "abstention-x.yaml",
            "language: en\nrows: [{question: a, topic: fair}]",
            "row 1: topic: Input should be",
        ),
    ],
)
def test_a_mistake_is_told_with_file_row_and_key(tmp_path: Path, file: str, text: str, told: str) -> None:
    (tmp_path / file).write_text(text, encoding="utf-8")
    with pytest.raises(GoldenError) as caught:
        load_golden(tmp_path)
    assert told in str(caught.value)
    assert file in str(caught.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("targets: {}", "targets.yaml: as_of: must be a date"),
        ("as_of: 2026-11-30\ntargets: {rules: {meaning: a}}", "rules: Value error, give either"),
        ("as_of: 2026-11-30\ntargets: {rules: {meaning: a, at_least: 95}}", "rules: Input should be less"),
    ],
)
def test_a_mistake_in_the_targets_is_told(tmp_path: Path, text: str, told: str) -> None:
    (tmp_path / "targets.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(GoldenError) as caught:
        load_targets(tmp_path)
    assert told in str(caught.value)


def test_an_expected_value_needs_a_rule() -> None:
    with pytest.raises(ValueError, match="but no 'rule'"):
        Expected(value=1375)


def test_sets_can_be_loaded_one_by_one() -> None:
    only = load_golden(sets=("language",))
    assert only.language
    assert [name for name in SETS if getattr(only, name)] == ["language"]


def test_golden_questions_were_not_fitted_on(golden: Golden) -> None:
    """Figures over questions that a model was fitted on would flatter it."""
    seen = set(_texts(yaml.safe_load(CALIBRATION.read_text(encoding="utf-8"))))
    for row in (*golden.retrieval, *golden.abstention):
        found = process.extractOne(row.question, seen, scorer=fuzz.ratio, processor=str.casefold)
        assert found is None or found[1] < SAME_QUESTION, (row.where, row.question, found)


def _texts(node: object) -> Iterator[str]:
    if isinstance(node, str):
        yield node
    elif isinstance(node, (dict, list)):
        for part in node.values() if isinstance(node, dict) else node:
            yield from _texts(part)
