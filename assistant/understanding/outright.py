"""Questions that one section of the guides answers outright, and no rule: "can I use two supplies?"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from assistant.understanding.facts import Facts
from assistant.understanding.features import features, has_topic
from assistant.understanding.formulas import formula
from assistant.understanding.frame import TIME_TO_TRAIN, Frame
from assistant.understanding.leaning import is_short, strays
from assistant.understanding.reading import Reading
from assistant.understanding.untold import counts_times, is_untold
from assistant.understanding.vocabulary import Match

_TWO_SUPPLIES = "power-supply#two-supplies"
_MEMORY_ADDED = "gpu-memory#several-cards"
_MEMORY_BRIDGED = "nvlink#memory"
_EQUAL_CARDS = "multi-gpu#equal-cards"
_UNDERVOLTING = "power-supply#undervolting"
_RAM_CLOCK = "ram#clock-speed"
_OF_GUIDES = {2017: "advice-2017-2018#table-2017", 2018: "advice-2017-2018#parts-2018"}
"""What the guide of a year recommended, by its year."""
_TODAY = "advice-2017-2018#today"
_COUNTERPARTS = "advice-2017-2018#counterparts"
"""What became of the old rules, and of the cards of 2017."""
_OUTCOMES = {"ram": "ram#largest-or-sum", "pcie": "pcie#single-gpu", "lanes": "pcie#single-gpu"}
"""What the guides say today of a part that the old ones advise on, by its word."""
_USED_CARDS = "choosing-a-gpu#used-cards"
_LOAD_PEAKS = "power-supply#measured-transients"
_WATER = "cooling#water"
_OF_MINED_CARDS = frozenset({"gpu_budget", "gpu_compare", "gpu_memory_use_case"})
"""Rules that a question whether to buy a card from mining may seem to call for."""
_YEAR_OF_CARDS = 2017
"""The guide of that year is about cards, and its table has counterparts."""
_OF_MEMORY = frozenset({"multi_gpu", "gpu_memory_use_case", "llm_memory", "gpu_compare", "ram"})
"""Rules that a question whether memory adds up may seem to call for."""
_OF_UNLIKE_CARDS = frozenset({"multi_gpu", "gpu_compare", "gpu_budget"})
"""Rules that a question whether cards may differ may seem to call for."""
_OF_UNDERVOLTING = frozenset({"multi_gpu", "gpu_compare", "cooling"})
"""Rules that the speed kept at a lower voltage may seem to call for."""
_OF_RAM_CLOCK = frozenset({"ram", "cpu"})
"""Rules that a question whether faster RAM matters may seem to call for."""
_WORTH = ("matter", "idea", "buy", "need")
"""Words that ask whether something matters or is worth its price."""
_OF_OTHER_RAM = ("amount", "more", "enough", "offload", "llm", "cpu", "vram", "or", "versus", "which")
"""Words of other questions on RAM and speed: how much of it there should be, layers that are held in it."""
_JOINTS = ("having", "sized", "classifier")
"""Words that may join a quality and what has it: "the speed of the RAM"."""
_OTHER_THINGS = (
    *("psu", "ram", "vram", "memory", "cpu", "board", "slot", "pcie", "lanes", "power", "circuit"),
    *("connector", "speed", "price", "cost", "best", "buy", "amount", "efficiency", "nvlink"),
)
"""What may be the same or not, or be asked, other than the cards themselves."""


def outright(previous: Frame | None, now: Frame, facts: Facts) -> Frame:
    """The frame with the section that answers it, and without rules that answer something else.

    How long a part lasts, what it draws at idle and how loud it is are in no section, so that such a question
    is left without any, and so is the wish for a poem or a joke.

    Args:
        previous: the frame before in the conversation.
        now: the message, merged with it.
        facts: what was found in the message.
    """
    if now.act != "ask":
        return now
    told = _outcome(now, facts) or _experience(now, facts)
    if told:
        return replace(now, rules=(), readings=(), section=told)
    if now.era:
        return replace(now, section=_OF_GUIDES[now.era]) if _asks_advice(now, facts) else now
    if _wishes_text(facts) and not (now.rules or now.states_facts):
        return replace(now, readings=(), literary=True)
    if is_untold(previous, now, facts):
        return replace(now, rules=(), readings=(), untold=True)
    section = formula(previous, now, facts)
    if section:
        return replace(now, rules=(), readings=(), section=section)
    if now.wants_reason and not (facts.reading.says("undervolting") or _asks_ram_clock(facts)):
        return now
    for section, rules in _sections(previous, now, facts):
        kept = tuple(rule for rule in now.rules if rule not in rules)
        return now if kept else replace(now, rules=(), readings=(), section=section)
    return now


def _wishes_text(facts: Facts) -> bool:
    """Whether a poem, a story or a joke shall be written."""
    return facts.reading.says("literary") and facts.reading.says("writes")


def _asks_advice(now: Frame, facts: Facts) -> bool:
    """Whether all that is asked is what the guide of a year, or its author, recommended."""
    reading = facts.reading
    is_other = now.rules or has_topic(facts) or facts.names or facts.amounts or facts.quantities
    return reading.says("guide") and not is_other and (is_short(reading) or not strays(reading))


def _outcome(now: Frame, facts: Facts) -> str:
    """The section that tells what became of the old advice, where it is asked whether it still holds."""
    reading = facts.reading
    if not (reading.says("valid") and (now.era or reading.says("guide"))):
        return ""
    if facts.amounts or facts.quantities or "model" in now.slots:
        return ""
    parts = {section for word, section in _OUTCOMES.items() if reading.says(word)}
    if len(parts) == 1:
        return parts.pop()
    is_of_cards = reading.says("gpu") or any(name.kind == "gpu" for name in facts.names)
    return _COUNTERPARTS if now.era == _YEAR_OF_CARDS and is_of_cards else _TODAY


def _experience(now: Frame, facts: Facts) -> str:
    """The section on cards from mining, supplies that switch off, or whether water is worth its price."""
    reading = facts.reading
    if facts.amounts or facts.quantities:
        return ""
    if reading.says("mined") and set(now.rules) <= _OF_MINED_CARDS:
        return _USED_CARDS
    if reading.says("trips") and reading.says("psu") and not reading.says("circuit") and not now.cards:
        return _LOAD_PEAKS
    is_of_water = now.get("cooling_aspect") == "water" and not (now.cards or now.get("gpu_count"))
    return _WATER if is_of_water and now.rules == ("cooling",) and reading.says("worth") else ""


def _sections(previous: Frame | None, now: Frame, facts: Facts) -> Iterator[tuple[str, frozenset[str]]]:
    """Sections that fit, each with the rules that do not answer the question."""
    reading = facts.reading
    if _asks_time(facts) and _is_of_training(previous, now, facts):
        yield TIME_TO_TRAIN, frozenset({"train_memory"})
    is_choice = reading.says("or", "versus", "which", "amount")
    if reading.says("pooled") and not is_choice and _is_of_card_memory(facts) and "model" not in now.slots:
        yield _MEMORY_BRIDGED if reading.says("nvlink") else _MEMORY_ADDED, _OF_MEMORY
    if _asks_for_equal_cards(facts):
        yield _EQUAL_CARDS, _OF_UNLIKE_CARDS
    if reading.says("undervolting") and reading.says("speed", "lose", "cost", "matter", "idea"):
        yield _UNDERVOLTING, _OF_UNDERVOLTING
    if _asks_ram_clock(facts):
        yield _RAM_CLOCK, _OF_RAM_CLOCK
    if not now.rules and "several_psus" in features(facts, None):
        yield _TWO_SUPPLIES, frozenset()


def _is_of_card_memory(facts: Facts) -> bool:
    reading = facts.reading
    is_of_cards = reading.says("gpu") or any(name.kind == "gpu" for name in facts.names)
    return reading.says("vram", "nvlink") or (is_of_cards and reading.says("memory", "ram"))


def _asks_for_equal_cards(facts: Facts) -> bool:
    """Whether cards have to be the same, or may be mixed, is asked of no particular ones."""
    reading = facts.reading
    is_asked = reading.says("alike", "mix") and reading.says("gpu") and not facts.names
    is_other = facts.amounts or any(reading.of_kind("vendor")) or reading.says(*_OTHER_THINGS)
    return is_asked and not strays(reading) and not is_other


def _asks_ram_clock(facts: Facts) -> bool:
    """Whether the speed of main memory matters, and no product or figure is spoken of."""
    reading = facts.reading
    is_other = facts.names or facts.quantities or facts.amounts or reading.says(*_OF_OTHER_RAM)
    if is_other or not reading.says(*_WORTH):
        return False
    speeds = [*reading.mentions("speed"), *reading.mentions("clock")]
    return any(_are_joined(ram, speed, reading) for ram in reading.mentions("ram") for speed in speeds)


def _are_joined(first: Match, second: Match, reading: Reading) -> bool:
    """Whether only small words and words of having stand between two: "RAM speed", "the speed of the RAM"."""
    last, begin = min(first.last, second.last), max(first.first, second.first)
    joints = {match.first for word in _JOINTS for match in reading.mentions(word)}
    return all(index in joints or reading.is_small_word(index) for index in range(last, begin))


def _asks_time(facts: Facts) -> bool:
    """Whether "how long" is asked, or "how many hours", and nothing about memory or money."""
    reading = facts.reading
    if reading.says("memory", "vram", "ram", "price", "bill", "load"):
        return False
    return reading.says("how_long") or counts_times(facts)


def _is_of_training(previous: Frame | None, now: Frame, facts: Facts) -> bool:
    """Whether training is spoken of, or was just before: "how long will it take?"."""
    if facts.reading.says("training", "tuning") or any(facts.reading.of_kind("method")):
        return True
    was = previous is not None and (previous.section == TIME_TO_TRAIN or "train_memory" in previous.rules)
    return was and set(now.rules) <= {"train_memory"} and is_short(facts.reading)
