"""Some models think aloud before they reply; what stands between their marks is no reply."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

_OPEN, _CLOSE = "<think>", "</think>"
_LONG = 100


def without_thoughts(pieces: Iterable[str]) -> Iterator[str]:
    """The pieces of a reply without the thoughts that it may begin with; nothing of an unfinished thought.

    >>> list(without_thoughts(["<thi", "nk>1 + 1 is", " 3</th", "ink>\\n", "Two."]))
    ['\\n', 'Two.']
    """
    begun, is_decided = "", False
    for piece in pieces:
        if is_decided:
            yield piece
            continue
        begun = _shortened(begun) + piece
        rest = _reply(begun)
        if rest is not None:
            is_decided = True
            yield from [rest] if rest else []
    if not is_decided and not begun.lstrip().startswith(_OPEN):
        yield begun


def _shortened(begun: str) -> str:
    """A long thought as its beginning and its end, so that its length costs nothing."""
    is_long = len(begun) > _LONG and begun.lstrip().startswith(_OPEN)
    return _OPEN + begun[-len(_CLOSE) :] if is_long else begun


def _reply(begun: str) -> str | None:
    """What a reply says after its thoughts; ``None`` while that cannot be told."""
    text = begun.lstrip()
    if text.startswith(_OPEN):
        _, is_closed, rest = text.partition(_CLOSE)
        return rest if is_closed else None
    return None if _OPEN.startswith(text) else begun
