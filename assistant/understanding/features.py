"""What a sentence holds, as plain names that the evidence table speaks of, the same in every language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set

from assistant.understanding.asking import Topic, asked, is_of_total_power, listed, topics, unlabelled
from assistant.understanding.attributes import era
from assistant.understanding.facts import Facts, counted
from assistant.understanding.language_card import card_of
from assistant.understanding.number import Number
from assistant.understanding.reading import Reading
from assistant.understanding.supplies import find_supplies
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
_BARE = frozenset({"card", "cards", "several", "choice", "how_much", "amount", "question", "ignore", "today"})
"""What a message may say that names cards, and nothing that is asked of them."""
_JUDGING = frozenset(
    """
    card judge best question today ignore clause why condition owned having training tuning inference llm
    language_model purpose free:llm enough which_of range approximately can or
    """.split()  # noqa: SIM905
)
"""What a message may say that asks whether its one card is good, and nothing else of it."""
_A_CARD = frozenset({"gpu", "free:gpu", "which:gpu", "asked:gpu", "classifier"})
_WHAT = frozenset({"which"})
"""What it may say besides, either of the two: "is it a good card?", "what is it worth?"."""
_OF_MODELS = frozenset({"llm_inference", "llm_training"})
"""Purposes by which a card is judged; for others its memory is weighed."""
_OF_ITS_MODELS = frozenset(
    """
    card can fit run enough question clause purpose llm language_model free:llm owned having vendor which_of
    classifier today
    """.split()  # noqa: SIM905
)
"""What a message may say that asks whether its one card runs language models, and nothing else."""
_OF_ITS_SPEED = frozenset(
    """
    card speed free:speed asked:speed amount:speed which:speed amount which how_much question having clause
    inference training today and between range sized
    """.split()  # noqa: SIM905
)
"""What a message may say that asks how fast its one card is, and nothing else."""
_OF_ITS_MEMORY = frozenset(
    """
    card memory free:memory amount:memory asked:memory which:memory free:gigabytes amount:gigabytes
    asked:gigabytes ram free:ram amount:ram asked:ram which:ram vram free:vram amount:vram asked:vram
    which:vram gpu free:gpu amount which how_much definition question having classifier sized range between
    any_memory
    """.split()  # noqa: SIM905
)
"""What a message may say that asks how much memory its one card has, and nothing else."""
_OF_ITS_SIZE = frozenset(
    """
    card question q:memory having clause range vram free:vram memory free:memory which_of owned classifier
    sized
    """.split()  # noqa: SIM905
)
"""What a message may say that asks whether its one card has memory of a size."""
_OF_KWH_PRICE = frozenset(
    """
    country per_kwh electricity free:electricity asked:electricity amount:electricity which:electricity cost
    free:cost asked:cost amount:cost which:cost price question clause definition amount which how_much having
    sized classifier between currency today unknown ignore
    """.split()  # noqa: SIM905
)
"""What a message may say that asks for the price of electricity, and nothing of a machine."""
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
    if found <= _BARE:
        return found | {"bare"}
    if _is_of_its_memory(found, reading):
        return found - {"definition"} | {"its_memory"}
    if _is_of_kwh_price(found):
        return found - {"definition"} | {"kwh_price"}
    purposes = {purpose for _, purpose in reading.of_kind("purpose")}
    says_no_more = any(found <= _JUDGING | besides for besides in (_A_CARD, _WHAT))
    is_judged = says_no_more and {"card", "judge"} <= found and purposes <= _OF_MODELS
    if _is_of_its_models(found, purposes):
        return found | {"its_models"}
    is_judged = is_judged or ({"card", "free:speed"} <= found and found <= _OF_ITS_SPEED)
    return found | {"judged"} if is_judged else found


def _is_of_its_memory(found: frozenset[str], reading: Reading) -> bool:
    """Whether the memory of the one card is asked; RAM is the card's where it "has" it (3090のメモリ)."""
    is_had = "ram" in found and (not found.isdisjoint(("having", "sized")) or _is_memory_behind(reading))
    is_asked = is_had or not found.isdisjoint(("memory", "vram", "amount:gigabytes"))
    is_its_own = "card" in found and found <= _OF_ITS_MEMORY
    return _is_asked_of_size(found, reading) or (is_asked and is_its_own)


def _is_of_its_models(found: frozenset[str], purposes: Set[str]) -> bool:
    says_models = "language_model" in found or purposes == {"llm_inference"}
    is_asked = not found.isdisjoint({"can", "run", "fit", "enough", "question"})
    return says_models and is_asked and "card" in found and found <= _OF_ITS_MODELS


def _is_of_kwh_price(found: frozenset[str]) -> bool:
    """Whether only what electricity costs is asked, of a country or by the kWh: "price of power in Texas"."""
    is_of_power = not found.isdisjoint(("free:electricity", "per_kwh"))
    return is_of_power and not found.isdisjoint(("country", "per_kwh")) and found <= _OF_KWH_PRICE


def _is_asked_of_size(found: frozenset[str], reading: Reading) -> bool:
    """Whether the one card is asked to have memory of a size: "does a 3090 have 24 GB?"."""
    is_named = any(name.kind == "gpu" and name.match.asked_memory_gb for name in reading.names)
    return {"card", "question"} <= found <= _OF_ITS_SIZE and (is_named or "q:memory" in found)


def _is_memory_behind(reading: Reading) -> bool:
    """Whether the word behind a card stands for any memory, as 메모리 does: "3090 메모리", not "3090 RAM"."""
    behind = (reading.at(name.last) for name in reading.names if name.kind == "gpu")
    return any(match is not None and match.has("word", "any_memory") for match in behind)


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
    """Whether several power supplies are spoken of, and not what they are rated at."""
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
