"""A short question about the cards before it: "how much power does it draw?", "which is faster?"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Card, Frame, Slot
from assistant.understanding.leaning import is_short, strays
from assistant.understanding.vocabulary import Match

_OF_OTHER_THINGS = (
    *("psu", "cpu", "machine", "circuit", "connector", "cooling", "heat", "noise", "total", "limit"),
    *("need", "enough", "can", "fit", "build", "ram"),
)
"""Words that make a question one about a supply, another part or the whole machine."""
_MONEY = ("cost", "price", "bill", "cheaper")
_AIMS = frozenset({"by_power", "by_memory", "draw_asked"})
"""Slots that say what is asked of the cards, and nothing about them."""
_COMPARING = frozenset({"gpu_compare", "gpu_price"})
"""Rules after which "which is faster?" is about the cards that were named."""
_MEMORY_AFTER: Mapping[str, str] = {
    **dict.fromkeys(("psu", "electricity", "circuit", "connectors", "cooling", "board_case", "cpu"), "ram"),
    "llm_speed": "llm_memory",
}
"""Rule before a mere "and memory?" → the one that tells it: of the machine, or what its model needs."""
_WITH_A_PRICE = frozenset({"gpu_budget", "build", "cloud_or_buy", "electricity"})
"""Rules in which something cheaper is another answer of theirs."""
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
    if facts.reading.says("vram", "memory"):
        return _by_memory(previous, now, several, facts)
    if _asks_power(now, facts, is_choice=bool(several)):
        if several:
            return replace(now, rules=("gpu_compare",), cards=several, slots={"by_power": Slot(True)})
        return replace(now, rules=("psu",), slots={**now.slots, "draw_asked": Slot(True)})
    pair = _against_first(previous, facts)
    if len(pair) > 1 and not now.rules:
        return replace(now, rules=("gpu_compare",), cards=pair)
    if _is_judged(previous, now, facts) and not several:
        slots = {**now.slots, "judged": Slot(True)}
        return replace(now, rules=("gpu_compare",), cards=_best_ranked(previous), slots=slots)
    is_choice = facts.reading.says("which", "which_of", "versus") and not now.rules
    if several and is_choice and (previous.is_choice or not _COMPARING.isdisjoint(previous.rules)):
        return _chosen(now, several, facts)
    if not now.rules and facts.reading.says("cheaper") and _WITH_A_PRICE.isdisjoint(previous.rules):
        return _chosen(now, several, facts) if several else replace(now, rules=("gpu_price",))
    return now


def _is_judged(previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether the card is asked to be good; the speed of a model that it runs ("速度怎么样？") is not it."""
    reading = facts.reading
    is_of_model = reading.says("speed") and bool(previous.offered_model or "model" in previous.slots)
    is_open = not now.rules and previous.rules != ("gpu_compare",)
    return reading.says("judge") and is_open and not is_of_model


def _chosen(now: Frame, several: tuple[Card, ...], facts: Facts) -> Frame:
    """The question which of several is cheaper, faster or better; choices in numbers are compared as such."""
    rule = _rule_of_choice(facts)
    is_counted = any((card.count or 1) > 1 for card in several)
    if rule == "gpu_price" and is_counted:
        return replace(now, rules=("gpu_compare",), cards=several, slots={"by_price": Slot(True)})
    return replace(now, rules=(rule,), cards=several) if rule else now


def as_what_about(previous: Frame, now: Frame, facts: Facts) -> Frame:
    """The message without a rule of its own where its judging words are those of "and a 3060?" as well.

    "3060은 어때?" and "4090行吗？" open a conversation as "is it any good?"; after another question they ask
    that one of another card.
    """
    if "judged" not in now.slots or not now.cards or not previous.rules or "judged" in previous.slots:
        return now
    if not any(_asks_the_same(match, facts) for match in facts.reading.mentions("judge")):
        return now
    slots = {name: slot for name, slot in now.slots.items() if name != "judged"}
    return replace(now, rules=(), slots=slots)


def _asks_the_same(match: Match, facts: Facts) -> bool:
    """Whether a word that judges also asks "will it do?", or closes a message that goes on."""
    ends = (turn for turn in facts.reading.turns if turn.has("turn", "end"))
    overlaps = any(turn.first < match.last and match.first < turn.last for turn in ends)
    return overlaps or match.has("word", "enough") or match.has("word", "can")


def _by_memory(previous: Frame, now: Frame, several: tuple[Card, ...], facts: Facts) -> Frame:
    """The message as a question for the memory of the cards, where a figure of theirs was asked before it.

    Of several cards it is a comparison, also where "which has more" is asked.
    """
    reading = facts.reading
    is_choice = reading.says("more") and reading.says("which", "which_of", "versus", "having")
    if several and (is_choice or _asks_next_figure(previous, now)):
        return replace(now, rules=("gpu_compare",), cards=several, slots={"by_memory": Slot(True)})
    if len(previous.cards) == 1 and _asks_next_figure(previous, now):
        return replace(now, rules=("gpu_memory_use_case",))
    is_open = not now.rules and not now.slots and not reading.says("vram")
    rule = _MEMORY_AFTER.get(previous.rules[0]) if is_open and "draw_asked" not in previous.slots else None
    return now if rule is None else replace(now, rules=(rule,))


def _asks_next_figure(previous: Frame, now: Frame) -> bool:
    """Whether a mere "and memory?" follows a question for what cards draw, cost or do."""
    is_of_figure = "draw_asked" in previous.slots or not _COMPARING.isdisjoint(previous.rules)
    return is_of_figure and not now.rules


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
        named = {card.name or "": card for card in _cards(previous.offered)}
    cards = tuple(replace(card, span=None) for card in named.values())
    return cards if len(cards) > 1 else ()


def _best_ranked(previous: Frame) -> tuple[Card, ...]:
    """The card that the answer before settled on; empty where cards were named."""
    return () if previous.cards else tuple(_cards(previous.offered[:1]))


def _against_first(previous: Frame, facts: Facts) -> tuple[Card, ...]:
    """The card in the place said and the best one of the last ranking: "is the second one better?"."""
    ranked = previous.offered if len(previous.offered) > 1 else previous.ranked
    place = next((int(value) for _, value in facts.reading.of_kind("ordinal")), 0)
    if not 1 <= place <= len(ranked) or not facts.reading.says("versus", "judge", "best", "speed"):
        return ()
    picked = ranked[place - 1]
    return tuple(_cards([picked, *[name for name in ranked if name != picked][:1]]))


def _cards(ranked: Sequence[str]) -> Iterator[Card]:
    for name in (each.rpartition(" × ")[2] for each in ranked):
        yield Card(name, name)


def _rule_of_choice(facts: Facts) -> str | None:
    """The rule that tells which card is cheaper, or which is faster or better."""
    if facts.reading.says("price", "cheaper", "cheapest", "cost"):
        return "gpu_price"
    return "gpu_compare" if facts.reading.says("speed", "versus", "best", "buy") else None
