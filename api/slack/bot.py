"""The bot in Slack: its parts put together, its beginning and its end."""

from __future__ import annotations

from slack_bolt.async_app import AsyncApp
from slack_bolt.authorization import AuthorizeResult
from slack_sdk.errors import SlackApiError

from api.channels.asking import Asker, NotNowError
from api.channels.kit import make_kit
from api.channels.message import Claimed
from api.channels.runner import Reply, Runner
from api.channels.store import ChannelStore
from api.slack import locales
from api.slack.asked import PLATFORM
from api.slack.chores import Chores
from api.slack.client import Connections, make_client
from api.slack.command_reply import CommandReply
from api.slack.documents import Documents
from api.slack.errands import Errands
from api.slack.fallback_reply import FallbackReply
from api.slack.identity import Identity
from api.slack.listeners import Listeners
from api.slack.reception import Reception
from api.slack.speaking import Speaking
from api.slack.streams import Streams
from api.slack.thread_reply import ThreadReply
from assistant.settings import Settings


class SlackBot:
    """Hears what Slack delivers, answers what was accepted.

    Args:
        store, asker: their maker's to close.
    """

    def __init__(self, settings: Settings, store: ChannelStore, asker: Asker) -> None:
        self._client = make_client(settings)
        hasty = make_client(settings, is_patient=False)
        quick = make_client(settings, is_patient=False, timeout_s=locales.TIMEOUT_S)
        self._connections = Connections(self._client, hasty, quick)
        self._streams = Streams(hasty)
        self._identity = Identity(self._client)
        self._errands = Errands()
        kit = make_kit(
            store,
            asker,
            settings,
            PLATFORM,
            workspaces=settings.slack_workspaces,
            channels=settings.slack_channels,
            admins=settings.slack_admins,
        )
        self._keep = kit.inbox.note
        self._runner = Runner(kit.inbox, asker, self._open_reply)
        speaking = Speaking(self._client)
        reception = Reception(kit, locales.Locales(quick), self._errands, speaking.say, self._runner.wake)
        self.app = self._make_app(settings)
        chores = Chores(self._client, kit, reception, speaking, Documents(settings, asker))
        Listeners(kit, reception, chores, self._errands).listen(self.app)

    def start(self) -> None:
        """Begin to answer, with what an earlier process has left."""
        self._connections.open()
        self._runner.start()

    async def close(self) -> None:
        """Finish what is being answered; what is not begun waits in the inbox."""
        await self._errands.close()
        await self._runner.close()
        await self._connections.close()

    def _make_app(self, settings: Settings) -> AsyncApp:
        """An application that acknowledges a delivery when its listener is done, and not before.

        While it cannot find out who it is, it acknowledges nothing, so that Slack delivers again.
        """

        async def authorize() -> AuthorizeResult:
            try:
                return await self._identity.authorized()
            except SlackApiError as fault:
                raise NotNowError from fault

        client = make_client(settings)
        client.token = None
        return AsyncApp(
            authorize=authorize,
            signing_secret=settings.slack_signing_secret or "",
            client=client,
            process_before_response=True,
        )

    def _open_reply(self, item: Claimed) -> Reply:
        to = item.message.reply_to
        if "channel" not in to:
            return CommandReply(item, self._keep)
        reply = ThreadReply(self._client, self._streams, item, self._identity)
        return FallbackReply(reply, CommandReply(item, self._keep)) if to.get("response_url") else reply
