"""No English in another language: in no template, and in nothing that a rule says of its cases."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from assistant.answering.localise import localise
from assistant.answering.wording import wording
from corpus.languages import LANGUAGES
from rules import registry
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from tests.rules.case_tables import FOLDER, cases
from tests.rules.conftest import TODAY

LOCALES = Path(__file__).parents[3] / "assistant/answering/locales"
OTHERS = [tag for tag in LANGUAGES if tag != "en"]
RULES = sorted(file.stem for file in FOLDER.glob("*.yaml"))
KNOWLEDGE = Knowledge(TODAY)
_ENGLISH = re.compile(
    r"(?<![\w./-])(the|of|with|which|from|than|does|each|needs|and|are|is|because|without|only|should|their)(?![\w./-])",
    re.IGNORECASE,
)
"""Words that hardly any English sentence does without, and that none of the other languages has."""


def test_the_words_are_those_of_english() -> None:
    assert _ENGLISH.search("Buy a power supply of 1,200 W.")
    assert not _ENGLISH.search("Ein Netzteil mit 1.200 W; die RTX 3090 hat 24 GB.")


@pytest.mark.parametrize("tag", [tag for tag in OTHERS if tag != "zh-Hant"])
def test_no_template_holds_english(tag: str) -> None:
    found = [each for file in sorted(LOCALES.joinpath(tag).glob("*.ftl")) for each in _english_in(file)]
    assert found == []


def _english_in(file: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            yield from ((entry.id.name, text) for text in _texts(entry) if _ENGLISH.search(text))


def _texts(node: object) -> Iterator[str]:
    """What a template shows; keys of its variants are shown to nobody."""
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    elif isinstance(node, ast.Variant):
        yield from _texts(node.value)
    elif isinstance(node, ast.BaseNode):
        for part in vars(node).values():
            yield from _texts(part)
    elif isinstance(node, list):
        for part in node:
            yield from _texts(part)


@pytest.mark.parametrize("tag", OTHERS)
@pytest.mark.parametrize("rule", RULES)
def test_nothing_that_a_rule_says_holds_english(rule: str, tag: str) -> None:
    said = {text for case in cases(rule) for text in _said(rule, case.inputs, tag)}
    assert said
    assert {text for text in said if _ENGLISH.search(text)} == set()


def _said(rule: str, inputs: dict[str, object], tag: str) -> Iterator[str]:
    words = wording(tag)
    try:
        result = registry.get(rule)(inputs, KNOWLEDGE)
    except RuleInputError as refusal:
        yield words.message(refusal.message)
        return
    worded = localise(result, words)
    yield from (worded.title, worded.headline, *worded.assumptions, *worded.warnings)
    yield from (text for step in worded.steps for text in (step.label, step.expression, step.text))
    for option in worded.options:
        yield from (option.name, option.note or "")
        yield from (text for cell in option.values.values() for text in (cell.label, cell.text))


def test_every_rule_is_scanned() -> None:
    assert set(RULES) == set(registry.names())
