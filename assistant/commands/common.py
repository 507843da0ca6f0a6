"""What commands share: settings, languages, exit codes, and how an answer or a fault is shown."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, NoReturn, TypeVar

import click

from assistant.settings import SettingError, Settings
from corpus.languages import LANGUAGES

if TYPE_CHECKING:
    from assistant.answer import Answer, Kind
    from assistant.assistant import Assistant
    from assistant.problems import Problem
    from rules.knowledge import Knowledge

T = TypeVar("T")

EXIT_OF_KIND: dict[Kind, int] = {"answer": 0, "smalltalk": 0, "abstention": 3, "clarification": 4}
EXIT_SOME_REFUSED = 1
EXIT_BAD_INPUT = 2
EXIT_NOTHING_FOUND = 3
_UNKNOWN_TERMINAL = (100, 24)
"""Columns and lines where the output goes to no terminal that says its own."""


def with_words(ctx: click.Context, param: click.Parameter, tag: str | None) -> str | None:
    """A language that there are words of; English where there are none yet."""
    from assistant.answering.locale import locales

    return tag if tag is None or tag in locales() else "en"


def known_encoding(ctx: click.Context, param: click.Parameter, name: str | None) -> str | None:
    """The name of an encoding of text.

    Raises:
        click.BadParameter: there is none of that name.
    """
    try:
        if name is not None:
            b" ".decode(name, "replace")
    except LookupError as error:
        raise click.BadParameter(
            f"{name!r} is no encoding of text; known are utf-8, gb18030, big5, cp1252, cp1254 and others."
        ) from error
    return name


language_option = click.option(
    "--language",
    "-l",
    type=click.Choice(LANGUAGES),
    callback=with_words,
    help="Language of the answer; by default that of the question.",
)
collection_option = click.option(
    "--collection", metavar="NAME", help="Quote from this collection only; “guides” are those of Rigwise."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON.")
plain_option = click.option("--plain", is_flag=True, help="Print plain text without colours or boxes.")


def settings() -> Settings:
    """The settings in force; a wrong one ends the command with its message."""
    try:
        return Settings.from_environment()
    except SettingError as error:
        raise click.UsageError(str(error)) from error


def knowledge() -> Knowledge:
    """Parameters and catalogs as of today, with the user's own prices and models."""
    from datetime import date

    from assistant.own import own_knowledge

    return guarded(lambda: own_knowledge(settings(), date.today()), None)


def show_answer(answer: Answer, *, as_json: bool, plain: bool) -> None:
    """Print an answer as JSON, plain text, or for a terminal; output that is no terminal gets plain text."""
    if as_json:
        click.echo(answer.model_dump_json(indent=2))
        return
    from assistant.answering.outline import outline

    if plain or not sys.stdout.isatty():
        from assistant.answering.renderers.plain import plain as render

        click.echo(render(outline(answer), shutil.get_terminal_size(_UNKNOWN_TERMINAL).columns))
        return
    from rich.console import Console

    from assistant.answering.renderers.terminal import show

    show(outline(answer), Console())


def refuse(problem: Problem, language: str | None) -> NoReturn:
    """Tell a fault in the asker's language on standard error and end with exit code 2."""
    tell(problem, language)
    sys.exit(EXIT_BAD_INPUT)


def tell(problem: Problem, language: str | None) -> None:
    """Tell a fault in the asker's language on standard error."""
    from assistant.answering.wording import wording
    from assistant.problems import problem_text

    click.echo(problem_text(problem, wording(language or system_language())), err=True)


def guarded(call: Callable[[], T], language: str | Callable[[], str | None] | None) -> T:
    """The result of a call; a fault that the asker can do something about is told and ends the command.

    Args:
        language: that it is told in, or what finds it out then.
    """
    try:
        return call()
    except _problems() as problem:
        refuse(problem, language() if callable(language) else language)


def heard(assistant: Assistant, question: str) -> str | None:
    """The language of a question, where it has one."""
    from assistant.understanding.errors import QuestionError

    try:
        return assistant.language_of(question)
    except QuestionError:
        return None


def _problems() -> tuple[type[Problem], ...]:
    """The faults, loaded where there is one."""
    from assistant.problems import PROBLEMS

    return PROBLEMS


def system_language() -> str:
    """The language of the environment, if it is one of ours and has a locale, else English."""
    from assistant.answering.locale import locales

    tag = (os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en").split(
        "."
    )[0]
    if tag.startswith("zh"):
        return "zh-Hant" if any(region in tag for region in ("TW", "HK", "MO", "Hant")) else "zh-Hans"
    base = tag.split("_")[0]
    return base if base in locales() else "en"
