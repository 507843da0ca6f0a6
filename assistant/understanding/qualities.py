"""A short question about the cards before it: "how much power does it draw?", "which is faster?"."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card, Frame, Slot
from assistant.understanding.leaning import is_short, strays

_OF_OTHER_THINGS = (
    *("psu", "cpu", "machine", "circuit", "connector", "cooling", "heat", "noise", "total", "limit"),
    *("need", "enough", "can", "fit", "build", "ram", "vram", "memory"),
)
"""Words that make a question one about a supply, another part or the whole machine."""
_MONEY = ("cost", "price", "bill", "cheaper")
_AIMS = frozenset({"by_power", "draw_asked"})
"""Slots that say what is asked of the cards, and nothing about them."""
_COMPARING = frozenset({"gpu_compare", "gpu_price"})
"""Rules after which "which is faster?" is about the cards that were named."""
_TAKEN = frozenset({"psu", "electricity", "gpu_compare"})
"""Rules that a message about power alone can call for by itself."""


def of_cards(previous: Frame, now: Frame, facts: Facts) -> Frame:
    """The message with the rule that tells the quality it asks for; as it came where it asks for none.

    Args:
        previous: the frame before, with the cards named in it or ranked by its answer.
        now: the message read by itself.
        facts: what was found in it.
    """
    if not _is_of_cards(previous, now, facts):
        return now
    several = _several(previous, facts)
    if _asks_power(now, facts, is_choice=bool(several)):
        if several:
            return replace(now, rules=("gpu_compare",), cards=several, slots={"by_power": Slot(True)})
        return replace(now, rules=("psu",), slots={**now.slots, "draw_asked": Slot(True)})
    if facts.reading.says("judge") and not now.rules and not several and previous.rules != ("gpu_compare",):
        slots = {**now.slots, "judged": Slot(True)}
        return replace(now, rules=("gpu_compare",), cards=_one_ranked(previous, facts), slots=slots)
    is_choice = facts.reading.says("which", "which_of", "versus") and not now.rules
    if several and is_choice and not _COMPARING.isdisjoint(previous.rules):
        rule = _rule_of_choice(facts)
        return replace(now, rules=(rule,), cards=several) if rule else now
    return now


def _is_of_cards(previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether the message has nothing of its own, and the conversation knows cards that it can be about."""
    has_own = bool(now.cards) or not _AIMS.issuperset(now.slots) or now.wants_reason
    is_known = bool(previous.rules) and (bool(previous.cards) or bool(previous.offered))
    if has_own or not is_known or facts.reading.says(*_OF_OTHER_THINGS):
        return False
    return is_short(facts.reading) and not strays(facts.reading)


def _asks_power(now: Frame, facts: Facts, *, is_choice: bool) -> bool:
    """Whether what the cards draw is asked, in watts: the cost of electricity is another question."""
    reading = facts.reading
    if not _TAKEN.issuperset(now.rules) or reading.says("speed"):
        return False
    if is_choice and reading.says("which", "which_of", "versus"):
        return reading.says("power", "electricity")
    return reading.says("power") and not reading.says("electricity") and not _speaks_of_money(facts)


def _speaks_of_money(facts: Facts) -> bool:
    """Whether money is spoken of, and not only "how much", which some languages ask of both."""
    for match in facts.reading.words:
        if any(match.has("word", word) for word in _MONEY) and not match.has("word", "amount"):
            return True
    return False


def _several(previous: Frame, facts: Facts) -> tuple[Card, ...]:
    """The cards to compare: all that were named, else those ranked before where one is to be chosen."""
    if any(facts.reading.of_kind("ordinal")):
        return ()
    named = {card.name: card for card in previous.cards if card.name is not None}
    if not named and facts.reading.says("which", "which_of"):
        ranked = (name.rpartition(" × ")[2] for name in previous.offered)
        named = {name: Card(name, name) for name in ranked}
    cards = tuple(replace(card, span=None) for card in named.values())
    return cards if len(cards) > 1 else ()


def _one_ranked(previous: Frame, facts: Facts) -> tuple[Card, ...]:
    """The card that the answer before ranked first, or in the place said; empty where cards were named."""
    if previous.cards:
        return ()
    place = next((int(value) for _, value in facts.reading.of_kind("ordinal")), 1)
    name = previous.offered[place - 1] if 1 <= place <= len(previous.offered) else previous.offered[0]
    name = name.rpartition(" × ")[2]
    return (Card(name, name),)


def _rule_of_choice(facts: Facts) -> str | None:
    """The rule that tells which card is cheaper, or which is faster or better."""
    if facts.reading.says("price", "cheaper", "cheapest", "cost"):
        return "gpu_price"
    return "gpu_compare" if facts.reading.says("speed", "versus", "best") else None
