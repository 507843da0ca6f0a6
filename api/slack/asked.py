"""Somebody says something to the bot: who, where, and where a reply goes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from api.channels.message import Message
from api.channels.scope import scoped
from api.channels.store import ChannelStore

PLATFORM = "slack"


@dataclass(frozen=True, slots=True)
class Asked:
    """Something said to the bot.

    Args:
        ts: the message's own id in its channel.
        thread: the id of the message that its thread begins with; for a command, a name for the talk of one
            user with the bot in one channel.
        since: the id of the message after which replies come.
        response_url: where a reply goes that only the asker sees.
        is_private: whether every reply goes there; else those do that cannot go into the thread.
    """

    event_id: str
    team: str
    channel: str
    ts: str
    thread: str
    user: str
    text: str
    since: str
    is_direct: bool = False
    response_url: str | None = None
    is_private: bool = False

    @property
    def place(self) -> str:
        """Workspace and channel."""
        return f"{self.team}/{self.channel}"

    @property
    def asker(self) -> str:
        """Workspace and user."""
        return f"{self.team}/{self.user}"

    def conversation_id(self, store: ChannelStore) -> str:
        """The conversation of the thread."""
        return store.conversation_id(PLATFORM, self.team, self.channel, self.thread)

    def message(self, store: ChannelStore, language: str | None, locale: str | None) -> Message:
        """The same for the inbox."""
        text, collection = scoped(self.text)
        return Message(
            platform=PLATFORM,
            event_id=self.event_id,
            place=self.place,
            ts=self.ts,
            conversation_id=self.conversation_id(store),
            user=self.asker,
            text=text,
            reply_to=self._reply_to(),
            language=language,
            locale=locale,
            collection=collection,
        )

    def _reply_to(self) -> Mapping[str, Any]:
        names = ("team", "channel", "thread", "user", "since")
        thread = {} if self.is_private else {name: getattr(self, name) for name in names}
        return {**thread, **({"response_url": self.response_url} if self.response_url else {})}


def in_message(body: Mapping[str, Any], event: Mapping[str, Any], text: str) -> Asked:
    """What was said in a message of a channel or of a direct conversation."""
    return Asked(
        event_id=body["event_id"],
        team=body.get("team_id") or event["team"],
        channel=event["channel"],
        ts=event["ts"],
        thread=event.get("thread_ts") or event["ts"],
        user=event["user"],
        text=text,
        since=event["ts"],
        is_direct=event.get("channel_type") == "im",
    )


def in_command(body: Mapping[str, Any], text: str) -> Asked:
    """What was said with the command; follow-ups are those of the same user in the same channel."""
    return Asked(
        event_id=body["trigger_id"],
        team=body["team_id"],
        channel=body["channel_id"],
        ts=body["trigger_id"],
        thread=f"command {body['user_id']}",
        user=body["user_id"],
        text=text,
        since="",
        is_direct=body.get("channel_name") == "directmessage",
        response_url=body["response_url"],
        is_private=True,
    )


def about_message(body: Mapping[str, Any], text: str) -> Asked:
    """A message that somebody else may have written, which the user of the shortcut wants answered."""
    message, trigger = body["message"], body["trigger_id"]
    return Asked(
        event_id=trigger,
        team=body["team"]["id"],
        channel=body["channel"]["id"],
        ts=f"{message['ts']}+{trigger}",
        thread=message.get("thread_ts") or message["ts"],
        user=body["user"]["id"],
        text=text,
        since=message["ts"],
        response_url=body["response_url"],
    )
