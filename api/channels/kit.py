"""What a bot of one platform works with, put together once."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from api.channels.asking import Asker
from api.channels.commands import Commands
from api.channels.gate import Gate
from api.channels.inbox import Inbox
from api.channels.pace import Pace
from api.channels.people import People
from api.channels.store import ChannelStore
from assistant.settings import Settings


@dataclass(frozen=True, slots=True)
class Kit:
    """The parts of one platform's bot; the asker and the store are their maker's to close."""

    store: ChannelStore
    asker: Asker
    inbox: Inbox
    gate: Gate
    people: People
    pace: Pace
    commands: Commands


def make_kit(
    store: ChannelStore,
    asker: Asker,
    settings: Settings,
    platform: str,
    *,
    workspaces: Collection[str],
    channels: Collection[str],
    admins: Collection[str],
) -> Kit:
    """The parts for one platform; empty lists of workspaces and channels let all in."""
    inbox, people = Inbox(store, platform), People(store, platform)
    gate = Gate(store, platform, workspaces=workspaces, channels=channels, admins=admins)
    pace = Pace(settings.channel_user_rate, settings.channel_rate)
    return Kit(store, asker, inbox, gate, people, pace, Commands(gate, people, inbox))
