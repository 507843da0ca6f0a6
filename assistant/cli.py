"""The command line: one lazily imported module per command, so that ``--help`` loads none of them."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

import click

from assistant.commands.interrupting import interruptible
from assistant.version import __version__

_COMMANDS: Mapping[str, tuple[str, str]] = {
    "ask": ("assistant.commands.ask", "Answer one question."),
    "explain": ("assistant.commands.explain", "Tell how a question is understood."),
    "chat": ("assistant.commands.chat", "Talk: questions and follow-ups, line by line."),
    "rule": ("assistant.commands.rule", "Compute one rule from given values."),
    "plot": ("assistant.commands.plot", "Draw a chart of a computation as SVG."),
    "catalog": ("assistant.commands.catalog", "Look up cards, processors, language models."),
    "prices": ("assistant.commands.prices", "Show prices, or import your own."),
    "model": ("assistant.commands.model", "Add a language model of your own."),
    "search": ("assistant.commands.search", "Show the passages nearest to a question."),
    "ingest": ("assistant.commands.ingest", "Add documents of your own to the search."),
    "documents": ("assistant.commands.documents", "List or remove your own documents."),
    "collections": ("assistant.commands.collections", "List or delete collections of your own documents."),
    "sources": ("assistant.commands.sources", "List sources, or show a document at a place."),
    "eval": ("assistant.commands.evaluate", "Run the golden sets and print the metrics."),
    "conversations": ("assistant.commands.conversations", "List, export, delete stored conversations."),
    "feedback": ("assistant.commands.feedback", "Export what askers think of answers."),
    "worker": ("assistant.commands.worker", "Encode documents for an ingest elsewhere."),
    "migrate": ("assistant.commands.migrate", "Bring the stored state up to this version."),
    "backup": ("assistant.commands.backup", "Write all that is stored into one archive."),
    "restore": ("assistant.commands.restore", "Put a backup into an empty folder."),
    "embedder": ("assistant.commands.embedder", "Show or export the embedding model."),
    "settings": ("assistant.commands.settings", "List every setting with its value."),
    "completion": ("assistant.commands.completion", "Print the completion script of a shell."),
}


class LazyGroup(click.Group):
    """A group whose commands are imported when they are called; their help lines are known beforehand."""

    def __init__(
        self, *args: object, commands: Mapping[str, tuple[str, str]] = _COMMANDS, **settings: object
    ) -> None:
        super().__init__(*args, **settings)  # type: ignore[arg-type]
        self.lazy = dict(commands)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command called; Ctrl+C ends it with a sentence where it says nothing of its own."""
        with interruptible():
            return super().invoke(ctx)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names, in the order in which a newcomer needs them."""
        return [*self.lazy, *(name for name in super().list_commands(ctx) if name not in self.lazy)]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now."""
        if cmd_name not in self.lazy:
            return super().get_command(ctx, cmd_name)
        command: click.Command = import_module(self.lazy[cmd_name][0]).command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing any."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, self._line(ctx, name)) for name in self.list_commands(ctx)])

    def _line(self, ctx: click.Context, name: str) -> str:
        if name in self.lazy:
            return self.lazy[name][1]
        command = super().get_command(ctx, name)
        return command.get_short_help_str() if command else ""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command called; a name that is none is answered with the nearest."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as error:
            from difflib import get_close_matches

            close = get_close_matches(args[0], self.list_commands(ctx), n=1)
            hint = f" Did you mean {close[0]!r}?" if close else ""
            raise click.UsageError(f"{error.message}{hint}", ctx) from error


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="rigwise")
def cli() -> None:
    """Rigwise answers questions about machines for deep learning and local language models.

    Every statement is computed by a stated rule or quoted from a dated guide. It works offline.

    \b
    rigwise ask "What PSU do I need for four RTX 3090?"
    rigwise ask "6000 元能买哪张显卡？"
    """
