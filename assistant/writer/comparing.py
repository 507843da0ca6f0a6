"""Two readings compared: what a sentence states against what one statement does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from assistant.writer.facts.facts import Facts
from assistant.writer.facts.grammar import grammar
from assistant.writer.facts.quantity import Quantity, same
from assistant.writer.faults import Fault
from assistant.writer.statements import Statement
from corpus.languages import base_language

NEUTRAL = frozenset(
    (
        "gpu",
        "gpus",
        "cpu",
        "cpus",
        "ram",
        "vram",
        "psu",
        "psus",
        "pc",
        "pcs",
        "kv",
        "llm",
        "llms",
        "ssd",
        "pcie",
    )
)
"""Words of the field that name no product."""
_BOUNDS = frozenset(
    ("at_least", "at_most", "more", "less", "only", "unimportant", "impossible", "avoid", "danger")
)
"""What a statement means depends on these: "at least 750 W" is not 750 W."""
_SIGNS = {" + ": "grows", " − ": "shrinks", "max(": "more", "min(": "less"}
"""What the sign of a step says in words."""


def misplaced(said: Facts, statement: Statement) -> Fault | None:
    """A fact that the statement does not hold, or that stands in another place there."""
    return (
        _unknown(said, statement)
        or _displaced(said.quantities, statement)
        or _misnamed(said, statement)
        or _misdated(said, statement)
    )


def _unknown(said: Facts, statement: Statement) -> Fault | None:
    """A number, name, date, marker or word that the statement does not hold."""
    known = statement.facts
    if any(marker != statement.marker for marker in said.markers):
        return Fault("marker", ", ".join(map(str, said.markers)))
    for quantity in said.quantities:
        if not any(same(quantity, other) for other in known.quantities):
            return Fault("number", f"{float(quantity.value):g} {quantity.kind}")
    for date in said.dates:
        if not any(date.told_by(other) for other in known.dates):
            return Fault("date", "-".join(str(part) for part in date if part))
    for name in said.names:
        if not any(other.readings <= name.readings for other in known.names):
            return Fault("name", ", ".join(sorted(name.readings)[:2]))
    unknown = said.words - known.words - NEUTRAL - frozenset(known.prose.split())
    return Fault("word", ", ".join(sorted(unknown))) if unknown else None


def _displaced(said: Sequence[Quantity], statement: Statement) -> Fault | None:
    """Quantities of one kind in another order than stated, or one of them without the others."""
    stated = statement.facts.quantities
    if said and statement.has_result and not any(same(one, stated[-1]) for one in said):
        return Fault("partial", "result")
    for family in dict.fromkeys(quantity.family for quantity in said):
        mine = [quantity for quantity in said if quantity.family == family]
        theirs = [quantity for quantity in stated if quantity.family == family]
        if not _is_subsequence(mine, theirs):
            return Fault("order", family)
        if not (_holds_all(mine, theirs) or (statement.has_result and _is_result(mine, theirs, stated))):
            return Fault("partial", family)
    return None


def _is_subsequence(mine: Sequence[Quantity], theirs: Sequence[Quantity]) -> bool:
    rest: Iterator[Quantity] = iter(theirs)
    return all(any(same(one, other) for other in rest) for one in mine)


def _holds_all(mine: Sequence[Quantity], theirs: Sequence[Quantity]) -> bool:
    return all(any(same(one, other) for one in mine) for other in theirs)


def _is_result(mine: Sequence[Quantity], theirs: Sequence[Quantity], stated: Sequence[Quantity]) -> bool:
    """Whether only the result of a step is said, which its label explains."""
    return theirs[-1] == stated[-1] and all(same(one, theirs[-1]) for one in mine)


def _misnamed(said: Facts, statement: Statement) -> Fault | None:
    """Names in another order than stated, or some without the others where numbers are said of them."""
    theirs = statement.facts.names
    rest = iter(theirs)
    for name in said.names:
        if not any(other.readings <= name.readings for other in rest):
            return Fault("order", ", ".join(sorted(name.readings)[:2]))
    named = [other for other in theirs if any(other.readings <= name.readings for name in said.names)]
    distinct = {other.readings for other in theirs}
    if said.quantities and said.names and len({other.readings for other in named}) < len(distinct):
        return Fault("partial", "names")
    return None


def _misdated(said: Facts, statement: Statement) -> Fault | None:
    """Dates, or units without a number, in another order than stated, or one without the others."""
    rest = iter(statement.facts.dates)
    if not all(any(one.told_by(other) for other in rest) for one in said.dates):
        return Fault("order", "dates")
    stated = frozenset(statement.facts.dates)
    if said.dates and not all(any(one.told_by(other) for one in said.dates) for other in stated):
        return Fault("partial", "dates")
    units = iter(statement.facts.loose)
    if not all(any(one == other for other in units) for one in said.loose):
        return Fault("order", "units")
    is_part = bool(said.loose) and frozenset(said.loose) != frozenset(statement.facts.loose)
    return Fault("partial", "units") if is_part else None


def misjudged(said: Facts, statement: Statement, language: str) -> Fault | None:
    """A judgement added or lost, one of two opposites without the other, or a no too many or too few."""
    mine, theirs = said.judged, statement.facts.judged
    pairs = grammar(base_language(language)).pairs
    implied = _implied(statement, pairs)
    more = Counter(mine.meanings) - Counter(theirs.meanings)
    added = [each for each in more if each not in implied]
    if added:
        return Fault("judgement", ", ".join(added))
    lost = [each for each in theirs.meanings if each in _BOUNDS and each not in mine.meanings]
    if lost:
        return Fault("judgement", f"without {', '.join(lost)}")
    if any(_is_turned(mine.meanings, theirs.meanings, pair) for pair in pairs):
        return Fault("judgement", "opposites")
    if mine.negations != theirs.negations:
        return Fault("negation", f"{mine.negations} for {theirs.negations}")
    return None


def _implied(statement: Statement, pairs: Sequence[tuple[str, str]]) -> frozenset[str]:
    """What the signs of a step say in words, unless its words say the opposite."""
    opposites = {one: other for pair in pairs for one, other in (pair, pair[::-1])}
    return frozenset(
        meaning
        for sign, meaning in _SIGNS.items()
        if statement.has_result
        and sign in statement.text
        and opposites.get(meaning) not in statement.facts.judged.meanings
    )


def _is_turned(mine: Sequence[str], theirs: Sequence[str], pair: tuple[str, str]) -> bool:
    """Whether a sentence uses one of two opposites alone, or in other places, where a statement has both."""
    stated, said = ([each for each in meanings if each in pair] for meanings in (theirs, mine))
    if not said or len(set(stated)) < len(pair):
        return False
    rest = iter(stated)
    return len(set(said)) < len(pair) or not all(any(one == other for other in rest) for one in said)
