"""Finding what is not part of a document: closing advertisements and leftovers of a web page."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from corpus.reading.tracked import Tracked
from corpus.sources import load_yaml

RULES_FILE = Path(__file__).with_name("boilerplate.yaml")
_CLOSING_LINES = 8
_END_SHARE = 0.6


@dataclass(frozen=True, slots=True)
class _Rules:
    end_marks: re.Pattern[str]
    closing_lines: re.Pattern[str]
    stray_lines: re.Pattern[str]


def remove_boilerplate(text: Tracked) -> Tracked:
    """The text without an advertisement at its end and without stray lines of a web page."""
    rules = _rules()
    text = _cut_at_end_mark(text, rules)
    text = _cut_closing_lines(text, rules)
    return _drop_stray_lines(text, rules)


def _cut_at_end_mark(text: Tracked, rules: _Rules) -> Tracked:
    position = 0
    for line in text.text.split("\n"):
        late = position >= _END_SHARE * len(text.text)
        if late and rules.end_marks.fullmatch(line.strip()):
            return text.cut(0, position)
        position += len(line) + 1
    return text


def _cut_closing_lines(text: Tracked, rules: _Rules) -> Tracked:
    """Cut from the first closing line among the last few, if closing lines are all that follows it."""
    lines = text.text.split("\n")
    filled = [number for number, line in enumerate(lines) if line.strip()]
    cut = None
    for number in reversed(filled[-_CLOSING_LINES:]):
        if not rules.closing_lines.fullmatch(lines[number].strip()):
            break
        cut = number
    if cut is None or cut == 0:
        return text
    return text.cut(0, sum(len(line) + 1 for line in lines[:cut]))


def _drop_stray_lines(text: Tracked, rules: _Rules) -> Tracked:
    return text.sub(
        re.compile(r"^.{1,40}$", re.MULTILINE),
        lambda match: "" if rules.stray_lines.fullmatch(match[0].strip()) else None,
    )


@cache
def _rules() -> _Rules:
    rules = load_yaml(RULES_FILE.read_text(encoding="utf-8"))
    patterns = {
        name: re.compile("|".join(f"(?:{line})" for line in lines), re.IGNORECASE)
        for name, lines in rules.items()
    }
    return _Rules(**patterns)
