"""A question that leans on the one before it: whether it does, and what becomes of both."""

from __future__ import annotations

from dataclasses import replace

from assistant.understanding.advising import seeks_advice
from assistant.understanding.bare_change import bare_change
from assistant.understanding.changes import change_cards, change_slots
from assistant.understanding.comparing import as_choice
from assistant.understanding.facts import Facts
from assistant.understanding.features import features, has_topic
from assistant.understanding.frame import Frame, Slot
from assistant.understanding.intents import is_topic, rule_of_topic
from assistant.understanding.largest import as_largest
from assistant.understanding.leaning import (
    STRANGE,
    Leaning,
    content,
    find_leaning,
    is_short,
    strange,
    strays,
)
from assistant.understanding.limiting import as_limit
from assistant.understanding.main_memory import as_offloaded
from assistant.understanding.offers import with_offered, with_offered_model
from assistant.understanding.qualities import as_what_about, of_cards
from assistant.understanding.returning import against_best, gone_back
from assistant.understanding.stated_memory import asks_of_memory, without_other_memory
from assistant.understanding.trying import without_tried
from assistant.understanding.wishing import wished
from rules.knowledge import Knowledge

_OWN_CONTENT = frozenset(
    {
        "gpu_count",
        "gpu_power_w",
        "total_power_w",
        "model",
        "parameters_b",
        "purpose",
        "budget",
        "dataset_gb",
        "disk_mb_s",
        "mains",
    }
)
"""Slots that make a question stand by itself."""
_STANDS_ALONE = frozenset({"gpu_budget", "gpu_memory_use_case"})
"""Rules whose question is a new one unless words tie it to the one before."""
_COMPARING = frozenset({"gpu_compare", "multi_gpu", "gpu_budget"})
"""Rules that take training as what the cards are for: "3090 or 4090?", "and for training?"."""
_OF_CARDS = frozenset({"electricity", "gpu_price", "build"})
"""Rules that reckon costs of cards or of a machine with them, and nothing without them."""
_MACHINE = frozenset({"gpu_count", "total_power_w", "gpu_power_w"})
"""Slots that tell what a machine draws, beside its cards."""


def follow(previous: Frame | None, now: Frame, facts: Facts, knowledge: Knowledge) -> Frame:
    """The frame of a message in its conversation.

    A message that stands by itself drops everything before it. One that leans on the frame before keeps its
    facts, marked as carried, except those that it changes; it turns to another rule when it names one.

    Args:
        previous: the frame before, already merged, or ``None``.
        now: the message read by itself.
        facts: what was found in it.
        knowledge: for the memory variants of a card.
    """
    lean = find_leaning(facts)
    if previous is None or previous.act != "ask" or previous.needs_before:
        return replace(now, needs_before=_needs_before(now, lean, facts))
    if "claimed_maker" in now.slots:
        return _stated(previous, now)
    if not _has_facts(previous):
        return _gone_on(previous, now, lean, facts)
    now = as_limit(previous, as_largest(previous, now, facts), facts, knowledge)
    now = _corrected(as_what_about(previous, now, facts), lean, facts)
    said, now = now, wished(previous, _as_work(previous, now, lean), facts, knowledge)
    now = of_cards(previous, now, facts) if now is said else now
    is_reason = lean.is_bare_reason or _asks_why_of_it(previous, now, lean, facts)
    compared = against_best(previous, now, facts)
    is_wish = now is not said
    if not is_reason and compared is now and not is_wish and not _depends(previous, now, lean, facts):
        return now
    if is_reason and not lean.is_bare_reason:
        return _reason_of(previous, now)
    now, previous = compared, gone_back(previous, compared, facts)
    rules = _rules(previous, now, lean, facts)
    previous = without_other_memory(previous, now, rules, knowledge)
    merged = replace(
        now,
        rules=rules,
        cards=change_cards(previous, now, lean, facts, knowledge),
        slots=without_tried(change_slots(previous, now, lean, facts), previous, now, rules),
        era=now.era
        or (previous.era if rules == previous.rules and not facts.reading.says("today") else None),
        is_follow_up=True,
        is_bare_reason=lean.is_bare_reason,
        wants_reason=now.wants_reason and not (lean.corrects and now.cards),
        subject=_subject(previous) if rules == previous.rules else "",
    )
    offering = replace(previous, offered=()) if facts.reading.says("each", "both") else previous
    merged = with_offered_model(previous, with_offered(offering, merged))
    return as_choice(as_offloaded(previous, now, _with_cost(merged, facts)))


def _with_cost(merged: Frame, facts: Facts) -> Frame:
    """The frame with what a machine costs as the question, where the follow-up asks for its price."""
    if "build" not in merged.rules or facts.amounts or not facts.reading.says("price"):
        return merged
    return replace(merged, slots={**merged.slots, "cost_asked": Slot(True)})


def _corrected(now: Frame, lean: Leaning, facts: Facts) -> Frame:
    """The message without a reason asked, where it only puts another number right: "I mean 5"."""
    is_number = lean.corrects and bool(facts.free) and not facts.reading.says("why")
    return replace(now, wants_reason=False) if is_number else now


def _stated(previous: Frame, now: Frame) -> Frame:
    """A statement about a card, which keeps what was asked before it for the message that follows."""
    same = {card.name for card in previous.cards} == {card.name for card in now.cards}
    if now.rules or not (previous.rules and same):
        return now
    kept = {name: replace(slot, span=None, origin="carried") for name, slot in previous.slots.items()}
    return replace(now, cards=previous.cards, slots={**kept, **now.slots}, resumes=previous.rules)


def _as_work(previous: Frame, now: Frame, lean: Leaning) -> Frame:
    """Training as what the cards before are for, not as a question of its own: "and to train?"."""
    goes_on = lean.opens and lean.is_fragment and not (now.cards or now.slots)
    if now.rules != ("train_memory",) or not goes_on or _COMPARING.isdisjoint(previous.rules):
        return now
    return replace(now, rules=(), slots={"workload": Slot("training")})


def _reason_of(previous: Frame, now: Frame) -> Frame:
    """The frame before, asked why; what the message says of it changes nothing."""
    return replace(
        now,
        rules=previous.rules,
        cards=tuple(replace(card, span=None) for card in previous.cards),
        slots={name: replace(slot, span=None, origin="carried") for name, slot in previous.slots.items()},
        era=previous.era,
        is_follow_up=True,
        is_bare_reason=True,
        subject=_subject(previous),
    )


def _needs_before(now: Frame, lean: Leaning, facts: Facts) -> bool:
    """Whether the first message of a conversation goes on from one that is not there: "and for training?"."""
    is_alone = not (now.rules or now.cards or has_topic(facts))
    if lean.is_bare_reason or (now.pick is not None and now.pick.in_words):
        return is_alone
    is_alone = not (now.cards or has_topic(facts)) and set(now.rules) <= {"train_memory"}
    return lean.opens and lean.is_fragment and is_alone and now.slots.keys() <= {"gpu_count", "purpose"}


def _has_facts(previous: Frame) -> bool:
    return bool(previous.rules or previous.cards or previous.slots)


def _subject(previous: Frame) -> str:
    return previous.subject or previous.question


def _gone_on(previous: Frame, now: Frame, lean: Leaning, facts: Facts) -> Frame:
    """A message after a question that only the guides answer: "why?", "and for training?"."""
    goes_on = lean.is_bare_reason or (lean.opens and not now.rules and is_short(facts.reading))
    if not goes_on:
        return now
    return replace(
        now, is_follow_up=True, is_bare_reason=lean.is_bare_reason, subject=_subject(previous), rules=()
    )


def _depends(previous: Frame, now: Frame, lean: Leaning, facts: Facts) -> bool:
    """Whether the message makes sense only with the frame before it."""
    if (
        lean.corrects
        or lean.changes
        or lean.adds
        or lean.removes
        or (now.pick is not None and now.pick.in_words)
    ):
        return True
    is_of_era = now.era is not None and not (now.rules or now.cards) and is_short(facts.reading)
    if is_of_era and not strays(facts.reading):
        return True
    if asks_of_memory(previous, now, lean, facts) or seeks_advice(previous, now, lean, facts):
        return False
    if not now.rules:
        if previous.rules and (_asks_topic_only(previous, facts) or _asks_cost_of_it(previous, facts)):
            return True
        says_something = _says_something(previous, now, facts) or _topic(previous, facts) is not None
        ties = (says_something, lean.is_fragment, lean.points)
        return lean.opens or sum(ties) > 1 or (lean.trails and lean.is_fragment)
    if _asks_circuit_of_it(previous, now, facts) or _asks_model_of_it(previous, now, facts):
        return True
    if now.cards or not _OWN_CONTENT.isdisjoint(now.slots):
        is_only_count = _OWN_CONTENT.intersection(now.slots) <= {"gpu_count"}
        return not now.cards and (lean.points or (lean.opens and is_only_count))
    is_same = now.rules[0] in previous.rules
    return lean.opens or lean.points or is_same or now.rules[0] not in _STANDS_ALONE


def _asks_circuit_of_it(previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether a circuit is asked to bear the machine before: "will a 20 A circuit do?"."""
    is_of_machine = bool(previous.cards) or not _MACHINE.isdisjoint(previous.slots)
    is_bare = (
        now.rules == ("circuit",) and not now.cards and _OWN_CONTENT.intersection(now.slots) <= {"mains"}
    )
    asks = facts.reading.says("can", "enough", "fit", "run", "them") and not facts.reading.says("amount")
    return is_bare and is_of_machine and asks and not strays(facts.reading)


def _asks_model_of_it(previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether a model is to run on the card before: "how fast is Qwen3 14B?", "can it run 32B?"."""
    if now.cards or len(previous.cards) != 1 or strays(facts.reading):
        return False
    can = facts.reading.says("run", "fit", "can") and not facts.reading.says("amount", "which", "need")
    return now.rules == ("llm_speed",) or (now.rules == ("llm_memory",) and can)


def _asks_why_of_it(previous: Frame, now: Frame, lean: Leaning, facts: Facts) -> bool:
    """Whether a short "why" is about the result before: "why doesn't it fit?", "why not 32?"."""
    reading = facts.reading
    has_own = now.rules or now.cards or now.slots or has_topic(facts)
    if not previous.rules or not now.wants_reason or has_own or not is_short(reading):
        return False
    return (lean.points or bool(facts.free)) and len(strange(reading)) <= STRANGE


def _rules(previous: Frame, now: Frame, lean: Leaning, facts: Facts) -> tuple[str, ...]:
    """The message's own rules; that of a topic it turns to; or those before, unless it leads elsewhere."""
    if now.rules == ("cpu",) and "cpu_power_w" in now.slots:
        return previous.rules
    if now.rules:
        return now.rules
    if lean.removes or (lean.corrects and _says_something(previous, now, facts)):
        return previous.rules
    topic = _topic(previous, facts)
    only_trails = lean.trails and not lean.opens and not _asks_topic_only(previous, facts)
    if topic is not None and not lean.is_bare_reason and not only_trails:
        return (topic,)
    if lean.is_bare_reason or _says_something(previous, now, facts):
        return previous.rules
    return () if "unknown" in features(facts, None) else previous.rules


def _says_something(previous: Frame, now: Frame, facts: Facts) -> bool:
    """Whether the message holds any fact, be it a bare number, a year or a currency."""
    is_of_era = now.era is not None and not strays(facts.reading)
    free = [number for number in facts.free if number.value != now.era]
    said = bool(is_of_era or now.cards or now.slots or free)
    return said or bare_change(previous, now, facts) is not None


def _asks_topic_only(previous: Frame, facts: Facts) -> bool:
    """Whether a topic is all that is asked for, beside small talk: "which speed?"."""
    reading = facts.reading
    asking = [*reading.mentions("amount"), *reading.mentions("which")]
    if _topic(previous, facts) is None or not asking:
        return False
    topics = [match for match in reading.words if is_topic(match)]
    fillers = [match for match in reading.turns if match.value("act") or match.value("turn")]
    covered = {index for match in (*asking, *topics, *fillers) for index in range(match.first, match.last)}
    return all(index in covered for index in content(reading))


def _asks_cost_of_it(previous: Frame, facts: Facts) -> bool:
    """Whether a short question about a cost is about the cards before: "und der Strom?"."""
    is_known = bool(previous.cards) or bool(previous.offered)
    is_of_cards = is_known and _topic(previous, facts) in _OF_CARDS
    return is_of_cards and is_short(facts.reading) and facts.reading.says("cost", "price", "bill")


def _topic(previous: Frame, facts: Facts) -> str | None:
    """The rule of the topic that a message names, if it is one to turn to."""
    is_named = not {"model", "parameters_b"}.isdisjoint(previous.slots)
    has_model = is_named or bool(previous.offered_model)
    topic = rule_of_topic(facts, has_model)
    if topic == "cpu" and any(quantity.kind == "power" for quantity in facts.quantities):
        return None
    says = facts.reading.says
    is_cost = topic == "gpu_price" or (topic is None and says("cost")) or says("power")
    is_of_time = any(facts.reading.of_kind("span")) or any(q.kind == "duration" for q in facts.quantities)
    if is_cost and is_of_time and "cloud_or_buy" not in previous.rules:
        return "electricity"
    if topic == "gpu_price" and says("machine"):
        return "build"
    is_work_of_cards = topic == "train_memory" and not has_model and not _COMPARING.isdisjoint(previous.rules)
    return None if is_work_of_cards else topic
