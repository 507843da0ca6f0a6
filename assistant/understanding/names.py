"""Products named in a question, found through the catalogs whatever the language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from assistant.understanding.normalise import NormalText
from assistant.understanding.tokens import Token
from rules.knowledge import Knowledge

_CATALOGS: Mapping[str, str] = {
    "gpu": "gpus",
    "cpu": "cpus",
    "model": "models",
    "quantization": "quantizations",
}


@dataclass(frozen=True, slots=True)
class Name:
    """A product at tokens ``first`` to ``last`` (excluded), as its catalog matched it.

    ``kind`` is ``gpu``, ``cpu``, ``model`` or ``quantization``.
    """

    kind: str
    match: Any
    first: int
    last: int


def find_names(normal: NormalText, tokens: Sequence[Token], knowledge: Knowledge) -> list[Name]:
    """All products, in order; of overlapping readings the longest."""
    found = [
        _name(kind, match, start, end, tokens)
        for kind, attribute in _CATALOGS.items()
        if (catalog := getattr(knowledge, attribute, None)) is not None
        for match, start, end in catalog.find_all(normal.text)
    ]
    kept: list[Name] = []
    for name in sorted(found, key=lambda name: name.first - name.last):
        if all(name.last <= other.first or other.last <= name.first for other in kept):
            kept.append(name)
    return sorted(kept, key=lambda name: name.first)


def _name(kind: str, match: Any, start: int, end: int, tokens: Sequence[Token]) -> Name:
    inside = [index for index, token in enumerate(tokens) if token.start < end and token.end > start]
    return Name(kind, match, inside[0], inside[-1] + 1)
