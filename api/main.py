"""Entry point of ``rigwise``: the command line of :mod:`assistant.cli` and the server's command."""

from __future__ import annotations

import gc

from assistant.cli import cli

# Starting up makes many objects that live on; looking through them again and again is a tenth of its time.
GC_THRESHOLD = 100_000


def main() -> None:
    """Run the command line."""
    gc.set_threshold(GC_THRESHOLD)
    cli.lazy.setdefault("serve", ("api.serve", "Serve the HTTP API on this machine."))
    cli.lazy.setdefault("mcp", ("api.mcp.command", "Serve the tools over standard input and output."))
    cli.lazy.setdefault("keys", ("api.keys_command", "Make, list and revoke API keys."))
    cli(prog_name="rigwise")
