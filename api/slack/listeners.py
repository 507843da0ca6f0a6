"""What Slack delivers, handed to the part that it is for; nothing here waits for an answer."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any

import structlog
from slack_bolt.async_app import AsyncAck, AsyncApp, AsyncBoltContext

from api.channels.commands import AUTOMATIC
from api.channels.kit import Kit
from api.logs import places
from api.slack.asked import Asked, about_message, in_command, in_message
from api.slack.chores import Chores
from api.slack.errands import Errands
from api.slack.home import EXAMPLE, LANGUAGE
from api.slack.reception import Reception
from api.slack.render import FEEDBACK
from api.slack.speaking import RECOMPUTE
from api.slack.text import mentions, question
from assistant.answering.wording import locales

COMMAND = "/rigwise"
SHORTCUT = "ask_rigwise"
Body = dict[str, Any]


class Listeners:
    """Each method hears one kind of delivery. After a fault in one, Slack sends the delivery again."""

    def __init__(self, kit: Kit, reception: Reception, chores: Chores, errands: Errands) -> None:
        self._kit = kit
        self._reception = reception
        self._chores = chores
        self._errands = errands

    def listen(self, app: AsyncApp) -> None:
        """Register with an application."""
        app.event("app_mention")(self.mention)
        app.event("message")(self.message)
        app.event("app_home_opened")(self.opened_home)
        app.command(COMMAND)(self.command)
        app.message_shortcut(SHORTCUT)(self.shortcut)
        app.action(FEEDBACK)(self.thumb)
        app.action(RECOMPUTE)(self.recompute)
        app.action(LANGUAGE)(self.chose_language)
        app.action(re.compile(rf"^{EXAMPLE}-\d$"))(self.example)
        app.event(re.compile(".*"))(_nothing)
        app.action(re.compile(".*"))(_nothing)
        app.command(re.compile(".*"))(_nothing)
        app.shortcut(re.compile(".*"))(_nothing)
        app.error(_fault)

    async def mention(self, body: Body, event: Body, context: AsyncBoltContext) -> None:
        """The bot is mentioned in a channel."""
        if _is_a_person_s(event):
            await self._reception.hear(in_message(body, event, question(event["text"], _own(context))))

    async def message(self, body: Body, event: Body, context: AsyncBoltContext) -> None:
        """Something is written, changed or deleted where the bot reads along."""
        subtype = event.get("subtype")
        if subtype == "message_changed":
            await self._changed(body, event, _own(context))
        elif subtype == "message_deleted":
            place = f"{body['team_id']}/{event['channel']}"
            await asyncio.to_thread(self._kit.inbox.withdraw, place, str(event.get("deleted_ts")))
        elif _is_a_person_s(event):
            await self._written(body, event, _own(context))

    async def command(self, ack: AsyncAck, body: Body) -> None:
        """The command, with a question or with a word to the bot."""
        await self._reception.hear(in_command(body, question(body.get("text", ""), "")))
        await ack()

    async def shortcut(self, ack: AsyncAck, body: Body, context: AsyncBoltContext) -> None:
        """A message of anybody is to be answered."""
        text = question(body["message"].get("text", ""), _own(context))
        await self._reception.hear(about_message(body, text))
        await ack()

    async def thumb(self, ack: AsyncAck, body: Body) -> None:
        """Somebody rates an answer."""
        self._errands.run(self._chores.thank(body))
        await ack()

    async def recompute(self, ack: AsyncAck, body: Body, context: AsyncBoltContext) -> None:
        """A question that was changed is to be answered again."""
        self._errands.run(self._chores.ask_again(body, _own(context)))
        await ack()

    async def opened_home(self, body: Body, event: Body) -> None:
        """Somebody looks at the Home tab."""
        if event.get("tab") == "home" and self._reception.serves(body["team_id"]):
            self._errands.run(self._chores.show_home(body["team_id"], event["user"]))

    async def chose_language(self, ack: AsyncAck, body: Body) -> None:
        """Somebody chooses the language of answers in the Home tab; what the menu does not offer changes
        nothing, and the menu shows what is chosen."""
        team, user = body["team"]["id"], body["user"]["id"]
        tag = (body["actions"][0].get("selected_option") or {}).get("value")
        if tag == AUTOMATIC or tag in locales():
            chosen = None if tag == AUTOMATIC else tag
            await asyncio.to_thread(self._kit.people.choose, f"{team}/{user}", chosen)
        self._errands.run(self._chores.show_home(team, user))
        await ack()

    async def example(self, ack: AsyncAck, body: Body) -> None:
        """Somebody tries an example of the Home tab."""
        if self._reception.serves(body["team"]["id"]):
            self._errands.run(self._chores.ask_example(body))
        await ack()

    async def _written(self, body: Body, event: Body, own: str) -> None:
        asked = in_message(body, event, question(event.get("text", ""), own))
        has_files = asked.is_direct and bool(event.get("files"))
        may_add = has_files and self._reception.lets_in(asked)
        if may_add and self._reception.is_new(asked.place, f"files {asked.ts}"):
            self._errands.run(self._chores.take_in(asked, event["files"]))
        is_said = bool(asked.text) or not has_files
        if is_said and (asked.is_direct or await self._is_for_us(asked, event, own)):
            await self._reception.hear(asked)

    async def _is_for_us(self, asked: Asked, event: Mapping[str, Any], own: str) -> bool:
        """Whether a message in a channel is for the bot: a mention, or more from an asker in its thread."""
        mentioned = mentions(event.get("text", ""))
        if own in mentioned:
            return True
        if mentioned or asked.thread == asked.ts:
            return False
        conversation_id = asked.conversation_id(self._kit.store)
        return await asyncio.to_thread(self._kit.inbox.has_asked, conversation_id, asked.asker)

    async def _changed(self, body: Body, event: Body, own: str) -> None:
        """A question that was asked reads differently now; a link that unfolds is no change."""
        now, before = event["message"], event.get("previous_message", {})
        if not _is_a_person_s(now) or now.get("text") == before.get("text"):
            return
        told = {**now, "channel": event["channel"], "channel_type": event.get("channel_type")}
        asked = in_message(body, told, question(now["text"], own))
        edited = str(now.get("edited", {}).get("ts", body["event_id"]))
        if not asked.text or not await asyncio.to_thread(self._kit.inbox.knows, asked.place, asked.ts):
            return
        if self._reception.is_new(asked.place, f"{asked.ts}+{edited} offer"):
            self._errands.run(self._chores.offer_again(asked, edited))


def _is_a_person_s(event: Mapping[str, Any]) -> bool:
    """Whether a message was written by a person, to be read as it stands."""
    is_plain = event.get("subtype") in (None, "file_share", "thread_broadcast")
    return is_plain and not event.get("bot_id") and bool(event.get("user"))


def _own(context: AsyncBoltContext) -> str:
    return context.bot_user_id or ""


async def _nothing(ack: AsyncAck) -> None:
    """What the bot has no use for; unacknowledged, Slack would send it again."""
    await ack()


async def _fault(error: Exception) -> None:
    structlog.get_logger().error("slack", kind=type(error).__name__, at=places(error))
