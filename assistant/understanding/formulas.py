"""How something is calculated, without a card or figure given: the section of the guides with the formula."""

from __future__ import annotations

from typing import NamedTuple

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Frame
from assistant.understanding.leaning import strange, strays
from assistant.understanding.reading import Reading
from assistant.understanding.vocabulary import Match


class _Subject(NamedTuple):
    """What is calculated: the words that say it, the section that tells how, and words that may stand by."""

    words: tuple[str, ...]
    section: str
    beside: frozenset[str]


_SUBJECTS = (
    _Subject(("psu",), "power-supply#sizing", frozenset({"power"})),
    _Subject(("electricity", "bill"), "electricity#cost-formula", frozenset({"cost", "price", "power"})),
    _Subject(
        ("vram",), "llm-memory#total", frozenset({"memory", "llm", "language_model", "inference", "run"})
    ),
    _Subject(("ram",), "ram#how-much", frozenset({"memory"})),
    _Subject(("circuit",), "circuits#how-much", frozenset({"power"})),
)
"""Each section is the first that the rule on the subject rests on."""
_ANYWHERE = frozenset(
    {
        *(
            "calculated",
            "why",
            "definition",
            "need",
            "amount",
            "which",
            "can",
            "gpu",
            "machine",
            "total",
            "ignore",
        ),
        *("clause", "having", "sized", "classifier", "range", "and", "between", "owned", "question", "judge"),
    }
)
"""Words that make no other question of it."""


def formula(previous: Frame | None, now: Frame, facts: Facts) -> str:
    """The section that tells how what is asked about is calculated; empty where something else is asked.

    Args:
        previous: the frame before in the conversation; with cards, a rule computes it for them.
        now: the message, merged with that frame; with facts, a rule computes it.
        facts: what was found in the message.
    """
    reading = facts.reading
    if previous is not None and previous.cards:
        return ""
    if now.states_facts or facts.names or facts.quantities or facts.amounts or not _asks_how(now, reading):
        return ""
    said = [subject for subject in _SUBJECTS if reading.says(*subject.words)]
    if len(said) != 1 or strange(reading) or strays(reading):
        return ""
    known = _ANYWHERE.union(said[0].words, said[0].beside)
    return said[0].section if all(_is_of(match, known) for match in reading.words) else ""


def _asks_how(now: Frame, reading: Reading) -> bool:
    """Whether the way of calculating is asked, and not only that a rule should do it: "calculate my PSU"."""
    return reading.says("calculated") and (now.wants_reason or reading.says("definition") or not now.rules)


def _is_of(match: Match, known: frozenset[str]) -> bool:
    """Whether a word is of the subject, or a unit that stands without a number: "how many watts"."""
    return match.value("unit") is not None or any(match.has("word", word) for word in known)
