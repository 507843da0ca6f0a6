"""Every message that a rule can bring about is worded in every language, with the same variables."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from assistant.answering.localise import localise
from assistant.answering.wording import wording
from rules import registry
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.parameters import ranges
from tests.rules.case_tables import FOLDER, cases, emitted
from tests.rules.conftest import TODAY

LANGUAGES = ("en", "zh-Hans", "tr", "de", "fr", "ja", "es", "pt", "ru", "ko")
LOCALES = Path(__file__).parents[3] / "assistant/answering/locales"
KNOWLEDGE = Knowledge(TODAY)
RULES = sorted(file.stem for file in FOLDER.glob("*.yaml"))
FILES = [f"rules-{rule}" for rule in RULES] + ["cards", "columns", "errors", "machine", "models", "terms"]
FILES += ["own-models", "plots", "prices"]
ELSEWHERE = {
    "psu-missing-cards",
    "gpu-budget-missing-budget",
    "gpu-budget-check-again",
    "board-case-missing-cards",
    "build-missing-machine",
    "cooling-missing-cards",
    "electricity-missing-cards",
    "cloud-or-buy-missing-card",
    "gpu-price-missing-card",
    "gpu-compare-missing-cards",
    "gpu-compare-missing-other",
    "llm-memory-missing-model",
    "llm-speed-missing-cards",
    "llm-speed-missing-model",
    "train-memory-missing-model",
}
"""Asked by the computing modules, or said of prices of the user's own; both have tests of their own."""


class _Variables(Visitor):  # type: ignore[misc]
    """Collects the variables of a template."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@cache
def templates(language: str, file: str) -> dict[str, frozenset[str]]:
    """Variables by message id of one file."""
    text = (LOCALES / language / f"{file}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            variables = _Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} twice"
            found[entry.id.name] = frozenset(variables.names)
    return found


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_same_ids_and_variables_in_every_language(language: str, file: str) -> None:
    assert templates(language, file) == templates("en", file)


@pytest.mark.parametrize("language", [*LANGUAGES, "zh-Hant"])
@pytest.mark.parametrize("rule", RULES)
def test_every_case_is_worded(rule: str, language: str) -> None:
    words = wording(language)
    for case in cases(rule):
        try:
            result = localise(registry.get(rule)(case.inputs, KNOWLEDGE), words)
        except RuleInputError as refusal:
            assert words.message(refusal.message), case.name
        else:
            assert result.headline
            assert result.title


@pytest.mark.parametrize("rule", RULES)
def test_cases_bring_about_every_message(rule: str) -> None:
    """A template that no case needs is dead, or its case is missing."""
    said = {message.id for message in emitted(rule, KNOWLEDGE)}
    written = set(templates("en", f"rules-{rule}")) - ELSEWHERE
    titles = {f"rule-{rule.replace('_', '-')}-title"}
    assert written - said - titles == set()


@pytest.mark.parametrize("rule", RULES)
def test_arguments_are_those_of_the_templates(rule: str) -> None:
    known: dict[str, frozenset[str]] = {}
    for file in (
        f"rules-{rule}",
        *(f"rules-{other}" for other in RULES),
        "cards",
        "machine",
        "models",
        "errors",
    ):
        known |= templates("en", file)
    for message in emitted(rule, KNOWLEDGE):
        assert known[message.id] <= set(message.arguments), message.id


@pytest.mark.parametrize("rule", RULES)
def test_every_limited_input_has_a_name(rule: str) -> None:
    for name in ranges(rule):
        assert f"term-input-{name.replace('_', '-')}" in templates("en", "terms")
