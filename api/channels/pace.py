"""How many questions one person, and one channel, may ask in a while."""

from __future__ import annotations

import math
import time
from dataclasses import dataclass
from typing import Literal

from assistant.answering.wording import wording


@dataclass(frozen=True, slots=True)
class Wait:
    """How long whom a limit makes wait.

    Args:
        seconds: from now on.
        of: whose limit it is.
    """

    seconds: int
    of: Literal["user", "channel"]


class Pace:
    """Counts questions in a moving window.

    Args:
        user_rate: for one person, ``10/minute``.
        channel_rate: for one channel.
    """

    def __init__(self, user_rate: str, channel_rate: str) -> None:
        from limits import parse
        from limits.aio.storage import MemoryStorage
        from limits.aio.strategies import MovingWindowRateLimiter

        self._user_rate = parse(user_rate)
        self._channel_rate = parse(channel_rate)
        self._limiter = MovingWindowRateLimiter(MemoryStorage())

    async def wait(self, user: str, place: str) -> Wait | None:
        """Count a question; how long its asker has to wait, if it is one too many."""
        if not await self._limiter.hit(self._user_rate, "user", user):
            return Wait(await self._seconds(self._user_rate, "user", user), "user")
        if not await self._limiter.hit(self._channel_rate, "channel", place):
            return Wait(await self._seconds(self._channel_rate, "channel", place), "channel")
        return None

    async def _seconds(self, rate: object, kind: str, name: str) -> int:
        stats = await self._limiter.get_window_stats(rate, kind, name)  # type: ignore[arg-type]
        return max(1, math.ceil(stats.reset_time - time.time()))


def wait_text(wait: Wait, language: str) -> str:
    """The same as a sentence for the asker."""
    return wording(language)(f"channel-rate-{wait.of}", seconds=wait.seconds)
