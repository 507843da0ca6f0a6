"""What is heard of a question before its meaning: its words, the products in it, and its language."""

from __future__ import annotations

from assistant.understanding.acts import wanted_language
from assistant.understanding.errors import QuestionError
from assistant.understanding.guessing import Identified
from assistant.understanding.identify import identify
from assistant.understanding.language_data import load
from assistant.understanding.names import find_names
from assistant.understanding.normalise import normalise
from assistant.understanding.parting import with_parted_names
from assistant.understanding.reading import Reading
from assistant.understanding.spellings import in_latin
from assistant.understanding.tokens import tokenise
from rules.knowledge import Knowledge

_TELLING = 200
"""So many characters of a refused question tell its language."""


def spoken_language(question: str, knowledge: Knowledge) -> str:
    """The language that a question by itself is answered in; nothing else of it is read.

    Raises:
        QuestionError: the question is empty or too long.
    """
    reading, identified = heard(question, None, knowledge, None)
    return wanted_language(reading) or identified.tag


def heard(
    question: str, spoken: str | None, knowledge: Knowledge, language: str | None
) -> tuple[Reading, Identified]:
    """A question's words, the products in it, and its language.

    Args:
        question: as typed.
        spoken: language of the conversation, or of the asker.
        knowledge: the catalogs that names are looked up in.
        language: the one that an error is told in; by default that of the question.

    Raises:
        QuestionError: the question is empty or too long.
    """
    try:
        normal = with_parted_names(in_latin(normalise(question)), knowledge)
    except QuestionError as error:
        error.language = language or _language_of_refused(question, spoken, knowledge)
        raise
    tokens = tokenise(normal.text)
    names = find_names(normal, tokens, knowledge)
    identified = identify(normal, tokens, names, spoken)
    reading = Reading(normal, load(identified.read_in or identified.tag), tokens, names)
    return reading.without_mere_numbers(), identified


def _language_of_refused(question: str, spoken: str | None, knowledge: Knowledge) -> str | None:
    """The language of a question too long or empty, by its beginning or the conversation."""
    beginning = question[:_TELLING]
    if not any(character.isalnum() for character in beginning):
        return spoken
    normal = with_parted_names(in_latin(normalise(beginning)), knowledge)
    tokens = tokenise(normal.text)
    return identify(normal, tokens, find_names(normal, tokens, knowledge), spoken).tag
