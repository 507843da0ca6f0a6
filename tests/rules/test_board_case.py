"""Properties of the board and case rule."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.board_case import RULE
from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.lanes import link_width
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
COUNT = st.integers(1, 15)
WIDTH = st.floats(1, 6)
COOLER = st.sampled_from(["open_air", "blower", "water"])
FORMS = {"mini_itx": "Mini-ITX", "micro_atx": "Micro-ATX", "atx": "ATX", "e_atx": "E-ATX"}


def house(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


@settings(deadline=None)
@given(COUNT, WIDTH, COOLER)
def test_one_more_card_takes_more_slots(count: int, width: float, cooler: str) -> None:
    few, more = (house(gpus=[{"count": n}], slot_width=width, cooler=cooler) for n in (count, count + 1))
    assert (more.value or 0) > (few.value or 0)


@settings(deadline=None)
@given(COUNT, WIDTH, WIDTH, COOLER)
def test_a_thicker_card_never_takes_fewer_slots(count: int, one: float, other: float, cooler: str) -> None:
    thin, thick = (
        house(gpus=[{"count": count}], slot_width=width, cooler=cooler) for width in sorted((one, other))
    )
    assert (thick.value or 0) >= (thin.value or 0)


@settings(deadline=None)
@given(COUNT, WIDTH, st.integers(0, 5))
def test_one_more_free_slot_never_takes_fewer(count: int, width: float, free: int) -> None:
    close, apart = (
        house(gpus=[{"count": count}], slot_width=width, free_slots=gap) for gap in (free, free + 1)
    )
    assert (apart.value or 0) - (close.value or 0) == count - 1


@settings(deadline=None)
@given(COUNT, WIDTH, COOLER, st.sampled_from(sorted(FORMS)))
def test_the_verdict_agrees_with_the_table(count: int, width: float, cooler: str, board: str) -> None:
    result = house(gpus=[{"count": count}], slot_width=width, cooler=cooler, board=board)
    row = next(option for option in result.options if option.name == FORMS[board])
    fitting = row.values["cards-fitting"].value  # type: ignore[union-attr]
    kind = "fit" if fitting >= count else "too-many" if fitting else "too-wide"
    assert result.headline.id == f"board-case-headline-{kind}"


@settings(deadline=None)
@given(st.floats(50, 600), st.floats(50, 1500))
def test_length_with_its_reserve(length: float, case: float) -> None:
    result = house(length_mm=length, case_length_mm=case)
    assert result.value == pytest.approx(length + 20)
    assert result.headline.id.endswith("fits" if length + 20 <= case else "short")


@settings(deadline=None)
@given(st.integers(1, 300), st.integers(1, 16))
def test_links_fit_into_the_lanes(lanes: int, cards: int) -> None:
    width = link_width(lanes, cards, (16, 8, 4, 2, 1))
    assert width * cards <= lanes
    assert width == 16 or 2 * max(width, 0.5) * cards > lanes


@settings(deadline=None, max_examples=50)
@given(COUNT, st.sampled_from([4, 8, 16]), st.sampled_from(["9950X", "Threadripper 7970X", "EPYC 9354"]))
def test_more_cards_never_turn_a_no_into_a_yes(count: int, lanes: int, cpu: str) -> None:
    few, more = (house(gpus=[{"count": n}], cpu=cpu, lanes_per_card=lanes) for n in (count, count + 1))
    if few.headline.id != "board-case-headline-lanes-enough":
        assert more.headline.id != "board-case-headline-lanes-enough"
    assert (more.value or 0) > (few.value or 0)


@settings(deadline=None)
@given(st.integers(1, 8), st.floats(10, 1000))
def test_more_heat_never_needs_less_radiator(count: int, power: float) -> None:
    def radiator(n: int) -> float:
        steps = house(gpus=[{"count": n, "board_power_w": power}], cooler="water").steps
        return next(step.value for step in steps if step.label.id == "board-case-step-radiator")

    assert radiator(count + 1) >= radiator(count) >= 120


def test_named_card_and_its_figures_give_the_same() -> None:
    by_name = house(gpus=[{"name": "RTX 3090", "count": 2}])
    by_figures = house(gpus=[{"count": 2}], slot_width=3)
    assert by_name.value == by_figures.value


def test_stale_parameters_warn() -> None:
    late = RULE({"gpus": [{"count": 1}]}, Knowledge(date(2030, 1, 1)))
    assert "warning-stale-parameter" in [warning.id for warning in late.warnings]
