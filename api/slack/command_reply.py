"""The answer to a command or a button where the bot is no member: seen by the asker alone."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from slack_sdk.webhook.async_client import AsyncWebhookClient

from api.channels.asking import Progress
from api.channels.message import Claimed
from api.channels.runner import GoneError, ReplyError
from api.slack.client import TIMEOUT_S, TRANSPORT_FAULTS
from api.slack.render import Rendered, bare, render
from api.slack.text import escape
from assistant.answer import Answer

USES = 5
"""So often Slack lets an address for responses be used."""
_SENT = "sent"
_GONE = frozenset({403, 404, 410})


@dataclass
class CommandReply:
    """See :class:`~api.channels.runner.Reply`; the command's acknowledgement is the placeholder.

    Args:
        keep: notes how many messages were sent; what is sent here cannot be looked up afterwards.
    """

    item: Claimed
    keep: Callable[[int, Mapping[str, Any]], None]

    async def placeholder(self) -> Mapping[str, Any]:
        """See :class:`~api.channels.runner.Reply`."""
        return self.item.note

    async def update(self, step: Progress) -> None:
        """See :class:`~api.channels.runner.Reply`; each step would use the address up."""

    async def finish(self, answer: Answer) -> None:
        """See :class:`~api.channels.runner.Reply`."""
        messages = render(answer)[: USES - 1]
        for number in range(self.item.note.get(_SENT, 0), len(messages)):
            if not await self._send(messages[number]):
                return await self._send_bare(answer)
            await asyncio.to_thread(self.keep, self.item.id, {_SENT: number + 1})
        return None

    async def _send_bare(self, answer: Answer) -> None:
        for message in bare(answer)[: USES - 1]:
            await self._send(message)

    async def fail(self, text: str) -> None:
        """See :class:`~api.channels.runner.Reply`."""
        await self._send(Rendered([], escape(text)))

    async def _send(self, message: Rendered) -> bool:
        """Send a message; whether Slack could read it."""
        client = AsyncWebhookClient(self.item.message.reply_to["response_url"], timeout=TIMEOUT_S)
        body = {"response_type": "ephemeral", "replace_original": False, "text": message.text}
        try:
            sent = await client.send_dict({**body, "blocks": message.blocks} if message.blocks else body)
        except TRANSPORT_FAULTS as fault:
            raise ReplyError from fault
        if sent.status_code in _GONE:
            raise GoneError(sent.body)
        if sent.status_code == 429 or sent.status_code >= 500:
            raise ReplyError(float(sent.headers.get("Retry-After", 0)) or None)
        return sent.status_code == 200
