"""Entry point of ``rigwise``: the command line of :mod:`assistant.cli` and the server's command."""

from __future__ import annotations

from assistant.cli import cli


def main() -> None:
    """Run the command line."""
    cli.lazy.setdefault("serve", ("api.serve", "Serve the HTTP API on this machine."))
    cli.lazy.setdefault("mcp", ("api.mcp.command", "Serve the tools over standard input and output."))
    cli.lazy.setdefault("keys", ("api.keys_command", "Make, list and revoke API keys."))
    cli(prog_name="rigwise")
