"""What is asked for: the topic that a "how much", a "which" or a "best" belongs to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from assistant.understanding.facts import Facts, counted
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
_PARTS = frozenset({"psu", "ram", "cpu", "cores", "board", "case", "disk", "cooling"})
"""Parts of a machine, each with a rule of its own: two of them are two questions."""
_ASKING_OTHERWISE = (*_ASKERS, "enough", "matter", "why", "difference", "definition", "cost", "price")
"""Words with which a list of parts is not what is to be found."""
_COMMAS = frozenset({",", ";", "、"})
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


def unlabelled(named: Sequence[Topic], facts: Facts) -> list[Topic]:
    """Topics that are not merely the label of a quantity or amount, as in "a 850 W PSU"."""
    ends = [(quantity.first, quantity.last) for quantity in facts.quantities]
    ends += [(amount.first, amount.last) for amount in facts.amounts]
    labels = {index for first, last in ends for index in (first - 1, last)}
    return [topic for topic in named if labels.isdisjoint((topic.first, topic.last - 1))]


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


def listed(words: Sequence[Match], named: Sequence[Topic], facts: Facts) -> Iterator[str]:
    """``listed`` for several parts that "and" or a comma joins, and ``asked:x`` where no other word asks.

    Only where they are all the parts named, and none has a number: of "power supply for a 3090, CPU and RAM"
    one is asked for, and of "two SSDs, power supply?".
    """
    parts = [topic for topic in unlabelled(named, facts) if topic.name in _PARTS]
    are_several = len({topic.name for topic in parts}) > 1
    are_joined = all(_are_joined(*pair, facts.reading) for pair in pairwise(parts))
    if not (are_several and are_joined) or any(_has_number(topic, facts) for topic in parts):
        return
    yield "listed"
    says = {value for match in words for kind, value in match.meanings if kind == "word"}
    are_had = any(match.has("word", "owned") and match.first < parts[0].first for match in words)
    if says.isdisjoint(_ASKING_OTHERWISE) and not (are_had and "question" not in says):
        yield from (f"asked:{topic.name}" for topic in parts)


def _has_number(topic: Topic, facts: Facts) -> bool:
    return any(counted(number, topic.name, facts.reading) == topic.last for number in facts.free)


def _are_joined(one: Topic, other: Topic, reading: Reading) -> bool:
    """Whether nothing but joints stands between two topics, or one word names both."""
    between = range(one.last, other.first)
    is_one_word = one.first == other.first
    return is_one_word or (0 < len(between) <= _JOINT and all(_is_and(reading, index) for index in between))


def _is_and(reading: Reading, index: int) -> bool:
    match = reading.at(index)
    return reading.texts[index] in _COMMAS or (match is not None and match.has("word", "and"))


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
