"""Templates are filled in as Fluent's own implementation does; what is not understood is refused."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from assistant.answering.templates import Templates, WordingError
from assistant.answering.wording import locale

LOCALES = Path(__file__).parents[3] / "assistant/answering/locales"
FILES = sorted(LOCALES.glob("*/*.ftl"))
VALUES: tuple[str | int, ...] = (1, 2, 5, 21, 12345, "none", "several", "1,375 W")


class _Variables(Visitor):  # type: ignore[misc]
    """The variables of a template, and the keys by which it chooses."""

    def __init__(self) -> None:
        self.names: dict[str, None] = {}
        self.keys: dict[str, None] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names[node.id.name] = None

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        self.keys[node.key.name] = None
        self.generic_visit(node)


def _filled(text: str, **arguments: str | int) -> str:
    templates = Templates("en")
    templates.add(text)
    return templates.text("a", arguments)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_every_template_is_filled_in_as_fluent_does(file: Path) -> None:
    babel = locale(file.parent.name).babel
    text = file.read_text(encoding="utf-8")
    ours = Templates(babel)
    ours.add(text)
    theirs = FluentBundle([babel.replace("_", "-")], use_isolating=False)
    theirs.add_resource(FluentResource(text))
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        seen = _Variables()
        seen.visit(entry)
        for value in (*VALUES, *seen.keys):
            arguments = dict.fromkeys(seen.names, value)
            expected, errors = theirs.format_pattern(theirs.get_message(entry.id.name).value, arguments)
            assert not errors
            assert ours.text(entry.id.name, arguments) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a = one\nb = other", "one"),
        ("a = first\na = second", "second"),
        ("# said of nothing\na = text\n# said of b\nb = other", "text"),
        ("a =\n  two\n  lines\n\nb = other", "two\nlines"),
        ('a = {""} spaced', " spaced"),
        ("a = x = y", "x = y"),
    ],
)
def test_where_a_template_begins_and_ends(text: str, expected: str) -> None:
    assert _filled(text) == expected


def test_a_count_chooses_its_plural_and_is_written_the_language_s_way() -> None:
    text = "a = { $n ->\n    [one] { $n } card\n   *[other] { $n } cards\n }"
    assert [_filled(text, n=n) for n in (1, 4, 1000)] == ["1 card", "4 cards", "1,000 cards"]


def test_a_text_without_a_variant_takes_the_default() -> None:
    text = "a = { $kind ->\n    [new] new\n   *[used] used\n }"
    assert [_filled(text, kind=kind) for kind in ("new", "old")] == ["new", "used"]


@pytest.mark.parametrize(
    "text",
    [
        "a = { -brand }",
        "a = { b }\nb = x",
        "a = { NUMBER($n) }",
        "a = { $n ->\n    [1] one\n   *[other] more\n }",
        "a = { $n",
        "a =\n  .title = x",
    ],
)
def test_what_is_not_understood_is_refused(text: str) -> None:
    with pytest.raises(WordingError, match="'a'"):
        _filled(text, n=1)


def test_a_template_is_read_when_it_is_asked_for() -> None:
    templates = Templates("en")
    templates.add("a = text\nb = { $broken")
    assert templates.text("a", {}) == "text"
    assert "b" in templates
