"""How many tokens a text takes, word by word.

No piece of the shipped model's vocabulary reaches over a space, so the tokens of a text are those of its
words and what opens and closes a window. Words come again and again; counting each once is many times faster
than cutting the same text anew, and the same to the token.
"""

from __future__ import annotations

from collections.abc import Callable

KEPT = 50_000
"""Most words whose counts are remembered; a few megabytes."""
LONGEST_KEPT = 40


class WordCounts:
    """Counts the tokens of guarded texts.

    Args:
        count: tokens of a whole text, with everything that is added to it.
    """

    def __init__(self, count: Callable[[str], int]) -> None:
        self._count = count
        self._around = count("a") + count("b") - count("a b")
        self._known: dict[str, int] = {}

    def __call__(self, text: str) -> int:
        """Tokens of a text whose white space is single spaces."""
        if not text:
            return self._count(text)
        return self._around + sum(map(self._word, text.split(" ")))

    def _word(self, word: str) -> int:
        found = self._known.get(word)
        if found is None:
            found = self._count(word) - self._around if word else 0
            if len(word) <= LONGEST_KEPT:
                if len(self._known) >= KEPT:
                    self._known.clear()
                self._known[word] = found
        return found
