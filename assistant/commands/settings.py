"""``rigwise settings``: every setting, its value, and what it means."""

from __future__ import annotations

import os

import click

from assistant.commands import common
from assistant.settings import SETTINGS


@click.command(name="settings")
def command() -> None:
    """List every setting; all are environment variables."""
    current = common.settings()
    for setting in SETTINGS:
        value = os.environ.get(setting.name) or setting.default
        if setting.name == "RIGWISE_HOME":
            value = str(current.home)
        click.echo(f"{setting.name}={'(set)' if setting.is_secret and value else value}")
        click.echo(f"    {setting.meaning}")
