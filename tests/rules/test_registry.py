"""Rules by name, and plain inputs into typed ones."""

from __future__ import annotations

from typing import Any

import pytest

from rules import registry
from rules.computation import UNITS, quantity, step
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

FAULTY: dict[str, tuple[str, dict[str, Any], str, str]] = {
    "unknown field": ("psu", {"gpu": []}, "gpu", "error-unknown-field-near"),
    "unknown field far from any": ("psu", {"zzz": 1}, "zzz", "error-unknown-field"),
    "unknown field of a card": ("psu", {"gpus": [{"naem": "x"}]}, "gpus.0.naem", "error-unknown-field-near"),
    "unknown field of a budget": (
        "gpu_budget",
        {"budget": {"amount": 1, "curency": "EUR"}},
        "budget.curency",
        "error-unknown-field-near",
    ),
    "missing field": ("gpu_budget", {"budget": {}}, "budget.amount", "error-missing-field"),
    "text for a number": ("ram", {"ram_gb": "much"}, "ram_gb", "error-kind"),
    "half a card": (
        "psu",
        {"gpus": [{"name": "RTX 3090", "count": 1.5}]},
        "gpus.0.count",
        "error-kind",
    ),
    "not a number": ("psu", {"psu_w": float("nan")}, "psu_w", "error-kind"),
    "infinite": ("ram", {"ram_gb": float("inf")}, "ram_gb", "error-kind"),
    "a word that is no choice": ("psu", {"method": "2019"}, "method", "error-choice"),
}


def test_rules_in_order() -> None:
    assert registry.names()[:3] == ["psu", "ram", "gpu_budget"]


def test_unknown_rule_names_the_nearest() -> None:
    with pytest.raises(RuleInputError) as caught:
        registry.get("psuu")
    assert caught.value.options == ("psu",)


def test_rule_far_from_any_lists_all() -> None:
    with pytest.raises(RuleInputError) as caught:
        registry.get("weather forecast")
    assert caught.value.message.arguments["known"] == tuple(registry.names())


@pytest.mark.parametrize(("rule", "inputs", "field", "message"), FAULTY.values(), ids=FAULTY)
def test_faulty_inputs_are_refused_by_field(
    rule: str, inputs: dict[str, Any], field: str, message: str, knowledge: Knowledge
) -> None:
    with pytest.raises(RuleInputError) as caught:
        registry.get(rule)(inputs, knowledge)
    assert (caught.value.field, caught.value.message.id) == (field, message)


def test_unit_outside_the_list_is_refused() -> None:
    assert "W" in UNITS
    with pytest.raises(ValueError, match="furlong"):
        quantity(1, "furlong")


def test_expression_without_operand_is_refused(knowledge: Knowledge) -> None:
    label = registry.get("psu")({"total_power_w": 500}, knowledge).headline
    with pytest.raises(KeyError, match="b"):
        step(label, "{a} + {b}", 1, "W", a=quantity(1, "W"))
