"""An answer as messages of Slack, block by block from the neutral tree."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from api.channels.splitting import split
from api.slack.rich import TEXT_LIMIT, Element, bullets, paragraphs, quotation, table
from api.slack.text import escape
from assistant.answer import Answer
from assistant.answering.outline import Block, Bullets, Heading, Paragraph, Quotation, Table, outline
from assistant.answering.renderers.plain import plain
from assistant.answering.wording import wording

BLOCKS = 50
CHARACTERS = 12_000
"""Of all texts in one message. Slack names no limit, but refuses somewhat above this."""
FEEDBACK = "feedback"


@dataclass(frozen=True, slots=True)
class Rendered:
    """One message.

    Args:
        blocks: what is shown.
        text: what stands in notifications, and for readers of screens.
    """

    blocks: list[Element]
    text: str


def render(answer: Answer, *, with_lead: bool = True) -> list[Rendered]:
    """The messages of an answer: one, or as many as it takes.

    Args:
        with_lead: without, where the direct answer has been streamed already.
    """
    tree = outline(answer)
    lead = {"bold": True} if is_short(answer) else {}
    blocks = paragraphs(answer.lead, **lead) if with_lead else []
    blocks += [element for block in tree[1:] for element in _elements(block)]
    if answer.kind != "smalltalk":
        blocks.append(feedback(answer))
    text = _notification(answer)
    return [Rendered(group, text) for group in packed(blocks)] or [Rendered([], text)]


def is_short(answer: Answer) -> bool:
    """Whether the first lines are a direct answer or a question, to be seen at a glance."""
    return answer.kind in ("answer", "clarification")


def bare(answer: Answer) -> list[Rendered]:
    """The same without blocks, for a Slack that does not take them."""
    parts = split(escape(plain(outline(answer))), TEXT_LIMIT)
    return [Rendered([], part) for part in parts]


def packed(blocks: Iterable[Element]) -> list[list[Element]]:
    """Blocks in groups that fit into a message each; one message takes one table."""
    groups, size = list[list[Element]](), 0
    for block in blocks:
        length = characters(block)
        if not groups or not _has_room(groups[-1], block) or size + length > CHARACTERS:
            groups.append([])
            size = 0
        groups[-1].append(block)
        size += length
    return groups


def _has_room(group: list[Element], block: Element) -> bool:
    is_table = block["type"] == "table"
    return len(group) < BLOCKS and not (is_table and any(other["type"] == "table" for other in group))


def characters(element: Any) -> int:
    """Characters in all texts of a block."""
    if isinstance(element, dict):
        return sum(characters(value) for name, value in element.items() if name not in ("type", "style"))
    if isinstance(element, list):
        return sum(characters(value) for value in element)
    return len(element) if isinstance(element, str) else 0


def feedback(answer: Answer) -> Element:
    """Two thumbs, tied to the answer."""
    words = wording(answer.language)
    buttons = {
        f"{name}_button": {"text": _plain(words(message_id)), "value": f"{thumb}:{answer.id}"}
        for name, thumb, message_id in (
            ("positive", "up", "channel-helpful"),
            ("negative", "down", "channel-not-helpful"),
        )
    }
    element = {"type": "feedback_buttons", "action_id": FEEDBACK, **buttons}
    return {"type": "context_actions", "elements": [element]}


def _elements(block: Block) -> Iterator[Element]:
    if isinstance(block, Paragraph):
        yield from paragraphs(block.text, **({"italic": True} if block.role == "note" else {}))
    elif isinstance(block, Heading):
        yield from paragraphs(block.text, bold=True)
    elif isinstance(block, Bullets):
        yield from bullets(block)
    elif isinstance(block, Table):
        yield from table(block)
    else:
        yield from _source(block)


def _source(block: Quotation) -> Iterator[Element]:
    if block.text:
        yield from quotation(block)
    link = _link(block.url)
    for part in split(f"[{block.number}] {escape(block.attribution)}{link}", TEXT_LIMIT):
        yield {"type": "context", "elements": [{"type": "mrkdwn", "text": part, "verbatim": True}]}


def _link(url: str | None) -> str:
    """An address that cannot end its own brackets, shown by its host."""
    if not url or not re.fullmatch(r"https?://[^\s<>|]{1,2000}", url):
        return ""
    return f" <{url.replace('&', '&amp;')}|{escape(urlsplit(url).netloc)}>"


def _notification(answer: Answer) -> str:
    return (split(escape(answer.lead), TEXT_LIMIT) or ["…"])[0]


def _plain(text: str) -> Element:
    return {"type": "plain_text", "text": text[:75], "emoji": False}
