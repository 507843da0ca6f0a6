"""The model's tokenizer: the most probable way to cut a text into known pieces.

References:
    Kudo, "Subword Regularization", 2018: the unigram language model and its Viterbi search.
"""

from __future__ import annotations

import re
from functools import cached_property, lru_cache
from itertools import chain

from assistant.retrieval.embedders.weights import Pieces

SPACE = "\u2581"
WORDS = 8_192
"""Words whose pieces are kept: most of a text is words that were there before."""
_WORD = re.compile(f"{SPACE}[^{SPACE}]*")
_NEVER = -1e30
_UNKNOWN_PENALTY = 10.0


class UnigramTokenizer:
    """Cuts text into piece ids, exactly as the engine that the weights were made for."""

    def __init__(self, pieces: Pieces) -> None:
        self._pieces = pieces
        self._word = lru_cache(maxsize=WORDS)(self._cut)
        self._longest = max(map(len, pieces.texts))
        self._unknown_score = float(pieces.scores.min()) - _UNKNOWN_PENALTY

    def ids(self, text: str) -> list[int]:
        """Ids of ``text``, with the special ids that open and close a window."""
        words = _WORD.findall(self._prepare(text))
        return [self._pieces.bos, *chain.from_iterable(map(self._word, words)), self._pieces.eos]

    def count(self, text: str) -> int:
        """How many ids ``text`` takes, special ids included."""
        return len(self.ids(text))

    @cached_property
    def _scores(self) -> dict[str, tuple[int, float]]:
        scores = self._pieces.scores.tolist()
        return {text: (id_, scores[id_]) for id_, text in enumerate(self._pieces.texts) if text}

    def _prepare(self, text: str) -> str:
        plain = re.sub(" {2,}", " ", text.translate(self._pieces.normaliser))
        return (plain if plain.startswith(" ") else f" {plain}").replace(" ", SPACE)

    def _cut(self, text: str) -> tuple[int, ...]:
        """Ids of one word; no piece reaches over the space before the next."""
        piece, origin = self._search(text)
        ids: list[int] = []
        position = len(text)
        while position:
            ids.append(piece[position])
            position = origin[position]
        return tuple(reversed(ids))

    def _search(self, text: str) -> tuple[list[int], list[int]]:
        length = len(text)
        best = [0.0] + [_NEVER] * length
        piece = [self._pieces.unknown] * (length + 1)
        origin = [0] * (length + 1)
        scores, unknown = self._scores, self._pieces.unknown
        for start in range(length):
            so_far = best[start]
            for end in range(start + 1, min(start + self._longest, length) + 1):
                found = scores.get(text[start:end])
                if found and found[0] != unknown and so_far + found[1] > best[end]:
                    best[end], piece[end], origin[end] = so_far + found[1], found[0], start
            if so_far + self._unknown_score > best[start + 1]:
                best[start + 1], piece[start + 1] = so_far + self._unknown_score, unknown
                origin[start + 1] = start
        return piece, origin
