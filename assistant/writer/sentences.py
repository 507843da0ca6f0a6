"""A stream of text as whole sentences; what is cut off is none."""

from __future__ import annotations

import re

from corpus.languages import base_language
from corpus.sentences import split_sentences

_BULLET = re.compile(r"^\s*(?:[-•–*]|\d{1,2}[.)])\s+")
_END = re.compile(r"[.!?…。！？][\"'”’»）)\]】」』]*$")


MOST_WAITING = 4000
"""Characters without the end of a sentence; more is no prose, and is thrown away."""


class SentenceStream:
    """Takes pieces of text, gives whole sentences as soon as the next one begins."""

    def __init__(self, language: str) -> None:
        self._language = base_language(language)
        self._rest = ""

    def take(self, piece: str) -> list[str]:
        """Sentences that are complete now."""
        self._rest = (self._rest + piece)[-MOST_WAITING:]
        spans = split_sentences(self._rest, self._language)
        if len(spans) < 2:
            return []
        done = [self._rest[start:end] for start, end in spans[:-1]]
        self._rest = self._rest[spans[-1][0] :]
        return [sentence for each in done if (sentence := _bare(each))]

    def end(self) -> tuple[list[str], str]:
        """The last sentence, if it is one, and what was cut off."""
        rest = _bare(self._rest)
        self._rest = ""
        return ([rest], "") if _END.search(rest) else ([], rest)


def _bare(sentence: str) -> str:
    """A sentence without the bullet or number of a list before it."""
    return " ".join(_BULLET.sub("", sentence).split())
