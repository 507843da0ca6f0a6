"""Slack's own markup: taken out of what people write, kept out of what is shown."""

from __future__ import annotations

import html
import re

_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;"})
_MARKUP = re.compile(r"([*_~`])")
_REFERENCE = re.compile(r"<([^<>\n]*)>")
_JOINER = "\u2060"
"""Without width; after it, Slack sees no beginning of bold, italic, struck or code text."""


def escape(text: str) -> str:
    """Text that a field of mrkdwn shows as it is."""
    return _MARKUP.sub(rf"{_JOINER}\1{_JOINER}", text.translate(_ESCAPED))


def question(text: str, bot: str) -> str:
    """What somebody wrote, without the mention of the bot and without markup.

    Args:
        text: as Slack sends it: references in angle brackets, three characters escaped.
        bot: user id of the bot.
    """
    bare = _REFERENCE.sub(lambda found: _reference(found[1], bot), text)
    return html.unescape(" ".join(bare.split()))


def mentions(text: str) -> set[str]:
    """Ids of the users whom a text mentions."""
    return set(re.findall(r"<@([A-Z0-9]+)", text))


def _reference(inside: str, bot: str) -> str:
    """A mention, a channel, a command or a link as a reader sees it."""
    target, _, label = inside.partition("|")
    if target.startswith(("@", "!")):
        is_said = target != f"@{bot}" and not target.startswith("!")
        return f" {label or target} " if is_said else " "
    if target.startswith("#"):
        return f"#{label}" if label else target
    return label or target.removeprefix("mailto:")
