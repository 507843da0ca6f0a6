"""Clients of Slack's Web API, and its faults as those of a reply."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
from slack_sdk.errors import SlackApiError, SlackClientError
from slack_sdk.http_retry.builtin_async_handlers import AsyncRateLimitErrorRetryHandler
from slack_sdk.web.async_client import AsyncWebClient

from api.channels.runner import GoneError, ReplyError
from assistant.settings import Settings

PATIENCE = 3
TIMEOUT_S = 20
GONE = frozenset(
    {
        "cannot_reply_to_message",
        "channel_not_found",
        "is_archived",
        "not_in_channel",
        "restricted_action",
        "thread_not_found",
        "user_disabled",
        "user_not_found",
    }
)
TRANSPORT_FAULTS = (SlackClientError, aiohttp.ClientError, asyncio.TimeoutError, OSError)
"""What a call may raise, :class:`SlackApiError` among it."""


def make_client(settings: Settings, *, is_patient: bool = True, timeout_s: int = TIMEOUT_S) -> AsyncWebClient:
    """A client; a patient one waits as long as Slack asks it to, and then sends again.

    It does so only where Slack has refused a call, so that no message is sent twice.
    """
    handlers = [AsyncRateLimitErrorRetryHandler(max_retry_count=PATIENCE)] if is_patient else []
    return AsyncWebClient(
        token=settings.slack_bot_token,
        base_url=settings.slack_url.rstrip("/") + "/",
        timeout=timeout_s,
        retry_handlers=list(handlers),
        logger=logging.getLogger("rigwise.slack"),
    )


class Connections:
    """Keeps the connections of some clients open between calls, once it is open itself."""

    def __init__(self, *clients: AsyncWebClient) -> None:
        self._clients = clients

    def open(self) -> None:
        """Begin; inside a running loop."""
        for client in self._clients:
            client.session = aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(client.timeout))

    async def close(self) -> None:
        """Let go of all connections."""
        for client in self._clients:
            if client.session is not None:
                await client.session.close()


def error_of(fault: SlackApiError) -> str:
    """Slack's own name of a fault."""
    data = fault.response.data
    return str(data.get("error", "")) if isinstance(data, dict) else f"HTTP {fault.response.status_code}"


@contextmanager
def told() -> Iterator[None]:
    """Faults of a call as those of a reply: never, or not now.

    Raises:
        GoneError, ReplyError: see :class:`~api.channels.runner.Reply`.
    """
    try:
        yield
    except SlackApiError as fault:
        if error_of(fault) in GONE:
            raise GoneError(error_of(fault)) from fault
        raise ReplyError(_retry_after_s(fault)) from fault
    except TRANSPORT_FAULTS as fault:
        raise ReplyError from fault


def _retry_after_s(fault: SlackApiError) -> float | None:
    headers = {name.lower(): value for name, value in fault.response.headers.items()}
    value = str(headers.get("retry-after", ""))
    return float(value) if value.isdecimal() else None
