"""The answer in a thread: streamed where Slack lets us, else a placeholder that becomes the answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from slack_sdk.errors import SlackApiError
from slack_sdk.web.async_client import AsyncWebClient

from api.channels.asking import Progress
from api.channels.language import DEFAULT
from api.channels.message import Claimed
from api.slack.client import TRANSPORT_FAULTS, error_of, told
from api.slack.found import ANSWER, find_own
from api.slack.identity import Identity
from api.slack.render import Rendered, bare, is_short, render
from api.slack.streams import Streams
from api.slack.text import escape
from assistant.answer import Answer
from assistant.answering.renderers.markdown import escape as as_markdown
from assistant.answering.wording import wording
from assistant.events import Computed

_BAD_BLOCKS = frozenset({"invalid_blocks", "invalid_blocks_format", "msg_blocks_too_long", "msg_too_long"})
_NOT_EDITABLE = frozenset({"cant_update_message", "edit_window_closed", "message_not_found"})


@dataclass
class ThreadReply:
    """See :class:`~api.channels.runner.Reply`."""

    client: AsyncWebClient
    streams: Streams
    item: Claimed
    identity: Identity
    _parts: dict[int, str] = field(default_factory=dict)
    _is_live: bool = False
    _may_be_open: bool = False
    _streamed: str = ""

    @property
    def _to(self) -> Mapping[str, Any]:
        return self.item.message.reply_to

    async def placeholder(self) -> Mapping[str, Any]:
        """See :class:`~api.channels.runner.Reply`."""
        with told():
            if self.item.attempt > 1:
                self._parts = await find_own(self.client, self.item.message, await self.identity.user_id())
            first = self.item.note.get("ts") or self._parts.get(0)
            self._may_be_open = self.item.note.get("stream", first is not None)
            self._parts[0] = first or await self._begin()
        return {"ts": self._parts[0], "stream": self._may_be_open}

    async def _begin(self) -> str:
        streamed = await self.streams.begin(self._to)
        self._is_live = self._may_be_open = streamed is not None
        return streamed or await self._post(0, Rendered([], self._words("channel-working")))

    async def update(self, step: Progress) -> None:
        """Stream the direct answer as soon as one rule has computed it."""
        is_first = self._is_live and not self._streamed
        if not is_first or not isinstance(step, Computed) or len(step.computations) != 1:
            return
        headline = step.computations[0].headline
        try:
            await self.streams.client.chat_appendStream(
                channel=self._to["channel"], ts=self._parts[0], markdown_text=_bold(headline)
            )
        except TRANSPORT_FAULTS:
            self._is_live = False
            return
        self._streamed = headline

    async def finish(self, answer: Answer) -> None:
        """See :class:`~api.channels.runner.Reply`."""
        with told():
            try:
                await self._show(answer)
            except SlackApiError as fault:
                if error_of(fault) not in _BAD_BLOCKS:
                    raise
                await self._replace(bare(answer))

    async def fail(self, text: str) -> None:
        """See :class:`~api.channels.runner.Reply`."""
        with told():
            if not self._parts and "ts" in self.item.note:
                self._parts = {0: self.item.note["ts"]}
                self._may_be_open = self.item.note["stream"]
            await self._replace([Rendered([], escape(text))])

    async def _show(self, answer: Answer) -> None:
        if self._is_live and answer.lead.startswith(self._streamed):
            first, *more = render(answer, with_lead=False)
            rest = answer.lead.removeprefix(self._streamed)
            if await self._end_stream(_bold(rest) if is_short(answer) else as_markdown(rest), first.blocks):
                return await self._rest(more)
        return await self._replace(render(answer))

    async def _replace(self, messages: list[Rendered]) -> None:
        """Put messages in the place of what is there, and after it."""
        if self._may_be_open:
            await self._end_stream()
        first, *more = messages
        await self._put(0, first)
        await self._rest(more)

    async def _rest(self, messages: list[Rendered]) -> None:
        for number, message in enumerate(messages, 1):
            await self._put(number, message)

    async def _end_stream(self, text: str = "", blocks: list[dict[str, Any]] | None = None) -> bool:
        """End the stream with the rest of the answer; whether there was one to end."""
        try:
            await self.client.chat_stopStream(
                channel=self._to["channel"],
                ts=self._parts[0],
                markdown_text=text or None,
                blocks=blocks,
                metadata=self._mark(0),
            )
        except SlackApiError as fault:
            if error_of(fault) in _BAD_BLOCKS | {"ratelimited"}:
                raise
            self._is_live = self._may_be_open = False
            return False
        self._is_live = self._may_be_open = False
        return True

    async def _put(self, number: int, message: Rendered) -> None:
        """Show a message of the answer in its place, or as a new one where it has none."""
        if number not in self._parts:
            self._parts[number] = await self._post(number, message)
            return
        try:
            await self.client.chat_update(
                channel=self._to["channel"],
                ts=self._parts[number],
                text=message.text,
                blocks=message.blocks,
                metadata=self._mark(number),
            )
        except SlackApiError as fault:
            if error_of(fault) not in _NOT_EDITABLE:
                raise
            self._parts[number] = await self._post(number, message)

    async def _post(self, number: int, message: Rendered) -> str:
        posted = await self.client.chat_postMessage(
            channel=self._to["channel"],
            thread_ts=self._to["thread"],
            text=message.text,
            blocks=message.blocks or None,
            metadata=self._mark(number),
            unfurl_links=False,
            unfurl_media=False,
        )
        return str(posted["ts"])

    def _mark(self, number: int) -> dict[str, Any]:
        """By which a message is found again when a process died before it could note its id."""
        payload = {"question": self.item.message.ts, "part": number}
        return {"event_type": ANSWER, "event_payload": payload}

    def _words(self, message_id: str) -> str:
        language = self.item.message.language or self.item.message.locale or DEFAULT
        return wording(language)(message_id)


def _bold(text: str) -> str:
    return f"**{as_markdown(text)}**" if text.strip() else ""
