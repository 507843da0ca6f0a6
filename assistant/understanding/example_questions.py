"""Example questions by rule, one file a language; the first of each rule is its reading."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

import yaml

from assistant.understanding.language_card import card_of

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_FOLDER = files(__package__) / "examples"
GUIDES = "guides"
"""Key of the questions that no rule answers."""


@cache
def examples(tag: str) -> Mapping[str, tuple[str, ...]]:
    """Example questions of a language by rule; where it has none, those of the language that it extends."""
    file = _FOLDER / f"{tag}.yaml"
    if not file.is_file():
        extended = card_of(tag).extends
        return examples(extended) if extended else {}
    table: Mapping[str, list[str]] = yaml.load(file.read_text(encoding="utf-8"), _Loader)  # noqa: S506
    return {rule: tuple(questions) for rule, questions in table.items()}


def example_tags() -> tuple[str, ...]:
    """Tags of the languages with a file of their own."""
    return tuple(
        sorted(file.name.removesuffix(".yaml") for file in _FOLDER.iterdir() if file.name.endswith(".yaml"))
    )


def reading(rule: str, tag: str) -> str:
    """The question that is offered for a rule, in the characters of the language."""
    text = examples(tag)[rule][0]
    if not card_of(tag).traditional:
        return text
    from corpus.script import to_traditional

    return to_traditional(text)


def rule_of_reading(text: str, tag: str) -> str | None:
    """The rule that an offered question stands for, as it was offered."""
    return next((rule for rule in examples(tag) if rule != GUIDES and reading(rule, tag) == text), None)
