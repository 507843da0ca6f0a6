"""What was said of drives, boards, coolers, plugs and cables."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from assistant.understanding.asking import asked, is_of_total_power, topics
from assistant.understanding.cooling import cooling
from assistant.understanding.entities import skip_ending
from assistant.understanding.facts import Facts, counted
from assistant.understanding.features import features
from assistant.understanding.frame import Slot
from assistant.understanding.paces import used_paces
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_ONE_KIND: Mapping[str, str] = {
    "drive": "drive",
    "board_form": "board",
    "storage_goal": "storage_goal",
}
"""Kind of word → slot. Where two values are named, as in "air or water", none is settled."""
_OF_A_SUPPLY = ("psu", "need", "enough", "buy", "machine", "cpu", "total", "limit", "build")
"""Words that make a question about power one about the supply or the whole machine."""
_ON_A_SUPPLY = ("psu", "need", "enough", "buy", "oversize", "limit", "build")
"""Words that make a question about the power in total one about the supply for it."""
_OF_A_LIMIT = ("psu", "need", "buy", "oversize", "build", "total")
"""Words that make a question with a power limit one about the supply or the whole machine."""
_IN_CURRENCY = frozenset({"electricity", "gpu_price", "build"})
"""Rules that give an amount in the currency asked for."""
_OF_CARDS = frozenset({"amount:gpu", "amount:llm"})
"""What "how many" is asked of beside a card: the cards themselves, or the model they are for."""
_MOST_SOCKETS = 8
_DAY_H = 24.0


def parts(facts: Facts, rules: Sequence[str]) -> Iterator[tuple[str, Slot]]:
    """Slots of the parts around the cards."""
    reading = facts.reading
    for kind, slot in _ONE_KIND.items():
        found = list(reading.of_kind(kind))
        if len({value for _, value in found}) == 1:
            match, value = found[0]
            yield slot, Slot(value, reading.span(match.first, match.last))
    yield from _families(facts)
    yield from cooling(reading)
    yield from _span(facts, rules)
    yield from _room(facts)
    if "board_case" in rules:
        yield from _cards_asked(facts)
    if "llm_memory" in rules or "train_memory" in rules:
        yield from _same_cards_asked(facts)
    if "psu" in rules:
        yield from _cards_on_supply_asked(facts)
        yield from _draw_asked(facts)
        yield from _total_asked(facts)
        yield from _limit_asked(facts)
        for match in reading.mentions("oversize"):
            yield "oversize_asked", Slot(True, reading.span(match.first, match.last))
    if "electricity" in rules and "kwh_price" in features(facts, None):
        yield "kwh_price_asked", Slot(True)
    if "build" in rules and not facts.amounts:
        for match in (*reading.mentions("price"), *(match for match, _ in reading.of_kind("currency"))):
            yield "cost_asked", Slot(True, reading.span(match.first, match.last))
    if "circuit" in rules:
        yield from _verdict_asked(facts)
    if not _IN_CURRENCY.isdisjoint(rules):
        yield from _cost_currency(facts)
    if "storage" in rules:
        for match in reading.mentions("decoded"):
            yield "decoded", Slot(True, reading.span(match.first, match.last))
    yield from _sockets(facts)
    yield from _cables(facts)
    for word in ("adapter", "pigtail", "pinned"):
        for match in reading.mentions(word):
            yield word, Slot(True, reading.span(match.first, match.last))


def _span(facts: Facts, rules: Sequence[str]) -> Iterator[tuple[str, Slot]]:
    """Hours of "a year", "monthly"; of a day only where no time of a day is said.

    One that hours are counted in ("200 hours a month") comes last, and is no time of use of rented cards.
    """
    has_time = any(quantity.kind == "duration" for quantity in facts.quantities)
    paces = {pace.first for pace in used_paces(facts)}
    found = [(match, float(hours)) for match, hours in facts.reading.of_kind("span")]
    for match, hours in sorted(found, key=lambda each: each[0].first in paces):
        is_only_pace = match.first in paces and "cloud_or_buy" in rules
        if (hours > _DAY_H or not has_time) and not is_only_pace:
            yield "hours", Slot(hours, facts.reading.span(match.first, match.last))


def _families(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Families of processors, where none is named by its model: "a Threadripper", "an Intel i9"."""
    found = list(facts.reading.of_kind("cpu_family"))
    if found and not any(name.kind == "cpu" for name in facts.names):
        families = tuple(dict.fromkeys(family for _, family in found))
        yield "cpu_family", Slot(families, facts.reading.span(found[0][0].first, found[-1][0].last))


def _room(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """``capacity`` where "how big" or "how many GB" is asked of a drive, and not how fast it must be."""
    reading = facts.reading
    wanted = set(asked(reading.words, topics(reading.words, facts), reading))
    if "amount:disk" in wanted and "amount:speed" not in wanted:
        match = reading.mentions("disk")[0]
        yield "storage_goal", Slot("capacity", reading.span(match.first, match.last))


def _cards_asked(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether "how many cards" is asked of a board or a machine."""
    reading = facts.reading
    if "amount:gpu" in set(asked(reading.words, topics(reading.words, facts), reading)):
        match = reading.mentions("gpu")[0]
        yield "cards_asked", Slot(True, reading.span(match.first, match.last))


def _same_cards_asked(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether "how many" is asked of the one card named, for a model: "how many 4090 for a 70B?"."""
    reading = facts.reading
    cards = [name for name in facts.names if name.kind == "gpu"]
    has_model = any(name.kind == "model" for name in facts.names)
    has_model = has_model or any(quantity.kind == "parameters" for quantity in facts.quantities)
    wanted = set(asked(reading.words, topics(reading.words, facts), reading))
    is_other = any(each.startswith("amount:") and each not in _OF_CARDS for each in wanted)
    if has_model and len(cards) == 1 and reading.says("amount") and not is_other:
        match = reading.mentions("amount")[0]
        yield "cards_asked", Slot(True, reading.span(match.first, match.last))


def _cards_on_supply_asked(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether "how many" is asked of the one card named, beside watts: "how many 3090s on 1600 W?"."""
    cards = facts.cards
    has_power = any(quantity.kind == "power" for quantity in facts.quantities)
    if len(cards) != 1 or cards[0].first in facts.counts or not has_power:
        return
    reading, end = facts.reading, skip_ending(facts.reading, cards[0].last)
    for match in reading.mentions("amount"):
        is_before = match.last == cards[0].first or _is_small(reading, match.last, cards[0].first)
        if is_before or match.first == end or _is_small(reading, end, match.first):
            yield "cards_asked", Slot(True, reading.span(match.first, match.last))


def _is_small(reading: Reading, first: int, last: int) -> bool:
    """Whether one token stands at ``first``, before ``last``, that is no word of a quantity."""
    match = reading.at(first)
    is_plain = match is None or (match.value("unit") is None and not match.has("word", "psu"))
    return first + 1 == last and is_plain and not reading.tokens[first].is_digits


def _draw_asked(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether the question is what named cards draw, and says nothing of a supply or of other parts."""
    reading = facts.reading
    named = {name.kind for name in facts.names}
    if named != {"gpu"} or facts.quantities or reading.says(*_OF_A_SUPPLY):
        return
    for first, last in _powers(facts):
        yield "draw_asked", Slot(True, reading.span(first, last))


def _powers(facts: Facts) -> Iterator[tuple[int, int]]:
    """Where power is spoken of: a word for it, or watts asked of cards and not of something for them."""
    reading = facts.reading
    is_for_them = reading.says("clause")
    for topic in topics(reading.words, facts):
        if topic.name == "power" or (topic.name == "watts" and not is_for_them):
            yield topic.first, topic.last


def _total_asked(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether the question is what the machine draws in total, and says nothing of a supply."""
    reading = facts.reading
    if is_of_total_power(reading.words, topics(reading.words, facts)) and not reading.says(*_ON_A_SUPPLY):
        match = reading.mentions("total")[0]
        yield "total_asked", Slot(True, reading.span(match.first, match.last))


def _limit_asked(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether what a power limit changes is asked: the one figure beside cards, and no word of a supply."""
    reading = facts.reading
    figures = [quantity for quantity in facts.quantities if quantity.kind in ("power", "share")]
    are_cards = facts.is_several or any(name.kind == "gpu" for name in facts.names)
    if are_cards and len(figures) == 1 and reading.says("limit") and not reading.says(*_OF_A_LIMIT):
        match = reading.mentions("limit")[0]
        yield "limit_asked", Slot(True, reading.span(match.first, match.last))


def _verdict_asked(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Whether the usual circuits do is asked ("can I …?"), where neither a circuit nor a place was named."""
    reading = facts.reading
    is_told = any(q.kind in ("amperes", "volts") for q in facts.quantities) or any(reading.of_kind("country"))
    if is_told or reading.language.outlet_country is not None or reading.says("amount", "which", "turned"):
        return
    for word in ("can", "enough", "run", "fit"):
        for match in reading.mentions(word):
            yield "verdict_asked", Slot(True, reading.span(match.first, match.last))
            return


def _cost_currency(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """``how much is it in lira``: a currency without an amount."""
    if not facts.amounts:
        for match, currency in facts.reading.of_kind("currency"):
            code = currency.partition("/")[0]
            yield "cost_currency", Slot(code, facts.reading.span(match.first, match.last))
            return


def _sockets(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Each socket as often as it was counted: the "3x 8-pin" of a card."""
    named = list(facts.reading.of_kind("socket"))
    if not named:
        return
    counts = [_count_before(match, facts) for match, _ in named]
    sockets = tuple(
        socket for (_, socket), count in zip(named, counts, strict=True) for _ in range(count or 1)
    )
    span = facts.reading.span(named[0][0].first, named[-1][0].last)
    yield "sockets", Slot(sockets, span)
    if any(counts):
        yield "sockets_counted", Slot(True, span)


def _count_before(match: Match, facts: Facts) -> int | None:
    for number in facts.free:
        is_whole = number.value.is_integer() and 0 < number.value <= _MOST_SOCKETS
        if is_whole and _only_counting(facts, number.last, match.first):
            return int(number.value)
    return None


def _only_counting(facts: Facts, first: int, last: int) -> bool:
    """Whether nothing but "x" or a counting word stands between two tokens."""
    texts = facts.reading.texts[first:last]
    between = facts.reading.at(first)
    is_counting = between is not None and between.last == last and between.has("word", "classifier")
    return texts in ([], ["x"], ["*"]) or is_counting


def _cables(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """``four PCIe cables`` of the supply at hand."""
    for number in facts.free:
        last = counted(number, "cable", facts.reading, over="pcie")
        if last is not None:
            yield "pcie_cables", Slot(int(number.value), facts.reading.span(number.first, last))
