"""Ctrl+C: a command that is stopped says so in the asker's language, and what became of its work."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NoReturn

import click

EXIT_INTERRUPTED = 128 + signal.SIGINT
"""Exit status of who was ended by Ctrl+C, 130, as shells have it."""


@contextmanager
def interruptible(
    language: str | Callable[[], str | None] | None = None, message: str = "command-interrupted"
) -> Iterator[None]:
    """Whatever is interrupted inside ends the command with a sentence on standard error.

    Args:
        language: of that sentence, or what finds it out then; by default that of the environment.
        message: id of the sentence.
    """
    try:
        yield
    except KeyboardInterrupt:
        _end(language() if callable(language) else language, message)


def _end(language: str | None, message: str) -> NoReturn:
    from assistant.answering.wording import wording
    from assistant.commands.common import system_language

    click.echo(f"\n{wording(language or system_language())(message)}", err=True)
    sys.exit(EXIT_INTERRUPTED)
