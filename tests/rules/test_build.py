"""The parts of a machine agree with each other and with their own rules."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules import registry
from rules.build import RULE
from rules.computation import Computation, Money, Option, Quantity
from rules.knowledge import Knowledge

CARDS = st.sampled_from(["RTX 3060", "RTX 3090", "RTX 4090", "RTX 5080", "RTX 5090", "RX 7900 XTX"])
FEW = settings(max_examples=15, deadline=None)


def build(knowledge: Knowledge, **inputs: Any) -> Computation:
    return RULE(inputs, knowledge)


def row(sheet: Computation, part: str) -> Option:
    return next(option for option in sheet.options if getattr(option.name, "id", "") == f"part-{part}")


def kit(sheet: Computation) -> float:
    size = row(sheet, "ram").values["part"]
    assert isinstance(size, Quantity)
    return size.value


@given(card=CARDS, count=st.integers(1, 4))
@FEW
def test_supply_is_that_of_its_own_rule(card: str, count: int, knowledge: Knowledge) -> None:
    gpus = [{"name": card, "count": count}]
    sheet = build(knowledge, gpus=gpus)
    cpu = row(sheet, "cpu").values["part"]
    alone = registry.get("psu")({"gpus": gpus, "cpu": cpu}, knowledge)
    assert (sheet.value, sheet.recommendation) == (alone.value, alone.recommendation)
    wall = registry.get("circuit")({"gpus": gpus, "cpu": cpu}, knowledge)
    assert row(sheet, "circuit").note == wall.headline


@given(card=CARDS, count=st.integers(1, 4))
@FEW
def test_plugs_of_the_supply_are_those_of_the_cables(card: str, count: int, knowledge: Knowledge) -> None:
    gpus = [{"name": card, "count": count}]
    supply, cables = (registry.get(rule)({"gpus": gpus}, knowledge) for rule in ("psu", "connectors"))
    plugs = [step.value for step in supply.steps if step.label.id == "psu-step-plugs"]
    assert sum(plugs) == cables.value


@given(card=CARDS, count=st.integers(1, 3))
@FEW
def test_another_card_never_asks_for_less(card: str, count: int, knowledge: Knowledge) -> None:
    fewer = build(knowledge, gpus=[{"name": card, "count": count}], cpu="i9-14900K")
    more = build(knowledge, gpus=[{"name": card, "count": count + 1}], cpu="i9-14900K")
    assert (more.value or 0) >= (fewer.value or 0)
    assert kit(more) >= kit(fewer)


@given(amount=st.integers(1500, 20000))
@FEW
def test_what_is_left_and_what_is_known_make_the_budget(amount: int, knowledge: Knowledge) -> None:
    sheet = build(knowledge, budget={"amount": amount}, purpose="kaggle")
    known = next(
        step.value
        for step in sheet.steps
        if step.label.id.startswith("build-step-") and "price" in step.label.id
    )
    left = next(note for note in sheet.warnings if note.id == "build-note-left")
    assert left.arguments["left"].amount + known == pytest.approx(amount)  # type: ignore[union-attr]


def test_same_money_in_another_currency_buys_the_same(knowledge: Knowledge) -> None:
    rate = knowledge.exchange.rate("EUR", "USD", knowledge.as_of).value
    dollars = build(knowledge, budget={"amount": 5000}, purpose="llm_inference")
    euros = build(knowledge, budget={"amount": 5000 / rate, "currency": "EUR"}, purpose="llm_inference")
    assert row(euros, "gpu").values["part"] == row(dollars, "gpu").values["part"]


@pytest.mark.parametrize(
    ("currency", "amount"), [("CNY", 30000), ("TRY", 120000), ("EUR", 4000), ("USD", 4000)]
)
def test_prices_are_in_the_money_of_the_asker(currency: str, amount: float, knowledge: Knowledge) -> None:
    """Only the sum in dollars, as the sources have it, is told beside it."""
    sheet = build(knowledge, budget={"amount": amount, "currency": currency}, purpose="llm_inference")
    shown = [
        value for option in sheet.options for value in option.values.values() if isinstance(value, Money)
    ]
    assert shown
    assert {money.currency for money in shown} == {currency}
    sums = [step.unit for step in sheet.steps if step.label.id.startswith("build-step-") and step.unit != "W"]
    assert sums == [currency, "USD"] + [currency] * (currency != "USD")


def test_cooling_and_board_speak_of_the_same_coolers(knowledge: Knowledge) -> None:
    sheet = build(knowledge, gpus=[{"name": "RTX 3090", "count": 4}])
    assert getattr(row(sheet, "cooling").values["part"], "id", "") == "cooler-blower"
    assert row(sheet, "board-case").values["part"] == "E-ATX"


def test_a_model_is_placed_on_the_chosen_cards(knowledge: Knowledge) -> None:
    sheet = build(knowledge, budget={"amount": 6000, "currency": "EUR"}, model="Llama 3.3 70B")
    assert row(sheet, "model").note is not None
    assert row(sheet, "model").note.id == "llm-memory-headline-fits"  # type: ignore[union-attr]


def test_no_step_or_warning_is_said_twice(knowledge: Knowledge) -> None:
    sheet = build(knowledge, gpus=[{"name": "RTX 3090", "count": 4}], country="US")
    for said in (sheet.steps, sheet.assumptions, sheet.warnings):
        texts = [item.model_dump_json() for item in said]
        assert len(texts) == len(set(texts))


def test_stale_constants_are_named() -> None:
    from datetime import date

    late = RULE({"method": "2018"}, Knowledge(date(2030, 1, 1)))
    assert any(note.id == "warning-stale-parameter" for note in late.warnings)


def test_the_processor_named_has_its_own_number_of_cores(knowledge: Knowledge) -> None:
    """One card asks for 5 cores; the Ryzen 5 7400F that stands for them has 6."""
    result = registry.get("build")({"gpus": [{"name": "RTX 5080"}], "purpose": "llm_inference"}, knowledge)
    row = next(option for option in result.options if getattr(option.name, "id", "") == "part-cpu")
    named = knowledge.cpus.find(str(row.values["part"])).cpu
    assert named is not None
    assert row.values["cores"].value == named.cores
    assert result.headline.arguments["cores"].value == 5
