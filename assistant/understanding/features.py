"""What a sentence holds, as plain names that the evidence table speaks of, the same in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from assistant.understanding.asking import Topic, asked, is_of_total_power, listed, topics, unlabelled
from assistant.understanding.attributes import era
from assistant.understanding.facts import Facts, counted
from assistant.understanding.language_card import card_of
from assistant.understanding.named_supplies import is_in_name
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading
from assistant.understanding.sole import with_sole_subject
from assistant.understanding.supplies import find_supplies, is_choice_of_supplies
from assistant.understanding.vocabulary import Match

_KINDS = frozenset(
    {
        "purpose",
        "vendor",
        "condition",
        "country",
        "method",
        "preprocessing",
        "modality",
        "tier",
        "board_form",
        "cooling_aspect",
        "cooler",
        "socket",
        "span",
    }
)
"""Kinds of words that matter as such, whatever their value."""
_SPLITS = frozenset({"tensor_parallel", "pipeline_parallel"})
"""Methods that share a model between cards; the others are ways to train."""
_LABELS = {"gpu": "card", "cpu": "cpu_name", "model": "model", "quantization": "format"}
_PER = {"kwh": "q:tariff", "hour": "q:rate_h"}
_MOST_PARTS = 8
"""More than so many parts of a kind are rather a figure of one: "an 850 PSU"."""
_SHORTEST_UNKNOWN = 3
_UNKNOWN_HAN = 3
_EASTERN = "\u3040"


def features(facts: Facts, part: range | None) -> frozenset[str]:
    """Names of what a sentence or clause says, with the products and quantities of the whole question.

    Args:
        facts: of the whole question.
        part: the tokens of the sentence or clause; ``None`` takes all.
    """
    reading = facts.reading
    words = [match for match in reading.words if part is None or match.first in part]
    named = topics(words, facts)
    found = frozenset(
        {
            *_said(words),
            *asked(words, named, reading),
            *_free(named, facts),
            *listed(words, named, facts),
            *_products(facts),
            *_measured(facts, part),
            *(["several_psus"] if _are_unrated(facts) else []),
            *_unknown(reading, part),
            *(["era"] if era(facts) else []),
            *(["total_power"] if is_of_total_power(words, named) else []),
            *_currency(words, facts),
        }
    )
    return with_sole_subject(found, reading)


def has_topic(facts: Facts) -> bool:
    """Whether the question names anything that can be asked for."""
    return bool(topics(facts.reading.words, facts))


def phrases(reading: Reading, part: range | None) -> set[str]:
    """Rules that a phrase of the sentence or clause points to by itself."""
    return {
        value
        for match in reading.rule_phrases
        if part is None or match.first in part
        for kind, value in match.meanings
        if kind == "rule"
    }


def _currency(words: Sequence[Match], facts: Facts) -> Iterator[str]:
    """``currency`` where one is named without an amount: "how many euros is a 4090"."""
    if not facts.amounts and any(match.value("currency") is not None for match in words):
        yield "currency"


def _said(words: Sequence[Match]) -> Iterator[str]:
    for match in words:
        for kind, value in match.meanings:
            if kind == "word":
                yield value
            elif value in _SPLITS:
                yield "split"
            elif kind in _KINDS:
                yield kind


def _free(named: Sequence[Topic], facts: Facts) -> Iterator[str]:
    """``free:x`` for a topic ``x`` that is not merely the label of a quantity, as in "a 850 W PSU"."""
    for topic in unlabelled(named, facts):
        yield f"free:{topic.name}"


def _products(facts: Facts) -> Iterator[str]:
    cards = set()
    for name in facts.names:
        yield _LABELS[name.kind]
        if name.kind == "gpu":
            cards.add(name.catalog_name or facts.reading.said(name.first, name.last))
    if len(cards) > 1:
        yield "cards"
    if facts.is_several:
        yield "several"
    if len(cards) > 1 and _is_counted(facts):
        yield "choice"


def _is_counted(facts: Facts) -> bool:
    """Whether some card is named in a number: "two 3090 or one 5090"."""
    counts = (facts.counts.get(name.first) for name in facts.names if name.kind == "gpu")
    return any(count is not None and count.value > 1 for count in counts)


def _are_several(facts: Facts, word: str) -> bool:
    """Whether two or more of a part are spoken of: "two power supplies"."""
    counts = (number for number in facts.free if counted(number, word, facts.reading) is not None)
    behind = (number for number in facts.free if _counts_back(number, word, facts.reading))
    return any(1 < number.value <= _MOST_PARTS for number in (*counts, *behind))


def _are_unrated(facts: Facts) -> bool:
    """Whether several power supplies are spoken of, and not what they are rated at, or for no card at all."""
    if is_choice_of_supplies(facts.quantities, facts.reading):
        return True
    is_rated = find_supplies(facts.quantities, facts.free, facts.reading) is not None
    return not is_rated and _are_several(facts, "psu")


def _counts_back(number: Number, word: str, reading: Reading) -> bool:
    """Whether a number with a counting word stands behind what it counts: ``電源を2台``."""
    after = reading.at(number.last)
    is_counting = after is not None and (after.has("word", "counter") or after.has("word", "classifier"))
    before = (match.last for match in reading.mentions(word) if match.last <= number.first)
    between = [reading.texts[last : number.first] for last in before]
    return is_counting and any(texts == [] or _is_particle(texts) for texts in between)


def _is_particle(texts: Sequence[str]) -> bool:
    """Whether one eastern character is all that stands between."""
    return len(texts) == 1 and len(texts[0]) == 1 and texts[0] >= _EASTERN


def _measured(facts: Facts, part: range | None) -> Iterator[str]:
    """Kinds of quantities and amounts; what was paid, as another sentence tells, is no budget."""
    reading = facts.reading
    here = {reading.sentences[index] for index in part or ()}
    paid = {reading.sentences[match.first] for match in reading.mentions("bought")} - here
    for quantity in facts.quantities:
        yield f"q:{quantity.kind}"
        if quantity.kind == "power" and is_in_name(quantity.first, reading):
            yield "psu"
    for amount in facts.amounts:
        if part is None or reading.sentences[amount.first] not in paid:
            yield _PER.get(amount.per or "", "q:money")


def _unknown(reading: Reading, part: range | None) -> Iterator[str]:
    """``unknown`` when the sentence or clause has content words without a meaning here."""
    card = card_of(reading.language.tag)
    han = 0
    for index in reading.unknown:
        if part is not None and index not in part:
            continue
        text = reading.texts[index]
        is_han = "\u3040" <= text[0] <= "\u9fff"
        han += is_han
        is_word = card.script != "han" and len(text) >= _SHORTEST_UNKNOWN and text.isalpha()
        if is_word and not is_han and text not in card.function_words:
            yield "unknown"
    if han >= _UNKNOWN_HAN:
        yield "unknown"
