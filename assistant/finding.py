"""Which passages an answer quotes: those that a rule rests on, and those that a search finds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.computing import Outcome
from assistant.conversation import Conversation
from assistant.library import Library
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from assistant.answering.citing import Evidence
    from assistant.retrieval.naming import Named


_OF_A_THING = frozenset({"cpu", "memory_gb", "ram_gb"})
"""Slots that say what a machine has, by which one may be asked for."""


def is_settled(frame: Frame, outcome: Outcome, library: Library) -> bool:
    """Whether nothing is searched for, since the rules were given all that the question asks for."""
    decided = outcome.computations or outcome.refusals or outcome.missing
    if frame.literary or (decided and frame.is_bare_reason):
        return True
    wants_more = frame.wants_reason or frame.era or library.is_narrowed
    return bool(decided and frame.states_figures and not wants_more)


def own_rows(frame: Frame, outcome: Outcome, library: Library) -> list[Evidence]:
    """Rows of tables of the user's own that the question asks for; they answer before any search.

    Where the rules were given all that is asked, only "which machine has the H100?" is left to a table.
    """
    if frame.literary or frame.is_bare_reason or frame.era or not library.has_own:
        return []
    from assistant.retrieval.seeking import Wanted

    products = [card.asked for card in frame.cards]
    cpu = frame.slots.get("cpu")
    if cpu is not None and cpu.span is not None:
        products.append(frame.question[cpu.span.start : cpu.span.end])
    by_name = not is_settled(frame, outcome, library)
    wanted = Wanted(frame.question, _query(frame), frame.language, tuple(products), by_name)
    wanted = wanted._replace(may_seek=_names_one_thing(frame, outcome))
    return library.rows(wanted) if by_name or wanted.seeks else []


def _names_one_thing(frame: Frame, outcome: Outcome) -> bool:
    """Whether a question names at most one card, without a count, and no figure that a rule reckoned with.

    "Can I put 4 RTX 4090 in one machine?" asks of no machine that has them.
    """
    is_counted = any(card.count is not None for card in frame.cards)
    figures = {name for name, slot in frame.slots.items() if slot.origin == "said" and _is_number(slot.value)}
    is_reckoned = bool(outcome.computations) and bool(figures - _OF_A_THING)
    return len(frame.cards) <= 1 and not (is_counted or is_reckoned or outcome.refusals)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def find(
    frame: Frame,
    conversation: Conversation,
    library: Library,
    knowledge: Knowledge,
    names: Named | None = None,
) -> list[Evidence]:
    """Passages found by a search, where the question asks for more than a rule was given facts for.

    Args:
        names: what the question names of the user's own by letters and digits.
    """
    held = names.held if names else ()
    if frame.section and not library.is_narrowed:
        return [_section(frame)]
    further = _further(frame, conversation, library)
    if further:
        return further
    if frame.foretells or frame.untold:
        found = library.search(_query(frame), frame.language, held)
        return [each for each in found if each.document.collection != "guides"]
    from assistant.answering.old_cards import TODAY, is_on_buying, old_card, only_card, worth_today

    if not (frame.subject or library.is_narrowed):
        from assistant.answering.titled import named_guide

        named = named_guide(frame.question, frame.language)
        if named:
            return named
    found = library.search(_query(frame), frame.language, held)
    card, only = old_card(frame, knowledge), only_card(frame)
    if card is None and only and frame.asks_to_buy and not library.is_narrowed:
        from corpus.guides import shown_guide

        return worth_today(only, shown_guide(TODAY, frame.language)) or found
    if card is None or not (frame.asks_to_buy or is_on_buying(found)):
        return found
    return library.advice_on(card, frame.language) or found


def _section(frame: Frame) -> Evidence:
    """The opening of the section that answers the question outright."""
    from assistant.answering.citing import opening
    from corpus.guides import shown_guide

    guide, _, section = frame.section.partition("#")
    return opening(shown_guide(guide, frame.language), section)


def settled_outcome(frame: Frame, outcome: Outcome, found: list[Evidence], *, is_narrowed: bool) -> Outcome:
    """What the rules had to say, or nothing where the passages found answer another question than theirs.

    Args:
        is_narrowed: one collection was named to answer from, and goes before a question back.
    """
    if not found:
        return outcome
    if found[0].settles:
        return Outcome()
    asks_back = bool(outcome.missing) and not (outcome.computations or outcome.refusals)
    if _is_of_own_matter(frame, found) or (is_narrowed and asks_back and not frame.states_facts):
        return Outcome()
    if not frame.states_facts and not frame.era and _is_about_something_else(found, outcome):
        return Outcome()
    return Outcome() if frame.era and not (outcome.computations or outcome.refusals) else outcome


def _is_of_own_matter(frame: Frame, found: list[Evidence]) -> bool:
    """Whether mere words called for a rule, and what is asked stands in a document of the user's own.

    "How long does the warranty of the Sprocket cooler last?" gives cooling nothing to compute with.
    """
    is_computable = frame.states_figures or frame.era or frame.asks_to_buy or "purpose" in frame.slots
    return found[0].exclusive and not is_computable


def _is_about_something_else(found: list[Evidence], outcome: Outcome) -> bool:
    """Whether the best passage and the next are of guides that no computed rule rests on.

    A question without any fact that still names a rule's subject ("which splitters are safe?") is often about
    something else in the same field; then the passage answers it, not the rule with its assumptions.
    """
    is_guide = found[0].document.collection == "guides"
    rests_on = {name.split("#")[0] for computation in outcome.computations for name in computation.sections}
    about = {each.document.work_id for each in found[:2]}
    return bool(outcome.computations) and is_guide and about.isdisjoint(rests_on)


def _further(frame: Frame, conversation: Conversation, library: Library) -> list[Evidence]:
    """A bare "why?" after a quote goes on in its section."""
    last = conversation.answer
    if not frame.is_bare_reason or last is None or not last.citations or last.computations:
        return []
    return library.further(last.citations[0])


def _query(frame: Frame) -> str:
    """A follow-up is searched together with the question that it goes on from."""
    return f"{frame.subject} {frame.question}" if frame.subject else frame.question
