"""The rule on memory for language models: caches by architecture, its table of cases, its properties."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.computation import Computation, Quantity
from rules.knowledge import Knowledge
from rules.llm.cache import cache_bytes
from rules.llm_memory import RULE
from tests.rules.case_tables import Case, cases, check, ids
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
TABLE = cases("llm_memory")
CACHES: list[dict[str, Any]] = yaml.safe_load(
    (Path(__file__).parent / "data/kv_cache.yaml").read_text(encoding="utf-8")
)
MODELS = st.sampled_from(
    ["Llama 3.1 8B", "Llama 3.3 70B", "Qwen3 32B", "Gemma 3 27B", "DeepSeek V3", "Qwen3.6 27B", "gpt-oss 20B"]
)
CONTEXTS = st.integers(1, 262144)
CARDS = st.sampled_from(["RTX 3060 12 GB", "RTX 3090", "RTX 5090", "A100 PCIe 80 GB"])
ORDER = ["llm-memory-headline-short", "llm-memory-headline-tight", "llm-memory-headline-fits"]
SHORT = {ORDER[0], f"{ORDER[0]}-cards"}


def kind(headline: str) -> str:
    """A verdict without the count of cards that would do."""
    return headline.removesuffix("-cards")


def size(**inputs: object) -> Computation:
    return RULE(inputs, KNOWLEDGE)


def need(**inputs: object) -> float:
    value = size(**inputs).value
    assert value is not None
    return value


@pytest.mark.parametrize("case", TABLE, ids=ids(TABLE))
def test_llm_memory(case: Case, knowledge: Knowledge) -> None:
    check(case, knowledge)


@pytest.mark.parametrize(
    "gpus", [{}, {"gpus": [{"name": "RTX 3090", "count": 2}]}], ids=["no cards", "two cards"]
)
@pytest.mark.parametrize("name", [model.name for model in KNOWLEDGE.models.rows()])
def test_the_figure_of_the_lead_is_what_the_steps_add_up_to(name: str, gpus: dict[str, object]) -> None:
    found = size(model=name, **gpus)
    totals = ("llm-memory-step-total", "llm-memory-step-least")
    said, total = found.headline.arguments["need"], next(s for s in found.steps if s.label.id in totals)
    assert isinstance(said, Quantity)
    assert (said.value, said.unit) == (total.value, total.unit) == (found.value, found.unit)
    assert gpus or total == found.steps[-1]


@pytest.mark.parametrize("row", CACHES, ids=lambda row: f"{row['model']} {row['context']} {row['format']}")
def test_cache_to_the_byte(row: dict[str, Any], knowledge: Knowledge) -> None:
    arithmetic = row["why"].split("=")[0]
    assert eval(arithmetic) == row["bytes"]
    form = knowledge.quantizations.kv(row["format"])
    assert form is not None
    assert cache_bytes(knowledge.models.get(row["model"]), row["context"], form.bits) == row["bytes"]


@pytest.mark.parametrize("row", CACHES, ids=lambda row: f"{row['model']} {row['context']} {row['format']}")
def test_rule_derives_the_same_cache(row: dict[str, Any]) -> None:
    result = size(model=row["model"], context_tokens=row["context"], kv_format=row["format"])
    steps = {step.label.id: step.value for step in result.steps}
    assert steps["model-step-cache"] * 2**30 == pytest.approx(row["bytes"], abs=1)


@settings(deadline=None)
@given(MODELS, CONTEXTS, CONTEXTS)
def test_a_longer_context_never_needs_less(model: str, one: int, other: int) -> None:
    short, long = sorted((one, other))
    assert need(model=model, context_tokens=long) >= need(model=model, context_tokens=short)


@settings(deadline=None)
@given(st.floats(0.01, 5000), st.floats(0.01, 5000))
def test_a_larger_model_never_needs_less(one: float, other: float) -> None:
    small, large = sorted((one, other))
    assert need(parameters_b=large) >= need(parameters_b=small) - 1e-9


@settings(deadline=None)
@given(MODELS, st.integers(1, 64), CONTEXTS)
def test_requests_cost_one_cache_each(model: str, requests: int, context: int) -> None:
    one = size(model=model, context_tokens=context)
    many = size(model=model, context_tokens=context, parallel=requests)
    weights = next(step.value for step in one.steps if step.label.id == "model-step-weights-gib")
    fixed = weights + 1
    assert (many.value or 0) - fixed == pytest.approx(
        requests * ((one.value or 0) - fixed), rel=1e-6, abs=1e-6
    )


@settings(deadline=None)
@given(MODELS, CARDS, st.integers(1, 15), CONTEXTS)
def test_one_more_card_never_makes_it_worse(model: str, card: str, count: int, context: int) -> None:
    verdicts = [
        ORDER.index(
            kind(size(model=model, context_tokens=context, gpus=[{"name": card, "count": n}]).headline.id)
        )
        for n in (count, count + 1)
    ]
    assert verdicts[1] >= verdicts[0]


@settings(deadline=None)
@given(MODELS, CARDS, st.integers(1, 8))
def test_kinds_of_the_same_card_are_one_kind(model: str, card: str, count: int) -> None:
    together = size(model=model, gpus=[{"name": card, "count": count}])
    apart = size(model=model, gpus=[{"name": card}] * count)
    assert together.value == pytest.approx(apart.value)
    assert together.headline.id == apart.headline.id


@settings(deadline=None)
@given(MODELS, CARDS, st.integers(1, 4))
def test_the_longest_context_fits_and_a_longer_one_does_not(model: str, card: str, count: int) -> None:
    gpus = [{"name": card, "count": count}]
    row = next(option for option in size(model=model, gpus=gpus).options if option.name == "Q4_K_M")
    longest = int(getattr(row.values["longest_context"], "value", 0))
    native = KNOWLEDGE.models.get(model).context
    judged = {"model": model, "gpus": gpus, "quantization": "Q4_K_M"}
    if longest:
        assert size(context_tokens=longest, **judged).headline.id not in SHORT
    if longest < native:
        assert size(context_tokens=longest + 1024, **judged).headline.id in SHORT


@settings(deadline=None)
@given(MODELS, st.sampled_from(["fp16", "fp8", "q8_0", "q4_0"]), CONTEXTS)
def test_a_smaller_cache_format_never_needs_more(model: str, form: str, context: int) -> None:
    whole = need(model=model, context_tokens=context)
    assert need(model=model, context_tokens=context, kv_format=form) <= whole


@settings(deadline=None)
@given(MODELS)
def test_what_is_bought_holds_it(model: str) -> None:
    bought = size(model=model)
    if bought.headline.id == "llm-memory-headline-card":
        assert bought.recommendation is not None
        card = {"memory_gb": bought.recommendation.value}
        assert size(model=model, gpus=[card]).headline.id == "llm-memory-headline-fits"


def test_every_model_of_the_catalog_is_sized() -> None:
    for model in KNOWLEDGE.models.rows():
        assert need(model=model.name) > model.parameters_b * 0.3


def test_stale_constants_are_used_with_a_warning() -> None:
    late = RULE({"model": "Llama 3.1 8B"}, Knowledge(date(2030, 1, 1)))
    assert late.value == pytest.approx(need(model="Llama 3.1 8B"))
    stale = {
        message.arguments["name"] for message in late.warnings if message.id == "warning-stale-parameter"
    }
    assert {"overhead_gib", "perplexity_rise"} <= stale
