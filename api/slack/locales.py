"""The languages of people's Slack clients, looked up once in a while."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable

import structlog
from slack_sdk.web.async_client import AsyncWebClient

from api.channels.language import language_of_locale
from api.slack.client import TRANSPORT_FAULTS

LIMIT = 10_000
MAX_AGE_S = 3600.0
AGAIN_S = 60.0
"""After a fault one is looked up again after so long."""
TIMEOUT_S = 1


class Locales:
    """Locale by user; one that cannot be looked up quickly is unknown for now.

    Args:
        client: one that does not wait.
    """

    def __init__(self, client: AsyncWebClient, clock: Callable[[], float] = time.monotonic) -> None:
        self._client = client
        self._clock = clock
        self._known: OrderedDict[str, tuple[float, str | None]] = OrderedDict()

    async def language(self, user_id: str) -> str | None:
        """The language of somebody's client, if we have words in it."""
        at, language = self._known.get(user_id, (-MAX_AGE_S, None))
        if self._clock() - at < MAX_AGE_S:
            return language
        try:
            self._keep(user_id, self._clock(), await self._looked_up(user_id))
        except TRANSPORT_FAULTS as fault:
            structlog.get_logger().warning("slack: locale", fault=type(fault).__name__)
            self._keep(user_id, self._clock() - MAX_AGE_S + AGAIN_S, language)
        return self._known[user_id][1]

    def _keep(self, user_id: str, at: float, language: str | None) -> None:
        self._known[user_id] = at, language
        self._known.move_to_end(user_id)
        if len(self._known) > LIMIT:
            self._known.popitem(last=False)

    async def _looked_up(self, user_id: str) -> str | None:
        found = await self._client.users_info(user=user_id, include_locale=True)
        return language_of_locale(found["user"].get("locale"))
