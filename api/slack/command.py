"""``rigwise slack``: the bot as a process of its own, over Socket Mode."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import TYPE_CHECKING

import click

from api.slack.extra import EXTRA, is_installed
from api.slack.manifest import manifest
from assistant.commands.common import settings
from assistant.settings import Settings
from corpus.extras import install_command

if TYPE_CHECKING:
    from api.slack.socket import Socket


@click.command(name="slack")
@click.option("--manifest", "wants_manifest", is_flag=True, help="Print the app manifest and end.")
@click.option("--url", help="With --manifest: address of the rigwise serve that Slack is to call.")
@click.option("--remote", metavar="URL", help="Ask the Rigwise at this address instead of answering here.")
@click.option("--key", metavar="KEY", help="Key for that one; rather set RIGWISE_REMOTE_KEY.")
def command(wants_manifest: bool, url: str | None, remote: str | None, key: str | None) -> None:
    """Answer in Slack over Socket Mode; no public address is needed.

    \b
    1. Create an app at https://api.slack.com/apps from the manifest that --manifest prints.
    2. Install it into the workspace; set RIGWISE_SLACK_BOT_TOKEN to its bot token (xoxb-…).
    3. Make an app-level token with connections:write; set RIGWISE_SLACK_APP_TOKEN to it (xapp-…).
    """
    if wants_manifest:
        click.echo(manifest(url), nl=False)
        return
    if not is_installed():
        raise click.UsageError(f"This needs an extra. Install it with: {install_command(EXTRA)}")
    current = settings()
    current = replace(current, remote=remote or current.remote, remote_key=key or current.remote_key)
    for name, value in (
        ("RIGWISE_SLACK_BOT_TOKEN", current.slack_bot_token),
        ("RIGWISE_SLACK_APP_TOKEN", current.slack_app_token),
    ):
        if not value:
            raise click.UsageError(f"Set {name}; see rigwise slack --help.")
    asyncio.run(_serve(current))


async def _serve(current: Settings) -> None:
    from api.channels.process import asker_of
    from api.channels.store import open_channels
    from api.logs import configure_logs
    from api.slack.bot import SlackBot
    from api.slack.client import make_client
    from api.slack.socket import Socket

    configure_logs()
    store = open_channels(current)
    async with asker_of(current, "slack") as asker:
        bot = SlackBot(current, store, asker)
        socket = Socket(bot.app, str(current.slack_app_token), make_client(current, is_patient=False))
        bot.start()
        try:
            await _stay_connected(socket)
        finally:
            await socket.end()
            await bot.close()
    store.close()


async def _stay_connected(socket: Socket) -> None:
    """Until the process is told to stop."""
    from slack_sdk.errors import SlackApiError

    from api.channels.process import told_to_stop
    from api.slack.client import error_of

    connecting, stop = asyncio.create_task(socket.connect()), asyncio.create_task(told_to_stop())
    await asyncio.wait({connecting, stop}, return_when=asyncio.FIRST_COMPLETED)
    if not connecting.done():
        connecting.cancel()
        return
    try:
        connecting.result()
    except SlackApiError as fault:
        stop.cancel()
        text = f"Slack does not take RIGWISE_SLACK_APP_TOKEN: {error_of(fault)}"
        raise click.ClickException(text) from fault
    await stop
