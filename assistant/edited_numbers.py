"""Which numbers a fact of a question can be changed to: those that the rules which take it can answer for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from assistant.answering.wording import Wording, wording
from assistant.computing import compute
from assistant.problems import problem_text
from assistant.understanding.errors import QuestionError
from assistant.understanding.frame import Frame, Money
from assistant.understanding.rewriting import DIGITS
from assistant.understanding.slot_units import is_whole, unit_of
from rules import registry
from rules.computation import Term
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.parameters import Range, ranges

_CARDS = ("count", "gpu_count")
_NAMES: Mapping[str, tuple[str, ...]] = {
    "gpu_count": ("gpu_count", "count"),
    "gpu_power_w": ("board_power_w", "max_board_power_w"),
    "cpu_cores": ("cores",),
    "model_file_gb": ("model_gb",),
    "pcie_generation": ("generation",),
    "claimed_parameters_b": ("parameters_b",),
}
"""Slot → names of the ranges that hold for it, where they are not its own."""
_OTHERWISE = Range("", "1", 0.0, 1e9)
"""What holds where no rule has a range: amounts of money, which rules judge by their currency."""


class EditError(QuestionError):
    """A number that a fact of a question cannot get, told in the language of that question.

    Args:
        field: of the request.
        language: that of the question, in which the texts among ``arguments`` are written.
    """

    def __init__(self, message_id: str, field: str, language: str, **arguments: str) -> None:
        super().__init__(message_id, **arguments)
        self.field, self.language = field, language


class _Limits(NamedTuple):
    """The least and the largest number of a fact, and how the fact and its numbers are called."""

    fact: str
    range: Range
    is_whole: bool
    is_share: bool
    currency: str | None

    def hold(self, value: object) -> bool:
        """Whether a value is a number within the limits, which NaN is not."""
        if isinstance(value, bool) or not isinstance(value, int | float):
            return False
        is_within = self.range.minimum <= value <= self.range.maximum
        return is_within and (not self.is_whole or float(value).is_integer())

    def written(self, number: float, words: Wording) -> str:
        """A number of the fact with its unit."""
        if self.is_share:
            return words.quantity(round(number * 100, 6), "%")
        if self.currency is not None:
            return words.money(number, self.currency)
        return words.quantity(number, self.range.unit)


def checked(value: object, place: int | str, frame: Frame, field: str) -> float:
    """The number that a fact is to get, as exact as a question can say it.

    Args:
        value: as it came, of whatever type.
        place: position of a card, whose count it is; or the name of a slot that is a number.
        field: what the value is called in the request.

    Raises:
        EditError: it is no number, not whole where things are counted, or out of range; names the fact, the
            limits and a number that holds.
    """
    words = wording(frame.language)
    limits = _limits(place, frame, words)
    if limits.hold(value):
        return float(f"{value:.{DIGITS}g}")
    least, most = limits.range.minimum, limits.range.maximum
    raise EditError(
        "error-edit-whole" if limits.is_whole else "error-edit-number",
        field,
        frame.language,
        fact=limits.fact,
        minimum=limits.written(least, words),
        maximum=limits.written(most, words),
        example=limits.written(min(max(_now(place, frame), least), most), words),
    )


def refuse_new_faults(
    before: Frame, after: Frame, place: int | str, field: str, knowledge: Knowledge
) -> None:
    """Refuse a change by which a rule can no longer compute what it could, or that leaves its number refused.

    Args:
        place: of a fact that was changed.

    Raises:
        EditError: gives the reason of the rule, and the number that it could compute with.
    """
    then = {each.field: each.message for each in compute(before, knowledge).refusals}
    fault = next((each for each in compute(after, knowledge).refusals if _is_new(each, then)), None)
    if fault is None:
        return
    words = wording(before.language)
    reason = problem_text(fault, words)
    if then:
        raise EditError("error-edit-refused", field, before.language, reason=reason)
    example = _limits(place, before, words).written(_now(place, before), words)
    raise EditError("error-edit-refused-example", field, before.language, reason=reason, example=example)


def _is_new(fault: RuleInputError, then: Mapping[str, object]) -> bool:
    """Whether a refusal comes of a change: there was none before, or another one of the same input."""
    return not then or (fault.field in then and then[fault.field] != fault.message)


def _limits(place: int | str, frame: Frame, words: Wording) -> _Limits:
    names = _CARDS if isinstance(place, int) else _NAMES.get(place, (place,))
    held = next(_ranges(names, frame), _OTHERWISE)
    name = "gpu_count" if isinstance(place, int) else place
    term = Term(id=f"input-{held.name.replace('_', '-')}")
    fact = words.value(term) if held.name else words(f"fact-{name.replace('_', '-')}")
    value = None if isinstance(place, int) else frame.slots[place].value
    currency = value.currency if isinstance(value, Money) else None
    return _Limits(fact, held, is_whole(name), unit_of(name) == "%", currency)


def _ranges(names: tuple[str, ...], frame: Frame) -> Iterator[Range]:
    """The ranges of those names, first of the rules that the question calls for."""
    known = registry.names()
    for rule in (*(each for each in frame.rules if each in known), *known):
        yield from (ranges(rule)[name] for name in names if name in ranges(rule))


def _now(place: int | str, frame: Frame) -> float:
    """The number that a fact has."""
    if isinstance(place, int):
        return frame.cards[place].count or 1
    value = frame.slots[place].value
    return value.amount if isinstance(value, Money) else float(value)  # type: ignore[arg-type]
