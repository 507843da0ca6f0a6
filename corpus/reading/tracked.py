"""Text that remembers where each of its characters came from."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterable
from dataclasses import dataclass

Replacement = str | Callable[[re.Match[str]], "str | tuple[str, int] | None"]


@dataclass(frozen=True, slots=True)
class OffsetMap:
    """Leads spans of a readable text back to the original.

    Args:
        runs: ``(start, end, original_start, original_end)``, in order and without gaps in the readable
            text. Runs of equal length match character by character, others as a whole.
    """

    runs: tuple[tuple[int, int, int, int], ...]

    def original_span(self, start: int, end: int) -> tuple[int, int]:
        """The span of the original that became ``[start, end)``.

        Raises:
            ValueError: the span is empty or outside the text.
        """
        if not self.runs or not 0 <= start < end <= self.runs[-1][1]:
            raise ValueError(f"no text at [{start}, {end})")
        first, last = self._run_at(start), self._run_at(end - 1)
        return self._place(first, start)[0], self._place(last, end - 1)[1]

    def _run_at(self, position: int) -> tuple[int, int, int, int]:
        return self.runs[bisect_right(self.runs, position, key=lambda run: run[0]) - 1]

    @staticmethod
    def _place(run: tuple[int, int, int, int], position: int) -> tuple[int, int]:
        start, end, original_start, original_end = run
        if end - start == original_end - original_start:
            return original_start + position - start, original_start + position - start + 1
        return original_start, original_end


@dataclass(slots=True)
class Tracked:
    """A text and, for each character, the span of the original that it stands for."""

    text: str
    starts: list[int]
    ends: list[int]

    @classmethod
    def of(cls, original: str) -> Tracked:
        """The original itself."""
        return cls(original, list(range(len(original))), list(range(1, len(original) + 1)))

    @classmethod
    def from_pieces(cls, pieces: Iterable[tuple[str, int, int]]) -> Tracked:
        """From ``(text, original_start, original_end)``; equal lengths match character by character."""
        texts: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        for text, start, end in pieces:
            texts.append(text)
            if len(text) == end - start:
                starts.extend(range(start, end))
                ends.extend(range(start + 1, end + 1))
            else:
                starts.extend([start] * len(text))
                ends.extend([end] * len(text))
        return cls("".join(texts), starts, ends)

    def sub(self, pattern: re.Pattern[str], replacement: Replacement) -> Tracked:
        """Replace every match.

        A function may return ``None`` to leave its match as it is, or the new text together with the
        position up to which it stands for the old one, if that lies behind the match. What replaces a match
        stands for all of it; what replaces nothing stands for the place.
        """
        pieces: list[str] = []
        starts: list[int] = []
        ends: list[int] = []
        position = 0
        for match in pattern.finditer(self.text):
            start, end = match.span()
            new = match.expand(replacement) if isinstance(replacement, str) else replacement(match)
            if isinstance(new, tuple):
                new, end = new
            if new is None or start < position or new == self.text[start:end]:
                continue
            pieces += (self.text[position:start], new)
            starts += self.starts[position:start]
            ends += self.ends[position:start]
            origin = self._origin(start, end)
            starts += [origin[0]] * len(new)
            ends += [origin[1]] * len(new)
            position = end
        if not pieces:
            return self
        return Tracked(
            "".join((*pieces, self.text[position:])),
            starts + self.starts[position:],
            ends + self.ends[position:],
        )

    def keep(self, pattern: re.Pattern[str], group: int) -> Tracked:
        """Of every match keep one group, each character in its place, and remove the rest."""
        kept: list[Tracked] = []
        position = 0
        for match in pattern.finditer(self.text):
            kept += (self.cut(position, match.start()), self.cut(*match.span(group)))
            position = match.end()
        kept.append(self.cut(position, len(self.text)))
        return Tracked(
            "".join(part.text for part in kept),
            [start for part in kept for start in part.starts],
            [end for part in kept for end in part.ends],
        )

    def cut(self, start: int, end: int) -> Tracked:
        """A part of the text."""
        return Tracked(self.text[start:end], self.starts[start:end], self.ends[start:end])

    def offset_map(self) -> OffsetMap:
        """The map of the whole text, with neighbouring characters joined into runs."""
        runs: list[tuple[int, int, int, int]] = []
        for index, (start, end) in enumerate(zip(self.starts, self.ends, strict=True)):
            if runs and _continues(runs[-1], start, end):
                first, _, original_start, _ = runs[-1]
                runs[-1] = (first, index + 1, original_start, end)
            else:
                runs.append((index, index + 1, start, end))
        return OffsetMap(tuple(runs))

    def _origin(self, start: int, end: int) -> tuple[int, int]:
        if start < end:
            return self.starts[start], self.ends[end - 1]
        place = self.starts[start] if start < len(self.text) else (self.ends[-1] if self.ends else 0)
        return place, place


def _continues(run: tuple[int, int, int, int], start: int, end: int) -> bool:
    one_to_one = run[1] - run[0] == run[3] - run[2]
    return one_to_one and start == run[3] and end == start + 1
