"""Whoever a price or tariff is from is named by title in the answer, in every language."""

from __future__ import annotations

from datetime import date

import pytest

from assistant.answering.citing import card
from assistant.answering.compose import localised
from assistant.answering.outline import source_line
from assistant.answering.price_sources import with_price_sources
from assistant.answering.wording import locales, wording
from assistant.computing import Outcome
from assistant.sources import Sources
from rules import registry
from rules.computation import Computation
from rules.knowledge import Knowledge
from tests.rules.case_tables import cases

KNOWLEDGE = Knowledge(date(2026, 11, 30))
SOURCES = Sources()
PRICED = {
    "gpu_price": ({"gpus": [{"name": "RTX 4090"}]}, "RTX 4090: price history, new and used"),
    "gpu_compare": (
        {"gpus": [{"name": "RTX 4090"}, {"name": "RTX 3090"}]},
        "GPU market report, October 2026",
    ),
    "gpu_budget": ({"budget": {"amount": 1500}}, "GPU market report, October 2026"),
    "electricity": ({"total_power_w": 500, "country": "US"}, "Electric Power Monthly, table 5.6.A"),
    "cloud_or_buy": ({"gpus": [{"name": "RTX 4090"}]}, "GPU price feed, October 2026"),
    "build": ({"gpus": [{"name": "RTX 3090"}]}, "GPU market report, October 2026"),
}


def cards(ids, language):
    return [card(SOURCES[each], language) for each in ids]


def notes(language: str, *computed: Computation) -> list[list[str]]:
    worded = localised(Outcome(computed), language)
    told = with_price_sources(worded, computed, cards, language)
    return [
        list(after.assumptions[len(before.assumptions) :]) for before, after in zip(worded, told, strict=True)
    ]


@pytest.mark.parametrize("rule", PRICED)
@pytest.mark.parametrize("language", locales())
def test_the_source_of_a_price_is_named(rule: str, language: str) -> None:
    inputs, title = PRICED[rule]
    ((note,),) = notes(language, registry.get(rule)(inputs, KNOWLEDGE))
    assert title in note


def test_a_price_that_was_said_has_no_source() -> None:
    said = registry.get("electricity")({"total_power_w": 500, "tariff": 0.3, "currency": "EUR"}, KNOWLEDGE)
    assert notes("de", said) == [[]]


def test_a_rule_without_prices_names_none() -> None:
    assert notes("en", registry.get("psu")({"gpus": [{"name": "RTX 3090"}]}, KNOWLEDGE)) == [[]]


def test_the_same_source_is_named_once() -> None:
    price = registry.get("gpu_price")({"gpus": [{"name": "RTX 3090"}]}, KNOWLEDGE)
    first, second = notes("en", price, price)
    assert len(first) == 1
    assert second == []


def test_only_sources_of_prices_are_named() -> None:
    compared = registry.get("gpu_compare")({"gpus": [{"name": "RTX 4090"}, {"name": "RTX 3090"}]}, KNOWLEDGE)
    others = set(compared.references) - set(compared.priced_by)
    ((note,),) = notes("en", compared)
    assert others
    assert not [each for each in cards(others, "en") if source_line(each, wording("en")) in note]


@pytest.mark.parametrize("rule", [*PRICED, "multi_gpu", "ram"])
def test_sources_of_prices_are_references(rule: str) -> None:
    for case in cases(rule):
        if case.refuses is None:
            computed = registry.get(rule)(case.inputs, KNOWLEDGE)
            assert set(computed.priced_by) <= set(computed.references), case.name
