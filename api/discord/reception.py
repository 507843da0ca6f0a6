"""Takes questions in: who may ask where, how often, and what is said instead of an answer."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from api.channels.commands import Command, named_collections, parse
from api.channels.inbox import InboxFullError
from api.channels.kit import Kit
from api.channels.language import DEFAULT, language_of_locale
from api.channels.message import Message
from api.channels.pace import Wait, wait_text
from api.channels.scope import scoped
from api.discord.interaction import DIRECT
from assistant.answering.wording import wording

PLATFORM = "discord"
_REMEMBERED = 10_000
K = TypeVar("K")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question as it came in.

    Args:
        event_id: of the delivery.
        ts: id of the message, or of the interaction where there is none.
        locale: Discord's tag of the language of the user's client, or of the server.
        reply_to: where the answer goes; see :mod:`api.discord.reply`.
        is_private: whether a refusal is seen by the asker alone.
        collection: the only one to quote from, where it was chosen beside the text.
    """

    event_id: str
    guild: str
    channel: str
    parent: str | None
    ts: str
    user: str
    text: str
    locale: str
    reply_to: Mapping[str, Any]
    is_private: bool = False
    collection: str | None = None

    @property
    def place(self) -> str:
        """The channel with its server."""
        return f"{self.guild}/{self.channel}"

    @property
    def person(self) -> str:
        """The user; people are the same on all servers."""
        return f"users/{self.user}"


@dataclass(frozen=True, slots=True)
class Taken:
    """What became of a question.

    Attributes:
        is_accepted: an answer will be sent.
        said: what is said instead; empty where nothing is.
    """

    is_accepted: bool
    said: str = ""


class Reception:
    """The rules of taking in, the same for messages and for commands."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self._turn = asyncio.Lock()
        self._locales: OrderedDict[str, str] = OrderedDict()
        self._told: OrderedDict[tuple[str, str], float] = OrderedDict()

    def language(self, person: str, locale: str) -> str:
        """The language in which someone is spoken to."""
        return self._kit.people.language(person) or self._locale(person, locale) or DEFAULT

    def _locale(self, person: str, locale: str) -> str | None:
        """The language of someone's client, as commands tell it; for messages else that of the server."""
        return language_of_locale(self._locales.get(person)) or language_of_locale(locale)

    def remember(self, person: str, locale: str) -> None:
        """Note down the language of someone's client."""
        _put(self._locales, person, locale)

    def is_open(self, guild: str, channel: str, parent: str | None) -> bool:
        """Whether questions from a channel, or from a thread of it, are answered at all."""
        is_direct = guild == DIRECT
        places = {channel, parent or channel}
        return any(self._kit.gate.lets_in(guild, place, is_direct=is_direct) for place in places)

    def is_muted(self, asked: Asked) -> bool:
        """Whether the bot keeps quiet in a channel, or in the one that a thread belongs to."""
        channels = {asked.channel, asked.parent or asked.channel}
        return any(self._kit.gate.is_muted(f"{asked.guild}/{channel}") for channel in channels)

    async def run(self, command: Command, asked: Asked) -> str:
        """Carry out a command to the bot; what to say."""
        if command.name == "collections":
            return await self.collections(asked)
        return self._kit.commands.run(
            command,
            user=asked.person,
            place=asked.place,
            is_admin=self._kit.gate.is_admin(asked.user),
            language=self.language(asked.person, asked.locale),
        )

    async def collections(self, asked: Asked) -> str:
        """The collections that may be asked about by themselves, where questions are answered at all."""
        language = self.language(asked.person, asked.locale)
        if not self.is_open(asked.guild, asked.channel, asked.parent):
            return wording(language)("channel-not-here")
        return await named_collections(self._kit.asker, language)

    async def take(self, asked: Asked) -> Taken:
        """Accept a question, on the disk when this returns; or say why not."""
        words = wording(self.language(asked.person, asked.locale))
        if not self.is_open(asked.guild, asked.channel, asked.parent):
            return Taken(False, words("channel-not-here") if asked.is_private else "")
        if command := parse(asked.text):
            return Taken(False, await self.run(command, asked))
        if self.is_muted(asked):
            return Taken(False, words("channel-mute") if asked.is_private else "")
        if not scoped(asked.text)[0]:
            return Taken(False, words("channel-empty"))
        async with self._turn:
            return await self._accepted(asked)

    async def knows(self, place: str, ts: str) -> bool:
        """Whether a message is a question, those included that are just coming in."""
        async with self._turn:
            return await asyncio.to_thread(self._kit.inbox.knows, place, ts)

    async def take_back(self, place: str, ts: str) -> None:
        """Forget a question whose message was deleted before its turn; most deleted messages are none."""
        if await self.knows(place, ts):
            await asyncio.to_thread(self._kit.inbox.withdraw, place, ts)

    async def _accepted(self, asked: Asked) -> Taken:
        """The rest of it, one question after another, so that they are answered in the order they came in."""
        if await asyncio.to_thread(self._kit.inbox.knows, asked.place, asked.ts):
            return Taken(False)
        language = self.language(asked.person, asked.locale)
        wait = await self._kit.pace.wait(asked.person, asked.place)
        if wait:
            is_told = not asked.is_private and self._was_told(asked, wait)
            return Taken(False, "" if is_told else wait_text(wait, language))
        try:
            is_new = await asyncio.to_thread(self._kit.inbox.accept, self._message(asked))
        except InboxFullError:
            return Taken(False, wording(language)("channel-busy"))
        return Taken(is_new)

    def _was_told(self, asked: Asked, wait: Wait) -> bool:
        """Whether that limit was told already while it lasts, so that a flood is not answered by a flood."""
        name = asked.person if wait.of == "user" else asked.place
        key, now = (wait.of, name), time.monotonic()
        was_told = self._told.get(key, 0.0) > now
        if not was_told:
            _put(self._told, key, now + wait.seconds)
        return was_told

    def _message(self, asked: Asked) -> Message:
        text, collection = scoped(asked.text)
        return Message(
            platform=PLATFORM,
            event_id=asked.event_id,
            place=asked.place,
            ts=asked.ts,
            conversation_id=self._kit.store.conversation_id(PLATFORM, asked.guild, asked.channel),
            user=asked.person,
            text=text.encode("utf-8", "replace").decode("utf-8"),
            reply_to=asked.reply_to,
            language=self._kit.people.language(asked.person),
            locale=self._locale(asked.person, asked.locale),
            collection=asked.collection or collection,
        )


def _put(memory: OrderedDict[K, V], key: K, value: V) -> None:
    """Remember something; what was put in longest ago is forgotten first."""
    memory[key] = value
    memory.move_to_end(key)
    while len(memory) > _REMEMBERED:
        memory.popitem(last=False)
