"""From a frame to the inputs of a rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from assistant.answering.wording import wording
from assistant.computing import compute, gpu_budget, psu, ram
from assistant.computing.missing import Missing
from assistant.understanding.frame import Card, Frame, Money, Slot
from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
RTX_3090 = Card("GeForce RTX 3090", "3090", count=2)


def frame(*rules: str, cards: tuple[Card, ...] = (), era: int | None = None, **slots: Any) -> Frame:
    return Frame("?", "en", rules=rules, cards=cards, era=era, slots={k: Slot(v) for k, v in slots.items()})


def inputs(module: Any, asked: Frame) -> Mapping[str, Any]:
    found = module.inputs(asked, KNOWLEDGE)
    assert not isinstance(found, Missing)
    return found


def test_psu_of_named_cards() -> None:
    found = inputs(psu, frame(cards=(RTX_3090,), cpu="Intel Core i9-14900K", psu_w=1200, country="US"))
    assert found == {
        "gpus": [{"name": "GeForce RTX 3090", "count": 2}],
        "cpu": "Intel Core i9-14900K",
        "psu_w": 1200,
        "country": "US",
    }


def test_psu_of_cards_known_by_their_power() -> None:
    found = inputs(psu, frame(gpu_count=4, gpu_power_w=250, cpu_power_w=150))
    assert found == {"gpus": [{"count": 4, "board_power_w": 250}], "cpu_power_w": 150}


def test_watts_of_a_card_to_buy_bound_its_power() -> None:
    asked = frame("gpu_budget", gpu_power_w=250, leads_in="bandwidth", budget=Money(1000, "USD"))
    found = inputs(gpu_budget, asked)
    assert (found["max_board_power_w"], found["leads_in"]) == (250, "bandwidth")


def test_watts_alone_leave_the_fastest_cards() -> None:
    assert inputs(gpu_budget, frame("gpu_budget", gpu_power_w=75)) == {
        "leads_in": "speed",
        "max_board_power_w": 75,
    }


def test_count_apart_from_the_name_belongs_to_the_only_card() -> None:
    card = Card("GeForce RTX 4090", "4090")
    assert inputs(psu, frame(cards=(card,), gpu_count=3))["gpus"] == [
        {"name": "GeForce RTX 4090", "count": 3}
    ]


def test_count_apart_from_the_names_of_two_cards_is_left() -> None:
    cards = (Card("GeForce RTX 4090", "4090"), Card("GeForce RTX 3090", "3090"))
    assert [gpu.get("count") for gpu in inputs(psu, frame(cards=cards, gpu_count=3))["gpus"]] == [None, None]


def test_variants_keep_the_askers_words_so_that_the_rule_says_what_it_assumed() -> None:
    card = Card(
        "GeForce RTX 3060 12 GB", "3060", variants=("GeForce RTX 3060 12 GB", "GeForce RTX 3060 8 GB")
    )
    assert inputs(psu, frame(cards=(card,)))["gpus"] == [{"name": "3060"}]


def test_card_that_does_not_exist_reaches_the_rule_as_asked() -> None:
    outcome = compute(frame("psu", cards=(Card(None, "RTX 3095"),)), KNOWLEDGE)
    assert [refusal.message.id for refusal in outcome.refusals] == ["error-unknown-card-near"]


def test_circuit_goes_before_the_country() -> None:
    found = inputs(psu, frame(cards=(RTX_3090,), country="US", mains="230V/16A"))
    assert "country" not in found
    assert found["mains"] == "230V/16A"


def test_total_power_counts_only_without_cards() -> None:
    assert inputs(psu, frame(total_power_w=900)) == {"total_power_w": 900}
    assert "total_power_w" not in inputs(psu, frame(cards=(RTX_3090,), total_power_w=900))


@pytest.mark.parametrize("module", [psu, ram])
def test_question_about_2018_uses_its_method(module: Any) -> None:
    assert inputs(module, frame(cards=(RTX_3090,), era=2018))["method"] == "2018"
    assert "method" not in inputs(module, frame(cards=(RTX_3090,), era=2017))


def test_psu_without_cards_asks_for_them() -> None:
    missing = psu.inputs(frame(), KNOWLEDGE)
    assert isinstance(missing, Missing)
    assert missing.slot == "gpus"


def test_ram_without_cards_computes() -> None:
    outcome = compute(frame("ram"), KNOWLEDGE)
    assert outcome.computations[0].value == 32


def test_ram_of_a_card_known_by_its_memory() -> None:
    found = inputs(ram, frame(memory_gb=24, offload=True, parameters_b=70, quantization="Q4_K_M"))
    assert found == {
        "gpus": [{"memory_gb": 24}],
        "offload": True,
        "parameters_b": 70,
        "quantization": "Q4_K_M",
    }


def test_budget_with_wishes() -> None:
    asked = frame(
        budget=Money(1500, "EUR"),
        gpu_count=2,
        purpose="research",
        condition="used",
        vendors=("nvidia",),
        memory_gb=24,
    )
    assert inputs(gpu_budget, asked) == {
        "budget": {"amount": 1500, "currency": "EUR"},
        "count": 2,
        "purpose": "research",
        "condition": "used",
        "vendors": ("nvidia",),
        "memory_gb": 24,
    }


def test_past_advice_needs_no_budget() -> None:
    assert inputs(gpu_budget, frame(era=2017, purpose="kaggle")) == {"era": 2017, "purpose": "kaggle"}


@pytest.mark.parametrize("language", ["en", "zh-Hans", "zh-Hant", "tr"])
@pytest.mark.parametrize("module", [psu, gpu_budget])
def test_clarifying_question_is_worded(module: Any, language: str) -> None:
    missing = module.inputs(frame(), KNOWLEDGE)
    assert isinstance(missing, Missing)
    words = wording(language)
    assert words.message(missing.question)
    assert missing.options


@pytest.mark.parametrize("rule", ["psu", "ram", "gpu_budget"])
def test_frame_computes(rule: str) -> None:
    outcome = compute(frame(rule, cards=(RTX_3090,), budget=Money(2000, "USD")), KNOWLEDGE)
    assert [computation.rule for computation in outcome.computations] == [rule]


@pytest.mark.parametrize(
    "question",
    ["PSU for 0 RTX 3090", "0 张 RTX 3090 要多大的电源？", "0 RTX 3090 için kaç watt güç kaynağı?"],
)
def test_no_card_at_all_is_refused_and_not_taken_for_one(question: str) -> None:
    outcome = compute(understand(question, knowledge=KNOWLEDGE), KNOWLEDGE)
    assert not outcome.computations
    assert [refusal.message.id for refusal in outcome.refusals] == ["error-out-of-range"]


@pytest.mark.parametrize(
    "question",
    [
        "-2 GPUs, which PSU?",
        "PSU for four GPUs of 0 W each",
        "1000000000 GPUs: which PSU?",
        "PSU for a 5 kW RTX 3090",
        "How many cores for 0 GPUs?",
        "-2张显卡要多大电源？",
        "0瓦的显卡要多大电源？",
        "5000瓦的4090要多大电源？",
        "-2 ekran kartı için kaç watt?",
        "0 watt'lık kart için hangi güç kaynağı?",
        "5000 W'lık RTX 4090 için güç kaynağı?",
    ],
)
def test_cards_that_no_machine_has_are_refused_and_not_asked_for(question: str) -> None:
    outcome = compute(understand(question, knowledge=KNOWLEDGE), KNOWLEDGE)
    assert not outcome.computations
    assert not outcome.missing
    assert [refusal.message.id for refusal in outcome.refusals] == ["error-out-of-range"]


@pytest.mark.parametrize(
    ("question", "asked"),
    [
        ("power draw of the 4090Ti", "4090Ti"),
        ("4090Ti 功耗多少？", "4090Ti"),
        ("RTX 6090 ne zaman çıktı?", "RTX 6090"),
        ("Was leistet die RTX 6090?", "RTX 6090"),
    ],
)
def test_a_card_that_does_not_exist_is_told_where_no_rule_is_asked(question: str, asked: str) -> None:
    outcome = compute(understand(question, knowledge=KNOWLEDGE), KNOWLEDGE)
    assert [(refusal.message.id, refusal.options[:1]) for refusal in outcome.refusals] == [
        ("error-unknown-card-near", ("GeForce RTX 4090" if "4090" in asked else "GeForce RTX 5090",))
    ]
    assert outcome.refusals[0].message.arguments["name"] == asked
