"""The answer language that an asker chose, and how long it holds."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.acts import wanted_language
from assistant.understanding.frame import Frame
from assistant.understanding.reading import Reading

_WORDS = 5
"""From so many words on, a message is a full sentence where words are parted by spaces [-]."""
_CHARACTERS = 8
"""From so many characters on, where they are not [-]."""
_EASTERN = "\u2e80"
_HANGUL = ("\uac00", "\ud7a3")
"""Characters from here on stand for words or syllables without spaces; Korean has spaces."""


def in_chosen_language(frame: Frame, previous: Frame | None, reading: Reading, forced: str | None) -> Frame:
    """The frame in the language that its message chooses, or that one before it chose.

    A choice holds over follow-ups, courtesies and short messages in whatever language. Another choice ends
    it, and so does a full sentence in another language that stands by itself.

    Args:
        frame: of the message, in its own language.
        previous: the frame before in the conversation.
        reading: of the message.
        forced: the language that the caller wants for this answer only.
    """
    chosen = previous.chosen_language if previous is not None else None
    wanted = wanted_language(reading)
    if wanted is not None:
        chosen = wanted
    elif chosen is not None and frame.language != chosen and _is_sentence(frame, reading):
        chosen = None if forced is None else chosen
    return replace(frame, language=forced or chosen or frame.language, chosen_language=chosen)


def _is_sentence(frame: Frame, reading: Reading) -> bool:
    """Whether a message is a question of its own and of some length, names and numbers left out."""
    if frame.act != "ask" or frame.is_follow_up:
        return False
    words = [text for text in reading.texts if text and text[0].isalpha()]
    characters = sum(_is_eastern(letter) for word in words for letter in word)
    return characters >= _CHARACTERS if characters else len(words) >= _WORDS


def _is_eastern(letter: str) -> bool:
    return letter >= _EASTERN and not _HANGUL[0] <= letter <= _HANGUL[1]
