"""Properties of the storage rule."""

from __future__ import annotations

from datetime import date

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation
from rules.knowledge import Knowledge
from rules.parameters import load
from rules.storage import RULE
from rules.storage.capacity import drive_sizes
from rules.storage.parameters import StorageParameters
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
PARAMETERS = load(StorageParameters, "storage", TODAY)
SPEED = st.floats(0.01, 1e5)
SAMPLE = st.floats(0.0001, 100)
VERDICTS = ["short", "tight", "enough"]


def store(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def verdict(result: Computation) -> int:
    return VERDICTS.index(result.headline.id.rsplit("-", 1)[-1])


@settings(deadline=None)
@given(SPEED, SPEED, SAMPLE)
def test_faster_cards_never_read_less(one: float, other: float, sample: float) -> None:
    slow, fast = (store(samples_per_s=speed, sample_mb=sample) for speed in sorted((one, other)))
    assert (fast.value or 0) >= (slow.value or 0)


@settings(deadline=None)
@given(st.integers(1, 15), st.sampled_from(["RTX 3090", "RTX 4090", "H100 PCIe 80 GB"]))
def test_one_more_card_reads_more(count: int, gpu: str) -> None:
    few, more = (store(gpu=gpu, gpu_count=n) for n in (count, count + 1))
    assert (more.value or 0) > (few.value or 0)


@settings(deadline=None)
@given(SPEED, SAMPLE, st.floats(1, 1e5), st.floats(1, 1e5))
def test_a_faster_drive_never_worsens_the_verdict(
    speed: float, sample: float, one: float, other: float
) -> None:
    slow, fast = (
        store(samples_per_s=speed, sample_mb=sample, disk_mb_s=rate) for rate in sorted((one, other))
    )
    assert verdict(fast) >= verdict(slow)


@settings(deadline=None)
@given(st.integers(1, 4096), st.floats(1, 1e5), SAMPLE)
def test_batch_and_time_give_the_same_as_their_speed(batch: int, step_ms: float, sample: float) -> None:
    by_batch = store(batch=batch, step_ms=step_ms, sample_mb=sample)
    speed = batch / step_ms * 1000
    by_speed = store(samples_per_s=min(1e8, max(0.001, speed)), sample_mb=sample)
    assert by_batch.value == pytest.approx(by_speed.value, rel=1e-6)


@settings(deadline=None)
@given(SPEED, SAMPLE)
def test_the_recommended_drive_is_judged_enough(speed: float, sample: float) -> None:
    wanted = store(samples_per_s=speed, sample_mb=sample)
    if wanted.recommendation is None:
        assert wanted.headline.id == "storage-headline-beyond"
        return
    judged = store(samples_per_s=speed, sample_mb=sample, disk_mb_s=wanted.recommendation.value)
    assert judged.headline.id == "storage-headline-enough"


@settings(deadline=None)
@given(st.floats(0.1, 5000), st.floats(1, 1e5))
def test_loading_time_is_size_over_rate(size: float, rate: float) -> None:
    result = store(goal="model_load", model_gb=size, disk_mb_s=rate)
    assert (result.value or 0) * rate == pytest.approx(size * 1000)


@settings(deadline=None)
@given(st.floats(1, 500), st.integers(0, 20))
def test_one_more_checkpoint_never_needs_less(size: float, count: int) -> None:
    few, more = (
        store(goal="capacity", parameters_b=size, models=1, checkpoints=n) for n in (count, count + 1)
    )
    assert (more.value or 0) > (few.value or 0)


@settings(deadline=None)
@given(st.floats(0.001, 200000))
def test_drives_hold_the_data_set(dataset: float) -> None:
    result = store(goal="capacity", dataset_gb=dataset)
    assert result.recommendation is not None
    assert (result.recommendation.value or 0) >= (result.value or 0) * (1 - 1e-12)


@settings(deadline=None)
@given(st.floats(0, 400000))
def test_drive_sizes_are_on_sale_and_enough(room: float) -> None:
    sizes = drive_sizes(room, PARAMETERS)
    assert sizes
    assert set(sizes) <= set(PARAMETERS.drive_sizes_gb.value)
    assert sum(sizes) >= room * (1 - 1e-12)


def test_parameters_and_file_size_give_the_same() -> None:
    """Llama 3.1 8B as Q4_K_M is a file of 4.9 GB (llama.cpp)."""
    by_name = store(goal="model_load", model="Llama 3.1 8B", quantization="Q4_K_M", disk_mb_s=7000)
    by_file = store(goal="model_load", model_gb=4.9, disk_mb_s=7000)
    assert by_name.value == pytest.approx(by_file.value, rel=0.01)


def test_stale_parameters_warn() -> None:
    late = RULE({}, Knowledge(date(2030, 1, 1)))
    assert "warning-stale-parameter" in [warning.id for warning in late.warnings]


def test_the_speed_of_a_card_can_be_worked_out_from_the_figures_shown() -> None:
    """RTX 3090: 1 / 1.68 of an RTX 4090, so that 2 × 1300 × 0.5952 is 1548 and not 1560."""
    result = RULE({"gpu": "RTX 3090", "gpu_count": 2}, KNOWLEDGE)
    line = next(step for step in result.steps if step.label.id == "storage-step-speed")
    gpus, speed, relative = (line.operands[name] for name in ("gpus", "speed", "relative"))
    shown = round(relative.value, relative.digits)
    assert round(gpus.value * speed.value * shown) == round(line.value) == 1548
