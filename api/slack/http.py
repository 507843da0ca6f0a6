"""The bot inside the server: ``POST /slack/events`` for events, the command, buttons and shortcuts."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

from fastapi import FastAPI
from slack_bolt.adapter.starlette.async_handler import to_async_bolt_request, to_starlette_response
from slack_bolt.async_app import AsyncApp
from slack_bolt.request.async_request import AsyncBoltRequest
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from api.channels.asking import Asker
from api.channels.store import ChannelStore
from api.slack.bot import SlackBot
from api.slack.manifest import PATH

WINDOW_S = 330.0
"""A little longer than Slack's library takes a timestamp for fresh."""
REMEMBERED = 10_000
_LONGEST_TIME = 12


class Events:
    """The route. Slack's library checks signature and age; a request that comes a second time is not carried
    out again, but answered as before."""

    def __init__(self, app: AsyncApp, clock: Callable[[], float] = time.monotonic) -> None:
        self._app = app
        self._clock = clock
        self._seen: OrderedDict[str, tuple[float, Response]] = OrderedDict()

    async def __call__(self, request: Request) -> Response:
        """Serve one request."""
        self._forget_old()
        signature = request.headers.get("x-slack-signature", "")
        if signature in self._seen:
            return self._seen[signature][1]
        bolt = _read(request, await request.body())
        if bolt is None:
            return JSONResponse({"error": "invalid request"}, 401)
        response = to_starlette_response(await self._app.async_dispatch(bolt))
        if response.status_code == 200:
            self._seen[signature] = self._clock(), response
        return response

    def _forget_old(self) -> None:
        oldest = self._clock() - WINDOW_S
        while self._seen and (len(self._seen) > REMEMBERED or next(iter(self._seen.values()))[0] < oldest):
            self._seen.popitem(last=False)


def _read(request: Request, body: bytes) -> AsyncBoltRequest | None:
    """A request as Slack's library reads it; ``None`` for one that cannot be Slack's, which it fails at."""
    timestamp = request.headers.get("x-slack-request-timestamp", "")
    if not (timestamp.isascii() and timestamp.isdecimal() and len(timestamp) <= _LONGEST_TIME):
        return None
    try:
        return to_async_bolt_request(request, body)
    except (ValueError, TypeError, AttributeError, KeyError, RecursionError):
        return None


def make_bot(app: FastAPI, store: ChannelStore, asker: Asker) -> SlackBot:
    """The bot of a server, its route added."""
    bot = SlackBot(app.state.desk.assistant.settings, store, asker)
    app.router.add_route(PATH, Events(bot.app).__call__, methods=["POST"], include_in_schema=False)
    return bot
