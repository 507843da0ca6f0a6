"""An answer as messages: the direct answer as text, each part of its outline as an embed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from api.discord import limits
from api.discord.buttons import rows_below, without_buttons
from api.discord.cards import Card, Post
from api.discord.escape import escape
from api.discord.sections import cards, pieces, sections
from assistant.answer import Answer, Kind
from assistant.answering.outline import Block, outline

COLOURS: Mapping[Kind, int] = {
    "answer": 0x0072B2,
    "clarification": 0xE69F00,
    "abstention": 0x999999,
    "smalltalk": 0x999999,
}
_ASKED = 200
_LEAD = limits.CONTENT - 3 * _ASKED


def posts(answer: Answer, asked: str | None = None) -> tuple[Post, ...]:
    """The messages that carry an answer, each within the limits; the last one has the buttons.

    Args:
        asked: the question, where Discord itself does not show it above the answer.
    """
    colour = COLOURS[answer.kind]
    lead, *further = pieces(answer.lead, _LEAD)
    embeds = [Card(description=part, colour=colour) for part in further]
    embeds += _embeds(outline(without_buttons(answer))[1:], colour)
    *before, last = _packed(f"{quoted(asked)}**{lead}**", embeds)
    return (*before, replace(last, rows=rows_below(answer)))


def quoted(asked: str | None) -> str:
    """A question as a line above its answer, cut short when long."""
    if not asked:
        return ""
    line = " ".join(asked.split())
    return f"> {escape(line if len(line) <= _ASKED else f'{line[: _ASKED - 1]}…')}\n"


def _embeds(blocks: Iterable[Block], colour: int) -> Iterator[Card]:
    for section in sections(blocks):
        yield from cards(section, colour)


def _packed(content: str, embeds: Iterable[Card]) -> Iterator[Post]:
    """Embeds in as few messages as their limits allow, in order."""
    post = Post(content)
    for card in embeds:
        is_full = len(post.cards) == limits.EMBEDS
        if is_full or sum(each.size for each in post.cards) + card.size > limits.EMBEDS_IN_ALL:
            yield post
            post = Post()
        post = replace(post, cards=(*post.cards, card))
    yield post
