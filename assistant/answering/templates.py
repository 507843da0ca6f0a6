"""Templates of one language in Fluent's syntax, each parsed when it is first asked for.

An answer needs a few dozen of some thousand templates, and parsing is most of what they cost. Of the syntax,
texts, variables, string literals and selections by a variable are understood; whatever else is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, NamedTuple

from assistant.answering import figures

Arguments = Mapping[str, str | int]
Template = tuple["str | _Variable | _Selection", ...]
_START = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)


class WordingError(LookupError):
    """A message id without a template, or an argument that a template misses: our fault, not the asker's."""


class _Variable(NamedTuple):
    name: str


class _Selection(NamedTuple):
    """Variants by key; a variable's text is a key, or the plural category of its number."""

    name: str
    variants: Mapping[str, Template]
    default: str


class Templates:
    """Templates by message id; several threads may add to them and ask for them."""

    def __init__(self, babel: str) -> None:
        self._babel = babel
        self._sources: dict[str, str] = {}
        self._read: dict[str, Template] = {}

    def add(self, text: str) -> None:
        """Take over all templates of a file's text; a later one of the same id replaces an earlier one."""
        self._sources.update(_entries(text))

    def __contains__(self, message_id: str) -> bool:
        return message_id in self._sources

    def text(self, message_id: str, arguments: Arguments) -> str:
        """The template of an id, filled in.

        Args:
            arguments: texts as they are to be shown; a whole number also chooses a plural.

        Raises:
            WordingError: no template, one that cannot be read, or a variable without argument.
        """
        try:
            return self._filled(self._template(message_id), arguments)
        except KeyError as error:
            raise WordingError(f"{self._babel}: {message_id}: no argument {error}") from error

    def _template(self, message_id: str) -> Template:
        if message_id not in self._sources:
            raise WordingError(f"{self._babel}: no template for {message_id!r}")
        if message_id not in self._read:
            self._read[message_id] = _parsed(message_id, self._sources[message_id])
        return self._read[message_id]

    def _filled(self, template: Template, arguments: Arguments) -> str:
        return "".join([self._piece(piece, arguments) for piece in template])

    def _piece(self, piece: str | _Variable | _Selection, arguments: Arguments) -> str:
        if isinstance(piece, str):
            return piece
        value = arguments[piece.name]
        if isinstance(piece, _Selection):
            key = value if isinstance(value, str) else figures.plural(value, self._babel)
            return self._filled(piece.variants.get(key, piece.variants[piece.default]), arguments)
        return value if isinstance(value, str) else figures.decimal(value, None, self._babel)


def _entries(text: str) -> dict[str, str]:
    """Each template's own text by its id; only the first line of one begins at the margin."""
    starts = list(_START.finditer(text))
    ends = [*(start.start() for start in starts[1:]), len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=False)}


def _parsed(message_id: str, source: str) -> Template:
    from fluent.syntax import FluentParser, ast

    entry = FluentParser(with_spans=False).parse(source).body[0]
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise WordingError(f"template {message_id!r} cannot be read")
    return _template(message_id, entry.value)


def _template(message_id: str, pattern: Any) -> Template:
    return tuple(_piece(message_id, getattr(part, "expression", part)) for part in pattern.elements)


def _piece(message_id: str, part: Any) -> str | _Variable | _Selection:
    from fluent.syntax import ast

    if isinstance(part, ast.TextElement):
        return str(part.value)
    if isinstance(part, ast.StringLiteral):
        return str(part.parse()["value"])
    if isinstance(part, ast.VariableReference):
        return _Variable(part.id.name)
    if isinstance(part, ast.SelectExpression) and isinstance(part.selector, ast.VariableReference):
        return _selection(message_id, part)
    raise WordingError(f"template {message_id!r}: {type(part).__name__} is not understood")


def _selection(message_id: str, part: Any) -> _Selection:
    if not all(hasattr(variant.key, "name") for variant in part.variants):
        raise WordingError(f"template {message_id!r}: a variant's key is a word, not a number")
    variants = {variant.key.name: _template(message_id, variant.value) for variant in part.variants}
    default = next(variant.key.name for variant in part.variants if variant.default)
    return _Selection(part.selector.id.name, variants, default)
