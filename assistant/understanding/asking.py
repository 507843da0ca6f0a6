"""What is asked for: the topic that a "how much", a "which" or a "best" belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from assistant.understanding.facts import Facts
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

TOPICS = frozenset(
    """
    psu ram vram memory gpu cpu cores disk board case cooling heat pcie lanes nvlink connector circuit machine
    cloud power watts gigabytes kwh electricity bill cost speed token_rate context users batch slot bandwidth
    load llm dataset build limit noise
    """.split()  # noqa: SIM905
)
"""What can be asked for."""

_ASKERS = {"amount": "amount", "which": "which", "best": "which"}
_MEASURES = frozenset({"watts", "gigabytes", "power", "kwh", "cost", "speed"})
"""Topics that are asked of something: "how many watts of power supply" asks for both."""
_UNIT_TOPICS = {
    "W": "watts",
    "kW": "watts",
    "GB": "gigabytes",
    "GiB": "gigabytes",
    "kWh": "kwh",
    "core": "cores",
    "thread": "cores",
}
"""Units that, without a number, are what is asked for: "kaç watt"."""
_REACH = 8
_BORDER = 3
_JOINT = 4


class Topic(NamedTuple):
    """A topic named at tokens ``first`` to ``last`` (excluded)."""

    name: str
    first: int
    last: int


def topics(words: Sequence[Match], facts: Facts) -> list[Topic]:
    """Topics named by some words, those of the units without a number too."""
    measured = {index for quantity in facts.quantities for index in range(quantity.first, quantity.last)}
    found = []
    for match in words:
        for kind, value in match.meanings:
            if kind == "word" and value in TOPICS:
                found.append(Topic(value, match.first, match.last))
            elif kind == "unit" and value in _UNIT_TOPICS and match.first not in measured:
                found.append(Topic(_UNIT_TOPICS[value], match.first, match.last))
    return found


def is_of_total_power(words: Sequence[Match], named: Sequence[Topic]) -> bool:
    """Whether the words speak of a total, and of power: "what do they draw in total?"."""
    is_total = any(match.has("word", "total") for match in words)
    return is_total and any(topic.name in ("power", "watts") for topic in named)


def asked(words: Sequence[Match], named: Sequence[Topic], reading: Reading) -> Iterator[str]:
    """``amount:x``, ``which:x`` and ``asked:x`` for each topic ``x`` that the words ask for."""
    for match in words:
        for kind, value in match.meanings:
            if kind == "word" and value in _ASKERS:
                for topic in _asked_topics(match, named, reading):
                    yield f"{_ASKERS[value]}:{topic}"
                    yield f"asked:{topic}"


def _asked_topics(asker: Match, named: Sequence[Topic], reading: Reading) -> Iterator[str]:
    """The nearest topic; what it measures, when it is a measure; and what "and" ties to it."""
    ranked = sorted(named, key=lambda topic: (_gap(asker, topic, reading), -topic.first))
    reached = [topic for topic in ranked if _gap(asker, topic, reading) <= _REACH]
    if not reached:
        return
    nearest = reached[0]
    yield from (topic.name for topic in reached if topic.first == nearest.first)
    if nearest.name in _MEASURES:
        yield from (topic.name for topic in reached[1:] if topic.name not in _MEASURES)
    yield from _listed_with(nearest, named, reading)


def _listed_with(nearest: Topic, named: Sequence[Topic], reading: Reading) -> Iterator[str]:
    """Topics that a mere "and" or comma joins to one asked for."""
    position = nearest.last
    for topic in named:
        between = range(position, topic.first)
        if 0 < len(between) <= _JOINT and all(_is_joint(reading, index) for index in between):
            yield topic.name
            position = topic.last


def _is_joint(reading: Reading, index: int) -> bool:
    match = reading.at(index)
    is_word = match is not None and any(match.has("word", word) for word in ("and", "or", *_ASKERS))
    return reading.texts[index] == "," or is_word


def _gap(asker: Match, topic: Topic, reading: Reading) -> int:
    """Tokens between, and a toll for each border; beyond reach in another sentence."""
    first, last = (asker.last, topic.first) if topic.first >= asker.last else (topic.last, asker.first)
    if last < first:
        return 0
    if reading.sentences[topic.first] != reading.sentences[asker.first]:
        return _REACH + 1
    borders = reading.segments[last] - reading.segments[max(first - 1, 0)]
    return last - first + _BORDER * borders
