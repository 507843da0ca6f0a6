"""A turn with some numbers of its question changed: computed anew, in the place of the one before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from assistant.answering.compose import render, with_languages
from assistant.answering.wording import wording
from assistant.assistant import Assistant
from assistant.conversation import Turn
from assistant.dialogue import noted
from assistant.edited_numbers import refuse_new_faults
from assistant.events import completed
from assistant.stopwatch import Stopwatch
from assistant.understanding.frame import Frame
from assistant.understanding.rewriting import Change, Phrases, is_below_zero, is_number, rewritten


def edit(
    assistant: Assistant,
    conversation_id: str,
    turn: Turn,
    changes: Sequence[Change],
    collection: str | None = None,
) -> Turn:
    """Answer the question of a turn again, with other numbers, and keep it where the turn stood.

    The answer keeps its id and the feedback on it; a language model adds nothing. The conversation goes on
    from its last turn, be it this one or another.

    Args:
        turn: of the conversation, with a frame.
        changes: of facts that :func:`can_be_edited` holds for, to numbers that were
            :func:`~assistant.edited_numbers.checked`.
        collection: the only one to quote from; by default everything.

    Returns:
        The turn as it is kept now.

    Raises:
        CollectionError: there is no collection of that name.
        EditError: a rule refuses the new number; the turn stays as it is.
        ValueError: the turn has no frame.
    """
    if turn.frame is None:
        raise ValueError("a turn without a frame cannot be edited")
    words = wording(turn.frame.language)
    phrases = Phrases(
        daily=lambda number: words("fact-hours-a-day", number=number),
        at_most=lambda number: words("fact-at-most", number=number),
    )
    changed = rewritten(turn.frame, changes, assistant.knowledge, phrases)
    field = "changes.0.value" if len(changes) == 1 else "changes"
    refuse_new_faults(turn.frame, changed, changes[-1].place, field, assistant.knowledge)
    return _again(assistant, turn, changed, conversation_id, collection)


def can_be_edited(frame: Frame, place: int | str) -> bool:
    """Whether a count or a slot of a question can get another number; also one of 0, which no rule takes.

    Args:
        place: as in :class:`~assistant.understanding.rewriting.Change`.
    """
    if frame.act != "ask" or frame.view != "ask":
        return False
    if isinstance(place, int):
        count = frame.cards[place].count
        return count is not None and count >= 0
    slot = frame.slots[place]
    return place != "choice" and is_number(slot) and not is_below_zero(slot)


def _again(
    assistant: Assistant, before: Turn, frame: Frame, conversation_id: str, within: str | None
) -> Turn:
    """The turn with another frame, its answer under the same id, kept."""
    clock = Stopwatch()
    conversation = assistant.conversations.load(conversation_id)
    asked_in = replace(conversation, collection=within, answer=None)
    reply = assistant.dialogue.reply(frame, asked_in, clock)
    understood, settled, draft = completed(noted(reply))
    with clock("compose"):
        draft = with_languages(draft, settled.language) if settled.foreign else draft
        answer = render(draft, before.answer.id, conversation_id, settled.language)
    answer = answer.model_copy(update={"timings_ms": clock.milliseconds()})
    turn = replace(before, question=frame.question, answer=answer, frame=understood)
    is_last = conversation.answer is not None and conversation.answer.id == answer.id
    assistant.conversations.amend(conversation.after(settled, answer) if is_last else conversation, turn)
    return turn
