"""Languages that are not ours but look like one of ours: Italian beside Spanish, Ukrainian beside Russian."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import yaml

from assistant.understanding.language_file import phrases
from assistant.understanding.normalise import fold

_Loader = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_LEAST = 2.0
_MARGIN = 1.0
"""At least so many small words and letters must speak for a neighbour, and so many more than for ours."""


class Neighbour(NamedTuple):
    """A language that no answer comes in: its code, its small words in matching form, its own letters."""

    code: str
    words: frozenset[str]
    letters: str


def neighbour(words: Sequence[str], original: str, ours: float) -> str | None:
    """The code of the neighbour that a question is in, if one has more of its words than any of ours.

    Args:
        words: of the question, in matching form, without names.
        original: the question as it came.
        ours: small words and letters of the language of ours with the most.
    """
    scores = {each.code: _score(each, words, original) for each in _neighbours()}
    best = max(scores, key=lambda code: scores[code])
    return best if scores[best] >= _LEAST and scores[best] > ours + _MARGIN else None


def _score(each: Neighbour, words: Sequence[str], original: str) -> float:
    small = sum(word in each.words for word in words)
    return small + sum(letter in original for letter in each.letters)


@cache
def _neighbours() -> tuple[Neighbour, ...]:
    text = (files(__package__) / "neighbours.yaml").read_text(encoding="utf-8")
    table = yaml.load(text, _Loader)  # noqa: S506
    return tuple(
        Neighbour(code, frozenset(phrases(fold(entry["words"].replace("\n", " ")))), entry.get("letters", ""))
        for code, entry in table.items()
    )
