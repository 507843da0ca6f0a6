"""A question in, its meaning out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from assistant.understanding.acts import find_act, is_whole_act, wanted_language
from assistant.understanding.adding import with_added
from assistant.understanding.alone import of_itself
from assistant.understanding.attributes import era
from assistant.understanding.choosing import with_choice
from assistant.understanding.chosen_language import in_chosen_language
from assistant.understanding.conversation_currency import in_currency
from assistant.understanding.facts import Facts, find_facts
from assistant.understanding.features import has_topic
from assistant.understanding.follow_up import follow
from assistant.understanding.foreign_turns import as_turn
from assistant.understanding.foretelling import timely
from assistant.understanding.frame import PROCESSOR_SLOTS, Act, Card, Frame, Slot
from assistant.understanding.guessing import Identified
from assistant.understanding.hearing import heard
from assistant.understanding.intents import Intent, find_intent
from assistant.understanding.language_card import cards
from assistant.understanding.language_data import load
from assistant.understanding.laptops import in_laptops
from assistant.understanding.outright import outright
from assistant.understanding.owned import Sense
from assistant.understanding.picking import find_pick
from assistant.understanding.reading import Reading
from assistant.understanding.selling import left
from assistant.understanding.slots import gather
from assistant.understanding.trying import is_tried
from assistant.understanding.variants import with_variants
from assistant.understanding.weighing import readings
from rules.knowledge import Knowledge


def understand(
    question: str,
    *,
    previous: Frame | None = None,
    language: str | None = None,
    locale: str | None = None,
    knowledge: Knowledge,
) -> Frame:
    """What a question asks for, and every fact that it gives.

    Args:
        question: as typed, at most 4,000 characters, in any language; read best in those of ``languages/``.
        previous: the frame before in the conversation, for follow-ups and for questions without a language.
        language: answer language, whatever the question is written in; by default the question's own.
        locale: the asker's language, where neither the question nor the conversation tells one.
        knowledge: the catalogs that names are looked up in.

    Returns:
        A frame whose spans lie inside ``question``.

    Raises:
        QuestionError: the question is empty or too long.
    """
    spoken = previous.language if previous else locale
    reading, identified = heard(question, spoken, knowledge, language)
    reading = with_variants(as_turn(reading) if previous else reading, knowledge)
    reading = in_laptops(reading, knowledge)
    facts = find_facts(reading)
    now = _read(question, facts, identified, previous)
    merged = follow(previous, now, facts, knowledge) if now.act == "ask" else now
    merged = outright(previous, timely(merged, reading, knowledge.as_of.year), facts)
    merged = of_itself(previous, merged, facts)
    merged = with_choice(previous, in_chosen_language(merged, previous, reading, language), facts)
    merged = in_currency(merged, previous)
    return replace(
        merged,
        processor=_processor(merged, previous),
        is_turned=_is_turned(merged, previous, reading),
        supply_is_tried=is_tried(merged, previous, reading),
    )


def _is_turned(now: Frame, previous: Frame | None, reading: Reading) -> bool:
    """Whether the question asks for the negative; one that goes on from such a question does so too."""
    if reading.says("turned"):
        return True
    goes_on = now.is_follow_up and not reading.says("enough")
    return goes_on and previous is not None and previous.is_turned


def _processor(now: Frame, previous: Frame | None) -> Mapping[str, Slot]:
    """The processor of the conversation: the one just said, else the one before."""
    said = {name: now.slots[name] for name in PROCESSOR_SLOTS if name in now.slots}
    if not {"cpu", "cpu_family", "cpu_power_w"}.isdisjoint(said):
        return {name: replace(slot, span=None, origin="carried") for name, slot in said.items()}
    return previous.processor if previous is not None and now.act != "start_over" else {}


def _read(question: str, facts: Facts, identified: Identified, previous: Frame | None) -> Frame:
    """The frame of a message by itself; the one before only decides what a bare quantity is about."""
    intent = find_intent(facts)
    said = gather(facts, _sense(intent, previous, facts))
    wanted = wanted_language(facts.reading)
    is_act = is_whole_act(facts.reading, follows=previous is not None)
    has_content = bool(intent.rules or said.cards or facts.quantities or facts.amounts or has_topic(facts))
    act: Act = "ask" if has_content and not is_act else _act(facts, wanted)
    if act == "ask" and not has_content and previous is not None:
        act = _act_in_another_language(facts.reading)
    return Frame(
        question=question,
        language=wanted or identified.tag,
        act=act,
        rules=() if is_act else intent.rules,
        cards=_cards(said.cards, facts, intent, previous),
        slots=said.slots,
        wants_reason=intent.wants_reason and act == "ask",
        era=era(facts),
        confidence=intent.confidence,
        foreign=identified.foreign,
        readings=() if intent.rules or act != "ask" else readings(facts),
        asks_to_buy=facts.reading.says("buy"),
        pick=find_pick(facts),
    )


def _cards(said: tuple[Card, ...], facts: Facts, intent: Intent, previous: Frame | None) -> tuple[Card, ...]:
    """The cards with those that are added; not where the conversation has them already."""
    before = {card.name for card in previous.cards} if previous is not None else set()
    is_whole = any(card.name in before for card in said) or left(facts) is not None
    return said if is_whole else with_added(said, facts, intent.rules)


def _sense(intent: Intent, previous: Frame | None, facts: Facts) -> Sense:
    if intent.rules or previous is None:
        return Sense(intent.rules, judges_power=_judges_power(intent.rules, facts))
    return Sense(previous.rules, previous.slots.keys(), _judges_power(previous.rules, facts))


def _judges_power(rules: Sequence[str], facts: Facts) -> bool:
    """Whether the one power said is asked to be enough: "850W 5090 ok?"."""
    powers = [quantity for quantity in facts.quantities if quantity.kind == "power"]
    return "psu" in rules and len(powers) == 1 and facts.reading.says("enough")


def _act_in_another_language(reading: Reading) -> Act:
    """``shorter`` after a wish for Turkish: an act is understood in whatever language it is said."""
    for card in cards():
        other = Reading(reading.normal, load(card.tag), reading.tokens, reading.names)
        act = find_act(other)
        if act != "ask":
            return act
    return "ask"


def _act(facts: Facts, wanted: str | None) -> Act:
    return "set_language" if wanted is not None else find_act(facts.reading)
