"""``rigwise chat``: a conversation in the terminal, with line editing and history."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from assistant.commands.common import (
    collection_option,
    guarded,
    heard,
    language_option,
    plain_option,
    settings,
    show_answer,
    tell,
)

if TYPE_CHECKING:
    from assistant.answer import Answer

HISTORY_LINES = 1000


@click.command(name="chat")
@plain_option
@language_option
@collection_option
@click.option("--conversation", help="Id of a conversation to go on with.")
def command(plain: bool, language: str | None, collection: str | None, conversation: str | None) -> None:
    """Talk: ask, then ask on ("and with four?", "why?", "in Turkish please"). End with Ctrl-D or "exit"."""
    from assistant.assistant import Assistant
    from assistant.conversation import new_id
    from assistant.conversation_store import open_conversations

    current = settings()
    store = guarded(lambda: open_conversations(current), language)
    assistant = Assistant(current, store)
    conversation = conversation or new_id()
    asked = partial(assistant.ask, conversation_id=conversation, language=language, collection=collection)
    for line in _lines(current.home / "history.txt"):
        _turn(asked, line, language or partial(heard, assistant, line), plain)
    click.echo(f"rigwise chat --conversation {conversation}", err=True)


def _turn(
    asked: Callable[[str], Answer], line: str, language: str | Callable[[], str | None], plain: bool
) -> None:
    from assistant.problems import PROBLEMS
    from assistant.progress import patience

    try:
        with patience():
            answer = asked(line)
    except PROBLEMS as problem:
        tell(problem, language() if callable(language) else language)
        return
    show_answer(answer, as_json=False, plain=plain)
    click.echo()


def _lines(history: Path) -> Iterator[str]:
    interactive = sys.stdin.isatty()
    if interactive:
        _read_history(history)
    while True:
        try:
            line = input("? " if interactive else "")
        except (EOFError, KeyboardInterrupt):
            break
        if line.strip().lower() in ("exit", "quit"):
            break
        if line.strip():
            yield line
    if interactive:
        _write_history(history)


def _read_history(path: Path) -> None:
    import readline

    if path.is_file():
        readline.read_history_file(path)
    readline.set_history_length(HISTORY_LINES)


def _write_history(path: Path) -> None:
    import readline

    readline.write_history_file(path)
