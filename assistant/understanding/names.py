"""Products named in a question, found through the catalogs whatever the language."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple

from assistant.understanding.normalise import NormalText
from assistant.understanding.tokens import Token
from rules.knowledge import Knowledge

NameKind = Literal["gpu", "cpu", "model", "quantization"]

_CATALOGS: Mapping[NameKind, tuple[str, re.Pattern[str]]] = {
    "gpu": ("gpus", re.compile(r"[a-z0-9]")),
    "cpu": (
        "cpus",
        re.compile(
            r"ryzen|threadripper|xeon|epyc|core(?!s)|ultra|(?<![a-z])(?:i[3579]|w[3579]|m[1-9]|ai)(?![a-z])"
            r"|(?<![a-z])(?:[rw][3579]?|e[357]|bronze|silver|gold|platinum|max|pro|hx)[ -]?\d{3}"
            r"|\d{3,5}[- ]?(?:[cefghkpuvxy]|wx)"
        ),
    ),
    "model": (
        "models",
        re.compile(
            r"\d ?b(?![a-z])|llama|qw|[sx]tral|gemma|deepseek|ernie|gpt|glm|kimi|minimax|olmo|smol|granite"
            r"|nemotron|hunyuan|exaone|lfm|bge|whisper|llava|vicuna|zephyr|dbrx|grok|claude|baichuan|mamba|rwkv"
            r"|(?<![a-z])(?:yi|phi|command[- ]?[ar](?![a-z])|falcon|intern(?!a|e|s)|seed[- ]|nomic)"
            r"|(?<![a-z])bloom(?!s)|(?<!de)(?<!en)coder"
        ),
    ),
    "quantization": (
        "quantizations",
        re.compile(
            r"q ?\d|\d ?-?(?:bits?|位)|(?:fp|int|bf|nf|mx|nv|f|w) ?-?\d|float|awq|gptq|gguf|exl|bpw|precision"
        ),
    ),
}
"""Kind → attribute of the knowledge, and what a question must hold for the catalog to be asked at all."""

_SHORT_SUPER = re.compile(r"(?:(?<=\d)|(?<=\dti)|(?<=\d ti))s(?![a-z])")
_SUPER = re.compile(r"\bsuper\b")
_EAST = "\u1100"
"""From here on, letters are of scripts in which no s makes a plural."""


class Name(NamedTuple):
    """A product at tokens ``first`` to ``last`` (excluded), as its catalog matched it."""

    kind: NameKind
    match: Any
    first: int
    last: int

    @property
    def catalog_name(self) -> str | None:
        """Its name in the catalog, ``None`` when the catalog knows no such product."""
        if self.kind == "quantization":
            return self.match.name  # type: ignore[no-any-return]
        row = getattr(self.match, self.kind)
        return None if row is None else row.name


def find_names(normal: NormalText, tokens: Sequence[Token], knowledge: Knowledge) -> list[Name]:
    """All products, in order; where readings overlap, a known one before an unknown, then the longest."""
    text = _with_capitals(normal)
    found = [
        _name(kind, match, start, end, tokens)
        for kind, (attribute, gate) in _CATALOGS.items()
        if gate.search(normal.text)
        for match, start, end in getattr(knowledge, attribute).find_all(text)
    ]
    kept: list[Name] = []
    for name in sorted(found, key=lambda name: (name.match.kind == "unknown", name.first - name.last)):
        if all(name.last <= other.first or other.last <= name.first for other in kept):
            kept.append(name)
    return sorted(kept, key=lambda name: name.first)


def _with_capitals(normal: NormalText) -> str:
    """The text with the S of "4070S" and "4090 Super" as a capital: "two 4070s" are several, and "is a 4090
    super fast?" says how fast.

    Eastern plurals have no s, and where all is in capitals, it tells nothing.
    """
    if normal.text.isascii() and normal.original.isupper():
        return normal.text
    is_eastern = max(normal.text) >= _EAST

    def as_written(found: re.Match[str]) -> str:
        text, is_capital = found[0], normal.original[normal.starts[found.start()]].isupper()
        return text.capitalize() if is_capital or (is_eastern and text == "s") else text

    return _SHORT_SUPER.sub(as_written, _SUPER.sub(as_written, normal.text))


def is_digits_only(name: Name, tokens: Sequence[Token]) -> bool:
    """Whether a card was named by its number alone, as "3090", and could be any number."""
    return name.kind == "gpu" and name.last - name.first == 1 and tokens[name.first].is_digits


def _name(kind: NameKind, match: Any, start: int, end: int, tokens: Sequence[Token]) -> Name:
    inside = [index for index, token in enumerate(tokens) if token.start < end and token.end > start]
    return Name(kind, match, inside[0], inside[-1] + 1)
