"""The bot on Discord's gateway: mentions, direct messages, commands; the library reconnects and resumes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import discord
import structlog

from api.channels.runner import GoneError, ReplyError
from api.discord.buttons import again_button
from api.discord.cards import Post
from api.discord.escape import escape
from api.discord.faults import TokenError
from api.discord.interaction import DIRECT, Interaction, kind_of, to_json
from api.discord.library import find_gateway, options
from api.discord.reading import question_of
from api.discord.reception import Asked
from api.discord.reply import to_message
from api.discord.surface import Surface
from assistant.answering.wording import wording

_KINDS = (discord.MessageType.default, discord.MessageType.reply)
_OFFERS = 10_000


class Bot(discord.Client):
    """Hears what is meant for the bot and passes it on.

    It reads messages that mention it and direct messages, which needs no privileged intent.
    """

    def __init__(self, make_surface: Callable[[discord.Client], Surface]) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
        super().__init__(intents=intents, **options())
        self._make_surface = make_surface
        self._surface: Surface | None = None
        self._offered: OrderedDict[tuple[int, str], None] = OrderedDict()

    async def setup_hook(self) -> None:
        """Begin to answer, with what was left unanswered."""
        await find_gateway(self)
        if self._surface is None:
            self._surface = self._make_surface(self)
            self._surface.start()

    async def drain(self) -> None:
        """Finish what is being answered."""
        if self._surface is not None:
            await self._surface.close()

    @property
    def surface(self) -> Surface:
        """What hears and answers; there from the login on."""
        assert self._surface is not None
        return self._surface

    async def on_ready(self) -> None:
        """Tell in the log that a session has begun."""
        structlog.get_logger().info("discord: connected", servers=len(self.guilds))

    async def on_message(self, message: discord.Message) -> None:
        """A message: a question, if it is meant for the bot and written by a person."""
        if message.author.bot or message.webhook_id or message.type not in _KINDS:
            return
        if _guild(message) != DIRECT and self.user not in message.mentions:
            return
        taken = await self.surface.reception.take(_asked(message))
        if taken.is_accepted:
            self.surface.wake()
        if taken.said:
            await self._say(message, Post(escape(taken.said)), "said")

    async def on_raw_message_edit(self, payload: discord.RawMessageUpdateEvent) -> None:
        """A changed question: offer to answer it again."""
        message, edited = payload.message, payload.data.get("edited_timestamp")
        if not edited or not await self.surface.reception.knows(_place(message), str(message.id)):
            return
        if not self._is_new(message.id, edited) or self.surface.reception.is_muted(_asked(message)):
            return
        language = self.surface.reception.language(f"users/{message.author.id}", _locale(message))
        text, button = wording(language)("channel-edited"), again_button(str(message.id), language)
        await self._say(message, Post(escape(text), rows=((button,),)), edited)

    async def on_raw_message_delete(self, payload: discord.RawMessageDeleteEvent) -> None:
        """A question that is taken back before its turn has come is not answered."""
        place = f"{payload.guild_id or DIRECT}/{payload.channel_id}"
        await self.surface.reception.take_back(place, str(payload.message_id))

    async def on_interaction(self, given: discord.Interaction[Any]) -> None:
        """A command, a button, or a key in an input field."""
        interaction = _interaction(given)
        response = await self.surface.interactions.respond(interaction)
        try:
            await self.surface.mail.respond(interaction.id, interaction.token, to_json(response))
        except (ReplyError, GoneError, TokenError) as fault:
            structlog.get_logger().warning("discord: response not taken", kind=type(fault).__name__)
        self.surface.wake()

    async def on_error(self, event: str, /, *_: Any, **__: Any) -> None:
        """A fault of ours: the log tells where, and nothing of what was written."""
        import sys

        from api.logs import places

        fault = sys.exc_info()[1]
        assert isinstance(fault, Exception)
        structlog.get_logger().error("discord", event_name=event, kind=type(fault).__name__, at=places(fault))

    def _is_new(self, message_id: int, edited: str) -> bool:
        key = (message_id, edited)
        is_new = key not in self._offered
        self._offered[key] = None
        while len(self._offered) > _OFFERS:
            self._offered.popitem(last=False)
        return is_new

    async def _say(self, message: discord.Message, post: Post, kind: str) -> None:
        try:
            await self.surface.mail.send(
                str(message.channel.id), post, f"{kind}.{message.id}", str(message.id)
            )
        except (ReplyError, GoneError) as fault:
            structlog.get_logger().warning("discord: not sent", kind=type(fault).__name__)


def _place(message: discord.Message) -> str:
    return f"{_guild(message)}/{message.channel.id}"


def _guild(message: discord.Message) -> str:
    """The server of a message, also of one that the library has not been told of yet."""
    if message.guild:
        return str(message.guild.id)
    if isinstance(message.channel, discord.PartialMessageable) and message.channel.guild_id:
        return str(message.channel.guild_id)
    return DIRECT


def _locale(message: discord.Message) -> str:
    """A message does not tell its author's language; that of the server is the next best."""
    return str(message.guild.preferred_locale) if message.guild else ""


def _parent(channel: object) -> str | None:
    parent = getattr(channel, "parent_id", None)
    return str(parent) if parent else None


def _asked(message: discord.Message) -> Asked:
    return Asked(
        event_id=str(message.id),
        guild=_guild(message),
        channel=str(message.channel.id),
        parent=_parent(message.channel),
        ts=str(message.id),
        user=str(message.author.id),
        text=question_of(message.content),
        locale=_locale(message),
        reply_to=to_message(str(message.channel.id), str(message.id)),
    )


def _interaction(given: discord.Interaction[Any]) -> Interaction:
    data: Any = given.data or {}
    return Interaction(
        id=str(given.id),
        token=given.token,
        application=str(given.application_id),
        kind=kind_of(given.type.value),
        guild=str(given.guild_id) if given.guild_id else DIRECT,
        channel=str(given.channel_id or ""),
        parent=_parent(given.channel),
        user=str(given.user.id),
        locale=given.locale.value,
        data=data,
        label=_label(given.message, data.get("custom_id")),
    )


def _label(message: discord.Message | None, custom_id: str | None) -> str:
    rows = message.components if message else []
    buttons = (item for row in rows if isinstance(row, discord.ActionRow) for item in row.children)
    named = (b for b in buttons if isinstance(b, discord.Button) and b.custom_id == custom_id)
    return next((button.label or "" for button in named), "")
