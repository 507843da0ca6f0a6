"""From a frame to the inputs of the rules that compare cards, their number, and renting with buying."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from assistant.answering.wording import wording
from assistant.computing import cloud_or_buy, gpu_compare, gpu_memory_use_case, gpu_price, multi_gpu
from assistant.computing.missing import Missing
from assistant.understanding.frame import Card, Money
from tests.assistant.computing.test_inputs import KNOWLEDGE, frame, inputs

RTX_3090 = Card("GeForce RTX 3090", "3090")
RTX_4090 = Card("GeForce RTX 4090", "4090")
RTX_5090 = Card("GeForce RTX 5090", "5090")
H100 = Card("H100 SXM5 80 GB", "H100 SXM")
TWO_3090 = Card("GeForce RTX 3090", "3090", count=2)
ONE_5090 = Card("GeForce RTX 5090", "5090", count=1)


def test_compared_cards_are_taken_once_and_without_a_number() -> None:
    asked = frame(cards=(TWO_3090, ONE_5090, RTX_3090), purpose="llm_inference", hidden_units=128)
    assert inputs(gpu_compare, asked) == {
        "gpus": [{"name": "GeForce RTX 3090"}, {"name": "GeForce RTX 5090"}],
        "purpose": "llm_inference",
        "hidden_units": 128,
    }


def test_cards_that_differ_in_it_are_priced_new_and_used_each_by_itself() -> None:
    used, new = replace(RTX_3090, condition="used"), replace(RTX_5090, condition="new")
    asked = frame(cards=(used, new), condition="any")
    gpus = [
        {"name": "GeForce RTX 3090", "condition": "used"},
        {"name": "GeForce RTX 5090", "condition": "new"},
    ]
    assert inputs(gpu_compare, asked) == {"gpus": gpus, "condition": "any"}
    assert inputs(gpu_price, asked) == {"gpus": gpus, "condition": "any"}


@pytest.mark.parametrize(
    ("module", "asked", "slot", "message_id"),
    [
        (gpu_compare, frame(), "gpus", "gpu-compare-missing-cards"),
        (gpu_compare, frame(cards=(RTX_3090,)), "gpus", "gpu-compare-missing-other"),
        (cloud_or_buy, frame(hourly_rate=Money(0.2, "USD")), "gpus", "cloud-or-buy-missing-card"),
    ],
)
@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "tr"])
def test_what_is_missing_is_asked_for(
    module: Any, asked: Any, slot: str, message_id: str, language: str
) -> None:
    found = module.inputs(asked, KNOWLEDGE)
    assert isinstance(found, Missing)
    assert (found.slot, found.question.id) == (slot, message_id)
    assert wording(language).message(found.question)
    assert found.options


def test_the_card_at_hand_is_not_offered_for_comparison() -> None:
    found = gpu_compare.inputs(frame(cards=(RTX_4090,)), KNOWLEDGE)
    assert isinstance(found, Missing)
    assert "GeForce RTX 4090" not in found.options


def test_memory_of_a_purpose() -> None:
    assert inputs(gpu_memory_use_case, frame(purpose="kaggle", memory_gb=12)) == {
        "purpose": "kaggle",
        "memory_gb": 12,
    }


def test_memory_of_a_named_card_is_the_cards_own() -> None:
    found = inputs(gpu_memory_use_case, frame(cards=(RTX_4090,), memory_gb=24, purpose="research"))
    assert found == {"purpose": "research", "gpus": [{"name": "GeForce RTX 4090"}]}


@pytest.mark.parametrize("era", [2017, 2018])
def test_memory_by_a_past_guide(era: int) -> None:
    assert inputs(gpu_memory_use_case, frame(era=era)) == {"method": str(era)}


def test_cards_in_different_numbers_are_choices() -> None:
    found = inputs(multi_gpu, frame(cards=(TWO_3090, ONE_5090), purpose="llm_inference", condition="used"))
    assert found == {
        "gpus": [{"name": "GeForce RTX 3090", "count": 2}],
        "against": [{"name": "GeForce RTX 5090", "count": 1}],
        "workload": "inference",
        "condition": "used",
    }


def test_cards_without_numbers_work_together() -> None:
    found = inputs(multi_gpu, frame(cards=(RTX_3090, RTX_4090), workload="training", modality="vision"))
    assert found == {
        "gpus": [{"name": "GeForce RTX 3090"}, {"name": "GeForce RTX 4090"}],
        "workload": "training",
        "network": "vision",
    }


def test_a_number_of_cards() -> None:
    assert inputs(multi_gpu, frame(gpu_count=4, era=2017)) == {"count": 4, "method": "2017"}


def test_one_expensive_card_is_no_number_of_several() -> None:
    assert inputs(multi_gpu, frame(gpu_count=1)) == {}


@pytest.mark.parametrize(
    ("slots", "expected"),
    [
        ({"method": "tensor_parallel"}, {"workload": "inference", "split": "tensor"}),
        ({"method": "pipeline_parallel"}, {"workload": "inference", "split": "layer"}),
        ({"method": "tensor_parallel", "splits_asked": True}, {"workload": "inference"}),
        ({"nvlink": True}, {"nvlink": True}),
        ({"purpose": "nlp"}, {"workload": "training", "network": "text"}),
    ],
)
def test_the_work_of_several_cards(slots: dict[str, Any], expected: dict[str, Any]) -> None:
    assert inputs(multi_gpu, frame(**slots)) == expected


def test_renting_or_buying_with_amounts_of_the_askers_own() -> None:
    asked = frame(
        cards=(RTX_4090,),
        budget=Money(2000, "EUR"),
        resale=Money(1000, "EUR"),
        hourly_rate=Money(0.4, "EUR"),
        tariff=Money(0.3, "EUR"),
        hours=2000,
        country="DE",
    )
    assert inputs(cloud_or_buy, asked) == {
        "gpus": [{"name": "GeForce RTX 4090"}],
        "price": {"amount": 2000, "currency": "EUR"},
        "resale": {"amount": 1000, "currency": "EUR"},
        "hourly_rate": {"amount": 0.4, "currency": "EUR"},
        "tariff": {"amount": 0.3, "currency": "EUR"},
        "hours": 2000,
        "country": "DE",
    }


@pytest.mark.parametrize("cards", [(H100, RTX_4090), (RTX_4090, H100)])
def test_of_two_cards_the_server_card_is_rented(cards: tuple[Card, ...]) -> None:
    found = inputs(cloud_or_buy, frame(cards=cards))
    assert found == {"gpus": [{"name": "GeForce RTX 4090"}], "rented": "H100 SXM5 80 GB"}


def test_of_two_desktop_cards_the_second_is_rented() -> None:
    found = inputs(cloud_or_buy, frame(cards=(RTX_3090, RTX_5090)))
    assert found == {"gpus": [{"name": "GeForce RTX 3090"}], "rented": "GeForce RTX 5090"}


def test_a_price_for_several_cards_is_that_of_all() -> None:
    found = inputs(cloud_or_buy, frame(cards=(TWO_3090,), budget=Money(2400, "USD")))
    assert found["price_is_total"] is True
    each = inputs(cloud_or_buy, frame(cards=(TWO_3090,), budget=Money(1200, "USD"), budget_is_each=True))
    assert "price_is_total" not in each


def test_renting_without_a_card_shows_the_usual_ones() -> None:
    assert inputs(cloud_or_buy, frame(country="DE")) == {"country": "DE"}


def test_renting_by_the_2017_guide() -> None:
    assert inputs(cloud_or_buy, frame(era=2017)) == {"method": "2017"}
