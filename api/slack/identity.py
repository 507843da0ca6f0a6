"""Who the bot is in its workspace."""

from __future__ import annotations

from slack_bolt.authorization import AuthorizeResult
from slack_sdk.web.async_client import AsyncWebClient


class Identity:
    """The bot's own ids, asked of Slack once."""

    def __init__(self, client: AsyncWebClient) -> None:
        self._client = client
        self._known: AuthorizeResult | None = None

    async def authorized(self) -> AuthorizeResult:
        """The ids and the token. A fault is raised, so that Slack sends again what it could not deliver."""
        if self._known is None:
            found = await self._client.auth_test()
            self._known = AuthorizeResult(
                enterprise_id=found.get("enterprise_id"),
                team_id=found.get("team_id"),
                bot_user_id=found.get("user_id"),
                bot_id=found.get("bot_id"),
                bot_token=self._client.token,
            )
        return self._known

    async def user_id(self) -> str:
        """The bot's own user id."""
        return str((await self.authorized()).bot_user_id)
