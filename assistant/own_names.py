"""Names of letters and digits in a question that stand for something of the user's own: ``host78``."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from assistant.answering.wording import wording
from assistant.computing import Outcome
from assistant.library import Library
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from assistant.answering.compose import Draft
    from assistant.retrieval.naming import Named


def own_names(frame: Frame, library: Library, knowledge: Knowledge) -> Named | None:
    """What a question names by letters and digits and nothing but documents of the user's own may hold.

    ``None`` where it names nothing of that kind, or where there are no such documents. A follow-up without
    a name is about that of the question before.
    """
    if not library.has_own:
        return None
    from assistant.retrieval.lexical.identifiers import identifiers
    from assistant.searching import MOST_NAMES
    from assistant.understanding.known_names import known_names

    text = frame.question if identifiers(frame.question) else frame.subject
    names = identifiers(text)[:MOST_NAMES]
    return library.named(names, known_names(text, knowledge)) if names else None


def without_general(frame: Frame, outcome: Outcome, names: Named | None) -> Outcome:
    """What the rules had to say, or nothing where it would stand for a thing that the question names.

    That is so where nothing holds the name, but those of others of its row (``host80`` for ``host78``), and
    where a rule had nothing to compute with but what it assumes of any machine; figures that the question
    gives are computed with all the same.
    """
    if names is None or not (names.held or names.unheld) or outcome.refusals or frame.states_figures:
        return outcome
    is_general = bool(outcome.computations) and not (frame.states_facts or frame.era)
    return Outcome() if names.unheld or is_general else outcome


def with_unfound(draft: Draft, names: Named | None, language: str) -> Draft:
    """An abstention that says which name was found nowhere."""
    if names is None or not names.unheld or draft.kind != "abstention":
        return draft
    words = wording(language)
    said = words.list_of(name.text for name in names.unheld)
    return replace(draft, lead=words("document-name-nowhere", names=said))
