"""Which rules a question calls for: evidence of each sentence, weighed by one table for all languages."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

import yaml

from assistant.understanding.clauses import clauses, only_tells, sentences
from assistant.understanding.facts import Facts
from assistant.understanding.features import features, phrases
from assistant.understanding.vocabulary import Match

_Loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
PRINCIPLE = frozenset({"matter", "why", "definition", "difference"})
"""Words of a question about how things are in general."""
_PRICE = "price"
"""The topic that another one goes before: "what does the electricity cost?"."""
_CONTENT = frozenset({"card", "cpu_name", "model", "several", "purpose", "price", "total_power"})


class _Line(NamedTuple):
    """One line of evidence: all terms must hold; each is a set of alternatives, wanted or unwanted."""

    terms: str
    wanted: tuple[frozenset[str], ...]
    unwanted: frozenset[str]
    weight: float

    def holds(self, found: frozenset[str]) -> bool:
        for terms in self.wanted:  # asked hundreds of times per question
            if terms.isdisjoint(found):
                return False
        return self.unwanted.isdisjoint(found)


class _Lines(NamedTuple):
    """The lines of a rule, and their places by each alternative of their first term."""

    lines: tuple[_Line, ...]
    by_term: Mapping[str, tuple[int, ...]]
    always: tuple[int, ...]

    def holding(self, found: frozenset[str]) -> list[_Line]:
        """The lines that hold; only those whose first term was found are looked at."""
        by_term = self.by_term
        near = {place for term in found if term in by_term for place in by_term[term]}
        return [line for place in sorted(near.union(self.always)) if (line := self.lines[place]).holds(found)]


class _Evidence(NamedTuple):
    threshold: float
    beside: float
    rules: Mapping[str, _Lines]
    covers: Mapping[str, frozenset[str]]
    principles: frozenset[str]
    topics: Mapping[str, Sequence[str]]
    readings: Mapping[str, Sequence[str]]


class Intent(NamedTuple):
    """What is asked for.

    Args:
        rules: names of rules, best first.
        wants_reason: the question asks why, how, or what something is.
        confidence: of the first rule, or of there being none, in [0, 1].
    """

    rules: tuple[str, ...]
    wants_reason: bool
    confidence: float


def find_intent(facts: Facts) -> Intent:
    """The rules that the sentences call for, each judged by itself; together where none suffices alone."""
    parts = {part: heard_in(facts, part) for part in sentences(facts.reading)}
    some_ask = any(_asks(said) for said in parts.values())
    heard = [part for part, said in parts.items() if not some_ask or _asks(said) or "owned" not in said]
    chosen = _merge([_choose_in(facts, part, parts[part]) for part in heard])
    everything = heard_in(facts, None)
    if not chosen and len(parts) > 1:
        chosen = _choose(_scores(everything))
    if chosen and _is_principle(everything, facts):
        chosen = {rule: score for rule, score in chosen.items() if rule in evidence().principles}
    rules = tuple(chosen)
    reasons = PRINCIPLE - {"difference"} if rules else PRINCIPLE
    is_of_figure = "gpu_price" in rules or ("psu" in rules and "total_power" in everything)
    is_of_figure = is_of_figure or ("multi_gpu" in rules and "choice" in everything)
    reasons = reasons - {"definition"} if is_of_figure else reasons
    return Intent(rules, not reasons.isdisjoint(everything), _confidence(chosen, everything))


def _asks(found: frozenset[str]) -> bool:
    """Whether a sentence is a question, and not only a fact ("I have a 850 W PSU.")."""
    return "question" in found or any(term.startswith(("amount:", "which:")) for term in found)


def heard_in(facts: Facts, part: range | None) -> frozenset[str]:
    """What a sentence or clause says, in the terms of the table; ``None`` takes the whole question."""
    return features(facts, part) | {f"phrase:{rule}" for rule in phrases(facts.reading, part)}


def _choose_in(facts: Facts, sentence: range, said: frozenset[str]) -> dict[str, float]:
    """The rules of a sentence, and those of its clauses where each of them calls for one by itself."""
    whole = _choose(_scores(said))
    parts = clauses(facts.reading, sentence)
    if not whole or len(parts) == 1 or "its_training" in said or only_tells(facts, parts[0]):
        return whole
    heard = [heard_in(facts, part) for part in parts]
    apart = [_choose(_scores(one)) if _has_subject(one) else {} for one in heard]
    if not all(apart):
        return whole
    if not _asks(heard[0]):
        covered = frozenset[str]().union(*(evidence().covers[rule] for rule in apart[0]))
        apart[1:] = [{rule: each[rule] for rule in each if rule not in covered} for each in apart[1:]]
    return _merge([*apart, whole])


def _has_subject(found: frozenset[str]) -> bool:
    """Whether a clause speaks of more than products and quantities."""
    named = any(term.startswith(("free:", "asked:", "phrase:")) for term in found)
    return named or not found.isdisjoint(("fit", "run", "versus", "which_of", "per_day"))


def _scores(found: frozenset[str]) -> dict[str, float]:
    scores = {}
    for rule, lines in evidence().rules.items():
        own = found | {"phrase"} if f"phrase:{rule}" in found else found
        scores[rule] = sum(line.weight for line in lines.holding(own))
    return scores


def _choose(scores: Mapping[str, float]) -> dict[str, float]:
    """The best rule over the threshold, and others beside it that it does not cover."""
    table = evidence()
    ranked = sorted(scores, key=lambda rule: -scores[rule])
    if scores[ranked[0]] < table.threshold:
        return {}
    chosen = {ranked[0]: scores[ranked[0]]}
    for rule in ranked[1:]:
        is_covered = any(rule in table.covers[other] for other in chosen)
        if scores[rule] >= table.beside and not is_covered:
            chosen[rule] = scores[rule]
    return chosen


def _merge(chosen: Sequence[Mapping[str, float]]) -> dict[str, float]:
    merged: dict[str, float] = {}
    for scores in chosen:
        for rule, score in scores.items():
            merged[rule] = max(score, merged.get(rule, 0.0))
    return merged


def _is_principle(found: frozenset[str], facts: Facts) -> bool:
    """Whether the question is about how things are in general, with nothing in it to compute from."""
    has_content = bool(facts.quantities or facts.amounts) or not _CONTENT.isdisjoint(found)
    asks_for_one = any(term.startswith(("amount:", "which:")) for term in found)
    is_general = not PRINCIPLE.isdisjoint(found)
    return is_general and not has_content and not ({"best", "amount"} & found and asks_for_one)


def _confidence(chosen: Mapping[str, float], found: frozenset[str]) -> float:
    if not chosen:
        return 0.5 if "unknown" in found else 0.7
    best = max(chosen.values())
    return min(1.0, 0.5 + best / 10)


@cache
def evidence() -> _Evidence:
    """The table of what speaks for each rule."""
    text = (files(__package__) / "evidence.yaml").read_text(encoding="utf-8")
    table: Mapping[str, Any] = yaml.load(text, _Loader)  # noqa: S506
    return _Evidence(
        threshold=float(table["threshold"]),
        beside=float(table["beside"]),
        rules={rule: _lines(lines) for rule, lines in table["rules"].items()},
        covers={rule: frozenset(table["covers"].get(rule, ())) for rule in table["rules"]},
        principles=frozenset(table["principles"]),
        topics=table["topics"],
        readings=table["readings"],
    )


def _lines(table: Mapping[str, float]) -> _Lines:
    lines = tuple(_line(terms, weight) for terms, weight in table.items())
    by_term: dict[str, tuple[int, ...]] = {}
    for place, line in enumerate(lines):
        for term in line.wanted[0] if line.wanted else ():
            by_term[term] = (*by_term.get(term, ()), place)
    return _Lines(lines, by_term, tuple(place for place, line in enumerate(lines) if not line.wanted))


def _line(terms: str, weight: float) -> _Line:
    parts = terms.split(" + ")
    return _Line(
        terms=terms,
        wanted=tuple(frozenset(part.split("/")) for part in parts if not part.startswith("-")),
        unwanted=frozenset(part[1:] for part in parts if part.startswith("-")),
        weight=float(weight),
    )


def is_topic(match: Match) -> bool:
    """Whether a word names a topic that a short continuation can turn to."""
    return any(kind == "word" and value in evidence().topics for kind, value in match.meanings)


def rule_of_topic(facts: Facts, has_model: bool) -> str | None:
    """The rule behind a topic that a short continuation names, as in "and the RAM?"; ``None`` without one.

    Args:
        facts: what was found; a topic that only labels a quantity ("with 64 GB RAM") is none, nor a family of
            processors ("and with an i9?").
        has_model: whether the conversation is about a language model.
    """
    labelled = [(item.first, item.last) for item in facts.quantities]
    labelled += [(name.first, name.last) for name in facts.names]
    labels = {index for first, last in labelled for index in (last, first - 1)}
    table = evidence().topics
    named = [
        value
        for match in facts.reading.words
        for kind, value in match.meanings
        if kind == "word" and value in table and match.value("cpu_family") is None
        if labels.isdisjoint(range(match.first, match.last))
    ]
    named.sort(key=_PRICE.__eq__)
    return table[named[0]][-1 if has_model else 0] or None if named else None
