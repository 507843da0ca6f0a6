"""Figures of the small catalogs, and of model shapes, that published examples check."""

from pathlib import Path

import pytest
import yaml

from rules.catalog import cloud, measurements, memory_modules, places, power_supplies
from rules.catalog.cpus import CpuCatalog
from rules.catalog.model import LanguageModel
from rules.catalog.models import ModelCatalog
from rules.catalog.quantization import QuantizationCatalog

KV_CASES = yaml.safe_load((Path(__file__).parent / "cases" / "kv_cache.yaml").read_text("utf-8"))


def kv_bytes(model: LanguageModel, context: int, bits: float) -> int:
    windowed = (model.windowed_layers or 0) * min(context, model.window or 0)
    heads, dim = model.windowed_kv_heads or model.kv_heads, model.windowed_head_dim or model.head_dim
    grows = (
        (model.mla_rank + (model.mla_rope_dim or 0))
        if model.mla_rank
        else 2 * model.kv_heads * model.head_dim
    )
    return int(((model.growing_layers or 0) * context * grows + windowed * 2 * heads * dim) * bits // 8)


@pytest.mark.parametrize("case", KV_CASES, ids=lambda case: f"{case['model']} {case['context']}")
def test_shapes_give_the_published_cache_size(case: dict[str, object]) -> None:
    model = ModelCatalog.load().get(str(case["model"]))
    kv = QuantizationCatalog.load().kv(str(case["format"]))
    assert kv
    assert kv_bytes(model, int(str(case["context"])), kv.bits) == case["bytes"]


def test_models_of_unknown_cache_say_so() -> None:
    limited = {model.name: model.limitation for model in ModelCatalog.load().rows() if model.limitation}
    assert limited["DeepSeek V4 Flash"] == "compressed-attention"
    assert limited["MiniMax M3"] == "sparse-attention-upper-bound"
    assert len(limited) == 5


def test_there_are_enough_models_and_processors() -> None:
    assert len(ModelCatalog.load().rows()) >= 60
    assert len(CpuCatalog.load().rows()) >= 120


def test_processor_figures() -> None:
    cpus = CpuCatalog.load()
    assert (cpus.get("Intel Core i9-14900K").tdp_w, cpus.get("Intel Core i9-14900K").max_turbo_power_w) == (
        125,
        253,
    )
    assert cpus.get("AMD EPYC 9654").pcie_lanes == 128
    assert cpus.get("AMD Ryzen 9 7950X").memory_types == ("DDR5-5200",)
    assert "max_turbo_power_w" in cpus.get("AMD Ryzen 9 7950X").derived
    assert cpus.get("AMD EPYC 9965").low_confidence


def test_bits_per_weight() -> None:
    rows = QuantizationCatalog.load().rows("Q4_K_M")
    assert [(row.bits, row.model) for row in rows] == [(4.8944, "Llama 3.1 8B"), (4.82, "Llama 3 70B")]


@pytest.mark.parametrize(
    ("watts", "size"), [(1, 450), (850, 850), (851, 1000), (1400, 1500), (3000, 3000), (3001, None)]
)
def test_the_next_rating_in_the_shops(watts: float, size: int | None) -> None:
    found = power_supplies.next_size(watts)
    assert (found.watts if found else None) == size
    assert found is None or found.needs_high_line == (found.watts > 1600)


def test_efficiency_between_and_outside_the_tested_loads() -> None:
    gold = power_supplies.efficiency("gold", "115 V internal")
    assert [gold.at(load) for load in (0.05, 0.2, 0.5, 1.0, 1.2)] == [0.87, 0.87, 0.90, 0.87, 0.87]
    assert gold.at(0.35) == pytest.approx(0.885)
    assert power_supplies.efficiency("titanium", "230 V EU internal").at(0.1) == 0.90
    assert power_supplies.efficiency("ruby", "230 V redundant").at(0.3) == 0.965
    with pytest.raises(KeyError):
        power_supplies.efficiency("ruby", "115 V internal")


def test_tariffs_by_country_and_the_world() -> None:
    assert (places.tariff("DE").price, places.tariff("de").currency) == (0.3835, "EUR")
    assert places.tariff("XX").country == "world" and places.tariff("XX").is_average
    assert places.tariff("asia").price == 0.084
    assert places.tariff("EU").is_average and not places.tariff("TR").is_average
    assert places.tariff("CN").confidence == "C"


def test_circuits_by_country() -> None:
    assert [circuit.continuous_w for circuit in places.circuits("us")] == [1440, 1920, 3840]
    assert places.circuits("DE")[0].long_load_w == 2300
    assert places.circuits("XX") == ()
    for circuit in places.circuits():
        assert circuit.continuous_w == pytest.approx(
            circuit.volts * circuit.amps * circuit.continuous_factor, abs=1
        )


def test_cloud_rates_are_sorted() -> None:
    rates = cloud.rates("H100 SXM5 80 GB", "on_demand")
    assert len(rates) >= 10
    assert [rate.usd_per_gpu_hour for rate in rates] == sorted(rate.usd_per_gpu_hour for rate in rates)
    assert all(rate.day.year >= 2025 for rate in cloud.rates())


def test_memory_modules_and_kits() -> None:
    assert [module.size_gb for module in memory_modules.modules("DDR5")] == [8, 16, 24, 32, 48, 64]
    assert memory_modules.kit_prices()[0].date == "2026-06-03"


def test_training_speed_compares_only_inside_an_era() -> None:
    pair = measurements.common_training_speeds(["GeForce RTX 4090", "A100 PCIe 80 GB"])
    assert [(row.era, row.relative) for row in pair] == [("2022-2024", 1.68), ("2022-2024", 2.22)]
    assert [row.relative for row in measurements.common_training_speeds(["H100 SXM5 80 GB", "B200"])] == [
        1.0,
        1.45,
    ]
    assert measurements.common_training_speeds(["GeForce GTX 1080 Ti", "B200"]) == ()


def test_measured_language_model_speed() -> None:
    rows = measurements.llm_speeds("GeForce RTX 3090", "decode")
    assert (1, "Llama 3 8B", "Q4_K_M", 111.7) in [
        (r.gpus, r.model, r.quantization, r.tokens_per_s) for r in rows
    ]
    assert measurements.llm_speeds("GeForce RTX 3090", "prefill")[0].tokens_per_s == 3865
