"""The steps of a derivation can be checked with a pocket calculator: units agree and sums add up."""

from __future__ import annotations

import re
from datetime import date
from math import ceil

import pytest

from assistant.answering.wording import wording
from rules import registry
from rules.computation import Step
from rules.knowledge import Knowledge
from tests.rules.case_tables import Case, cases

KNOWLEDGE = Knowledge(date(2026, 11, 30))
RULES = ("ram", "train_memory", "llm_memory")
COMPUTED = [case for rule in RULES for case in cases(rule) if case.refuses is None]
SLACK = 3e-4
"""Of the result, for operands that are shown rounded; sums of one decimal differed by five times as much."""
_MEMORY = re.compile(r"\d (GB|GiB)\b(?!/)")
_SIGNS = {"×": "*", "−": "-", ";": ",", "⌈": "ceil(", "⌉": ")"}
_FUNCTIONS = {"max": max, "min": min, "ceil": ceil}


def figure(text: str) -> float:
    """The value of an expression as it is worded in English, without its units.

    >>> figure("2 × 24 GB + max(1,000 W; 30%)")
    1048.0
    """
    plain = re.sub(r"(?<=\d),(?=\d{3})", "", text.replace("\u00a0", " "))
    plain = re.sub(r"\b(?!max\b|min\b)[A-Za-z]+(?:/[A-Za-z]+)*\b", "", plain)
    for sign, written in _SIGNS.items():
        plain = plain.replace(sign, written)
    plain = re.sub(r"([\d.]+)%", r"(\1/100)", plain)
    return float(eval(plain, {"__builtins__": {}}, dict(_FUNCTIONS)))


def shown(step: Step) -> tuple[str, str]:
    words = wording("en")
    return words.expression(step), words.quantity(step.value, step.unit, step.digits)


def steps(case: Case) -> tuple[Step, ...]:
    return registry.get(case.rule)(case.inputs, KNOWLEDGE).steps


@pytest.mark.parametrize("case", COMPUTED, ids=[f"{case.rule}: {case.name}" for case in COMPUTED])
def test_steps_add_up(case: Case) -> None:
    for step in steps(case):
        expression, result = shown(step)
        number = re.search(r"[\d,]+(?:\.(\d+))?", result)
        assert number is not None
        half = 0.5 * 10 ** -len(number[1] or "") / (100 if "%" in result else 1)
        stated = figure(result)
        assert abs(figure(expression) - stated) <= half + SLACK * abs(stated), (expression, result)


@pytest.mark.parametrize("case", COMPUTED, ids=[f"{case.rule}: {case.name}" for case in COMPUTED])
def test_no_sum_mixes_units(case: Case) -> None:
    for step in steps(case):
        expression, _ = shown(step)
        assert len(set(_MEMORY.findall(expression))) < 2, expression
