"""How a platform shows the answer to one message, and what keeps it from doing so."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from api.channels.asking import Progress
from assistant.answer import Answer


class ReplyError(Exception):
    """The platform does not take a message right now.

    Args:
        retry_after_s: seconds to wait, where the platform names them.
    """

    def __init__(self, retry_after_s: float | None = None) -> None:
        super().__init__(retry_after_s)
        self.retry_after_s = retry_after_s


class GoneError(Exception):
    """The answer can never be delivered: the channel is gone, or the bot was thrown out."""


class Reply(Protocol):
    """The answer to one message as its platform shows it, made anew each time the message is taken up.

    Every method may raise :class:`ReplyError` and :class:`GoneError`.
    """

    async def placeholder(self) -> Mapping[str, Any]:
        """Show that the question is being answered.

        The result comes back in ``Claimed.note`` when the message is taken up again; a placeholder that is
        there already is used again, so that nobody sees two.
        """

    async def update(self, step: Progress) -> None:
        """Show a step on the way to the answer."""

    async def finish(self, answer: Answer) -> None:
        """Show the answer. Called again after a failure, it shows it once."""

    async def fail(self, text: str) -> None:
        """Show why there is no answer."""
