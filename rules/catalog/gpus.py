"""The GPU catalog: cards by name, by any way to write the name, and by search."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Literal, NamedTuple

from rules.catalog.gpu import Gpu
from rules.catalog.gpu_reader import Mention, read_mentions
from rules.catalog.gpu_rows import GpuRows, load_rows
from rules.catalog.names import fold

if TYPE_CHECKING:
    from rules.catalog.lookup import Lookup

FOUND = 512
"""Names whose card is remembered; the rules of one answer ask for the same cards again and again."""
__all__ = ["FoundGpu", "Gpu", "GpuCatalog", "GpuMatch"]


@dataclass(frozen=True, slots=True)
class GpuMatch:
    """What a name stands for.

    Attributes:
        kind: ``exact``: one card; ``variants``: several (memory, form), one of them assumed;
            ``unknown``: no such card.
        asked: the name as written.
        gpu: the card, or the assumed one of several; ``None`` where there is no such card.
        candidates: all cards that fit, the assumed one first.
        nearest: real cards near a name that does not exist, best first.
        asked_memory_gb: memory that the text gives the card [GB], if it does.
    """

    kind: Literal["exact", "variants", "unknown"]
    asked: str
    gpu: Gpu | None = None
    candidates: tuple[Gpu, ...] = ()
    nearest: tuple[Gpu, ...] = ()
    asked_memory_gb: float | None = None

    @property
    def default(self) -> Gpu | None:
        """The card that is assumed; the same as :attr:`gpu`."""
        return self.gpu

    @property
    def memory_conflicts(self) -> bool:
        """Whether the text gives the card a memory size that no variant was sold with."""
        if self.asked_memory_gb is None or self.gpu is None:
            return False
        if self.gpu.unified_memory:
            return self.asked_memory_gb > self.gpu.memory_gb
        board = self.gpu.memory_gb * self.gpu.gpus_per_board
        return self.asked_memory_gb not in (self.gpu.memory_gb, board)


class FoundGpu(NamedTuple):
    """A card in a text: what it is, and the characters of its name without a count."""

    match: GpuMatch
    start: int
    end: int


class GpuCatalog:
    """All cards; safe to share between threads."""

    def __init__(self, rows: GpuRows) -> None:
        self._rows = rows
        self._found = lru_cache(maxsize=FOUND)(self._find)

    @classmethod
    def load(cls) -> GpuCatalog:
        """The shipped catalog, read from disk once per process.

        Raises:
            ParameterFileError: the built file is missing columns or is no catalog.
        """
        return cls(load_rows())

    def __len__(self) -> int:
        return len(self._rows)

    def names(self) -> list[str]:
        """All names, as :meth:`get` takes them."""
        return list(self._rows.numbers)

    def get(self, name: str) -> Gpu:
        """The card with exactly this name.

        Raises:
            KeyError: no such name.
        """
        return self._rows.gpu(self._rows.numbers[name])

    def find(self, text: str) -> GpuMatch:
        """The card that a name stands for, however it is written.

        >>> GpuCatalog.load().find("3090ti").gpu.name
        'GeForce RTX 3090 Ti'
        """
        return self._found(text.strip())

    def _find(self, text: str) -> GpuMatch:
        mentions = read_mentions(text, self._rows, as_name=True)
        longest = max(mentions, key=lambda mention: mention.end - mention.start, default=None)
        if longest and len(longest.numbers) == 1 and longest.end - longest.start == len(text):
            return self._match(longest, text)
        number = self._rows.by_spelling(text)
        if number is not None:
            gpu = self._rows.gpu(number)
            return GpuMatch("exact", text, gpu, (gpu,))
        return self._match(longest, text) if longest else self._unknown(text, fold(text))

    def find_all(self, text: str) -> list[FoundGpu]:
        """Every card in a text, in order, with the characters of its name.

        Quantities (``3090 W``, ``$4060``, ``1080p``) are not cards; a count (``4x3090``) is outside the span.

        >>> found = GpuCatalog.load().find_all("2x4090?")[0]
        >>> (found.match.gpu.name, found.start, found.end)
        ('GeForce RTX 4090', 2, 6)
        """
        return [
            FoundGpu(self._match(mention, text[mention.start : mention.end]), mention.start, mention.end)
            for mention in read_mentions(text, self._rows)
        ]

    def look_up(self, text: str, limit: int = 10) -> Lookup[Gpu]:
        """Cards that a name stands for, then all whose names hold its words.

        Cards for a slot come before laptop parts and integrated ones, those that everybody buys before those
        of workstations and servers; then the newest generation first, and in each the largest card.
        """
        from rules.catalog.lookup import holding, looked_up

        match = self.find(text)
        names = sorted(holding(text, list(self._rows.numbers)), key=self._rows.relevance)
        meant = [gpu.name for gpu in match.candidates]
        return looked_up([*meant, *names], self.get, match.nearest, limit)

    def _match(self, mention: Mention, asked: str) -> GpuMatch:
        if not mention.numbers:
            return self._unknown(asked, mention.wanted)
        cards = tuple(map(self._rows.gpu, mention.numbers))
        kind: Literal["exact", "variants"] = "exact" if len(cards) == 1 else "variants"
        return GpuMatch(kind, asked, cards[0], cards, asked_memory_gb=mention.memory_gb)

    def _unknown(self, asked: str, wanted: str) -> GpuMatch:
        from rules.catalog.nearest import nearest_models, nearest_names

        words, numbers = self._rows.desktop_names
        close = nearest_models(wanted, words) or nearest_names(wanted, words, limit=6)
        rows = dict.fromkeys(numbers[position] for position in close)
        return GpuMatch("unknown", asked, nearest=tuple(self._rows.gpu(number) for number in list(rows)[:3]))
