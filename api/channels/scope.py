"""``in:NAME`` before or after a question: the collection that its answer quotes from, and nothing else."""

from __future__ import annotations

import re

MARK = "in:"
"""What is written in front of the name."""
_PLAIN = r"\w(?:[\w.-]{0,62}\w)?"
_NAME = rf"(?:[\"“”„«「](?P<quoted>[^\"“”„«»「」]{{1,64}})[\"“”»」]|(?P<plain>{_PLAIN}))"
_EASTERN = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
_FIRST = re.compile(rf"in[:：]{_NAME}(?!\S)", re.IGNORECASE)
_GLUED = re.compile(rf"in[:：](?P<plain>[A-Za-z0-9_]+(?:[.-][A-Za-z0-9_]+)*)(?=[{_EASTERN}])", re.IGNORECASE)
"""A name in Latin letters right before a question in characters that no space parts from it."""
_LAST = re.compile(rf"(?<!\S)in[:：]{_NAME}\Z", re.IGNORECASE)


def scoped(text: str) -> tuple[str, str | None]:
    """A question without the collection that it names, and that; a name with spaces is in quotation marks.

    >>> scoped('in:"server room" How loud is it?')
    ('How loud is it?', 'server room')
    >>> scoped("Is a 3090 built in: yes or no?")
    ('Is a 3090 built in: yes or no?', None)
    >>> scoped("in:lab显卡要多少电")
    ('显卡要多少电', 'lab')
    """
    bare = text.strip()
    found = _FIRST.match(bare) or _LAST.search(bare)
    glued = _GLUED.match(bare)
    if glued is not None and (found is None or found.group() == bare):
        return bare[glued.end() :].strip(), glued["plain"]
    if found is None:
        return text, None
    return (bare[: found.start()] + bare[found.end() :]).strip(), (found["quoted"] or found["plain"]).strip()


def written(name: str) -> str:
    """A collection as it is named in front of a question."""
    return MARK + name if re.fullmatch(_PLAIN, name) else f'{MARK}"{name}"'
