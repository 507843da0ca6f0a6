"""A walk through every row of every catalog: where it comes from, of when it is, and whether it can be."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict
from datetime import date
from typing import Any

import pytest
import yaml

from assistant.sources import Sources
from rules.catalog.cpu import Cpu
from rules.catalog.dates import first_day
from rules.catalog.gpus import GpuCatalog
from rules.catalog.model import LanguageModel
from rules.catalog.tables import Table, load_table
from tests.rules.catalog.test_tables import DATA, ROOT, TABLES

READ_ON = date(2026, 11, 30)
DATE_FIELDS = ("date", "released", "launched", "period", "era")
UNDATED_PAGES = {"tomshardware-80plus", "answers-circuit-us", "nec-continuous-load", "wikipedia-mains"}
"""Standards as pages that bear no date tell them; the file's ``verified_on`` is the day they were read."""
CORPUS: dict[str, dict[str, Any]] = yaml.safe_load((ROOT / "corpus" / "sources.yaml").read_text("utf-8"))


def rows() -> Iterator[tuple[str, Table[Any], Any]]:
    for file, row_type in TABLES:
        table = load_table(file, row_type)
        for row in table.rows:
            yield file, table, row


def own_dates(row: Any) -> list[str]:
    return [value for name in DATE_FIELDS if (value := getattr(row, name, None))]


def source_date(source: str, table: Table[Any]) -> Any:
    if source in table.sources:
        return table.sources[source].date
    return CORPUS[source].get("published")


def test_every_row_has_a_source_that_can_be_found() -> None:
    for file, table, row in rows():
        if row.source in table.sources:
            assert table.sources[row.source].url, (file, row)
        else:
            found = CORPUS[row.source]
            assert found.get("url") or found["title"], (file, row)


def test_every_row_is_dated() -> None:
    """By itself, by its source, or as a standard read on the day of the file."""
    for file, table, row in rows():
        is_dated = own_dates(row) or source_date(row.source, table) or row.source in UNDATED_PAGES
        assert is_dated or row.source.startswith("rigwise-"), (file, row)


def test_no_row_is_of_the_future() -> None:
    for file, table, row in rows():
        for name in DATE_FIELDS[:3]:
            day = getattr(row, name, None)
            assert not day or first_day(day) <= READ_ON, (file, row)
        assert table.verified_on <= READ_ON < table.recheck_after, file


def test_no_number_is_negative_or_beyond_belief() -> None:
    for file, _, row in rows():
        for name, value in asdict(row).items():
            if isinstance(value, int | float) and not isinstance(value, bool):
                assert 0 <= value < 1e12, (file, row, name)


def test_every_price_and_rent_is_more_than_nothing() -> None:
    for file, _, row in rows():
        for name in ("amount", "usd_per_gpu_hour", "price", "watts", "cores", "parameters_b"):
            value = getattr(row, name, None)
            assert value is None or value > 0, (file, row)


def test_every_card_has_known_sources() -> None:
    known = Sources()
    catalog = GpuCatalog.load()
    for name in catalog.names():
        assert all(source in known for source in catalog.get(name).references), name


def test_parts_of_a_row_do_not_contradict_each_other() -> None:
    for file, _, row in rows():
        if file == "cpus.json":
            assert row.cores <= row.threads, row
            assert not row.tdp_w or not row.max_turbo_power_w or row.max_turbo_power_w >= row.tdp_w, row
        if file == "models.json":
            assert row.active_parameters_b <= row.parameters_b, row


@pytest.mark.parametrize(("file", "least"), [("cpus.json", 120), ("models.json", 60)])
def test_catalogs_hold_as_many_as_asked_for(file: str, least: int) -> None:
    content = json.loads((DATA / file).read_text(encoding="utf-8"))
    assert len(content["rows"]) >= least


def test_processors_have_what_the_rules_ask_of_them() -> None:
    """Lanes and TDP; Apple's are part of a whole computer and have neither."""
    for cpu in load_table("cpus.json", Cpu).rows:
        if cpu.vendor != "apple":
            assert cpu.pcie_lanes and cpu.tdp_w, cpu.name


def test_models_reach_to_2026_and_hold_speech() -> None:
    models = load_table("models.json", LanguageModel).rows
    assert max(model.released for model in models) >= "2026-08"
    assert {"Whisper large-v3", "Whisper large-v3-turbo"} <= {model.name for model in models}
