"""Figures copied from their sources by hand are what the catalogs hold."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rules.catalog import measurements
from rules.catalog.gpus import GpuCatalog
from rules.catalog.models import ModelCatalog
from rules.catalog.places import tariff
from rules.catalog.power_supplies import efficiency
from rules.catalog.prices import PriceTable
from rules.catalog.quantization import FormatRow
from rules.catalog.tables import load_table
from rules.llm.cache import growth_bytes

FILE = Path(__file__).parents[1] / "data" / "figures.yaml"
FIGURES: dict[str, Any] = yaml.safe_load(FILE.read_text(encoding="utf-8"))


def each(name: str) -> pytest.MarkDecorator:
    table = FIGURES[name]
    return pytest.mark.parametrize(("key", "figure"), table.items(), ids=[str(key) for key in table])


@each("gpus")
def test_cards(key: str, figure: dict[str, float]) -> None:
    gpu = GpuCatalog.load().get(key)
    assert {field: getattr(gpu, field) for field in figure} == pytest.approx(figure, rel=0.002)


@each("bits_per_weight")
def test_bits_per_weight(key: str, figure: float) -> None:
    rows = load_table("quantization.yaml", FormatRow).rows
    measured = [row.bits for row in rows if row.name == key and row.scope in ("file", "definition")]
    assert any(bits == pytest.approx(figure, abs=0.005) for bits in measured), measured


@each("cache_bytes_per_token")
def test_cache_of_a_token(key: str, figure: int) -> None:
    assert growth_bytes(ModelCatalog.load().get(key), 16) == figure


@each("parameters_b")
def test_parameters(key: str, figure: float) -> None:
    assert ModelCatalog.load().get(key).parameters_b == pytest.approx(figure, rel=0.005)


@each("efficiency")
def test_efficiency_of_a_tier(key: Any, figure: dict[int, list[float]]) -> None:
    for test, volts in (("115 V internal", 115), ("230 V EU internal", 230)):
        row = efficiency(key, test)  # type: ignore[arg-type]
        assert [row.at_20, row.at_50, row.at_100] == figure[volts]


@each("tariffs")
def test_tariffs(key: str, figure: list[Any]) -> None:
    assert [tariff(key).price, tariff(key).currency] == figure


@each("prices")
def test_street_prices(key: str, figure: dict[Any, float]) -> None:
    for kind, amount in figure.items():
        price = PriceTable.load().get(key, kind)
        assert price is not None
        assert (price.amount, price.currency, price.date) == (amount, "USD", "2026-09")


@pytest.mark.parametrize("row", FIGURES["decode"], ids=str)
def test_speed_of_writing(row: tuple[str, str, float]) -> None:
    measured = [
        each.tokens_per_s
        for each in measurements.llm_speeds()
        if (each.gpu, each.quantization, each.phase, each.gpus) == (row[0], row[1], "decode", 1)
        and each.model == "Llama 3 8B"
    ]
    assert row[2] in measured


@each("prefill")
def test_speed_of_reading(key: str, figure: float) -> None:
    measured = [
        each.tokens_per_s for each in measurements.llm_speeds() if (each.gpu, each.phase) == (key, "prefill")
    ]
    assert figure in measured
