"""Every message that our code can raise or show is told, in each language, as the command line tells it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from assistant.answering.wording import LOCALES, locales, wording
from assistant.problems import Problem, problem_text
from assistant.understanding.errors import QuestionError
from corpus.errors import ToldError
from rules.errors import RuleInputError

ROOT = Path(__file__).parents[2]
PACKAGES = ("api", "assistant", "corpus", "rules")
_ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)+")
_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
_VARIABLE = re.compile(r"\$([a-z][a-z0-9-]*)")
_BASES = ("ToldError", "RuleInputError", "QuestionError")
_SHOWING = ("message", "words", "RefusedError")


class Raised(NamedTuple):
    """A place where an error is made, with the names of the values it is given."""

    place: str
    base: str
    message_id: str
    arguments: tuple[str, ...] | None
    """None where some are handed on, so that their names are not written there."""


@cache
def _trees() -> dict[str, ast.Module]:
    files = (file for package in PACKAGES for file in sorted((ROOT / package).rglob("*.py")))
    return {str(file.relative_to(ROOT)): ast.parse(file.read_text(encoding="utf-8")) for file in files}


@cache
def _bases() -> dict[str, str]:
    """The class that each error class of ours comes from, by name."""
    parents = {
        node.name: [_name(base) for base in node.bases]
        for tree in _trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.ClassDef)
    }
    found = {base: base for base in _BASES}
    while new := {
        name: found[parent]
        for name, its in parents.items()
        for parent in its
        if name not in found and parent in found
    }:
        found.update(new)
    return found


def _name(node: ast.expr) -> str:
    return node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")


def _ids(node: ast.AST) -> list[str]:
    """The message ids that an expression can be: one, or those it chooses between."""
    texts = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and _ID.fullmatch(text)]


def _raised() -> Iterator[Raised]:
    for file, tree in _trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and (base := _bases().get(_name(node.func))):
                position = 1 if base == "RuleInputError" else 0
                names = [word.arg for word in node.keywords if word.arg != "options"]
                given = None if None in names else tuple(str(name) for name in names)
                for message_id in [each for arg in node.args[position : position + 1] for each in _ids(arg)]:
                    yield Raised(f"{file}:{node.lineno}", base, message_id, given)


def _shown() -> Iterator[str]:
    """Ids in calls that make a message or its text, or refuse a request with one."""
    for tree in _trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in _SHOWING:
                yield from (each for arg in node.args[:2] for each in _ids(arg))


SHOWN = sorted(set(_shown()))
RAISED = sorted(set(_raised()), key=str)
TEMPLATES = {
    match[1]: text[match.start() : text.find("\n\n", match.start()) + 1 or None]
    for file in LOCALES.joinpath("en").iterdir()
    if file.name.endswith(".ftl")
    for text in [file.read_text(encoding="utf-8")]
    for match in _ENTRY.finditer(text)
}


def _problem(raised: Raised) -> Problem:
    names = raised.arguments
    if names is None:
        names = tuple(name.replace("-", "_") for name in _VARIABLE.findall(TEMPLATES[raised.message_id]))
    values = dict.fromkeys(names, "x")
    if raised.base == "RuleInputError":
        return RuleInputError("gpus", raised.message_id, options=(), **values)
    if raised.base == "QuestionError":
        return QuestionError(raised.message_id, **values)
    return ToldError(raised.message_id, **values)  # type: ignore[return-value]


def test_faults_of_each_kind_are_found() -> None:
    found = {(raised.base, raised.message_id) for raised in RAISED}
    assert {
        ("ToldError", "error-backup-there"),
        ("ToldError", "ensemble-weights-unexpected"),
        ("QuestionError", "error-question-empty"),
        ("RuleInputError", "error-out-of-range"),
    } <= found
    assert len(found) > 150


@pytest.mark.parametrize("tag", locales())
def test_every_fault_is_told_with_its_values(tag: str) -> None:
    words = wording(tag)
    for raised in RAISED:
        assert problem_text(_problem(raised), words).strip(), raised


@pytest.mark.parametrize("tag", locales())
def test_every_template_is_found_where_it_is_looked_for(tag: str) -> None:
    assert [each for each in TEMPLATES if not wording(tag).has(each)] == []


@pytest.mark.parametrize("tag", locales())
def test_every_message_that_is_written_out_in_the_sources_has_a_template(tag: str) -> None:
    assert len(SHOWN) > 500
    assert [each for each in SHOWN if not wording(tag).has(each)] == []
