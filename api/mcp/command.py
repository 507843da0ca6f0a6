"""``rigwise mcp``: the protocol over standard input and output, for programs that start it themselves."""

from __future__ import annotations

import asyncio
import os

import click

from api.mcp.extra import EXTRA, is_installed
from assistant.commands.common import settings
from corpus.extras import install_command


@click.command(name="mcp")
def command() -> None:
    """Serve the tools over standard input and output (Model Context Protocol)."""
    if not is_installed():
        raise click.UsageError(f"This needs an extra. Install it with: {install_command(EXTRA)}")
    asyncio.run(_serve())


async def _serve() -> None:
    from mcp.server.stdio import stdio_server

    from api.desk import Desk
    from api.logs import configure_logs
    from api.mcp.server import make_server
    from api.metrics import Metrics
    from api.workers import Workers
    from assistant.assistant import Assistant

    configure_logs()
    current = settings()
    workers = Workers(os.cpu_count() or 2, current.queue)
    server = make_server(Desk(Assistant(current), workers, Metrics()))
    async with stdio_server() as (incoming, outgoing):
        await server.run(incoming, outgoing, server.create_initialization_options())
    workers.close()
