"""An answer on its way back: to an interaction while its token lasts, else to the channel."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

import structlog

from api.channels.asking import Progress
from api.channels.message import Claimed
from api.channels.runner import ReplyError
from api.discord import limits
from api.discord.cards import Post
from api.discord.charts import Charts
from api.discord.escape import escape
from api.discord.faults import TokenError
from api.discord.mail import Mail
from api.discord.render import posts, quoted
from assistant.answer import Answer

_SETTLED_S = 5.0
"""After so many seconds a first response that Discord does not know of will not come any more."""

_PAUSE_S = 1.0
_SENT = "sent"


def to_message(channel: str, message: str) -> dict[str, Any]:
    """Where the answer to a message goes."""
    return {"channel": channel, "message": message}


def to_interaction(channel: str, application: str, token: str) -> dict[str, Any]:
    """Where the answer to an interaction goes."""
    return {"channel": channel, "application": application, "token": token}


@dataclass(frozen=True, slots=True)
class _Address:
    channel: str
    message: str | None = None
    application: str = ""
    token: str = ""


class DiscordReply:
    """See :class:`~api.channels.runner.Reply`.

    Args:
        keep: notes down how far this reply has come.
    """

    def __init__(
        self,
        claimed: Claimed,
        mail: Mail,
        charts: Charts,
        keep: Callable[[Mapping[str, Any]], None],
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._claimed = claimed
        self._to = _Address(**claimed.message.reply_to)
        self._mail = mail
        self._charts = charts
        self._keep = keep
        self._age_s = clock() - claimed.accepted
        self._note = dict(claimed.note)

    async def placeholder(self) -> Mapping[str, Any]:
        """A command shows that it works by itself; in a channel the bot is seen typing.

        After a restart, a look into the channel tells what was sent without that being known any more.
        """
        if not self._to.token:
            with suppress(ReplyError):
                await self._mail.show_typing(self._to.channel)
        if self._claimed.attempt > 1 and self._to.message and not self._note.get(_SENT):
            self._note[_SENT] = await self._mail.replies_to(self._to.channel, self._to.message)
        return self._note

    async def update(self, step: Progress) -> None:
        """Nothing: Discord allows few changes of a message, and an answer is there in a moment."""

    async def finish(self, answer: Answer) -> None:
        """Send what has not been sent yet, with charts below the first message."""
        asked = self._claimed.message.text if self._to.token else None
        first, *others = posts(answer, asked)
        files = await self._charts.of(answer)
        await self._send_all((replace(first, files=files), *others))

    async def fail(self, text: str) -> None:
        """Say why there is no answer."""
        asked = quoted(self._claimed.message.text) if self._to.token else ""
        await self._send_all((Post(f"{asked}{escape(text)}"[: limits.CONTENT]),))

    async def _send_all(self, messages: tuple[Post, ...]) -> None:
        for number in range(self._note.get(_SENT, 0), len(messages)):
            await self._send(number, messages[number])
            self._note[_SENT] = number + 1
            self._keep(self._note)

    async def _send(self, number: int, post: Post) -> None:
        if self._to.token and self._age_s < limits.TOKEN_S:
            try:
                return await self._through_token(number, post)
            except TokenError as fault:
                if not fault.is_over and self._age_s < _SETTLED_S:
                    raise ReplyError(_PAUSE_S) from fault
                structlog.get_logger().info("discord: token is over")
        nonce = f"{self._claimed.message.ts}.{number}"
        return await self._mail.send(self._to.channel, post, nonce, self._to.message)

    async def _through_token(self, number: int, post: Post) -> None:
        if number == 0:
            await self._mail.edit_first(self._to.application, self._to.token, post)
        else:
            await self._mail.follow_up(self._to.application, self._to.token, post)
