"""Answers what was accepted: in turn within a conversation, several conversations at once, to the end."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import aclosing, suppress
from functools import partial
from typing import TypeVar

import structlog

from api.channels.asking import Asker, NotNowError, RefusalError
from api.channels.inbox import Inbox
from api.channels.language import DEFAULT
from api.channels.message import Claimed
from api.channels.reply import GoneError, Reply, ReplyError
from api.logs import places
from assistant.answer import Answer
from assistant.answering.wording import wording
from assistant.events import Done

__all__ = ["GoneError", "Reply", "ReplyError", "Runner"]

T = TypeVar("T")
PARALLEL = 8
ATTEMPTS = 6
FIRST_PAUSE_S = 1.0
LONGEST_PAUSE_S = 60.0
LOOK_S = 1.0
PURGE_S = 3600.0
DRAIN_S = 20.0
PATIENCE_S = 24 * 3600.0
"""Seconds for which an answer waits for its platform to take it."""


class Runner:
    """Takes questions from the inbox until it is closed.

    Args:
        open_reply: the reply to a message.
        parallel: conversations that are answered at once.
        first_pause_s: before a question that failed is taken up again; it doubles each time.
    """

    def __init__(
        self,
        inbox: Inbox,
        asker: Asker,
        open_reply: Callable[[Claimed], Reply],
        *,
        parallel: int = PARALLEL,
        first_pause_s: float = FIRST_PAUSE_S,
    ) -> None:
        self._inbox = inbox
        self._asker = asker
        self._open_reply = open_reply
        self._room = asyncio.Semaphore(parallel)
        self._first_pause_s = first_pause_s
        self._news = asyncio.Event()
        self._is_closing = False
        self._running: dict[asyncio.Task[None], int] = {}
        self._keepers: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Begin, with what processes that are gone have left first."""
        self._keepers = [asyncio.create_task(keeper()) for keeper in (self._take, self._renew, self._purge)]

    def wake(self) -> None:
        """Look into the inbox now: a message was accepted."""
        self._news.set()

    async def close(self, deadline_s: float = DRAIN_S) -> None:
        """Take nothing more, finish what is being answered, and give back what is not ready in time."""
        self._is_closing = True
        self.wake()
        take, *others = self._keepers or [asyncio.create_task(asyncio.sleep(0))]
        await asyncio.wait({take})
        if self._running:
            await asyncio.wait(self._running, timeout=deadline_s)
        for task in (*self._running, *others):
            task.cancel()
        await asyncio.gather(*self._running, *others, return_exceptions=True)

    async def _take(self) -> None:
        await self._steadily(self._inbox.take_over)
        while not self._is_closing:
            self._news.clear()
            await self._room.acquire()
            item = None if self._is_closing else await self._steadily(self._inbox.claim)
            if item is not None:
                self._begin(item)
                continue
            self._room.release()
            with suppress(TimeoutError):
                await asyncio.wait_for(self._news.wait(), LOOK_S)

    def _begin(self, item: Claimed) -> None:
        task = asyncio.create_task(self._serve(item))
        self._running[task] = item.id
        task.add_done_callback(self._end)

    def _end(self, task: asyncio.Task[None]) -> None:
        del self._running[task]
        self._room.release()
        self.wake()

    async def _serve(self, item: Claimed) -> None:
        """One question, whatever becomes of it."""
        try:
            await self._answer(item, self._open_reply(item))
        except asyncio.CancelledError:
            self._inbox.fail(item.id, 0)
            raise
        except GoneError:
            await asyncio.to_thread(self._inbox.drop, item.id)
        except ReplyError as fault:
            await self._when_platform_is_back(item, fault.retry_after_s)
        except NotNowError as fault:
            await self._again(item, fault.retry_after_s)
        except Exception as fault:  # noqa: BLE001, the edge of the surface
            structlog.get_logger().error("channel", kind=type(fault).__name__, at=places(fault))
            await self._again(item, None)

    async def _answer(self, item: Claimed, reply: Reply) -> None:
        note = await reply.placeholder()
        await asyncio.to_thread(self._inbox.note, item.id, note)
        try:
            answer = item.answer or await self._found(item, reply)
        except RefusalError as refusal:
            await reply.fail(refusal.text)
        else:
            await asyncio.to_thread(self._inbox.keep_answer, item.id, answer)
            await reply.finish(answer)
        await asyncio.to_thread(self._inbox.complete, item.id)

    async def _found(self, item: Claimed, reply: Reply) -> Answer:
        message = item.message
        if item.attempt > 1:
            earlier = await self._asker.answered(message.conversation_id, message.text, item.accepted)
            if earlier is not None:
                return earlier
        async with aclosing(self._asker.events(message.asked)) as events:
            async for step in events:
                if isinstance(step, Done):
                    return step.answer
                await reply.update(step)
        raise NotNowError

    async def _again(self, item: Claimed, retry_after_s: float | None) -> None:
        """Put a question back; after too many attempts tell its asker, if that is possible at all."""
        if item.attempt < ATTEMPTS:
            return await self._put_back(item, retry_after_s)
        structlog.get_logger().error("channel: given up", platform=item.message.platform)
        words = wording(item.message.language or item.message.locale or DEFAULT)
        with suppress(ReplyError, GoneError):
            await self._open_reply(item).fail(words("channel-unavailable"))
        return await asyncio.to_thread(self._inbox.drop, item.id)

    async def _when_platform_is_back(self, item: Claimed, retry_after_s: float | None) -> None:
        """Put a question back that nobody could be told about either; an outage may last for hours."""
        if time.time() - item.accepted < PATIENCE_S:
            return await self._put_back(item, retry_after_s)
        structlog.get_logger().error("channel: not delivered", platform=item.message.platform)
        return await asyncio.to_thread(self._inbox.drop, item.id)

    async def _put_back(self, item: Claimed, retry_after_s: float | None) -> None:
        pause_s = min(self._first_pause_s * 2.0 ** min(item.attempt - 1, 10), LONGEST_PAUSE_S)
        pause_s = max(pause_s, retry_after_s or 0.0)
        await asyncio.to_thread(self._inbox.fail, item.id, pause_s)
        asyncio.get_running_loop().call_later(pause_s, self.wake)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self._inbox.lease_s / 3)
            await self._steadily(partial(self._inbox.renew, list(self._running.values())))

    async def _purge(self) -> None:
        while True:
            await self._steadily(self._inbox.purge)
            await asyncio.sleep(PURGE_S)

    async def _steadily(self, call: Callable[[], T]) -> T | None:
        """The result of a call to the inbox; a fault in it is logged and does not end the runner."""
        try:
            return await asyncio.to_thread(call)
        except Exception as fault:  # noqa: BLE001, the edge of the surface
            structlog.get_logger().error("channel: state", kind=type(fault).__name__, at=places(fault))
            return None
