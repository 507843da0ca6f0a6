"""``rigwise discord``: the bot on the gateway, or the registration of its commands."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import click

from api.discord.extra import EXTRA, is_installed
from assistant.commands.common import settings
from assistant.setting_values import SettingError, address
from assistant.settings import Settings
from corpus.extras import install_command


@click.command(name="discord")
@click.option("--remote", metavar="URL", help="Let the Rigwise at this address answer (RIGWISE_REMOTE).")
@click.option("--key", help="Key for that one; rather set RIGWISE_REMOTE_KEY.")
@click.option("--register", "is_registering", is_flag=True, help="Register the slash commands, then end.")
def command(remote: str | None, key: str | None, is_registering: bool) -> None:
    """Answer in Discord: mentions, direct messages, slash commands.

    Needs RIGWISE_DISCORD_TOKEN. Register the commands once after each update, with --register.
    """
    if not is_installed():
        raise click.UsageError(f"This needs an extra. Install it with: {install_command(EXTRA)}")
    current = _with_remote(settings(), remote, key)
    if not current.discord_token:
        raise click.UsageError("Set RIGWISE_DISCORD_TOKEN to the bot token of your Discord application.")
    from api.discord.process import NotRegisteredError, RefusedTokenError, register, serve

    try:
        asyncio.run(register(current) if is_registering else serve(current))
    except RefusedTokenError as fault:
        raise click.UsageError("Discord does not accept RIGWISE_DISCORD_TOKEN.") from fault
    except NotRegisteredError as fault:
        raise click.ClickException(f"Discord does not take the commands: {fault}") from fault
    if is_registering:
        click.echo("The commands are registered.")


def _with_remote(current: Settings, remote: str | None, key: str | None) -> Settings:
    try:
        url = address({"--remote": remote or ""}, "--remote")
    except SettingError as fault:
        raise click.UsageError(str(fault)) from fault
    return replace(current, remote=url or current.remote, remote_key=key or current.remote_key)
