"""Entry point of ``rigwise``: the command line of :mod:`assistant.cli` and the server's command.

A question at a terminal is one short process, so its start and its end count; what is set here saves a
quarter of them.
"""

from __future__ import annotations

import atexit
import gc
import os
import sys

GC_THRESHOLD = 300_000
"""New objects between two rounds of the garbage collector; one question makes fewer, and they stay."""


def main() -> None:
    """Run the command line."""
    start_lightly()
    from assistant.cli import cli
    from assistant.commands.streams import standard_streams

    cli.lazy.setdefault("serve", ("api.serve", "Serve the chat page and the HTTP API."))
    cli.lazy.setdefault("mcp", ("api.mcp.command", "Serve the tools over standard input and output."))
    cli.lazy.setdefault("discord", ("api.discord.command", "Answer in Discord."))
    cli.lazy.setdefault("slack", ("api.slack.command", "Answer in Slack."))
    cli.lazy.setdefault("keys", ("api.keys_command", "Make, list and revoke API keys."))
    with standard_streams(next(iter(sys.argv[1:]), "")):
        cli(prog_name="rigwise")


def start_lightly() -> None:
    """No search for pydantic's plugins, since there are none; no collecting while starting or ending."""
    os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")
    gc.set_threshold(GC_THRESHOLD)
    atexit.register(gc.freeze)
