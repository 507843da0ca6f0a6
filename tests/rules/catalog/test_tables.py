"""Table files: shipped ones hold together, malformed ones are refused by file, row and column."""

import json
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any, Literal

import pytest
import yaml

from rules.catalog import cloud, measurements, memory_modules, places, power_supplies
from rules.catalog.cpu import Cpu
from rules.catalog.dates import first_day
from rules.catalog.gpus import GpuCatalog
from rules.catalog.model import LanguageModel
from rules.catalog.models import ModelCatalog
from rules.catalog.prices import Price
from rules.catalog.quantization import FormatRow, KvFormat, QuantizationCatalog
from rules.catalog.tables import Table, load_table, parse_table
from rules.errors import ParameterFileError

ROOT = Path(__file__).parents[3]
DATA = ROOT / "rules" / "catalog" / "data"
TABLES: list[tuple[str, type]] = [
    ("cpus.json", Cpu),
    ("models.json", LanguageModel),
    ("quantization.yaml", FormatRow),
    ("kv_formats.yaml", KvFormat),
    ("prices.yaml", Price),
    ("psu_sizes.yaml", power_supplies.PsuSize),
    ("psu_efficiency.yaml", power_supplies.Efficiency),
    ("tariffs.yaml", places.Tariff),
    ("circuits.yaml", places.WallCircuit),
    ("cloud_rates.yaml", cloud.CloudRate),
    ("memory_modules.yaml", memory_modules.MemoryModule),
    ("memory_prices.yaml", memory_modules.KitPrice),
    ("training_speed.yaml", measurements.TrainingSpeed),
    ("llm_speed.yaml", measurements.LlmSpeed),
]


@dataclass(frozen=True, slots=True)
class Row:
    name: str
    kind: Literal["new", "used"]
    watts: float
    count: int | None
    words: tuple[str, ...]
    flag: bool
    source: str


GOOD: dict[str, Any] = {
    "title": "T",
    "verified_on": "2026-11-30",
    "recheck_after": "2027-11-30",
    "columns": dict.fromkeys(("name", "kind", "watts", "count", "words", "flag", "source"), "-"),
    "corpus_sources": ["known-1"],
    "sources": {"own-1": {"url": "https://example.org", "date": "2026"}},
    "rows": [["A", "new", 1.5, 2, ["x"], True, "own-1"], ["B", "used", 3, None, [], False, "known-1"]],
}


def parse(**changes: Any) -> Table[Row]:
    return parse_table("t.json", json.dumps({**GOOD, **changes}), Row)


def test_a_good_file_becomes_rows() -> None:
    table = parse()
    assert table.rows[0] == Row("A", "new", 1.5, 2, ("x",), True, "own-1")
    assert table.is_stale(date(2027, 12, 1)) and not table.is_stale(date(2027, 11, 30))
    assert table.sources["own-1"].url == "https://example.org"


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        (
            {"rows": [["A", "nwe", 1, 1, [], True, "own-1"]]},
            r"row 1 \(A\): kind: 'nwe' .* did you mean 'new'",
        ),
        ({"rows": [["A", "new", "x", 1, [], True, "own-1"]]}, r"row 1 \(A\): watts: 'x' is not a number"),
        ({"rows": [["A", "new", -1, 1, [], True, "own-1"]]}, r"watts: -1 is not a number from 0"),
        ({"rows": [["A", "new", 1, 1.5, [], True, "own-1"]]}, r"count: 1\.5 is not a whole number"),
        ({"rows": [["A", "new", True, 1, [], True, "own-1"]]}, r"watts: True is not a number"),
        ({"rows": [["A", "new", 1, 1, "x", True, "own-1"]]}, r"words: 'x' is not a list of words"),
        ({"rows": [["A", "new", 1, 1, [], 1, "own-1"]]}, r"flag: 1 is not true or false"),
        ({"rows": [["", "new", 1, 1, [], True, "own-1"]]}, r"name: '' is not text"),
        (
            {"rows": [["A", "new", 1, 1, [], True, "own1"]]},
            r"source: unknown id 'own1', did you mean 'own-1'",
        ),
        ({"rows": [["A", "new"]]}, r"row 1: expected 7 cells: name, kind"),
        ({"rows": []}, r"rows: expected a list"),
        ({"verified_on": "soon"}, r"verified_on: 'soon' is not a date"),
        ({"recheck_afer": "2027-01-01"}, r"unknown key 'recheck_afer', did you mean 'recheck_after'"),
        ({"columns": {"name": "-"}}, r"columns: key 'kind' is missing"),
        ({"columns": {**GOOD["columns"], "wats": "-"}}, r"columns: unknown key 'wats', did you mean 'watts'"),
        ({"columns": dict(reversed(GOOD["columns"].items()))}, r"columns: expected the order name, kind"),
        ({"sources": {"own-1": {"link": "x"}}}, r"sources\.own-1: unknown key 'link'"),
    ],
)
def test_a_malformed_file_is_refused_by_row_and_column(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(ParameterFileError, match=rf"t\.json: {problem}|t\.json: .*{problem}"):
        parse(**changes)


@pytest.mark.parametrize(
    ("name", "text"), [("t.json", "{"), ("t.yaml", "a: ["), ("t.yaml", "- 1"), ("t.json", "[]")]
)
def test_a_file_that_is_none_is_refused_by_name(name: str, text: str) -> None:
    with pytest.raises(ParameterFileError, match=name.replace(".", r"\.")):
        parse_table(name, text, Row)


def test_a_missing_key_is_named() -> None:
    with pytest.raises(ParameterFileError, match="key 'title' is missing"):
        parse_table("t.json", json.dumps({k: v for k, v in GOOD.items() if k != "title"}), Row)


@pytest.mark.parametrize(("file", "row_type"), TABLES)
def test_a_shipped_table_is_dated_sourced_and_units_are_given(file: str, row_type: type) -> None:
    table: Table[Any] = load_table(file, row_type)
    assert table.verified_on <= date(2026, 11, 30) < table.recheck_after
    assert all(table.units.values())
    assert {row.confidence for row in table.rows} <= {"A", "B", "C"}


def test_keys_are_unique() -> None:
    for file, row_type, key in (
        ("cpus.json", Cpu, "name"),
        ("models.json", LanguageModel, "name"),
        ("kv_formats.yaml", KvFormat, "name"),
        ("psu_sizes.yaml", power_supplies.PsuSize, "watts"),
        ("tariffs.yaml", places.Tariff, "country"),
    ):
        keys = [getattr(row, key) for row in load_table(file, row_type).rows]
        assert len(keys) == len(set(keys)), file


def test_every_data_file_is_covered() -> None:
    shipped = {path.name for path in DATA.iterdir()}
    assert shipped == {file for file, _ in TABLES} | {"gpus.json", "corrections.yaml"}


def test_sources_that_the_files_leave_to_the_corpus_are_there() -> None:
    corpus = set(yaml.safe_load((ROOT / "corpus" / "sources.yaml").read_text("utf-8")))
    for file, _ in TABLES:
        content = yaml.safe_load((DATA / file).read_text("utf-8"))
        assert set(content.get("corpus_sources", ())) <= corpus, file
        assert not set(content["sources"]) & set(content.get("corpus_sources", ())), file
    fixes = yaml.safe_load((DATA / "corrections.yaml").read_text("utf-8"))
    cited = {row["source"] for row in (*fixes["corrections"], *fixes["additions"])}
    assert cited - set(fixes["sources"]) <= corpus


def test_names_in_one_catalog_exist_in_the_others() -> None:
    gpus, models = set(GpuCatalog.load().names()), set(ModelCatalog.load().names())
    formats = set(QuantizationCatalog.load().names())
    cited = {rate.gpu for rate in cloud.rates()} | {row.gpu for row in measurements.llm_speeds()}
    cited |= {row.gpu for row in measurements.training_speeds()} | {
        row.baseline for row in measurements.training_speeds()
    }
    cited |= {row.name for row in load_table("prices.yaml", Price).rows}
    assert cited <= gpus
    assert {row.model for row in measurements.llm_speeds()} - {None} <= models
    assert {row.quantization for row in measurements.llm_speeds()} - {None} <= formats


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("2026", "2026-01-01"),
        ("2026-09", "2026-09-01"),
        ("2023-Q4", "2023-10-01"),
        ("2024-02-29", "2024-02-29"),
    ],
)
def test_a_date_stands_for_its_first_day(text: str, day: str) -> None:
    assert str(first_day(text)) == day


@pytest.mark.parametrize("text", ["", "26", "2026-13", "2026-02-30", "2026-Q5", "soon", "2026-9"])
def test_what_is_no_date_is_refused(text: str) -> None:
    with pytest.raises(ValueError):
        first_day(text)
