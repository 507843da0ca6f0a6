"""Where an answer differs from what a row expects."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from assistant.answer import Answer, Computation
from assistant.evaluation.rows import Expected, Options


def differences(expected: Expected, answer: Answer) -> tuple[str, ...]:
    """One line per difference; empty when the answer is as expected."""
    if answer.kind != expected.kind:
        return (f"kind: expected {expected.kind}, got {answer.kind} ({answer.lead[:80]!r})",)
    return (*_language(expected, answer), *_words(expected, answer), *_rule(expected, answer))


def _language(expected: Expected, answer: Answer) -> Iterator[str]:
    if expected.answer_language not in (None, answer.language):
        yield f"language: expected {expected.answer_language}, got {answer.language}"


def _words(expected: Expected, answer: Answer) -> Iterator[str]:
    for words in expected.says:
        if words not in answer.lead:
            yield f"says: expected {words!r}, got {answer.lead[:160]!r}"
    cited = [citation.document_id.partition("/")[2] for citation in answer.citations]
    if expected.cites is not None and expected.cites not in cited:
        yield f"cites: expected {expected.cites!r}, got {cited}"


def _rule(expected: Expected, answer: Answer) -> Iterator[str]:
    if expected.rule is None or expected.kind != "answer":
        return
    computation = next((c for c in answer.computations if c.rule == expected.rule), None)
    if computation is None:
        got = ", ".join(c.rule for c in answer.computations) or "no computation"
        yield f"rule: expected {expected.rule}, got {got}"
        return
    yield from _values(expected, computation)
    yield from _inputs(expected.inputs, computation.inputs)
    if expected.options is not None:
        yield from _options(expected.options, [option.name for option in computation.options])


def _values(expected: Expected, computation: Computation) -> Iterator[str]:
    if expected.value is not None:
        yield from _number("value", expected.value, computation.value)
        if expected.unit not in (None, computation.unit):
            yield f"unit: expected {expected.unit}, got {computation.unit}"
    if expected.recommendation is not None:
        bought = computation.recommendation
        yield from _number("recommendation", expected.recommendation, bought.value if bought else None)


def _number(name: str, expected: float, got: float | None) -> Iterator[str]:
    if got is None or not is_rounded(expected, got):
        yield f"{name}: expected {expected:g}, got {got if got is None else format(got, 'g')}"


def is_rounded(expected: float, got: float) -> bool:
    """Whether ``expected`` is ``got`` as one writes it after arithmetic by hand.

    With decimals it may be rounded to these, and be off by 0.1 % for what was rounded on the way; a whole
    number is exact.

    >>> is_rounded(72.7, 72.7273), is_rounded(72.7, 72.8), is_rounded(1375, 1375.2)
    (True, False, False)
    """
    decimals = repr(float(expected)).partition(".")[2]
    if decimals == "0":
        return math.isclose(expected, got, rel_tol=1e-9)
    return math.isclose(expected, got, rel_tol=1e-3, abs_tol=0.5 * 10.0 ** -len(decimals) * (1 + 1e-9))


def _inputs(expected: Mapping[str, Any], got: Mapping[str, Any]) -> Iterator[str]:
    for name, value in expected.items():
        if not agrees(value, got.get(name)):
            yield f"inputs.{name}: expected {value!r}, got {got.get(name)!r}"


def _options(expected: Options, names: Sequence[str]) -> Iterator[str]:
    if expected.first is not None and names[:1] != [expected.first]:
        yield f"options: expected {expected.first!r} first, got {names[:1]}"
    for name in expected.include:
        if name not in names:
            yield f"options: {name!r} is missing among {list(names)}"
    for name in expected.exclude:
        if name in names:
            yield f"options: {name!r} must not be among {list(names)}"


def agrees(expected: Any, got: Any) -> bool:
    """Whether ``got`` holds everything that ``expected`` names.

    >>> agrees({"gpus": [{"count": 4}]}, {"gpus": [{"count": 4, "board_power_w": 250.0}], "cpu_count": 1})
    True
    >>> agrees([{"count": 4}], [{"count": 3}])
    False
    """
    if isinstance(expected, Mapping):
        return isinstance(got, Mapping) and all(
            agrees(value, got.get(key)) for key, value in expected.items()
        )
    if isinstance(expected, (list, tuple)):
        return isinstance(got, (list, tuple)) and all(any(agrees(e, g) for g in got) for e in expected)
    if isinstance(expected, (int, float)) and isinstance(got, (int, float)):
        return math.isclose(expected, got, rel_tol=1e-6)
    return bool(expected == got)
