"""``rigwise keys``: the keys of the HTTP server."""

from __future__ import annotations

import sys

import click

from api.keys import SCOPES, KeyStore, Scope, open_keys
from assistant.commands.common import guarded, settings

EXIT_UNKNOWN = 2


@click.group(name="keys")
def command() -> None:
    """Make, list and revoke the keys that requests carry (Authorization: Bearer …)."""


@command.command()
@click.option("--name", default="", help="Whom or what the key is for.")
@click.option(
    "--scope",
    type=click.Choice(SCOPES),
    default="ask",
    show_default=True,
    help="ask: questions, rules, search, figures at /metrics. admin: adding and removing documents too.",
)
def create(name: str, scope: Scope) -> None:
    """Make a key. Its secret is printed this once; only a hash of it is stored."""
    key, secret = guarded(lambda: _store().create(name, scope), None)
    click.echo(f"Key {key.id} ({key.scope}) made. Keep the secret, it is not shown again:", err=True)
    click.echo(secret)


@command.command(name="list")
def list_keys() -> None:
    """List all keys, without their secrets."""
    keys = guarded(lambda: _store().all(), None)
    if not keys:
        click.echo("No keys yet. Make one with: rigwise keys create", err=True)
    for key in keys:
        state = f"revoked {key.revoked}" if key.revoked else "valid"
        click.echo(f"{key.id}  {key.scope:5}  made {key.created}  {state}  {key.name}".rstrip())


@command.command()
@click.argument("key_id")
def revoke(key_id: str) -> None:
    """Close a key for good; a running server refuses it from its next request on."""
    if not guarded(lambda: _store().revoke(key_id), None):
        click.echo(f"There is no valid key {key_id!r}. rigwise keys list shows all.", err=True)
        sys.exit(EXIT_UNKNOWN)
    click.echo(f"Key {key_id} revoked.")


def _store() -> KeyStore:
    return open_keys(settings())
