"""From a frame to the inputs of the rules on language models, and the words that these rules share."""

from __future__ import annotations

from collections.abc import Mapping
from types import ModuleType
from typing import Any

import pytest

from assistant.answering.wording import wording
from assistant.computing import llm_memory, llm_speed, train_memory
from assistant.computing.missing import Missing
from assistant.understanding.frame import Card, Frame, Slot
from rules.knowledge import Knowledge
from tests.assistant.computing.test_wording import templates
from tests.rules.case_tables import emitted
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
RTX_3090 = Card("GeForce RTX 3090", "3090", count=2)
MAC = Card("Apple M3 Ultra (32-core)", "M3 Ultra")
RULES = ("llm_memory", "train_memory", "llm_speed")


def frame(question: str = "?", *, cards: tuple[Card, ...] = (), **slots: Any) -> Frame:
    return Frame(question, "en", cards=cards, slots={name: Slot(value) for name, value in slots.items()})


def inputs(module: ModuleType, asked: Frame) -> Mapping[str, Any]:
    found: Mapping[str, Any] | Missing = module.inputs(asked, KNOWLEDGE)
    assert not isinstance(found, Missing)
    return found


def test_model_format_context_and_cards() -> None:
    asked = frame(
        cards=(RTX_3090,), model="Llama 3.3 70B", quantization="Q4_K_M", context_tokens=16384, kv_format="q8"
    )
    assert inputs(llm_memory, asked) == {
        "model": "Llama 3.3 70B",
        "quantization": "Q4_K_M",
        "context_tokens": 16384,
        "kv_format": "q8",
        "gpus": [{"name": "GeForce RTX 3090", "count": 2}],
    }


def test_users_are_parallel_requests() -> None:
    assert inputs(llm_memory, frame(parameters_b=70.0, batch=4)) == {"parameters_b": 70.0, "parallel": 4}


def test_a_name_goes_before_a_size() -> None:
    assert inputs(llm_memory, frame(model="Llama 3.1 8B", parameters_b=8.0)) == {"model": "Llama 3.1 8B"}


def test_memory_beside_a_computer_with_unified_memory_is_its_own() -> None:
    found = inputs(llm_memory, frame(cards=(MAC,), model="gpt-oss 120B", memory_gb=96.0))
    assert found["gpus"] == [{"name": "Apple M3 Ultra (32-core)", "memory_gb": 96.0}]


@pytest.mark.parametrize(
    ("asked", "offload"),
    [
        (frame(cards=(RTX_3090,), model="GLM-4.5 Air", ram_gb=64.0), True),
        (frame(cards=(RTX_3090,), model="GLM-4.5 Air", ram_gb=64.0, offload=False), False),
        (frame(cards=(RTX_3090,), ram_gb=64.0), None),
        (frame(cards=(MAC,), model="GLM-4.5 Air", ram_gb=64.0), None),
        (frame(model="GLM-4.5 Air", ram_gb=64.0), None),
    ],
    ids=["given beside cards", "not wanted", "no model", "one memory for both", "no cards"],
)
def test_main_memory_beside_cards_may_hold_a_part(asked: Frame, offload: bool | None) -> None:
    assert inputs(llm_memory, asked).get("offload") is offload


def test_tensor_parallel_is_the_split() -> None:
    asked = frame(cards=(RTX_3090,), model="Llama 3.3 70B", method="tensor_parallel")
    assert inputs(llm_memory, asked)["split"] == "tensor"


@pytest.mark.parametrize("module", [llm_memory, train_memory])
def test_image_models_are_found_in_the_question(module: ModuleType) -> None:
    assert inputs(module, frame("Does FLUX.1-dev run on 12 GB?"))["model"] == "FLUX.1-dev"


@pytest.mark.parametrize(
    ("method", "expected"),
    [
        ("lora", {"method": "lora"}),
        ("qlora", {"method": "qlora"}),
        ("full", {"method": "full"}),
        ("zero_2", {"sharding": "zero_2"}),
        ("fsdp", {"sharding": "zero_3"}),
        ("sft", {}),
    ],
)
def test_methods_of_training(method: str, expected: dict[str, str]) -> None:
    found = dict(inputs(train_memory, frame(parameters_b=7.0, method=method)))
    assert found == {"parameters_b": 7.0, **expected}


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ({}, {"method": "full", "optimizer": "adamw_8bit"}),
        ({"method": "full"}, {"method": "full", "optimizer": "adamw_8bit"}),
        ({"method": "lora"}, {"method": "lora"}),
        ({"quantization": "Q4_K_M"}, {"method": "qlora", "base_bits": 4}),
    ],
)
def test_an_optimizer_by_itself_is_of_full_training(said: dict[str, str], expected: dict[str, Any]) -> None:
    found = dict(inputs(train_memory, frame(parameters_b=7.0, optimizer="adamw_8bit", **said)))
    assert found == {"parameters_b": 7.0, **expected}


@pytest.mark.parametrize(
    ("question", "stage"),
    [
        ("full with ZeRO-3", "zero_3"),
        ("zero stage 1", "zero_1"),
        ("FSDP", "zero_3"),
        ("用ZeRO-3全参微调", "zero_3"),
        ("用FSDP训练", "zero_3"),
    ],
)
def test_stage_of_sharding_beside_the_method(question: str, stage: str) -> None:
    found = inputs(train_memory, frame(question, parameters_b=7.0, method="full"))
    assert (found["method"], found["sharding"]) == ("full", stage)


def test_cards_known_by_their_number_divide_a_job() -> None:
    divided = inputs(train_memory, frame("ZeRO-3", parameters_b=8.0, method="full", gpu_count=8))
    assert divided["gpus"] == [{"count": 8}]
    assert "gpus" not in inputs(train_memory, frame(parameters_b=8.0, method="full", gpu_count=8))


def test_few_bits_mean_adapters_on_quantised_weights() -> None:
    found = inputs(train_memory, frame(parameters_b=7.0, quantization="Q8_0", context_tokens=2048, batch=2))
    assert found == {
        "parameters_b": 7.0,
        "batch": 2,
        "sequence_tokens": 2048,
        "method": "qlora",
        "base_bits": 8,
    }


def test_bits_do_not_turn_full_training_into_adapters() -> None:
    found = inputs(train_memory, frame(parameters_b=7.0, method="full", quantization="INT8"))
    assert found["method"] == "full"


def test_processor_alone_runs_from_main_memory() -> None:
    found = inputs(llm_speed, frame("How fast is it on a CPU?", model="DeepSeek R1"))
    assert found["main_memory"] is True


@pytest.mark.parametrize(
    ("module", "asked", "slot"),
    [
        (llm_memory, frame(), "model"),
        (train_memory, frame(), "model"),
        (llm_speed, frame(), "model"),
        (llm_speed, frame(model="Llama 3.1 8B"), "gpus"),
    ],
)
def test_what_is_missing_is_asked_in_every_language(module: ModuleType, asked: Frame, slot: str) -> None:
    found = module.inputs(asked, KNOWLEDGE)
    assert isinstance(found, Missing)
    assert found.slot == slot
    assert found.options
    for language in ("en", "zh-Hans", "zh-Hant", "tr"):
        assert wording(language).message(found.question)


def test_every_shared_message_is_brought_about() -> None:
    said = {message.id for rule in RULES for message in emitted(rule, KNOWLEDGE)}
    assert set(templates("en", "models")) - said == set()


def test_a_mac_without_a_chip_has_one_memory_of_which_the_gpu_may_use_a_part() -> None:
    asked = frame(model="Llama 3.3 70B", memory_gb=64.0, vendors=("apple",))
    assert inputs(llm_memory, asked)["gpus"] == [{"memory_gb": 64.0, "unified": True}]


def test_a_mac_without_a_chip_is_asked_for_its_chip() -> None:
    missing = llm_speed.inputs(frame(model="Llama 3.1 8B", memory_gb=64.0, vendors=("apple",)), KNOWLEDGE)
    assert isinstance(missing, Missing)
    assert [KNOWLEDGE.gpus.get(str(name)).vendor for name in missing.options] == ["apple"] * 3
