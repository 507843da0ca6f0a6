"""What only comparisons of cards ask for: the work of several, NVLink, a small network, resale."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from assistant.understanding.facts import Facts, counted
from assistant.understanding.features import features
from assistant.understanding.frame import Frame, Money, Slot
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_WORK: Mapping[str, str] = {
    "experiment": "experiments",
    "training": "training",
    "tuning": "training",
    "inference": "inference",
    "token_rate": "inference",
}
"""Word → what several cards do; the first in this order that is said counts."""
_WORK_BY_PURPOSE: Mapping[str, str] = {"llm_inference": "inference", "llm_training": "training"}
_SPLITS = frozenset({"tensor_parallel", "pipeline_parallel"})
_OTHER_QUALITIES = ("speed", "efficiency", "price", "best", "buy", "vram", "memory", "training", "inference")
_PRICES = ("price", "cheaper", "cost")
"""Words that ask which costs less, or more."""
LEADING = {"widest": "bandwidth", "frugal": "power", "fastest": "speed", "cheapest": "price"}
"""Words for the most of a quality, or the least, → that quality of cards."""
_REACH = 3
"""How far behind "resale" its amount may stand [tokens]; before it, only next to it."""
_SMALLEST = 10.0
"""From here on, a bare number behind "resale" is an amount."""


class Sum(NamedTuple):
    """Money at tokens ``first`` to ``last`` (excluded)."""

    money: Money
    first: int
    last: int


def comparing(facts: Facts, rules: Sequence[str]) -> Iterator[tuple[str, Slot]]:
    """Slots of the rules that compare cards, as far as these are called for."""
    reading = facts.reading
    if "multi_gpu" in rules:
        for match in reading.mentions("nvlink"):
            yield "nvlink", Slot(True, reading.span(match.first, match.last))
        for match in reading.mentions("mix"):
            yield "mixing", Slot(True, reading.span(match.first, match.last))
        yield from _another(facts)
        yield from _splits(reading)
        yield from _work(reading)
        if "choice" in features(facts, None):
            yield from _by_power(reading)
            yield from _by_memory(reading)
            yield from _by_price(facts)
            yield from _by_speed(reading)
    if "ram" in rules or "gpu_budget" in rules:
        yield from _trained(facts)
    if "gpu_budget" in rules:
        yield from _purpose_of_model(facts)
        yield from _most_memory(facts)
        yield from _leading(facts)
    if "pcie" in rules:
        yield from (found for found in _compared_at(reading) if found[1].value == "inference")
    if "gpu_memory_use_case" in rules and "its_bandwidth" in features(facts, None):
        match = reading.mentions("bandwidth")[0]
        yield "bandwidth_asked", Slot(True, reading.span(match.first, match.last))
    if "gpu_compare" in rules:
        yield from _hidden_units(facts)
        yield from _compared_at(reading)
        yield from _by_power(reading)
        yield from _by_memory(reading)
        yield from _judged(facts)
        for match in reading.mentions("small_network"):
            yield "small_network", Slot(True, reading.span(match.first, match.last))


def as_choice(frame: Frame) -> Frame:
    """Two kinds of cards, one of them in a number, are compared with their numbers, by a figure too.

    So are those of which a follow-up tells the number: "and with four of each?".
    """
    counts = {card.name: card.count or 1 for card in frame.cards}
    by_figure = any(frame.get(f"by_{name}") for name in ("power", "memory", "price", "speed"))
    is_recounted = (
        frame.is_follow_up and 1 not in counts.values() and all(not card.span for card in frame.cards)
    )
    is_other = frame.rules != ("gpu_compare",) or not (by_figure or is_recounted)
    if is_other or len(counts) != 2 or set(counts.values()) == {1}:
        return frame
    return replace(frame, rules=("multi_gpu",))


def _trained(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """A language model that is named is to be trained, and does not only run."""
    named = any(name.kind == "model" for name in facts.names)
    if named or any(quantity.kind == "parameters" for quantity in facts.quantities):
        for word in ("training", "tuning"):
            for match in facts.reading.mentions(word):
                yield "trained", Slot(True, facts.reading.span(match.first, match.last))


def _purpose_of_model(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """A card for language models runs them, or trains them where that is said; a model by name says more."""
    reading = facts.reading
    if any(name.kind == "model" for name in facts.names) or any(reading.of_kind("purpose")):
        return
    if any(quantity.kind == "parameters" for quantity in facts.quantities):
        return
    purpose = "llm_training" if reading.says("training", "tuning") else "llm_inference"
    for match in reading.mentions("language_model"):
        yield "purpose", Slot(purpose, reading.span(match.first, match.last))


def _most_memory(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """The most memory for a budget, and not a size of it that is named."""
    reading = facts.reading
    is_sized = any(quantity.kind == "memory" for quantity in facts.quantities)
    wants_more = bool(facts.amounts) and reading.says("more") and not is_sized
    words = ("roomiest", "vram", "memory") if wants_more else ("roomiest",)
    for match in (each for word in words for each in reading.mentions(word)):
        yield "by_memory", Slot(True, reading.span(match.first, match.last))


def _leading(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """The quality that the card wanted leads in, memory apart, and no card it is compared with."""
    reading = facts.reading
    if any(name.kind in ("gpu", "model") for name in facts.names):
        return
    for word, quality in LEADING.items():
        for match in reading.mentions(word):
            yield "leads_in", Slot(quality, reading.span(match.first, match.last))


def _judged(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether a card is good, or how fast it is, without another one to compare it with."""
    if "judged" in features(facts, None):
        match = [*facts.reading.mentions("judge"), *facts.reading.mentions("speed")][0]
        yield "judged", Slot(True, facts.reading.span(match.first, match.last))


def _by_memory(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """Which card has more memory is the question where no other quality is named."""
    others = [word for word in _OTHER_QUALITIES if word not in ("vram", "memory")]
    if reading.says("more", "roomiest") and not reading.says("power", *others):
        for match in (*reading.mentions("vram"), *reading.mentions("memory")):
            yield "by_memory", Slot(True, reading.span(match.first, match.last))


def _by_power(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """The power of the cards is the question where no other quality of theirs is named.

    What electricity costs with either card is told by their power too, so that a price says nothing there.
    """
    is_choice = reading.says("which", "which_of", "or", "versus")
    found = [*reading.mentions("power"), *(reading.mentions("electricity") if is_choice else ())]
    others = [word for word in _OTHER_QUALITIES if word != "price" or not reading.says("electricity")]
    if not reading.says(*others):
        for match in found:
            yield "by_power", Slot(True, reading.span(match.first, match.last))


def _by_price(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Which of two choices costs less is the question where no other quality and no sum is named."""
    reading = facts.reading
    others = [word for word in _OTHER_QUALITIES if word not in ("price", "best", "buy")]
    if not facts.amounts and not reading.says("power", "electricity", *others):
        for match in (each for word in _PRICES for each in reading.mentions(word)):
            yield "by_price", Slot(True, reading.span(match.first, match.last))


def _by_speed(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """Which of two choices is faster is the question where no other quality is named."""
    others = ("efficiency", "vram", "memory", "power", "electricity", "token_rate", *_PRICES)
    if not reading.says(*others):
        for match in reading.mentions("speed"):
            yield "by_speed", Slot(True, reading.span(match.first, match.last))


def _another(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """``a second 4090``: so many cards in all."""
    for match, value in facts.reading.of_kind("ordinal"):
        is_of_card = any(name.kind == "gpu" and name.first == match.last for name in facts.names)
        if is_of_card and int(value) > 1:
            yield "gpu_count", Slot(int(value), facts.reading.span(match.first, match.last))


def resold(facts: Facts) -> Sum | None:
    """What a card is sold for in the end: the sum behind such a word, else the one right before it."""
    sums = [Sum(amount.money, amount.first, amount.last) for amount in facts.amounts if amount.per is None]
    for word in facts.reading.mentions("resale"):
        near = [*(each for each in sums if 0 <= each.first - word.last <= _REACH), *_bare(word, sums, facts)]
        near += [each for each in sums if each.last == word.first]
        if near:
            return near[0]
    return None


def _bare(word: Match, sums: Sequence[Sum], facts: Facts) -> Iterator[Sum]:
    """A number without a currency, in that of the other sum: "for 2000 euros, and resell it for 1000"."""
    for number in facts.free:
        if sums and 0 <= number.first - word.last <= _REACH and number.value >= _SMALLEST:
            yield Sum(Money(number.value, sums[0].money.currency), number.first, number.last)


def _splits(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """Both ways to split a model: which of them is the question."""
    found = [match for match, value in reading.of_kind("method") if value in _SPLITS]
    if len({match.value("method") for match in found}) > 1:
        yield "splits_asked", Slot(True, reading.span(found[0].first, found[-1].last))


def _work(reading: Reading) -> Iterator[tuple[str, Slot]]:
    for word, work in _WORK.items():
        for match in reading.mentions(word):
            yield "workload", Slot(work, reading.span(match.first, match.last))
            return


def _compared_at(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """What cards are compared at: a purpose says it before a word; words of both kinds say nothing.

    A language model that is not trained writes text.
    """
    for match, purpose in reading.of_kind("purpose"):
        if purpose in _WORK_BY_PURPOSE:
            yield "workload", Slot(_WORK_BY_PURPOSE[purpose], reading.span(match.first, match.last))
            return
    said = [(work, match) for word, work in _WORK.items() for match in reading.mentions(word)]
    said = said or [("inference", match) for match in reading.mentions("language_model")]
    if len({work for work, _ in said}) == 1:
        work, match = said[0]
        yield "workload", Slot(work, reading.span(match.first, match.last))


def _hidden_units(facts: Facts) -> Iterator[tuple[str, Slot]]:
    for number in facts.free:
        last = counted(number, "hidden_unit", facts.reading)
        if last is not None:
            yield "hidden_units", Slot(int(number.value), facts.reading.span(number.first, last))
            return
