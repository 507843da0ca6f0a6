"""What takes longer than Slack waits for an acknowledgement, besides answers."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

from slack_sdk.web.async_client import AsyncWebClient

from api.channels.kit import Kit
from api.slack.asked import Asked
from api.slack.documents import Documents
from api.slack.home import home
from api.slack.reception import Reception
from api.slack.speaking import NOTICE_MARK, Speaking
from api.slack.text import escape, question
from assistant.answering.wording import wording

Body = Mapping[str, Any]


class Chores:
    """Each method is one piece of work."""

    def __init__(
        self,
        client: AsyncWebClient,
        kit: Kit,
        reception: Reception,
        speaking: Speaking,
        documents: Documents,
    ) -> None:
        self._client = client
        self._kit = kit
        self._reception = reception
        self._speaking = speaking
        self._documents = documents

    async def thank(self, body: Body) -> None:
        """Keep somebody's thumb."""
        language = await self._reception.language(f"{body['team']['id']}/{body['user']['id']}")
        await self._speaking.thank(self._kit.asker, body, language)

    async def offer_again(self, asked: Asked, edited: str) -> None:
        """Offer to answer a changed question again."""
        language = await self._reception.language(asked.asker)
        await self._speaking.offer_again(asked, edited, language)

    async def ask_again(self, body: Body, own: str) -> None:
        """Answer a changed question again, as it reads now; however often the button is pressed, once."""
        action = body["actions"][0]
        ts, thread, edited = action["value"].split(" ")
        channel = body["channel"]["id"]
        text = await self._text(channel, thread, ts)
        if text is None:
            return
        name = f"{ts}+{edited}"
        await self._reception.hear(
            Asked(
                event_id=f"{channel} {name}",
                team=body["team"]["id"],
                channel=channel,
                ts=name,
                thread=thread,
                user=body["user"]["id"],
                text=question(text, own),
                since=action["action_ts"],
                is_direct=channel.startswith("D"),
            )
        )

    async def take_in(self, asked: Asked, files: Sequence[Body]) -> None:
        """Add files of an admin's to the documents."""
        language = await self._reception.language(asked.asker)
        if not self._kit.gate.is_admin(asked.user):
            return await self._speaking.say(asked, wording(language)("channel-admins-only"))
        for file in files:
            await self._speaking.say(asked, await self._documents.take_in(file, language))
        return None

    async def show_home(self, team: str, user: str) -> None:
        """Draw the Home tab anew."""
        language = await self._reception.language(f"{team}/{user}")
        chosen = await asyncio.to_thread(self._kit.people.language, f"{team}/{user}")
        await self._client.views_publish(user_id=user, view=home(language, chosen))

    async def ask_example(self, body: Body) -> None:
        """Put an example into the direct conversation, and answer it there."""
        text, user = body["actions"][0]["value"], body["user"]["id"]
        opened = await self._client.conversations_open(users=[user])
        channel = opened["channel"]["id"]
        posted = await self._client.chat_postMessage(channel=channel, text=escape(text), metadata=NOTICE_MARK)
        ts, trigger = str(posted["ts"]), body["trigger_id"]
        await self._reception.hear(
            Asked(trigger, body["team"]["id"], channel, ts, ts, user, text, ts, is_direct=True)
        )

    async def _text(self, channel: str, thread: str, ts: str) -> str | None:
        """The text of a message as it reads now; none when it is gone."""
        page = await self._client.conversations_replies(
            channel=channel, ts=thread, oldest=ts, latest=ts, inclusive=True, limit=2
        )
        found: list[Body] = page["messages"]
        return next((str(message.get("text", "")) for message in found if message["ts"] == ts), None)
