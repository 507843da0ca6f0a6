"""Short texts of the bot besides answers, shown to one person."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from slack_sdk.web.async_client import AsyncWebClient
from slack_sdk.webhook.async_client import AsyncWebhookClient

from api.channels.asking import Asker, NotNowError, RefusalError
from api.channels.commands import give_feedback
from api.slack.asked import Asked
from api.slack.client import TIMEOUT_S
from api.slack.found import NOTICE
from api.slack.rich import Element
from api.slack.text import escape
from assistant.answering.wording import wording

NOTICE_MARK = {"event_type": NOTICE, "event_payload": {}}
RECOMPUTE = "recompute"


class Speaking:
    """Shows texts where their reader is."""

    def __init__(self, client: AsyncWebClient) -> None:
        self._client = client

    async def say(self, asked: Asked, text: str, blocks: list[Element] | None = None) -> None:
        """Show a text to the one who has said something: in the thread, seen by nobody else."""
        if asked.response_url:
            return await self.respond(asked.response_url, text)
        where: dict[str, Any] = {"channel": asked.channel, "text": escape(text), "blocks": blocks}
        if asked.is_direct:
            where |= {"thread_ts": asked.thread, "metadata": NOTICE_MARK}
            await self._client.chat_postMessage(**where)
            return None
        where |= {"thread_ts": asked.thread} if asked.thread != asked.ts else {}
        await self._client.chat_postEphemeral(**where, user=asked.user)
        return None

    async def respond(self, response_url: str, text: str) -> None:
        """Show a text to the one who pressed or commanded something."""
        client = AsyncWebhookClient(response_url, timeout=TIMEOUT_S)
        await client.send(text=escape(text), response_type="ephemeral", replace_original=False)

    async def offer_again(self, asked: Asked, edited: str, language: str) -> None:
        """Offer to answer a question again that was changed after its answer."""
        words = wording(language)
        value = f"{asked.ts} {asked.thread} {edited}"
        button = {
            "type": "button",
            "action_id": RECOMPUTE,
            "text": {"type": "plain_text", "text": words("channel-recompute")},
            "value": value,
        }
        text = words("channel-edited")
        section = {"type": "section", "text": {"type": "mrkdwn", "text": escape(text)}}
        await self.say(asked, text, [section, {"type": "actions", "elements": [button]}])

    async def thank(self, asker: Asker, body: Mapping[str, Any], language: str) -> None:
        """Keep a thumb, and say so."""
        thumb, _, answer_id = body["actions"][0]["value"].partition(":")
        try:
            text = await give_feedback(asker, answer_id, "up" if thumb == "up" else "down", language)
        except RefusalError as refusal:
            text = refusal.text
        except NotNowError:
            text = wording(language)("channel-busy")
        await self.respond(body["response_url"], text)
