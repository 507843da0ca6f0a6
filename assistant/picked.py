"""What a message picks from what the answer before offered: an option of a question back, or a follow-up."""

from __future__ import annotations

from collections.abc import Sequence

from assistant.answer import Answer
from assistant.understanding.frame import Frame


def picked_text(frame: Frame, last: Answer | None) -> str | None:
    """The words that stand for the pick, to be understood in its place; ``None`` where nothing is picked.

    A bare digit picks only from the options of a question back; after an answer it is a number of cards.
    """
    if frame.pick is None or last is None:
        return None
    if last.clarification is not None:
        return _at(frame.pick.position, last.clarification.options)
    is_of_cards = bool(frame.offered) or "gpu_compare" in frame.rules
    return None if is_of_cards or not frame.pick.in_words else _at(frame.pick.position, last.follow_ups)


def _at(position: int, offered: Sequence[str]) -> str | None:
    if position == -1:
        return offered[-1] if offered else None
    return offered[position - 1] if 1 <= position <= len(offered) else None
