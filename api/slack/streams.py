"""Messages that grow while they are read, where Slack has them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient

from api.slack.client import GONE, error_of

_NEVER = frozenset(
    {
        "access_denied",
        "channel_type_not_supported",
        "feature_not_enabled",
        "method_deprecated",
        "missing_scope",
        "no_permission",
        "not_allowed_token_type",
        "unknown_method",
    }
)
"""What Slack says where an app cannot stream; anything else may be otherwise next time."""


@dataclass
class Streams:
    """Where this workspace lets us stream; found out by the first attempt in each kind of channel.

    Args:
        client: one that does not wait when Slack has no room for a stream.
    """

    client: AsyncWebClient
    _refused: set[str] = field(default_factory=set)

    async def begin(self, to: Mapping[str, Any]) -> str | None:
        """The id of a new message that can be streamed to; ``None`` where there is no such thing now.

        Raises:
            SlackApiError: the channel is closed to the bot.
        """
        kind = to["channel"][:1]
        if kind in self._refused:
            return None
        try:
            begun = await self.client.chat_startStream(
                channel=to["channel"],
                thread_ts=to["thread"],
                recipient_team_id=to["team"],
                recipient_user_id=to["user"],
            )
        except SlackApiError as fault:
            if error_of(fault) in GONE:
                raise
            if error_of(fault) in _NEVER:
                self._refused.add(kind)
            return None
        return str(begun["ts"])
