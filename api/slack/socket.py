"""Socket Mode: deliveries over a connection that the bot opens, and opens again when it breaks."""

from __future__ import annotations

import asyncio
import logging
import random
from contextlib import suppress

import aiohttp
import structlog
from slack_bolt.adapter.socket_mode.async_internals import run_async_bolt_app, send_async_response
from slack_bolt.async_app import AsyncApp
from slack_sdk.errors import SlackApiError
from slack_sdk.socket_mode.aiohttp import SocketModeClient
from slack_sdk.socket_mode.async_client import AsyncBaseSocketModeClient
from slack_sdk.socket_mode.request import SocketModeRequest
from slack_sdk.web.async_client import AsyncWebClient

from api.slack.client import TRANSPORT_FAULTS, error_of

FIRST_PAUSE_S = 0.5
LONGEST_PAUSE_S = 60.0
PING_S = 5.0
_FINAL = frozenset(
    {"account_inactive", "invalid_auth", "not_allowed_token_type", "not_authed", "token_revoked"}
)


class Socket(SocketModeClient):
    """A connection; each attempt to open it waits longer than the one before, and asks for an address anew.

    Args:
        app: takes the deliveries.
        client: asks Slack for addresses; one that does not wait.
    """

    def __init__(self, app: AsyncApp, app_token: str, client: AsyncWebClient) -> None:
        super().__init__(
            app_token, logging.getLogger("rigwise.slack"), web_client=client, ping_interval=PING_S
        )
        self._app = app
        self.socket_mode_request_listeners.append(self._deliver)

    async def connect(self) -> None:
        """Open a connection in place of the one before.

        Raises:
            SlackApiError: the token opens nothing, now or later.
        """
        pause_s = FIRST_PAUSE_S
        while not self.closed:
            try:
                await self._connect_once()
                return
            except SlackApiError as fault:
                if error_of(fault) in _FINAL:
                    raise
                pause_s = max(pause_s, _retry_after_s(fault))
            except TRANSPORT_FAULTS:
                pass
            structlog.get_logger().warning("slack: no connection", again_in_s=round(pause_s, 1))
            await self._pause(pause_s * random.uniform(0.8, 1.2))  # noqa: S311, no secret
            pause_s = min(pause_s * 2, LONGEST_PAUSE_S)

    async def connect_to_new_endpoint(self, force: bool = False) -> None:
        """See the class above; one connection is opened at a time."""
        async with self.connect_operation_lock:
            if force or not await self.is_connected():
                await self.connect()

    async def end(self) -> None:
        """Close the connection, for good."""
        await self.close()  # type: ignore[no-untyped-call]

    async def _connect_once(self) -> None:
        self.auto_reconnect_enabled = False
        if self.current_session is not None:
            with suppress(aiohttp.ClientError, OSError):
                await self.current_session.close()
        address = await self._address()
        self.current_session = await self.aiohttp_client_session.ws_connect(
            address, autoping=False, heartbeat=self.ping_interval, proxy=self.proxy
        )
        self.auto_reconnect_enabled, self.stale, self.last_ping_pong_time = True, False, None
        structlog.get_logger().info("slack: connected")
        for old in (self.current_session_monitor, self.message_receiver):
            if old is not None and old is not asyncio.current_task():
                old.cancel()
        self.current_session_monitor = asyncio.ensure_future(self.monitor_current_session())
        self.message_receiver = asyncio.ensure_future(self.receive_messages())

    async def _pause(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    async def _address(self) -> str:
        opened = await self.web_client.apps_connections_open(app_token=self.app_token)
        return str(opened["url"])

    async def _deliver(self, client: AsyncBaseSocketModeClient, request: SocketModeRequest) -> None:
        """Hand a delivery to the application, and acknowledge it when that has taken it in."""
        response = await run_async_bolt_app(self._app, request)
        with suppress(ConnectionError):
            await send_async_response(client, request, response, 0.0)


def _retry_after_s(fault: SlackApiError) -> float:
    value = str(fault.response.headers.get("Retry-After", ""))
    return float(value) if value.isdecimal() else 0.0
