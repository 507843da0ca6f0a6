"""What speaks for each rule, told in full; and what a question can be meant for that calls for none."""

from __future__ import annotations

from typing import NamedTuple

from assistant.understanding.clauses import sentences
from assistant.understanding.facts import Facts
from assistant.understanding.intents import PRINCIPLE, evidence, heard_in

_MOST_WORDS = 12
"""More words than these say what they mean [-]."""
_UNFIT = PRINCIPLE | {
    *("unknown", "era", "noise", "offload", "amount", "how_long", "which", "best", "can", "or", "versus")
}
"""Whoever says these asks for something particular, or for something that no rule answers."""
_OF_MODELS = ("llm_memory", "llm_speed")


class Weighed(NamedTuple):
    """What speaks for a rule: its score, and the lines of the evidence table that hold with their weights."""

    rule: str
    score: float
    lines: tuple[tuple[str, float], ...]


def weigh(facts: Facts) -> tuple[float, list[Weighed]]:
    """The score from which a rule counts, and what speaks for each rule, best first.

    Of several sentences the one counts that says most; rules that nothing speaks for are left out.
    """
    table, parts = evidence(), sentences(facts.reading)
    found = [heard_in(facts, part) for part in (*(parts if len(parts) > 1 else ()), None)]
    best = [max((_weighed(rule, said) for said in found), key=_score_of) for rule in table.rules]
    heard = [each for each in best if any(weight > 0 for _, weight in each.lines)]
    return table.threshold, sorted(heard, key=lambda each: -each.score)


def readings(facts: Facts) -> tuple[str, ...]:
    """Rules that a few words without a question can be meant for ("3090 power"): those that some evidence, a
    word or a model speaks for."""
    content = [token for token in facts.reading.tokens if token.is_word or token.is_digits]
    if len(content) > _MOST_WORDS or not _UNFIT.isdisjoint(heard_in(facts, None)):
        return ()
    by_evidence = [each.rule for each in weigh(facts)[1] if each.score > 0]
    has_model = any(name.kind == "model" for name in facts.names)
    return tuple(dict.fromkeys([*by_evidence, *_by_word(facts), *(_OF_MODELS if has_model else ())]))


def _by_word(facts: Facts) -> list[str]:
    table = {**evidence().topics, **evidence().readings}
    words = (meaning for match in facts.reading.words for meaning in match.meanings)
    return [rule for kind, value in words if kind == "word" for rule in table.get(value, ()) if rule]


def _score_of(weighed: Weighed) -> float:
    return weighed.score


def _weighed(rule: str, found: frozenset[str]) -> Weighed:
    own = found | {"phrase"} if f"phrase:{rule}" in found else found
    lines = tuple((line.terms, line.weight) for line in evidence().rules[rule].holding(own))
    return Weighed(rule, sum(weight for _, weight in lines), lines)
