"""Text that remembers where each of its characters came from."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field

Replacement = str | Callable[[re.Match[str]], "str | tuple[str, int] | None"]
Run = tuple[int, int, int, int]
"""``(start, end, original_start, original_end)``: of equal length, its characters match one by one,
otherwise each stands for the whole of the original's part."""


@dataclass(frozen=True, slots=True)
class OffsetMap:
    """Leads spans of a readable text back to the original.

    Args:
        runs: in order and without gaps in the readable text.
    """

    runs: tuple[Run, ...]

    def original_span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the original that became ``[start, end)``.

        Raises:
            ValueError: the span is empty or outside the text.
        """
        if not self.runs or not 0 <= start < end <= self.runs[-1][1]:
            raise ValueError(f"no text at [{start}, {end})")
        return _place(self.runs, start)[0], _place(self.runs, end - 1)[1]


@dataclass(frozen=True, slots=True)
class Tracked:
    """A text and the runs that lead each of its characters to what it stands for in the original."""

    text: str
    runs: tuple[Run, ...]

    @classmethod
    def of(cls, original: str) -> Tracked:
        """The original itself."""
        return cls.from_pieces([(original, 0, len(original))])

    @classmethod
    def from_pieces(cls, pieces: Iterable[tuple[str, int, int]]) -> Tracked:
        """From ``(text, original_start, original_end)``; equal lengths match character by character."""
        built = _Builder()
        for text, start, end in pieces:
            built.add(text, start, end)
        return built.tracked()

    def sub(self, pattern: re.Pattern[str], replacement: Replacement) -> Tracked:
        """Replace every match.

        A function may return ``None`` to leave its match as it is, or the new text together with the
        position up to which it stands for the old one, if that lies behind the match. What replaces a match
        stands for all of it; what replaces nothing stands for the place.
        """
        built = _Builder()
        position = 0
        for match in pattern.finditer(self.text):
            start, end = match.span()
            new = match.expand(replacement) if isinstance(replacement, str) else replacement(match)
            if isinstance(new, tuple):
                new, end = new
            if new is None or start < position or new == self.text[start:end]:
                continue
            self._copy(built, position, start)
            built.add(new, *self._origin(start, end), whole=True)
            position = end
        if not position and not built.runs:
            return self
        self._copy(built, position, len(self.text))
        return built.tracked()

    def keep(self, pattern: re.Pattern[str], group: int) -> Tracked:
        """Of every match keep one group, each character in its place, and remove the rest."""
        built = _Builder()
        position = 0
        for match in pattern.finditer(self.text):
            self._copy(built, position, match.start())
            self._copy(built, *match.span(group))
            position = match.end()
        self._copy(built, position, len(self.text))
        return built.tracked()

    def cut(self, start: int, end: int) -> Tracked:
        """A part of the text."""
        built = _Builder()
        self._copy(built, start, end)
        return built.tracked()

    def offset_map(self) -> OffsetMap:
        """The map of the whole text."""
        return OffsetMap(self.runs)

    def _copy(self, built: _Builder, start: int, end: int) -> None:
        for low, high, original_start, original_end, whole in _clipped(self.runs, start, end):
            built.add(self.text[low:high], original_start, original_end, whole=whole)

    def _origin(self, start: int, end: int) -> tuple[int, int]:
        if start < end:
            return _place(self.runs, start)[0], _place(self.runs, end - 1)[1]
        if start < len(self.text):
            place = _place(self.runs, start)[0]
        else:
            place = self.runs[-1][3] if self.runs else 0
        return place, place


@dataclass(slots=True)
class _Builder:
    """A tracked text that is being put together."""

    texts: list[str] = field(default_factory=list)
    runs: list[Run] = field(default_factory=list)
    length: int = 0

    def add(self, text: str, start: int, end: int, *, whole: bool = False) -> None:
        """Append a text that stands for ``[start, end)``, character by character unless as a ``whole``."""
        if not text:
            return
        self.texts.append(text)
        size = len(text)
        if whole and 1 < size == end - start:
            self.runs.extend((self.length + n, self.length + n + 1, start, end) for n in range(size))
        elif size == end - start and self.runs and _continues(self.runs[-1], start):
            first, _, original_start, _ = self.runs[-1]
            self.runs[-1] = (first, self.length + size, original_start, end)
        else:
            self.runs.append((self.length, self.length + size, start, end))
        self.length += size

    def tracked(self) -> Tracked:
        """What was put together."""
        return Tracked("".join(self.texts), tuple(self.runs))


def _clipped(runs: tuple[Run, ...], low: int, high: int) -> Iterator[tuple[int, int, int, int, bool]]:
    """The parts of the runs inside ``[low, high)``, each with whether it stands for its part as a whole."""
    index = _index(runs, low) if low < high else len(runs)
    while index < len(runs) and runs[index][0] < high:
        start, end, original_start, original_end = runs[index]
        first, last = max(low, start), min(high, end)
        if end - start == original_end - original_start:
            yield first, last, original_start + first - start, original_start + last - start, False
        else:
            yield first, last, original_start, original_end, True
        index += 1


def _index(runs: tuple[Run, ...], position: int) -> int:
    return bisect_right(runs, (position, float("inf"))) - 1


def _place(runs: tuple[Run, ...], position: int) -> tuple[int, int]:
    start, end, original_start, original_end = runs[_index(runs, position)]
    if end - start == original_end - original_start:
        return original_start + position - start, original_start + position - start + 1
    return original_start, original_end


def _continues(run: Run, start: int) -> bool:
    return run[1] - run[0] == run[3] - run[2] and start == run[3]
