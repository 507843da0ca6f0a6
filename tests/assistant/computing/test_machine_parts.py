"""From a frame to the inputs of cpu, pcie, storage and board_case."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from assistant.answering.wording import wording
from assistant.computing import board_case, compute, cpu, pcie, storage
from assistant.computing.missing import Missing
from assistant.understanding.frame import Card, Frame, Slot
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
RTX_3090 = Card("GeForce RTX 3090", "3090", count=2)
RTX_4090 = Card("GeForce RTX 4090", "4090")


def frame(*rules: str, cards: tuple[Card, ...] = (), era: int | None = None, **slots: Any) -> Frame:
    return Frame("?", "en", rules=rules, cards=cards, era=era, slots={k: Slot(v) for k, v in slots.items()})


def inputs(module: Any, **said: Any) -> Mapping[str, Any]:
    found = module.inputs(frame(**said), KNOWLEDGE)
    assert not isinstance(found, Missing)
    return found


def test_cpu_counts_all_cards() -> None:
    assert inputs(cpu, cards=(RTX_3090, RTX_4090)) == {"gpu_count": 3}
    assert inputs(cpu, gpu_count=8, modality="vision") == {"gpu_count": 8, "modality": "vision"}


def test_cpu_takes_the_modality_from_the_purpose() -> None:
    assert inputs(cpu, purpose="nlp")["modality"] == "text"
    assert inputs(cpu, purpose="vision")["modality"] == "vision"
    assert "modality" not in inputs(cpu, purpose="research")


def test_cpu_for_running_models_prepares_no_data() -> None:
    found = inputs(cpu, gpu_count=2, purpose="llm_inference", preprocessing="during")
    assert found == {"gpu_count": 2, "workload": "inference"}


def test_cpu_named_goes_before_its_cores() -> None:
    assert inputs(cpu, cpu="AMD Ryzen 9 9950X", cpu_cores=16) == {"cpu": "AMD Ryzen 9 9950X"}
    assert inputs(cpu, cpu_cores=8, clock_ghz=3.5) == {"cores": 8, "clock_ghz": 3.5}


def test_pcie_of_a_training_batch() -> None:
    found = inputs(pcie, cards=(RTX_4090,), pcie_generation=3, pcie_lanes=4, batch=64, pinned=True)
    assert found == {
        "generation": 3,
        "lanes": 4,
        "gpu": "GeForce RTX 4090",
        "gpu_count": 1,
        "workload": "training",
        "batch": 64,
        "pinned": True,
    }


@pytest.mark.parametrize(
    ("said", "workload"),
    [
        ({"method": "tensor_parallel"}, "tensor_parallel"),
        ({"method": "pipeline_parallel"}, "layer_split"),
        ({"cards": (RTX_3090,), "model": "Llama 3.1 70B"}, "tensor_parallel"),
        ({"cards": (RTX_3090,), "purpose": "llm_inference"}, "tensor_parallel"),
        ({"cards": (RTX_4090,), "model": "Llama 3.1 8B"}, "model_load"),
        ({"model_file_gb": 40}, "model_load"),
        ({"cards": (RTX_3090,)}, "training"),
    ],
)
def test_pcie_by_what_the_link_carries(said: dict[str, Any], workload: str) -> None:
    assert inputs(pcie, **said)["workload"] == workload


def test_pcie_tensor_parallel_takes_two_cards_at_least() -> None:
    assert inputs(pcie, method="tensor_parallel")["gpu_count"] == 2


def test_pcie_of_two_kinds_of_cards_names_neither() -> None:
    assert "gpu" not in inputs(pcie, cards=(RTX_3090, RTX_4090))


def test_storage_feeds_the_cards() -> None:
    found = inputs(storage, cards=(RTX_3090,), drive="hdd", dataset_gb=500, ram_gb=64)
    assert found == {
        "goal": "training",
        "drive": "hdd",
        "dataset_gb": 500,
        "gpu": "GeForce RTX 3090",
        "gpu_count": 2,
        "ram_gb": 64,
    }


@pytest.mark.parametrize(("generation", "drive"), [(None, "nvme4"), (3, "nvme3"), (5, "nvme5"), (6, "nvme4")])
def test_storage_takes_the_kind_of_nvme_from_the_link(generation: int | None, drive: str) -> None:
    slots = {} if generation is None else {"pcie_generation": generation}
    assert inputs(storage, drive="nvme", **slots)["drive"] == drive


def test_storage_loads_a_model_or_keeps_it() -> None:
    assert inputs(storage, model_file_gb=40) == {"goal": "model_load", "model_gb": 40}
    kept = inputs(storage, parameters_b=7, checkpoints=10)
    assert kept == {"goal": "capacity", "parameters_b": 7, "checkpoints": 10, "models": 0}


def test_storage_in_2018_is_the_guide_s_example() -> None:
    assert inputs(storage, era=2018, drive="hdd", disk_mb_s=150) == {"method": "2018"}
    assert compute(frame("storage", era=2018), KNOWLEDGE).computations[0].value == 92.5


def test_storage_of_text_and_of_small_files() -> None:
    assert inputs(storage, modality="text")["sample"] == "tokens"
    assert inputs(storage, storage_goal="small_files")["small_files"] is True


def test_storage_of_decoded_images() -> None:
    assert inputs(storage, decoded=True, modality="vision", batch=32)["sample"] == "decoded"
    assert "sample" not in inputs(storage, modality="vision", batch=32)


def test_board_case_of_named_cards() -> None:
    found = inputs(board_case, cards=(RTX_3090,), cooler="blower", board="atx", pcie_lanes=16)
    assert found == {
        "gpus": [{"name": "GeForce RTX 3090", "count": 2}],
        "cooler": "blower",
        "board": "atx",
        "lanes_per_card": 16,
    }


def test_board_case_of_a_number_or_a_length() -> None:
    assert inputs(board_case, gpu_count=4) == {"gpus": [{"count": 4}]}
    assert inputs(board_case, length_mm=330, case_length_mm=360) == {"length_mm": 330, "case_length_mm": 360}


def test_board_case_is_asked_how_many_cards() -> None:
    assert inputs(board_case, cards_asked=True) == {"gpus": [{}], "method": "2018"}
    assert inputs(board_case, cards_asked=True, gpu_count=1) == {"gpus": [{}], "method": "2018"}
    assert inputs(board_case, cards_asked=True, board="atx") == {"gpus": [{}], "board": "atx"}


def test_board_case_leaves_widths_out_that_no_slot_is_wired_with() -> None:
    assert "lanes_per_card" not in inputs(board_case, gpu_count=4, pcie_lanes=1)


@pytest.mark.parametrize("language", ["en", "zh-Hans", "tr", "zh-Hant"])
def test_board_case_without_cards_asks_for_them(language: str) -> None:
    missing = board_case.inputs(frame(), KNOWLEDGE)
    assert isinstance(missing, Missing)
    assert wording(language).message(missing.question)


@pytest.mark.parametrize("module", [cpu, pcie, storage, board_case])
def test_question_about_2018_uses_its_method(module: Any) -> None:
    assert inputs(module, cards=(RTX_3090,), era=2018)["method"] == "2018"
    assert "method" not in inputs(module, cards=(RTX_3090,), era=2017)
