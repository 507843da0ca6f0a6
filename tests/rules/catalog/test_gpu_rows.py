"""What the GPU catalog says of cards that the database gets wrong or does not have."""

import pytest

from rules.catalog.gpu_rows import parse_rows
from rules.catalog.gpus import GpuCatalog
from rules.errors import ParameterFileError

CATALOG = GpuCatalog.load()


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("B200", "memory_gb", 180),
        ("B200", "bandwidth_gb_s", 8000),
        ("B300", "memory_gb", 288),
        ("Radeon Instinct MI300X", "bandwidth_gb_s", 5300),
        ("Radeon Instinct MI325X", "memory_gb", 256),
        ("GeForce RTX 4090", "bandwidth_gb_s", 1008),
        ("GeForce RTX 3090", "bandwidth_gb_s", 936.2),
        ("GeForce RTX 5090", "vendor_psu_w", 1000),
        ("GeForce RTX 5090", "suggested_psu_w", 950),
        ("Radeon RX 7900 XTX", "vendor_psu_w", 800),
        ("GeForce RTX 3060 12 GB", "connectors", ("8-pin",)),
        ("GeForce RTX 4090", "connectors", ("12V-2x6",)),
        ("GeForce GTX 1080 Ti", "connectors", ("6-pin", "8-pin")),
        ("RTX A6000", "connectors", ("EPS 8-pin",)),
        ("GeForce RTX 3090", "partner_connectors", (("8-pin",) * 2, ("8-pin",) * 3)),
        ("GeForce RTX 3090", "nvlink_gb_s", 56),
        ("GeForce RTX 4090", "nvlink_gb_s", 0),
        ("A100 SXM4 80 GB", "nvlink_gb_s", 300),
        ("H100 SXM5 80 GB", "tensor_bf16_tflops", 989),
        ("GeForce RTX 3090", "training_relative", 1.0),
        ("GeForce RTX 4090", "training_relative", 1.68),
        ("A100 PCIe 80 GB", "training_relative", 2.22),
        ("GeForce GTX 1080 Ti", "training_relative", 0.24),
        ("H200 SXM 141 GB", "training_relative", None),
        ("GeForce RTX 3090", "temperature_limit_c", 93),
        ("Tesla K80", "gpus_per_board", 2),
        ("Apple M2 Ultra", "unified_memory", True),
        ("Radeon 8060S", "bandwidth_gb_s", 256),
        ("GB10", "unified_memory", True),
        ("GeForce RTX 4090 Mobile", "is_laptop", True),
        ("GeForce RTX 4090", "is_laptop", False),
        ("RTX PRO 6000 Blackwell Max-Q", "is_laptop", False),
        ("H100 PCIe 80 GB", "is_datacenter", True),
        ("UHD Graphics 770", "is_integrated", True),
        ("GeForce RTX 3090", "slot_width", 3),
        ("GeForce RTX 3090", "vendor", "nvidia"),
        ("GeForce RTX 3090", "pcie_generation", 4),
    ],
)
def test_a_card_has_the_corrected_value(name: str, field: str, value: object) -> None:
    assert getattr(CATALOG.get(name), field) == value


def test_dates_are_those_of_the_first_sale() -> None:
    assert str(CATALOG.get("GeForce RTX 3080").release_date) == "2020-09-17"
    assert str(CATALOG.get("GeForce RTX 4090").release_date) == "2022-10-12"
    assert str(CATALOG.get("L40S").release_date) == "2023-08-08"
    assert "release_date" in CATALOG.get("L40S").low_confidence


def test_every_row_has_a_source_and_plausible_figures() -> None:
    for name in CATALOG.names():
        gpu = CATALOG.get(name)
        assert gpu.references, name
        assert 0 <= gpu.memory_gb <= 1024, name
        for value in (gpu.bandwidth_gb_s, gpu.board_power_w, gpu.length_mm, gpu.slot_width):
            assert value is None or value > 0, name


def test_general_knowledge_is_marked() -> None:
    gpu = CATALOG.get("GeForce RTX 3080")
    assert {"vendor_psu_w", "nvlink_gb_s"} <= set(gpu.low_confidence)
    assert "vendor_psu_w" not in CATALOG.get("GeForce RTX 5090").low_confidence
    assert "bandwidth_gb_s" not in gpu.low_confidence


def test_cards_are_shared_and_immutable() -> None:
    gpu = CATALOG.get("GeForce RTX 3090")
    assert gpu is CATALOG.get("GeForce RTX 3090")
    with pytest.raises(AttributeError):
        gpu.memory_gb = 48  # type: ignore[misc]


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"columns": 5}', '{"columns": ["name"], "rows": [], "aliases": {}}']
)
def test_a_file_that_is_no_catalog_is_refused_with_the_command_to_run(text: str) -> None:
    with pytest.raises(ParameterFileError, match=r"gpus\.json: .*make catalog"):
        parse_rows("gpus.json", text)
