"""The buttons below an answer: what to ask next, and whether it helped."""

from __future__ import annotations

from collections.abc import Sequence

from api.discord import limits
from api.discord.cards import Button
from api.discord.custom_ids import custom_id
from assistant.answer import Answer
from assistant.answering.wording import wording

Rows = tuple[tuple[Button, ...], ...]


def rows_below(answer: Answer) -> Rows:
    """Rows of buttons: one press asks the question written on it; the thumbs rate the answer."""
    offered = tuple(
        Button(custom_id("ask", answer.id, position), text, "primary")
        for position, text in enumerate(_on_buttons(_offers(answer)))
    )
    return tuple(row for row in (offered, _thumbs(answer)) if row)


def without_buttons(answer: Answer) -> Answer:
    """The answer without what its buttons say already."""
    if answer.clarification:
        rest = _in_text(answer.clarification.options)
        asked = answer.clarification.model_copy(update={"options": rest})
        return answer.model_copy(update={"clarification": asked})
    return answer.model_copy(update={"follow_ups": _in_text(answer.follow_ups)})


def again_button(message_id: str, language: str) -> Button:
    """Below a note that a question was changed."""
    return Button(custom_id("again", message_id), wording(language)("channel-recompute"), "primary")


def _offers(answer: Answer) -> Sequence[str]:
    return answer.clarification.options if answer.clarification else answer.follow_ups


def _on_buttons(offers: Sequence[str]) -> list[str]:
    return [text for text in dict.fromkeys(offers) if len(text) <= limits.BUTTON_LABEL][
        : limits.BUTTONS_IN_ROW
    ]


def _in_text(offers: Sequence[str]) -> tuple[str, ...]:
    shown = _on_buttons(offers)
    return tuple(text for text in offers if text not in shown)


def _thumbs(answer: Answer) -> tuple[Button, ...]:
    if answer.kind not in ("answer", "abstention"):
        return ()
    words = wording(answer.language)
    return (
        Button(custom_id("up", answer.id), words("channel-helpful")),
        Button(custom_id("down", answer.id), words("channel-not-helpful")),
    )
