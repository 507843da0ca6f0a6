"""``rigwise serve``: the HTTP server, bound to this machine unless keys protect it."""

from __future__ import annotations

import socket
import sys
from contextlib import ExitStack, suppress
from dataclasses import replace

import click

from api.addresses import is_loopback
from api.keys import open_keys
from api.listening import BACKLOG, listen
from api.tracing import start_tracing
from assistant.commands.common import guarded, settings
from assistant.settings import Settings

DRAIN_S = 20
NOT_STARTED = 3
"""Exit code of a server that did not get as far as answering."""
TURN_S = 0.0002
"""Seconds after which a thread that computes lets the event loop in, which everybody waits for."""


@click.command(name="serve")
@click.option("--host", help="Address to bind to (default: 127.0.0.1).")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to bind to (default: 8000; 0: any free).")
def command(host: str | None, port: int | None) -> None:
    """Serve the chat page and the HTTP API; its documentation is at /docs. Ctrl+C ends it."""
    current = settings()
    current = replace(current, host=host or current.host, port=current.port if port is None else port)
    _refuse_open_door(current)
    _refuse_half_a_bot(current)
    start_tracing()
    sys.setswitchinterval(TURN_S)
    with ExitStack() as opened:
        sockets = [opened.enter_context(each) for each in listen(current.host, current.port)]
        _run(current, sockets)


def _run(current: Settings, sockets: list[socket.socket]) -> None:
    """Serve until the process is told to end."""
    import uvicorn

    from api.app import create_app
    from api.protocol import Http

    config = uvicorn.Config(
        guarded(lambda: create_app(current), None),
        http=Http.with_timeout(current.timeout_s),
        ws="none",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=DRAIN_S,
        backlog=BACKLOG,
    )
    server = uvicorn.Server(config)
    _announce(current.host, sockets)
    with suppress(KeyboardInterrupt):
        server.run(sockets)
    if not server.started:
        sys.exit(NOT_STARTED)


def _announce(host: str, sockets: list[socket.socket]) -> None:
    """Where to go; on standard output, as the log is on the other."""
    port = sockets[0].getsockname()[1]
    name = f"[{host}]" if ":" in host else host
    click.echo(f"Starting on http://{name}:{port}, the interface is described at /docs. Ctrl+C ends it.")


def _refuse_open_door(current: Settings) -> None:
    """Other machines are let in only where a key is asked for."""
    if is_loopback(current.host) or current.api_key or _has_keys(current):
        return
    raise click.UsageError(
        f"Binding to {current.host} lets other machines in. Make a key first (rigwise keys create), or set "
        "RIGWISE_API_KEY to a secret of at least 16 characters, or bind to 127.0.0.1."
    )


def _refuse_half_a_bot(current: Settings) -> None:
    """A bot that takes questions in must be able to answer them."""
    if current.discord_public_key and not current.discord_token:
        raise click.UsageError("RIGWISE_DISCORD_PUBLIC_KEY needs RIGWISE_DISCORD_TOKEN beside it.")


def _has_keys(current: Settings) -> bool:
    keys = guarded(lambda: open_keys(current).all(), None)
    return any(key.revoked is None for key in keys)
