"""What the options of the rules understand, and how they are refused."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.commands.rule_options import rule_options
from assistant.commands.values import CardsValue, ChoicesValue, ChoiceValue, MoneyValue, NumberValue
from rules import registry
from tests.cli.conftest import Rigwise
from tests.rules.case_tables import cases

CASES = yaml.safe_load(Path(__file__).with_name("cases").joinpath("option_values.yaml").read_text("utf-8"))


def table(name: str) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "case", CASES[name], ids=lambda case: f"{case.get('field', '')}{case['text']}"
    )


def check(kind: click.ParamType[Any, Any], case: dict[str, Any]) -> None:
    if case["is"] is None:
        with pytest.raises(click.BadParameter):
            kind.convert(case["text"], None, None)
    else:
        assert kind.convert(case["text"], None, None) == pytest.approx(case["is"])


@table("money")
def test_money(case: dict[str, Any]) -> None:
    check(MoneyValue(), case)


@table("rate")
def test_money_per_hour(case: dict[str, Any]) -> None:
    check(MoneyValue(rate=True), case)


@table("cards")
def test_cards(case: dict[str, Any]) -> None:
    if case["is"] is None:
        check(CardsValue(), case)
    else:
        assert CardsValue().convert(case["text"], None, None) == case["is"]


@table("numbers")
def test_numbers(case: dict[str, Any]) -> None:
    check(NumberValue(case["field"], whole=case.get("whole", False)), case)


@table("choices")
def test_one_of_several(case: dict[str, Any]) -> None:
    check(ChoiceValue(case["choices"]), case)


@table("lists")
def test_several_of_several(case: dict[str, Any]) -> None:
    check(ChoicesValue(case["choices"]), case)


@pytest.mark.parametrize("tag", ["en_US", "tr_TR", "zh_CN"])
@table("money")
def test_money_means_the_same_in_every_environment(
    case: dict[str, Any], tag: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", f"{tag}.UTF-8")
    check(MoneyValue(), case)


OTHER_UNITS = {
    "_power_w": ("kW", 0.001),
    "_limit_w": ("kW", 0.001),
    "psu_w": ("kW", 0.001),
    "_gb": ("TB", 0.001),
    "_mb_s": ("GB/s", 0.001),
    "_mm": ("cm", 0.1),
    "_ghz": ("MHz", 1000),
    "_share": ("%", 100),
    "duty": ("%", 100),
    "hours": ("min", 60),
    "hours_per_day": ("min", 60),
}
"""Ending of an input's name → another unit, and how much of it one of the input's own is."""


def numbers_of_cases() -> Iterator[tuple[str, str, float]]:
    """Every number that the case tables of the rules give to an input with a unit."""
    for rule in registry.names():
        for case in cases(rule):
            for name, value in case.inputs.items():
                is_number = isinstance(value, int | float) and not isinstance(value, bool)
                if is_number and value > 0 and any(name.endswith(ending) for ending in OTHER_UNITS):
                    yield rule, name, value


@pytest.mark.parametrize(("rule", "name", "value"), sorted(set(numbers_of_cases())), ids=str)
def test_another_unit_is_the_same_input(rule: str, name: str, value: float) -> None:
    unit, factor = next(OTHER_UNITS[ending] for ending in OTHER_UNITS if name.endswith(ending))
    options = {option.name: option.type for option in rule_options(registry.get(rule))}
    converted = options[name].convert(f"{value * factor:.10g} {unit}", None, None)
    assert converted == pytest.approx(value, rel=1e-6)


@given(st.integers(1, 9_999_999), st.sampled_from(["EUR", "USD", "CNY", "TRY", "GBP", "JPY"]))
@settings(max_examples=60, deadline=None)
def test_every_way_to_write_an_amount_is_the_same(cents: int, currency: str) -> None:
    amount = cents / 100
    wanted = {"amount": pytest.approx(amount), "currency": currency}
    for text in (f"{amount} {currency}", f"{currency} {amount:.2f}", f"{amount:,.2f} {currency.lower()}"):
        assert MoneyValue().convert(text, None, None) == wanted


@given(
    st.lists(st.tuples(st.integers(1, 16), st.sampled_from(["RTX 3090", "RX 7900 XTX", "A100"])), min_size=1)
)
@settings(max_examples=60, deadline=None)
def test_every_way_to_write_cards_is_the_same(cards: list[tuple[int, str]]) -> None:
    wanted = [{"count": count, "name": name} for count, name in cards]
    for form, between in (("{}x {}", ", "), ("{} × {}", " + "), ("{1} x{0}", "; "), ("{} {}", " and ")):
        text = between.join(form.format(count, name) for count, name in cards)
        assert CardsValue().convert(text, None, None) == wanted


@pytest.mark.parametrize("rule", registry.names())
def test_every_option_says_what_it_takes(rule: str) -> None:
    for option in rule_options(registry.get(rule)):
        assert isinstance(option, click.Option)
        assert option.help, option.name
        kinds = (CardsValue, ChoicesValue, MoneyValue)
        assert not isinstance(option.type, kinds) or option.type.hint in option.help


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gpu_budget", "--budget", "6000 CNY"], "CN¥6,000"),
        (["cloud_or_buy", "--price", "2000 USD", "--gpus", "RTX 4090", "--hourly-rate", "0.40 USD"], "$0.40"),
        (["gpu_compare", "--gpus", "RTX 3090, RTX 4090"], "1.68"),
        (["multi_gpu", "--gpus", "2x RTX 3060 12GB", "--against", "RTX 4090"], "GeForce RTX 4090"),
        (["electricity", "--total-power-w", "500", "--tariff", "0.30 EUR", "--hours", "30 days"], "€120"),
        (["electricity", "--total-power-w", "500", "--tariff", "0.3", "--currency", "GBP"], "£120"),
        (["ram", "--offload", "--model-gb", "40 GB"], "RAM"),
        (["psu", "--gpus", "4x 250 W", "--cpu-power-w", "150 W", "--method", "2018"], "1,375 W"),
    ],
)
def test_values_as_people_write_them(rigwise: Rigwise, arguments: list[str], said: str) -> None:
    done = rigwise("rule", *arguments)
    assert done.returncode == 0, done.stderr
    assert said in done.stdout


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["gpu_budget", "--budget", "much"], "2000 EUR"),
        (["gpu_budget", "--budget", "-5 USD"], "-$5.00"),
        (["psu", "--gpus", "5000 W card"], "1,500 W"),
        (["psu", "--gpus", "RTX 3090", "--cpu-power-w", "much"], "1.5 kW"),
        (["connectors", "--sockets", "9-pin"], "12V-2x6"),
        (["circuit", "--country", "germany"], "DE"),
        (["gpu_budget", "--budget", "500", "--vendors", "matrox"], "nvidia"),
    ],
)
def test_refusals_name_what_is_allowed(rigwise: Rigwise, arguments: list[str], said: str) -> None:
    done = rigwise("rule", *arguments)
    assert done.returncode == 2
    assert said in done.stderr
