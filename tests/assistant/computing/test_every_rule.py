"""Each rule is complete: schema, wording, follow-ups, anchor, questions in every language, command line."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml
from click.testing import CliRunner
from opencc import OpenCC

from assistant.answering.localise import localise
from assistant.answering.wording import locales, wording
from assistant.computing import compute
from assistant.evaluation.loading import load_golden
from assistant.evaluation.rows import RuleRow
from assistant.sources import Sources
from assistant.understanding.understand import understand
from rules import registry
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from tests.rules.case_tables import cases, check, lasting_case
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
RULES = (
    *("psu", "ram", "gpu_budget", "gpu_compare", "gpu_memory_use_case", "llm_memory", "train_memory"),
    "gpu_price",
    *("llm_speed", "cpu", "pcie", "storage", "cooling", "connectors", "circuit", "electricity"),
    *("board_case", "multi_gpu", "cloud_or_buy", "build"),
)
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "tr")
SOURCES = Sources()
DATA = Path(__file__).parents[2] / "rules/data"
GUIDES = Path(__file__).parents[3] / "corpus/guides"
ANCHORS: dict[str, dict[str, str]] = yaml.safe_load((DATA / "anchors.yaml").read_text(encoding="utf-8"))
ITEMS: dict[int, list[str]] = yaml.safe_load((DATA / "guide_items.yaml").read_text(encoding="utf-8"))


@cache
def questions() -> dict[tuple[str, str], RuleRow]:
    """A question for each rule and language that is answered; Chinese ones stand for both scripts."""
    found: dict[tuple[str, str], RuleRow] = {}
    for row in load_golden(sets=("rules",)).rules:
        if row.kind == "answer":
            found.setdefault((row.rule, row.language), row)
    return found


def question(rule: str, language: str) -> str:
    """The question, in traditional characters where asked for."""
    if language != "zh-Hant":
        return questions()[rule, language].question
    return str(OpenCC("s2twp").convert(questions()[rule, "zh-Hans"].question))


def test_registry_holds_the_twenty_rules() -> None:
    assert sorted(registry.names()) == sorted(RULES)


@pytest.mark.parametrize("rule", RULES)
def test_schema_describes_every_input(rule: str) -> None:
    schema = registry.get(rule).schema()
    assert schema["description"]
    for name, body in schema["properties"].items():
        assert body.get("description"), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_title_and_follow_ups_in_each_language(rule: str, language: str) -> None:
    words, name = wording(language), rule.replace("_", "-")
    assert words(f"rule-{name}-title")
    assert words(f"follow-up-{name}-a")


@pytest.mark.parametrize("rule", RULES)
def test_published_anchor_is_reproduced(rule: str) -> None:
    anchor = ANCHORS[rule]
    case = next(case for case in cases(rule) if case.name == anchor["case"])
    assert case.value is not None or case.steps or case.options
    check(case, KNOWLEDGE)
    assert anchor["source"] in SOURCES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rule", RULES)
def test_reachable_by_a_question(rule: str, language: str) -> None:
    frame = understand(question(rule, language), knowledge=KNOWLEDGE, language=language)
    outcome = compute(frame, KNOWLEDGE)
    assert rule in [computation.rule for computation in outcome.computations], frame
    assert all(localise(computation, wording(language)).headline for computation in outcome.computations)


@pytest.mark.parametrize("rule", RULES)
def test_no_table_has_two_columns_of_one_title(rule: str) -> None:
    tables: set[tuple[str, tuple[str, ...]]] = set()
    for case in cases(rule):
        if case.refuses is None:
            options = registry.get(rule)(case.inputs, KNOWLEDGE).options
            columns = dict.fromkeys(name.replace("_", "-") for option in options for name in option.values)
            tables |= {(option.kind, tuple(columns)) for option in options[:1]}
    for words in map(wording, locales()):
        for kind, names in tables:
            titles = [words(f"column-of-{kind}"), *(words(f"column-{name}") for name in names)]
            assert len(set(titles)) == len(titles), titles


@pytest.mark.parametrize("rule", RULES)
def test_reachable_on_the_command_line(rule: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from assistant.cli import cli

    monkeypatch.setenv("RIGWISE_HOME", str(tmp_path))
    done = CliRunner().invoke(cli, ["rule", rule, "--json", *_options(lasting_case(rule).inputs)])
    assert done.exit_code == 0, done.output
    assert json.loads(done.output)["rule"] == rule


def _options(inputs: dict[str, Any]) -> list[str]:
    """Inputs as a user types them."""
    options: list[str] = []
    for name, value in inputs.items():
        for each in value if isinstance(value, list) else [value]:
            text = json.dumps(each) if isinstance(each, (dict, bool)) else str(each)
            options += [f"--{name.replace('_', '-')}", text]
    return options


@pytest.mark.parametrize("rule", RULES)
def test_every_reference_is_a_source(rule: str) -> None:
    for case in cases(rule):
        try:
            result = registry.get(rule)(case.inputs, KNOWLEDGE)
        except RuleInputError:
            continue
        assert [name for name in result.references if name not in SOURCES] == [], case.name


def test_sources_of_catalogs_have_an_address_and_keep_those_of_the_corpus() -> None:
    assert SOURCES["dettmers-2018"].author == "Tim Dettmers"
    assert SOURCES["baai-bge-m3-config"].url
    assert SOURCES["user"].title
    assert len(SOURCES) == len(list(SOURCES)) == len(set(SOURCES))
    with pytest.raises(KeyError):
        SOURCES["no-such-source"]


def test_all_statements_of_the_guides_have_a_place() -> None:
    assert sorted(ITEMS) == list(range(1, 49))


@pytest.mark.parametrize("item", ITEMS)
def test_place_of_a_statement_exists(item: int) -> None:
    assert ITEMS[item]
    for target in ITEMS[item]:
        guide, is_section, section = target.partition("#")
        if not is_section:
            assert target in registry.names()
            continue
        for language in ("en", "zh-Hans", "tr"):
            assert f"{{#{section}}}" in (GUIDES / language / f"{guide}.md").read_text(encoding="utf-8")
