"""Guide sections and sources that the rules name are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from rules import registry
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from tests.rules.case_tables import FOLDER, cases

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "zh-Hans", "tr")
NAMED = re.compile(r'"([a-z0-9-]+)#([a-z0-9-]+)"')
SOURCES = yaml.safe_load((ROOT / "corpus/sources.yaml").read_text(encoding="utf-8"))
TABLES = sorted(file.stem for file in FOLDER.glob("*.yaml"))


def _named_sections() -> list[tuple[str, str]]:
    code = (file.read_text(encoding="utf-8") for file in (ROOT / "rules").rglob("*.py"))
    return sorted({found for text in code for found in NAMED.findall(text)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("guide", "section"), _named_sections())
def test_section_exists(guide: str, section: str, language: str) -> None:
    text = (ROOT / "corpus/guides" / language / f"{guide}.md").read_text(encoding="utf-8")
    assert f"{{#{section}}}" in text


@pytest.mark.parametrize(
    "file", sorted((ROOT / "rules/parameters").glob("*.yaml")), ids=lambda file: file.stem
)
def test_references_of_parameters_are_sources(file: Path) -> None:
    content = yaml.safe_load(file.read_text(encoding="utf-8"))
    for name, body in content["parameters"].items():
        for value in body["values"]:
            assert value["reference"] in SOURCES, name


@pytest.mark.parametrize("rule", TABLES)
def test_results_name_sources_and_sections(rule: str, knowledge: Knowledge) -> None:
    formats = knowledge.quantizations
    tables = (knowledge.prices.table, knowledge.models.table, formats.weights, formats.cache)
    known = {*SOURCES, *(source for table in tables for source in table.sources)}
    for case in cases(rule):
        try:
            result = registry.get(rule)(case.inputs, knowledge)
        except RuleInputError:
            continue
        assert set(result.references) <= known, case.name
        assert result.sections, case.name
        assert result.as_of == knowledge.as_of
