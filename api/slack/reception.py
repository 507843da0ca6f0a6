"""What becomes of something said to the bot: a question for the inbox, a command, or a friendly word."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from typing import Any

from api.channels.commands import Command, named_collections, parse
from api.channels.inbox import InboxFullError
from api.channels.kit import Kit
from api.channels.language import DEFAULT
from api.channels.pace import wait_text
from api.channels.scope import scoped
from api.slack.asked import Asked
from api.slack.errands import Errands
from api.slack.locales import Locales
from assistant.answering.wording import wording

Say = Callable[[Asked, str], Coroutine[Any, Any, None]]
REMEMBERED = 10_000


class Reception:
    """Decides; nothing here takes long, so that Slack is told at once that something has arrived.

    Args:
        say: shows a text to the one who has said something, and to nobody else.
        wake: tells the runner that a question was accepted.
    """

    def __init__(
        self, kit: Kit, locales: Locales, errands: Errands, say: Say, wake: Callable[[], None]
    ) -> None:
        self._kit = kit
        self._locales = locales
        self._errands = errands
        self._speak = say
        self._wake = wake
        self._heard: OrderedDict[tuple[str, str], None] = OrderedDict()

    async def language(self, asker: str) -> str:
        """The language in which somebody is addressed: the one chosen, else that of the client."""
        chosen = await asyncio.to_thread(self._kit.people.language, asker)
        return chosen or await self._locales.language(asker.partition("/")[2]) or DEFAULT

    def lets_in(self, asked: Asked) -> bool:
        """Whether the bot answers there at all."""
        return self._kit.gate.lets_in(asked.team, asked.channel, is_direct=asked.is_direct)

    def serves(self, team: str) -> bool:
        """Whether the bot does anything for a workspace."""
        return self._kit.gate.lets_in(team, "", is_direct=True)

    async def hear(self, asked: Asked) -> None:
        """Take something in that was said to the bot; heard a second time, nothing happens."""
        if not self.lets_in(asked):
            if asked.response_url:
                await self._answer(asked, "channel-not-here")
            return
        if not self.is_new(asked.place, asked.ts):
            return
        try:
            await self._take(asked)
        except BaseException:
            self._heard.pop((asked.place, asked.ts), None)
            raise

    def is_new(self, place: str, name: str) -> bool:
        """Whether something is heard for the first time, as far as this process remembers."""
        if (place, name) in self._heard:
            return False
        self._heard[place, name] = None
        if len(self._heard) > REMEMBERED:
            self._heard.popitem(last=False)
        return True

    async def _take(self, asked: Asked) -> None:
        if await asyncio.to_thread(self._kit.inbox.knows, asked.place, asked.ts):
            return
        command = parse(asked.text)
        if command is not None:
            await self._carry_out(asked, command)
        elif await asyncio.to_thread(self._kit.gate.is_muted, asked.place):
            if asked.response_url:
                await self._answer(asked, "channel-is-muted")
        elif not scoped(asked.text)[0]:
            await self._answer(asked, "channel-empty")
        else:
            await self._ask(asked)

    async def _carry_out(self, asked: Asked, command: Command) -> None:
        language = await self.language(asked.asker)
        if command.name == "collections":
            return self._errands.run(self._list(asked, language))
        is_admin = self._kit.gate.is_admin(asked.user)

        def run() -> str:
            return self._kit.commands.run(
                command, user=asked.asker, place=asked.place, is_admin=is_admin, language=language
            )

        return self._say(asked, await asyncio.to_thread(run))

    async def _list(self, asked: Asked, language: str) -> None:
        await self._speak(asked, await named_collections(self._kit.asker, language))

    async def _ask(self, asked: Asked) -> None:
        wait = await self._kit.pace.wait(asked.asker, asked.place)
        if wait is not None:
            return self._say(asked, wait_text(wait, await self.language(asked.asker)))
        try:
            await self._accept(asked)
        except InboxFullError:
            return await self._answer(asked, "channel-busy")
        self._wake()
        if asked.is_private:
            await self._answer(asked, "channel-working")
        return None

    async def _accept(self, asked: Asked) -> None:
        chosen = await asyncio.to_thread(self._kit.people.language, asked.asker)
        locale = await self._locales.language(asked.user)
        message = asked.message(self._kit.store, chosen, locale)
        await asyncio.to_thread(self._kit.inbox.accept, message)

    async def _answer(self, asked: Asked, message_id: str) -> None:
        self._say(asked, wording(await self.language(asked.asker))(message_id))

    def _say(self, asked: Asked, text: str) -> None:
        self._errands.run(self._speak(asked, text))
