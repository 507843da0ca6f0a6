"""``rigwise ask``: one question, one answer."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from assistant.commands.common import (
    EXIT_OF_KIND,
    collection_option,
    guarded,
    heard,
    json_option,
    language_option,
    plain_option,
    settings,
    show_answer,
)
from assistant.commands.interrupting import interruptible

if TYPE_CHECKING:
    from assistant.answer import Answer
    from assistant.assistant import Assistant
    from assistant.conversation import Conversations
    from assistant.events import Dropped


_QUESTION = re.compile(r"-\d|-[^-].*\s")
"""A question that begins with a minus: no option has a digit or a space."""


class _Ask(click.Command):
    """Takes a question that begins with a minus for a question."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Hide the minus of a question from the parser of options behind a space."""
        return super().parse_args(ctx, [f" {arg}" if _QUESTION.match(arg) else arg for arg in args])


@click.command(name="ask", cls=_Ask)
@click.argument("question", nargs=-1, required=True)
@json_option
@plain_option
@language_option
@click.option("--conversation", help="Id of an earlier answer's conversation, to ask a follow-up.")
@collection_option
@click.option("--explain", is_flag=True, help="Tell what of a language model's words was dropped, and why.")
def command(
    question: tuple[str, ...],
    as_json: bool,
    plain: bool,
    language: str | None,
    conversation: str | None,
    collection: str | None,
    explain: bool,
) -> None:
    """Answer one question; "-" reads it from standard input.

    \b
    Exit code: 0 answer, 2 bad input, 3 nothing carries an answer, 4 a question back.
    """
    from assistant.assistant import Assistant
    from assistant.progress import patience

    text = sys.stdin.read() if question == ("-",) else " ".join(question)
    current = settings()
    assistant = Assistant(current, _memory(conversation))
    spoken = language or (lambda: heard(assistant, text))
    with interruptible(spoken), patience():
        answer, dropped = guarded(
            lambda: _asked(assistant, text, conversation, language, collection),
            spoken,
        )
    show_answer(answer, as_json=as_json, plain=plain)
    if explain:
        click.echo("\n".join(_explained(answer, dropped)), err=True)
    sys.exit(EXIT_OF_KIND[answer.kind])


def _asked(
    assistant: Assistant, text: str, conversation: str | None, language: str | None, collection: str | None
) -> tuple[Answer, list[Dropped]]:
    """The answer, and what was kept from it on the way."""
    from assistant.events import Done, Dropped

    dropped: list[Dropped] = []
    for event in assistant.stream(text, conversation, language, collection=collection):
        if isinstance(event, Dropped):
            dropped.append(event)
        elif isinstance(event, Done):
            return event.answer, dropped
    raise AssertionError("a way without an end")


def _explained(answer: Answer, dropped: list[Dropped]) -> Iterator[str]:
    """How much of a language model's words was kept, and each text that was not."""
    from assistant.writer.errors import CAUSES
    from assistant.writer.faults import REASONS

    added = answer.wording
    if added is None:
        yield "No language model had a part in this (RIGWISE_LLM_URL, see rigwise settings)."
        return
    ended = f"; {added.reason}, {CAUSES[added.reason]}" if added.reason else ""
    yield f"{added.model}: {added.kept} kept, {sum(added.dropped.values())} dropped{ended}."
    for sentence in added.sentences:
        yield f"+ {sentence.text}\n    from {sentence.statement}"
    for each in dropped:
        at = f": {each.detail}" if each.detail else ""
        yield f"- {each.text!r}\n    {each.reason}, {REASONS[each.reason]}{at}"


def _memory(conversation: str | None) -> Conversations | None:
    if conversation is None:
        return None
    from assistant.conversation_store import open_conversations

    return guarded(lambda: open_conversations(settings()), None)
