"""Where no circuit and no country is named, that of the money or language is assumed, and that is said."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.computing import compute
from assistant.understanding.understand import understand
from rules.computation import Computation
from rules.knowledge import Knowledge

KNOWLEDGE = Knowledge(date(2026, 11, 30))
LANGUAGE, CURRENCY = "outlet-assume-language", "outlet-assume-currency"
ASSUMED = {
    "Welches Netzteil brauche ich für 4x RTX 3090?": ("DE", LANGUAGE),
    "4x RTX 3090 için hangi güç kaynağı gerekir?": ("TR", LANGUAGE),
    "4块RTX 3090需要多大的电源？": ("CN", LANGUAGE),
    "RTX 3090を4枚、電源は何ワット？": ("JP", LANGUAGE),
    "What PSU for 4x RTX 3090? My budget is 9000 €": ("EU", CURRENCY),
    "What PSU for 4x RTX 3090? My budget is 9000 pounds": ("GB", CURRENCY),
    "Welches Netzteil für 4x RTX 3090? Ich habe 9000 Franken": ("CH", CURRENCY),
}
OPEN = ("What PSU for 4x RTX 3090?", "What PSU for 4x RTX 3090? My budget is $9000")
"""English and dollars are used everywhere, so the usual circuits of both voltages are compared."""
FIGURES = {
    # load 4 × 350 + 253 + 100 = 1753 W; Gold at full load takes 87 % of it at 115 V and 89 % at 230 V
    "DE": {"psu-step-wall": 1969.66, "psu-step-circuit": 2300},  # 230 V × 10 A
    "CN": {"psu-step-wall": 1969.66, "psu-step-circuit": 1760},  # 220 V × 10 A × 80 %
    "JP": {"psu-step-wall": 2014.94, "psu-step-circuit": 1200},  # 100 V × 15 A × 80 %
}


def asked(question: str, rule: str = "psu") -> Computation:
    outcome = compute(understand(question, knowledge=KNOWLEDGE), KNOWLEDGE)
    return next(each for each in outcome.computations if each.rule == rule)


def said(result: Computation) -> list[str]:
    return [note.id for note in (*result.assumptions, *result.warnings)]


@pytest.mark.parametrize("question, expected", ASSUMED.items(), ids=ASSUMED)
def test_the_usual_outlet_is_assumed_aloud(question: str, expected: tuple[str, str]) -> None:
    result = asked(question)
    country, note = expected
    assert result.inputs["country"] == country
    assert note in said(result)
    assert "psu-warning-some-circuits" not in said(result)
    steps = {step.label.id: step.value for step in result.steps}
    for name, value in FIGURES.get(country, {}).items():
        assert steps[name] == pytest.approx(value, abs=0.01)


@pytest.mark.parametrize("question", OPEN)
def test_nothing_is_assumed_where_neither_tells(question: str) -> None:
    result = asked(question)
    assert "country" not in result.inputs
    assert "psu-warning-some-circuits" in said(result)


def test_what_was_named_goes_first() -> None:
    result = asked("Welches Netzteil brauche ich für 4x RTX 3090 in den USA?")
    assert result.inputs["country"] == "US"
    assert LANGUAGE not in said(result)


def test_an_assumed_outlet_hides_no_supply() -> None:
    assumed = asked("RTX 3090を4枚、電源は何ワット？")
    assert assumed.recommendation is not None
    assert assumed.recommendation.value == 2000
    assert "psu-warning-high-voltage-or-several" in said(assumed)
    named = asked("日本でRTX 3090を4枚、電源は何ワット？")
    assert named.recommendation is not None
    assert named.recommendation.label.id.endswith("-several")


def test_a_whole_machine_has_the_same_outlet() -> None:
    result = asked("Stelle mir einen Rechner mit 4x RTX 3090 zusammen", "build")
    assert result.inputs["country"] == "DE"
    assert said(result).count(LANGUAGE) == 1
