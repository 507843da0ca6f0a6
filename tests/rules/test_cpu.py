"""Properties of the processor rule."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.cpu import RULE
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
GPUS = st.integers(1, 15)
MODALITY = st.sampled_from([None, "text", "vision"])
STRATEGY = st.sampled_from([None, "during", "before"])
METHODS = st.sampled_from(["current", "2018"])
VERDICTS = ["short", "tight", "enough"]


def count(**inputs: object) -> Computation:
    return RULE({name: value for name, value in inputs.items() if value is not None}, KNOWLEDGE)


def verdict(result: Computation) -> int:
    return VERDICTS.index(result.headline.id.rsplit("-", 1)[-1])


@settings(deadline=None)
@given(GPUS, MODALITY, STRATEGY, METHODS)
def test_one_more_card_needs_more_cores(gpus: int, modality: str, strategy: str, method: str) -> None:
    few, more = (
        count(gpu_count=n, modality=modality, preprocessing=strategy, method=method) for n in (gpus, gpus + 1)
    )
    assert (more.value or 0) > (few.value or 0)
    assert (more.low or 0) > (few.low or 0)


@settings(deadline=None)
@given(GPUS, MODALITY, STRATEGY)
def test_recommendation_is_at_least_the_minimum(gpus: int, modality: str, strategy: str) -> None:
    result = count(gpu_count=gpus, modality=modality, preprocessing=strategy)
    assert (result.value or 0) >= (result.low or 0)


@settings(deadline=None)
@given(GPUS, MODALITY, METHODS)
def test_preparing_before_never_needs_more(gpus: int, modality: str, method: str) -> None:
    before, during = (
        count(gpu_count=gpus, modality=modality, preprocessing=strategy, method=method)
        for strategy in ("before", "during")
    )
    assert (before.value or 0) <= (during.value or 0)
    assert (before.low or 0) < (during.low or 0)


@settings(deadline=None)
@given(GPUS, st.integers(1, 511))
def test_one_more_core_never_worsens_the_verdict(gpus: int, cores: int) -> None:
    assert verdict(count(gpu_count=gpus, cores=cores + 1)) >= verdict(count(gpu_count=gpus, cores=cores))


@settings(deadline=None)
@given(GPUS, st.integers(1, 256))
def test_threads_count_as_half_a_core(gpus: int, cores: int) -> None:
    by_threads, by_cores = count(gpu_count=gpus, threads=2 * cores), count(gpu_count=gpus, cores=cores)
    assert by_threads.headline == by_cores.headline


@settings(deadline=None, max_examples=30)
@given(st.integers(1, 16), MODALITY)
def test_proposed_processors_have_the_cores_and_the_lanes(gpus: int, modality: str) -> None:
    result = count(gpu_count=gpus, modality=modality)
    for option in result.options:
        cpu = KNOWLEDGE.cpus.get(str(option.name))
        assert cpu.cores >= (result.value or 0)
        assert (cpu.pcie_lanes or 0) >= 8 * gpus
        assert not cpu.low_confidence


def test_four_cards_are_not_offered_a_desktop_processor() -> None:
    segments = [KNOWLEDGE.cpus.get(str(o.name)).segment for o in count(gpu_count=4, modality="text").options]
    assert "desktop" not in segments
    assert segments


def test_processors_of_the_future_are_not_proposed() -> None:
    early = RULE({"gpu_count": 1}, Knowledge(date(2019, 1, 1)))
    launched = [KNOWLEDGE.cpus.get(str(option.name)).launched for option in early.options]
    assert launched
    assert all(day is not None and day[:4] <= "2019" for day in launched)


def test_stale_parameters_warn() -> None:
    late = RULE({"gpu_count": 1}, Knowledge(date(2030, 1, 1)))
    assert "warning-stale-parameter" in [warning.id for warning in late.warnings]


@pytest.mark.parametrize("cpu", ["14900K", "i9-14900K", "Core i9 14900K", "intel core i9-14900k"])
def test_every_way_to_write_a_processor(cpu: str) -> None:
    assert count(gpu_count=1, cpu=cpu).headline.arguments["cores"] == 24
