"""From a frame to the inputs of the rules on connectors, cooling, wall circuits and electricity."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from assistant.answering.wording import wording
from assistant.computing import circuit, connectors, cooling, electricity
from assistant.computing.missing import Missing
from assistant.understanding.frame import Card, Frame, Money, Slot
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
TWO = Card("GeForce RTX 3090", "3090", count=2)
ONE = Card("GeForce RTX 3090", "3090")
TWO_INPUTS = [{"name": "GeForce RTX 3090", "count": 2}]


def frame(*cards: Card, era: int | None = None, **slots: Any) -> Frame:
    return Frame("?", "en", cards=cards, era=era, slots={name: Slot(value) for name, value in slots.items()})


def inputs(module: Any, asked: Frame) -> Mapping[str, Any]:
    found = module.inputs(asked, KNOWLEDGE)
    assert not isinstance(found, Missing)
    return found


def test_sockets_that_were_not_counted_are_not_those_of_the_card() -> None:
    assert inputs(connectors, frame(TWO, sockets=("8-pin",))) == {"gpus": TWO_INPUTS}


def test_sockets_that_were_counted_are_those_of_the_card() -> None:
    asked = frame(TWO, sockets=("8-pin",) * 3, sockets_counted=True)
    assert inputs(connectors, asked) == {"gpus": TWO_INPUTS, "sockets": ("8-pin",) * 3}


def test_sockets_without_a_card_are_asked_about() -> None:
    assert inputs(connectors, frame(sockets=("12V-2x6",))) == {"sockets": ("12V-2x6",)}


def test_plugs_of_an_adapter() -> None:
    asked = frame(ONE, sockets=("8-pin", "8-pin", "12V-2x6"), sockets_counted=True, adapter=True)
    assert inputs(connectors, asked) == {"gpus": [{"name": "GeForce RTX 3090"}], "adapter_plugs": 2}


def test_cables_of_the_supply() -> None:
    assert inputs(connectors, frame(TWO, pcie_cables=4))["pcie_cables"] == 4


def test_a_cooler_that_is_asked_for_is_not_settled() -> None:
    assert "cooler" not in inputs(cooling, frame(TWO, cooler="water", cooler_asked=True))
    assert inputs(cooling, frame(TWO, cooler="water"))["cooler"] == "water"


def test_a_number_of_cards_is_enough_for_cooling() -> None:
    assert inputs(cooling, frame(gpu_count=4)) == {"gpus": [{"count": 4}]}


@pytest.mark.parametrize("language", ["en", "zh-Hans", "tr"])
def test_heat_needs_a_machine(language: str) -> None:
    found = cooling.inputs(frame(cooling_aspect="heat", gpu_count=4), KNOWLEDGE)
    assert isinstance(found, Missing)
    assert wording(language).message(found.question)


def test_heat_of_a_power() -> None:
    assert inputs(cooling, frame(cooling_aspect="heat", total_power_w=900)) == {
        "aspect": "heat",
        "total_power_w": 900,
    }


@pytest.mark.parametrize(
    ("mains", "country", "expected"),
    [
        ("120V/15A", None, {"mains": "120V/15A"}),
        ("230V/16A", "DE", {"country": "DE"}),
        ("230V/10A", "CN", {"country": "CN"}),
        ("120V/20A", "JP", {"mains": "100V/20A", "country": "JP"}),
        ("240V/20A", "US", {"mains": "240V/20A", "country": "US"}),
        ("230V/16A", "ID", {"mains": "230V/16A", "country": "ID"}),
    ],
)
def test_a_circuit_has_the_voltage_of_its_country(
    mains: str, country: str | None, expected: dict[str, str]
) -> None:
    slots = {"mains": mains} if country is None else {"mains": mains, "country": country}
    assert inputs(circuit, frame(**slots)) == expected


def test_a_card_without_a_count_asks_how_many() -> None:
    assert inputs(circuit, frame(ONE, mains="120V/15A"))["how_many"] is True
    assert "how_many" not in inputs(circuit, frame(TWO, mains="120V/15A"))


def test_a_supply_stands_for_the_machine_on_a_circuit() -> None:
    assert inputs(circuit, frame(psu_w=1500))["total_power_w"] == 1500


def test_electricity_of_named_cards() -> None:
    asked = frame(TWO, country="DE", hours=336.0, tariff=Money(0.3, "EUR"), psu_tier="white", psu_w=1200)
    assert inputs(electricity, asked) == {
        "gpus": TWO_INPUTS,
        "country": "DE",
        "hours": 336.0,
        "tariff": 0.3,
        "currency": "EUR",
        "psu_tier": "standard",
        "psu_w": 1200,
    }


def test_a_spoken_month_is_the_month_of_the_rule() -> None:
    assert "hours" not in inputs(electricity, frame(TWO, hours=730.0))


def test_the_example_of_2018_needs_no_machine() -> None:
    assert inputs(electricity, frame(era=2018)) == {"method": "2018"}


@pytest.mark.parametrize("language", ["en", "zh-Hans", "tr"])
def test_electricity_needs_a_machine(language: str) -> None:
    found = electricity.inputs(frame(country="DE"), KNOWLEDGE)
    assert isinstance(found, Missing)
    assert wording(language).message(found.question)
