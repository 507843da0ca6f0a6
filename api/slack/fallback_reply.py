"""The answer to a shortcut: in the thread, or to the user alone where the bot may not write."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from api.channels.asking import Progress
from api.channels.runner import GoneError, Reply
from assistant.answer import Answer


@dataclass
class FallbackReply:
    """See :class:`~api.channels.runner.Reply`.

    Args:
        reply: tried first.
        other: used where the channel of the first one is closed to the bot.
    """

    reply: Reply
    other: Reply

    async def placeholder(self) -> Mapping[str, Any]:
        """See :class:`~api.channels.runner.Reply`."""
        try:
            return await self.reply.placeholder()
        except GoneError:
            self.reply = self.other
            return await self.reply.placeholder()

    async def update(self, step: Progress) -> None:
        """See :class:`~api.channels.runner.Reply`."""
        await self.reply.update(step)

    async def finish(self, answer: Answer) -> None:
        """See :class:`~api.channels.runner.Reply`."""
        await self.reply.finish(answer)

    async def fail(self, text: str) -> None:
        """See :class:`~api.channels.runner.Reply`."""
        await self.reply.fail(text)
