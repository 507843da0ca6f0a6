"""A sheet as Markdown, CSV and JSON."""

from __future__ import annotations

import csv
import io
import json

import pytest

from assistant.answer import Computation
from assistant.answering.export import FORMS, exported
from assistant.answering.localise import localise
from assistant.answering.wording import wording
from rules import registry
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

INPUTS = {"gpus": [{"name": "RTX 3090", "count": 2}], "model": "Llama 3.3 70B"}
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "tr", "de", "fr", "ja", "es", "pt", "ru", "ko")


def sheet(language: str, rule: str = "build", **inputs: object) -> Computation:
    return localise(registry.get(rule)(inputs or INPUTS, Knowledge(TODAY)), wording(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_csv_has_one_row_per_part(language: str) -> None:
    computation = sheet(language)
    rows = list(csv.reader(io.StringIO(exported(computation, "csv", language))))
    assert len(rows) == len(computation.options) + 1
    assert {len(row) for row in rows} == {len(rows[0])}
    assert [row[0] for row in rows[1:]] == [option.name for option in computation.options]


def test_csv_of_a_rule_without_options_has_its_steps() -> None:
    computation = sheet("en", "ram", gpus=[{"name": "RTX 3090"}])
    rows = list(csv.reader(io.StringIO(exported(computation, "csv", "en"))))
    assert [row[0] for row in rows[1:]] == [step.label for step in computation.steps]


def test_no_cell_is_a_formula() -> None:
    computation = sheet("en")
    evil = computation.options[0].model_copy(update={"name": "=HYPERLINK(1)"})
    text = exported(computation.model_copy(update={"options": (evil,)}), "csv", "en")
    assert list(csv.reader(io.StringIO(text)))[1][0] == "'=HYPERLINK(1)"


@pytest.mark.parametrize("language", LANGUAGES)
def test_markdown_has_title_table_and_warnings(language: str) -> None:
    computation = sheet(language)
    text = exported(computation, "md", language)
    assert text.startswith(f"# {computation.title}\n")
    assert sum(line.startswith("| ") for line in text.splitlines()) == len(computation.options) + 2
    assert wording(language)("heading-warnings") in text


def test_json_is_the_computation() -> None:
    computation = sheet("en")
    assert Computation.model_validate(json.loads(exported(computation, "json", "en"))) == computation


def test_there_are_three_forms() -> None:
    assert set(FORMS) == {"md", "csv", "json"}
