"""Sentences, and the clauses of one that asks for two things: "which supply and what does it cost?"."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from assistant.understanding.facts import Facts
from assistant.understanding.reading import Reading

_ASKING = ("amount", "which", "can", "enough", "speed", "token_rate")
_COMMAS = (",", ";")
_TELLING = ("owned", "bought", "build")


def sentences(reading: Reading) -> list[range]:
    """Each sentence as the range of its tokens."""
    return list(_split(range(len(reading.tokens)), _sentence_starts(reading)))


def clauses(reading: Reading, sentence: range) -> list[range]:
    """The parts of a sentence that a comma or "and" divides, where what follows asks by itself."""
    parts: list[range] = []
    for part in _split(sentence, _clause_starts(reading, sentence)):
        if parts and not _says(reading, part, _ASKING):
            parts[-1] = range(parts[-1].start, part.stop)
        else:
            parts.append(part)
    return parts


def only_tells(facts: Facts, part: range) -> bool:
    """Whether a clause tells of a machine and asks nothing: "I am building …", "128 GB of RAM"."""
    if _says(facts.reading, part, _ASKING):
        return False
    sizes = (item for item in facts.quantities if item.kind == "memory" and item.first in part)
    is_sized = any(sizes) and not _says(facts.reading, part, ("fit", "run"))
    return is_sized or _says(facts.reading, part, _TELLING)


def _sentence_starts(reading: Reading) -> list[int]:
    numbers = reading.sentences
    return [index for index in range(1, len(numbers)) if numbers[index] != numbers[index - 1]]


def _clause_starts(reading: Reading, sentence: range) -> list[int]:
    commas = {index for index in sentence if reading.texts[index] in _COMMAS}
    joints = {match.first for match in reading.mentions("and") if match.first in sentence}
    return sorted((commas | joints) - {sentence.start})


def _split(whole: range, starts: list[int]) -> Iterator[range]:
    bounds = [whole.start, *starts, whole.stop]
    return (range(first, last) for first, last in pairwise(bounds) if first < last)


def _says(reading: Reading, part: range, words: tuple[str, ...]) -> bool:
    return any(match.first in part for word in words for match in reading.mentions(word))
