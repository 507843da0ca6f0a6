"""Properties of the PCIe rule."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.pcie import RULE
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
GENERATION = st.integers(1, 6)
LANES = st.sampled_from([1, 2, 4, 8, 16])
BATCH = st.integers(1, 4096)


def link(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


@settings(deadline=None)
@given(GENERATION, st.sampled_from([1, 2, 4, 8]), BATCH)
def test_twice_the_lanes_take_half_the_time(generation: int, lanes: int, batch: int) -> None:
    narrow, wide = (link(generation=generation, lanes=n, batch=batch) for n in (lanes, 2 * lanes))
    assert narrow.value == pytest.approx(2 * (wide.value or 0))


@settings(deadline=None)
@given(st.integers(1, 5), LANES, BATCH)
def test_a_newer_generation_is_never_slower(generation: int, lanes: int, batch: int) -> None:
    old, new = (link(generation=n, lanes=lanes, batch=batch) for n in (generation, generation + 1))
    assert (new.value or 0) < (old.value or 0)


@settings(deadline=None)
@given(GENERATION, LANES, BATCH)
def test_time_grows_with_the_batch(generation: int, lanes: int, batch: int) -> None:
    small, large = (link(generation=generation, lanes=lanes, batch=n) for n in (batch, batch + 1))
    assert (large.value or 0) > (small.value or 0)


@settings(deadline=None)
@given(GENERATION, LANES, BATCH, st.floats(1, 10000))
def test_theory_is_never_slower_than_practice(
    generation: int, lanes: int, batch: int, step_ms: float
) -> None:
    result = link(generation=generation, lanes=lanes, batch=batch, step_ms=step_ms)
    assert (result.low or 0) < (result.value or 0)


@settings(deadline=None)
@given(GENERATION, LANES, BATCH, st.floats(1, 10000))
def test_pinned_memory_hides_what_is_shorter_than_computing(
    generation: int, lanes: int, batch: int, step_ms: float
) -> None:
    result = link(generation=generation, lanes=lanes, batch=batch, step_ms=step_ms, pinned=True)
    for option in result.options:
        is_hidden = option.values["transfer-practice"].value <= step_ms  # type: ignore[union-attr]
        assert (option.values["loss-to-widest"].value == 0) or not is_hidden  # type: ignore[union-attr]


@settings(deadline=None)
@given(GENERATION, st.integers(1, 512), st.sampled_from([1, 2, 4]))
def test_pixels_and_their_size_give_the_same(generation: int, pixels: int, size: int) -> None:
    """A pixel has three channels: pixels² × 3 × bytes."""
    by_pixels = link(generation=generation, image_px=pixels, bytes_per_value=size)
    by_size = link(generation=generation, sample_mb=pixels**2 * 3 * size / 1e6)
    assert by_pixels.value == pytest.approx(by_size.value)


@settings(deadline=None)
@given(st.floats(0.1, 2000), st.floats(0.1, 2000), GENERATION, LANES)
def test_a_larger_model_never_loads_faster(one: float, other: float, generation: int, lanes: int) -> None:
    small, large = (
        link(workload="model_load", model_gb=size, generation=generation, lanes=lanes)
        for size in sorted((one, other))
    )
    assert (large.value or 0) >= (small.value or 0)


@settings(deadline=None)
@given(st.integers(1, 1023))
def test_more_cards_never_need_fewer_lanes(cards: int) -> None:
    few, more = (link(gpu_count=n) for n in (cards, cards + 1))
    assert few.recommendation is not None
    assert more.recommendation is not None
    assert (more.recommendation.value or 0) >= (few.recommendation.value or 0)


@pytest.mark.parametrize(("lanes", "theory", "measured"), [(16, 1.1, 2), (8, 2.3, 5), (4, 4.5, 9)])
def test_table_of_the_2018_guide(lanes: int, theory: float, measured: float) -> None:
    """Dettmers 2018: 32 images of 32 × 225 × 225 × 3 over PCIe 3.0."""
    options = {str(option.name): option.values for option in link(method="2018").options}
    row = options[f"PCIe 3.0 x{lanes}"]
    assert row["transfer-theory"].value == theory  # type: ignore[union-attr]
    assert row["transfer-practice"].value == measured  # type: ignore[union-attr]


@pytest.mark.parametrize("gpu", ["RTX 3090", "A100 PCIe 80 GB", "GTX 1080 Ti"])
def test_a_card_never_exceeds_its_own_link(gpu: str) -> None:
    own = KNOWLEDGE.gpus.find(gpu).gpu
    assert own is not None
    result = link(gpu=gpu, generation=6, lanes=16)
    assert f"PCIe {own.pcie_generation}.0 x{own.pcie_lanes}" == result.headline.arguments["link"]


def test_the_card_s_model_file_is_refused_where_it_is_not_loaded() -> None:
    for name, value in (("model", "Llama 3.1 8B"), ("parameters_b", 8)):
        with pytest.raises(RuleInputError) as caught:
            link(**{name: value})
        assert caught.value.field == name


def test_stale_parameters_warn() -> None:
    late = RULE({}, Knowledge(date(2030, 1, 1)))
    assert "warning-stale-parameter" in [warning.id for warning in late.warnings]
