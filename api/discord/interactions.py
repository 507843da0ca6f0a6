"""What happens on a command, a button or a key in an input field: something at once, and the rest later."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from typing import Literal

from api.channels.asking import Asker, NotNowError, RefusalError
from api.channels.commands import Command, give_feedback, parse
from api.channels.runner import GoneError, ReplyError
from api.discord.cards import Post
from api.discord.custom_ids import Pressed, read
from api.discord.escape import escape
from api.discord.faults import TokenError
from api.discord.interaction import Choices, Interaction, Later, Pong, Response, Said
from api.discord.looking_up import collections_offered, offered
from api.discord.mail import Mail
from api.discord.questions import question
from api.discord.reading import question_of
from api.discord.reception import Asked, Reception
from api.discord.reply import to_interaction
from assistant.answering.wording import wording
from rules.knowledge import Knowledge

_TRIES = 4
_PAUSE_S = 0.5


class Interactions:
    """Responds within the three seconds that Discord waits; see :class:`Later` for what takes longer.

    Args:
        wake: has accepted questions answered. Whoever passes a response on does that himself once it is sent.
    """

    def __init__(
        self,
        reception: Reception,
        mail: Mail,
        asker: Asker,
        knowledge: Callable[[], Knowledge],
        wake: Callable[[], None],
    ) -> None:
        self._reception = reception
        self._mail = mail
        self._asker = asker
        self._knowledge = knowledge
        self._wake = wake
        self._running: set[asyncio.Task[None]] = set()

    async def respond(self, interaction: Interaction) -> Response:
        """What to say at once."""
        if interaction.kind == "ping":
            return Pong()
        self._reception.remember(_person(interaction), interaction.locale)
        if interaction.kind == "typing":
            return await self._choices(interaction)
        if interaction.kind == "component":
            return await self._pressed(interaction)
        try:
            return await self._commanded(interaction)
        except KeyError:
            return Said(await self._reception.run(Command("help"), _asked(interaction, "")))

    async def close(self, deadline_s: float) -> None:
        """Finish what was promised, within some seconds."""
        if self._running:
            await asyncio.wait(self._running, timeout=deadline_s)
        for task in self._running:
            task.cancel()
        await asyncio.gather(*self._running, return_exceptions=True)

    async def _choices(self, interaction: Interaction) -> Choices:
        option, typed = interaction.typed_in
        if option == "collection":
            return Choices(tuple(await self._collections(interaction, typed)))
        return Choices(tuple(await asyncio.to_thread(lambda: offered(option, typed, self._knowledge()))))

    async def _collections(self, interaction: Interaction, typed: str) -> list[dict[str, str]]:
        is_open = self._reception.is_open(interaction.guild, interaction.channel, interaction.parent)
        return await collections_offered(typed, self._asker) if is_open else []

    async def _commanded(self, interaction: Interaction) -> Response:
        """A command.

        Raises:
            KeyError: it is not one of ours, or an option is missing; older ones may still be registered.
        """
        if interaction.command == "rigwise":
            return await self._about_the_bot(interaction)
        return await self._asked(interaction)

    async def _about_the_bot(self, interaction: Interaction) -> Response:
        options = interaction.options
        known = parse(str(options["action"]))
        if known is None:
            raise KeyError(options["action"])
        command = Command(known.name, options.get("language") or "")
        return await self._told(command, _asked(interaction, ""), interaction)

    async def _told(self, command: Command, asked: Asked, interaction: Interaction) -> Response:
        """What a command to the bot leads to; what another process may have to be asked for comes later."""
        if command.name != "collections":
            return Said(await self._reception.run(command, asked))
        self._begin(self._list(interaction, asked))
        return Later(is_private=True)

    async def _list(self, interaction: Interaction, asked: Asked) -> None:
        await self._say_later(interaction, await self._reception.collections(asked))

    async def _asked(self, interaction: Interaction) -> Response:
        if not interaction.command:
            text = question_of(interaction.target_text)
        else:
            language = self._reception.language(_person(interaction), interaction.locale)
            text = question(interaction.command, interaction.options, language)
        asked = _asked(interaction, text)
        return await self._taken(
            replace(asked, collection=interaction.options.get("collection")), interaction
        )

    async def _taken(self, asked: Asked, interaction: Interaction) -> Response:
        if (command := parse(asked.text)) and command.name == "collections":
            return await self._told(command, asked, interaction)
        taken = await self._reception.take(asked)
        return Said(taken.said) if taken.said else Later()

    async def _pressed(self, interaction: Interaction) -> Response:
        pressed = read(str(interaction.data.get("custom_id", "")))
        if pressed and pressed.action == "ask":
            return await self._taken(_asked(interaction, interaction.label), interaction)
        if pressed and pressed.action == "again":
            self._begin(self._again(interaction, pressed))
            return Later()
        if pressed and (pressed.action == "up" or pressed.action == "down"):
            self._begin(self._rate(interaction, pressed.subject, pressed.action))
            return Later(is_private=True)
        language = self._reception.language(_person(interaction), interaction.locale)
        return Said(wording(language)("http-answer-unknown"))

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _rate(self, interaction: Interaction, answer_id: str, thumb: Literal["up", "down"]) -> None:
        language = self._reception.language(_person(interaction), interaction.locale)
        try:
            text = await give_feedback(self._asker, answer_id, thumb, language)
        except NotNowError:
            text = wording(language)("channel-unavailable")
        except RefusalError as refusal:
            text = refusal.text
        await self._say_later(interaction, text)

    async def _again(self, interaction: Interaction, pressed: Pressed) -> None:
        """Ask what a message says now, which may have been changed several times."""
        try:
            content = await self._mail.read(interaction.channel, pressed.subject)
        except ReplyError:
            content = None
        text = question_of(content or "")
        taken = await self._reception.take(_asked(interaction, text))
        if taken.said:
            await self._say_later(interaction, taken.said)
        self._wake()

    async def _say_later(self, interaction: Interaction, text: str) -> None:
        """Fill in the response that was put off; at first Discord may not know of it yet."""

        async def say() -> None:
            await self._mail.edit_first(interaction.application, interaction.token, Post(escape(text)))

        with suppress(ReplyError, GoneError, TokenError):
            await _tried(say)


async def _tried(act: Callable[[], Awaitable[None]]) -> None:
    for _ in range(_TRIES - 1):
        try:
            return await act()
        except TokenError as fault:
            if fault.is_over:
                raise
            await asyncio.sleep(_PAUSE_S)
    return await act()


def _person(interaction: Interaction) -> str:
    return _asked(interaction, "").person


def _asked(interaction: Interaction, text: str) -> Asked:
    return Asked(
        event_id=interaction.id,
        guild=interaction.guild,
        channel=interaction.channel,
        parent=interaction.parent,
        ts=interaction.id,
        user=interaction.user,
        text=text,
        locale=interaction.locale,
        reply_to=to_interaction(interaction.channel, interaction.application, interaction.token),
        is_private=True,
    )
