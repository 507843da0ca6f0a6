"""What a sentence holds, as plain names that the evidence table speaks of, the same in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from assistant.understanding.facts import Facts
from assistant.understanding.language_data import function_words
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

TOPICS = frozenset(
    """
    psu ram vram memory gpu cpu cores disk board case cooling heat pcie lanes nvlink connector circuit machine
    cloud power watts gigabytes kwh electricity bill cost speed token_rate context users batch slot bandwidth
    load llm dataset build limit
    """.split()  # noqa: SIM905
)
"""What can be asked for: "how much x", "which x"."""

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
_REACH = 8
_BORDER = 3
_SECOND_REACH = 4
_UNKNOWN_HAN = 4


@dataclass(frozen=True, slots=True)
class _Topic:
    name: str
    first: int
    last: int


def features(facts: Facts, sentence: int | None) -> frozenset[str]:
    """Names of what one sentence says, with the products and quantities of the whole question.

    ``sentence=None`` takes the words of all sentences.
    """
    reading = facts.reading
    words = [match for match in reading.words if sentence in (None, reading.sentences[match.first])]
    return frozenset(
        {
            *_said(words),
            *_asked(words, facts),
            *_products(facts),
            *_measured(facts),
            *_unknown(reading, sentence),
        }
    )


def phrases(reading: Reading, sentence: int | None) -> set[str]:
    """Rules that a phrase of the sentence points to by itself."""
    return {
        value
        for match in reading.rule_phrases
        if sentence in (None, reading.sentences[match.first])
        for kind, value in match.meanings
        if kind == "rule"
    }


def _said(words: Sequence[Match]) -> Iterator[str]:
    kinds = {
        "purpose",
        "vendor",
        "condition",
        "country",
        "method",
        "format",
        "preprocessing",
        "modality",
        "tier",
    }
    for match in words:
        for kind, value in match.meanings:
            if kind == "word":
                yield value
            elif kind in kinds:
                yield kind


def _asked(words: Sequence[Match], facts: Facts) -> Iterator[str]:
    topics = _topics(words, facts)
    for match in words:
        for kind, value in match.meanings:
            if kind == "word" and value in _ASKERS:
                for topic in _asked_topics(match, topics, facts.reading):
                    yield f"{_ASKERS[value]}:{topic}"
                    yield f"asked:{topic}"


def _topics(words: Sequence[Match], facts: Facts) -> list[_Topic]:
    measured = {index for quantity in facts.quantities for index in range(quantity.first, quantity.last)}
    topics = []
    for match in words:
        for kind, value in match.meanings:
            if kind == "word" and value in TOPICS:
                topics.append(_Topic(value, match.first, match.last))
            elif kind == "unit" and value in _UNIT_TOPICS and match.first not in measured:
                topics.append(_Topic(_UNIT_TOPICS[value], match.first, match.last))
    return topics


def _asked_topics(asker: Match, topics: Sequence[_Topic], reading: Reading) -> Iterator[str]:
    """The nearest topic; what it measures, when it is a measure; and what "and" ties to it."""
    ranked = sorted(topics, key=lambda topic: (_gap(asker, topic, reading), -topic.first))
    reached = [topic for topic in ranked if _gap(asker, topic, reading) <= _REACH]
    if not reached:
        return
    nearest = reached[0]
    yield from (topic.name for topic in reached if topic.first == nearest.first)
    if nearest.name in _MEASURES:
        yield from (topic.name for topic in reached[1:] if topic.name not in _MEASURES)
    yield from _listed_with(nearest, topics, reading)


def _listed_with(nearest: _Topic, topics: Sequence[_Topic], reading: Reading) -> Iterator[str]:
    """Topics that a mere "and" or comma joins to one asked for."""
    position = nearest.last
    for topic in topics:
        between = range(position, topic.first)
        if not 0 < len(between) <= _SECOND_REACH or not all(_is_joint(reading, index) for index in between):
            continue
        yield topic.name
        position = topic.last


def _is_joint(reading: Reading, index: int) -> bool:
    match = reading.at(index)
    return reading.texts[index] == "," or (
        match is not None and any(match.has("word", word) for word in ("and", "or", *_ASKERS))
    )


def _gap(asker: Match, topic: _Topic, reading: Reading) -> int:
    first, last = (asker.last, topic.first) if topic.first >= asker.last else (topic.last, asker.first)
    if last < first:
        return 0
    borders = reading.segments[last] - reading.segments[max(first - 1, 0)]
    if reading.sentences[topic.first] != reading.sentences[asker.first]:
        return 100
    return last - first + _BORDER * borders


def _products(facts: Facts) -> Iterator[str]:
    labels = {"gpu": "card", "cpu": "cpu_name", "model": "model", "quantization": "format"}
    for name in facts.names:
        yield labels[name.kind]
    cards = {
        name.match.gpu.name if name.match.gpu else name.first for name in facts.names if name.kind == "gpu"
    }
    if len(cards) > 1:
        yield "cards"
    if facts.is_several:
        yield "several"


def _measured(facts: Facts) -> Iterator[str]:
    for quantity in facts.quantities:
        yield f"q:{quantity.kind}"
    for amount in facts.amounts:
        yield {"kwh": "q:tariff", "hour": "q:rate_h"}.get(amount.per or "", "q:money")


def _unknown(reading: Reading, sentence: int | None) -> Iterator[str]:
    """``unknown`` when the sentence has content words without a meaning here."""
    known = {index for match in reading.words for index in range(match.first, match.last)}
    small = function_words(reading.language.tag)
    han = 0
    for index, text in enumerate(reading.texts):
        if index in known or not text or sentence not in (None, reading.sentences[index]):
            continue
        if len(text) >= 3 and text.isalpha() and text not in small:
            yield "unknown"
        han += "\u3040" <= text[0] <= "\u9fff"
    if han >= _UNKNOWN_HAN:
        yield "unknown"
