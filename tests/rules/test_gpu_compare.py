"""Properties of the comparison of cards."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.catalog.measurements import training_speeds
from rules.computation import Computation
from rules.gpu_compare import RULE
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
MEASURED = sorted({row.gpu for row in training_speeds()})
CARDS = sorted(
    {
        *MEASURED,
        "GeForce GTX 980",
        "TITAN X Pascal",
        "GeForce GTX 1070",
        "GeForce GTX 1660 Ti",
        "GeForce RTX 3060 12 GB",
        "GeForce RTX 4080",
        "GeForce RTX 5070",
        "GeForce RTX 5090",
        "Radeon RX 7900 XTX",
        "Apple M3 Max (16-core)",
        "H200 NVL",
    }
)
SETS = st.lists(st.sampled_from(CARDS), min_size=2, max_size=6, unique=True)


def compare(*names: str, **wishes: object) -> Computation:
    return RULE({"gpus": [{"name": name} for name in names], **wishes}, KNOWLEDGE)


@settings(deadline=None)
@given(SETS, st.randoms(use_true_random=False), st.sampled_from(["training", "inference"]))
def test_the_order_of_naming_does_not_matter(names: list[str], random, speed: str) -> None:
    shuffled = list(names)
    random.shuffle(shuffled)
    one, other = compare(*names, speed=speed), compare(*shuffled, speed=speed)
    assert one.value == other.value
    assert one.headline.id == other.headline.id


@settings(deadline=None)
@given(SETS)
def test_a_factor_is_at_least_one_and_every_card_has_a_row(names: list[str]) -> None:
    result = compare(*names)
    assert result.value is None or result.value >= 1
    assert sorted(option.name for option in result.options) == sorted(names)  # type: ignore[type-var]


@settings(deadline=None)
@given(SETS)
def test_rows_are_ranked_by_speed(names: list[str]) -> None:
    result = compare(*names)
    speeds = [option.values.get("training-speed") for option in result.options]
    if result.headline.id.startswith("gpu-compare-headline-training"):
        values = [speed.value for speed in speeds]  # type: ignore[union-attr]
        assert values == sorted(values, reverse=True)
        assert values[0] == pytest.approx(result.value, abs=1e-4)


@pytest.mark.parametrize(("one", "other"), list(combinations(MEASURED, 2)))
def test_figures_of_two_eras_are_never_divided(one: str, other: str) -> None:
    """A measured factor is that of a software that ran both cards."""
    rows = {(row.era, row.gpu): row.relative for row in training_speeds()}
    ratios = [
        rows[era, one] / rows[era, other]
        for era in {era for era, _ in rows}
        if (era, one) in rows and (era, other) in rows
    ]
    result = compare(one, other)
    if ratios:
        allowed = [max(ratio, 1 / ratio) for ratio in ratios]
        assert any(result.value == pytest.approx(ratio, abs=1e-3) for ratio in allowed)
    else:
        assert "gpu-compare-step-training-measured" not in [step.label.id for step in result.steps]


@pytest.mark.parametrize("speed", ["training", "inference"])
def test_bandwidth_is_compared_inside_one_architecture_only(speed: str) -> None:
    for one, other in combinations(CARDS, 2):
        result = compare(one, other, speed=speed)
        if result.headline.id.endswith("-bandwidth"):
            architectures = {KNOWLEDGE.gpus.get(name).architecture for name in (one, other)}
            assert len(architectures) == 1, (one, other)


def test_factors_agree_with_the_ranking_for_a_budget() -> None:
    """Estimates are those that rank the cards for a budget, RTX 3090 = 1."""
    from rules.gpu_budget.parameters import GpuBudgetParameters
    from rules.gpu_budget.speed import training_speed

    budget = KNOWLEDGE.parameters(GpuBudgetParameters, "gpu_budget")
    for name in ("GeForce RTX 4080", "GeForce RTX 5090", "Radeon RX 7900 XTX"):
        known = training_speed(KNOWLEDGE.gpus.get(name), budget)
        assert known is not None
        expected = max(known.relative, 1 / known.relative)
        assert compare(name, "GeForce RTX 3090").value == pytest.approx(expected, abs=1e-3)


def test_the_price_for_speed_is_the_price_over_the_speed() -> None:
    for option in compare("GeForce RTX 3090", "GeForce RTX 4090").options:
        price, speed = option.values["price"], option.values["training-speed"]
        expected = price.amount / speed.value  # type: ignore[union-attr]
        assert option.values["price-for-speed"].amount == pytest.approx(expected)  # type: ignore[union-attr]


def test_prices_of_the_users_own(tmp_path: Path) -> None:
    file = tmp_path / "prices.csv"
    file.write_text("name,price,date,kind\nGeForce RTX 4090,1000,2026-11-20,used\n", encoding="utf-8")
    gpus = [{"name": "GeForce RTX 3090"}, {"name": "GeForce RTX 4090"}]
    result = RULE({"gpus": gpus}, Knowledge(TODAY, file))
    assert result.options[0].values["price"].amount == 1000  # type: ignore[union-attr]
    note = next(note for note in result.warnings if note.id == "gpu-compare-note-value")
    assert note.arguments["card"] == "GeForce RTX 4090"


def test_a_stale_parameter_is_named() -> None:
    from datetime import date

    result = RULE({"gpus": [{"name": "3090"}, {"name": "4090"}]}, Knowledge(date(2029, 1, 1)))
    assert "warning-stale-parameter" in [warning.id for warning in result.warnings]


@pytest.mark.parametrize(
    ("conditions", "prices"),
    [
        ((None, None), [1207, 895]),
        (("used", "new"), [1207, 1212]),
        (("used", "used"), [1207, 895]),
    ],
)
def test_each_card_is_priced_in_its_own_condition(
    conditions: tuple[str | None, ...], prices: list[int]
) -> None:
    """GPU Poet, September 2026: RTX 3090 1207 used; RTX 5070 Ti 1212 new, 895 used."""
    names = ("GeForce RTX 3090", "GeForce RTX 5070 Ti")
    gpus = [{"name": name, "condition": each} for name, each in zip(names, conditions, strict=True)]
    result = RULE({"gpus": gpus}, KNOWLEDGE)
    assert [option.values["price"].amount for option in result.options] == prices  # type: ignore[union-attr]
