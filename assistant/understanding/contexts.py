"""Lengths of context: "32k" is 32,768 tokens, as the configurations of models count them."""

from __future__ import annotations

import re

_THOUSANDS = re.compile(r"\d\s*[kк]", re.IGNORECASE)
"""The sign in Latin or Cyrillic letters: 64k, 64к."""
_BINARY_K = frozenset({4, 8, 16, 32, 64, 128, 256, 512})
"""Thousands that contexts have as powers of two [1,000 tokens]."""


def tokens(number: float, said: str) -> int:
    """Tokens of context that a number means, by the words that it was said with.

    >>> tokens(32_000, "32k"), tokens(32_000, "32000 tokens"), tokens(5_000, "5k")
    (32768, 32000, 5000)
    """
    thousands, rest = divmod(number, 1000)
    is_binary = not rest and thousands in _BINARY_K and _THOUSANDS.search(said) is not None
    return int(thousands) * 1024 if is_binary else int(number)
