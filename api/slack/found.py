"""Messages of the bot in a thread that belong to one question, found again after a process died."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from slack_sdk.web.async_client import AsyncWebClient

from api.channels.message import Message

ANSWER = "rigwise_answer"
NOTICE = "rigwise_notice"
PAGE = 200


async def find_own(client: AsyncWebClient, message: Message, own_id: str) -> dict[int, str]:
    """Ids of the messages of an answer, by their number in it.

    A stream that was begun carries no mark until it ends. Within a thread one question is answered after
    another, so that one without a mark is the question's own.
    """
    found = dict[int, str]()
    for reply in await _replies(client, message):
        mark = reply.get("metadata") or {}
        if reply.get("user") != own_id or mark.get("event_type") == NOTICE:
            continue
        payload = mark.get("event_payload") or {}
        if payload.get("question", message.ts) == message.ts:
            found[int(payload.get("part", 0))] = str(reply["ts"])
    return found


async def _replies(client: AsyncWebClient, message: Message) -> list[Mapping[str, Any]]:
    page = await client.conversations_replies(
        channel=message.reply_to["channel"],
        ts=message.reply_to["thread"],
        oldest=message.reply_to["since"],
        include_all_metadata=True,
        limit=PAGE,
    )
    replies: list[Mapping[str, Any]] = page["messages"]
    return replies
