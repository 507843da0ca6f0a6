"""``rigwise serve``: the HTTP server, bound to this machine unless a key protects it."""

from __future__ import annotations

import ipaddress

import click

from assistant.commands.common import settings
from assistant.settings import Settings


@click.command(name="serve")
@click.option("--host", help="Address to bind to (default: 127.0.0.1).")
@click.option("--port", type=click.IntRange(0, 65535), help="Port to bind to (default: 8000).")
def command(host: str | None, port: int | None) -> None:
    """Serve the HTTP API; its documentation is at /docs."""
    import uvicorn

    from api.app import create_app

    current = settings()
    address = host or current.host
    _refuse_open_door(address, current)
    uvicorn.run(
        create_app(current),
        host=address,
        port=current.port if port is None else port,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=20,
    )


def _refuse_open_door(address: str, current: Settings) -> None:
    if not is_loopback(address) and current.api_key is None:
        raise click.UsageError(
            f"Binding to {address} lets other machines in. Set RIGWISE_API_KEY to a secret of at least "
            "16 characters first, or bind to 127.0.0.1."
        )


def is_loopback(address: str) -> bool:
    """Whether an address reaches this machine only."""
    if address == "localhost":
        return True
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False
