"""What else was said of cards, work and place: purpose, condition, makers wanted or not, country, method."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from assistant.understanding.conditions import condition
from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot
from assistant.understanding.negation import is_negated
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match

_KINDS: Mapping[str, str] = {
    "purpose": "purpose",
    "country": "country",
    "modality": "modality",
    "preprocessing": "preprocessing",
    "tier": "psu_tier",
}
"""Kind of word → slot; the first word of a kind counts."""

_GUIDES = frozenset({2017.0, 2018.0})
_DAY_H = 24.0
_PART = "/"
"""What stands behind the code of a country where only a part of it was named."""


def attributes(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Slots that single words fill."""
    reading = facts.reading
    yield from condition(facts)
    for kind, slot in _KINDS.items():
        found = [(match, value) for match, value in reading.of_kind(kind) if not is_negated(match, reading)]
        if found:
            match, value = found[0]
            yield slot, Slot(value.partition(_PART)[0], reading.span(match.first, match.last))
    yield from _country_part(reading)
    yield from _vendors(facts)
    yield from _offload(reading)
    yield from _cardless(facts)
    for match in reading.mentions("always_on"):
        yield "hours_per_day", Slot(_DAY_H, reading.span(match.first, match.last))


def _country_part(reading: Reading) -> Iterator[tuple[str, Slot]]:
    """A state or province, as it was said: its country's prices are an average over all of them."""
    for match, value in reading.of_kind("country"):
        if value.partition(_PART)[1]:
            span = reading.span(match.first, match.last)
            yield "country_part", Slot(reading.said(match.first, match.last), span)


def _vendors(facts: Facts) -> Iterator[tuple[str, Slot]]:
    wanted: dict[str, Match] = {}
    unwanted: dict[str, Match] = {}
    named = [(m, vendor) for m, vendor in facts.reading.of_kind("vendor") if not _is_part_of_name(m, facts)]
    refused = None
    for match, vendor in reversed(named):
        is_refused = is_negated(match, facts.reading) or _is_joined(match, refused, facts.reading)
        refused = match if is_refused else None
        (unwanted if is_refused else wanted)[vendor] = match
    for slot, vendors in (("vendors", wanted), ("excluded_vendors", unwanted)):
        if vendors:
            yield slot, _list_slot(vendors, facts.reading)


def _is_joined(match: Match, refused: Match | None, reading: Reading) -> bool:
    """Whether only an "and" or "or" stands before one that is refused: ``AMD ve Intel istemiyorum``."""
    between = reading.at(match.last)
    if refused is None or between is None or between.last != refused.first:
        return False
    return between.has("word", "and") or between.has("word", "or")


def _list_slot(found: Mapping[str, Match], reading: Reading) -> Slot:
    vendors = tuple(reversed(tuple(found)))
    matches = [found[vendor] for vendor in vendors]
    return Slot(vendors, reading.span(matches[0].first, matches[-1].last))


def _is_part_of_name(match: Match, facts: Facts) -> bool:
    """Whether a maker's name only leads a product's ("AMD RX 7900 XTX") or is a processor's ("Intel CPU")."""
    if not match.ends_segment and any(match.last == name.first for name in facts.names):
        return True
    if _stands_in_another_meaning(match):
        return True
    after, before = facts.reading.at(match.last), facts.reading.before(match.first)
    return any(near is not None and near.has("word", "cpu") for near in (after, before))


def _stands_in_another_meaning(match: Match) -> bool:
    """Whether the word is a card's family as much as a maker's; then it names the maker only if listed so."""
    return match.has("word", "gpu") and match.value("vendor") is None


def _offload(reading: Reading) -> Iterator[tuple[str, Slot]]:
    for match in reading.mentions("offload"):
        yield "offload", Slot(not is_negated(match, reading), reading.span(match.first, match.last))
        return


def _cardless(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Said to be without a graphics card, and none is named: "a 70B without a GPU"."""
    reading = facts.reading
    if any(name.kind == "gpu" for name in facts.names):
        return
    for match in reading.mentions("cardless")[:1]:
        yield "cardless", Slot(True, reading.span(match.first, match.last))


def era(facts: Facts) -> int | None:
    """The year of an old guide that is named as a year, not as an amount."""
    for number in facts.free:
        if number.value in _GUIDES:
            return int(number.value)
    return None
