"""``rigwise ask``: one question, one answer."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import click

from assistant.commands.common import (
    EXIT_OF_KIND,
    guarded,
    json_option,
    language_option,
    plain_option,
    settings,
    show_answer,
)

if TYPE_CHECKING:
    from assistant.conversation import Conversations


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
def command(
    question: tuple[str, ...], as_json: bool, plain: bool, language: str | None, conversation: str | None
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
    with patience():
        answer = guarded(lambda: assistant.ask(text, conversation, language), language)
    show_answer(answer, as_json=as_json, plain=plain)
    sys.exit(EXIT_OF_KIND[answer.kind])


def _memory(conversation: str | None) -> Conversations | None:
    if conversation is None:
        return None
    from assistant.conversation_store import FILE_NAME, SqliteConversations

    return guarded(lambda: SqliteConversations(settings().home / FILE_NAME), None)
