"""Catalogs, prices, models and charts on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Rigwise
from tests.own_models import CONFIG
from tests.own_prices import current_prices


@pytest.mark.parametrize(
    ("kind", "search", "name"),
    [
        ("gpu", "3090", "GeForce RTX 3090"),
        ("cpu", "14900k", "Intel Core i9-14900K"),
        ("model", "llama 3.1 8b", "Llama 3.1 8B"),
    ],
)
def test_catalogs(rigwise: Rigwise, kind: str, search: str, name: str) -> None:
    assert name in rigwise("catalog", kind, search).stdout
    assert name in [row["name"] for row in json.loads(rigwise("catalog", kind, search, "--json").stdout)]


@pytest.mark.parametrize(
    ("kind", "search", "near"),
    [
        ("gpu", "rtx 5095", "GeForce RTX 5090"),
        ("cpu", "14900kx", "Intel Core i9-14900K"),
        ("model", "qwem3", "Qwen3"),
        ("gpu", "zzz", "zzz"),
        ("gpu", "", "“”"),
    ],
)
def test_what_no_catalog_holds(rigwise: Rigwise, kind: str, search: str, near: str) -> None:
    for form in ((), ("--json",)):
        done = rigwise("catalog", kind, search, *form)
        assert done.returncode == 3
        assert near in done.stderr
    assert json.loads(done.stdout) == []


def test_an_image_model_is_led_to_its_rule(rigwise: Rigwise) -> None:
    done = rigwise("catalog", "model", "flux")
    assert done.returncode == 3
    assert 'rigwise rule llm_memory --model "FLUX.1-dev"' in done.stderr


@pytest.mark.parametrize(
    ("kind", "search", "first"),
    [("gpu", "rtx 50", "GeForce RTX 5090"), ("cpu", "ryzen", "AMD Ryzen"), ("model", "qwen", "Qwen3.8")],
)
def test_a_list_cut_short_says_so(rigwise: Rigwise, kind: str, search: str, first: str) -> None:
    done = rigwise("catalog", kind, search, "--limit", "3")
    assert done.returncode == 0
    lines = done.stdout.splitlines()
    assert lines[1].startswith(first)
    assert len(lines) == 4
    assert "--limit" in done.stderr
    assert "--limit" not in rigwise("catalog", kind, search, "--limit", "200").stderr


def test_prices_are_imported_reported_and_used(rigwise: Rigwise, tmp_path: Path) -> None:
    file = tmp_path / "shop.csv"
    file.write_text(
        "name,price,date,kind\nRTX 3090,123,2026-11,used\nRTX 9999,5,2026,used\n", encoding="utf-8"
    )
    done = rigwise("prices", "import", str(file))
    assert done.returncode == 1
    assert "line 3" in done.stderr
    assert "RTX 9999" in done.stderr
    assert "$123" in rigwise("prices", "show", "RTX 3090").stdout


def test_the_way_of_a_price_from_the_import_to_its_end(rigwise: Rigwise, tmp_path: Path) -> None:
    """Import, show, ask, remove; each in a process of its own."""

    def best() -> list[str]:
        asked = rigwise("ask", "--json", "Which new card can I buy for 1000 dollars?")
        return [option["name"] for option in json.loads(asked.stdout)["computations"][0]["options"]][:1]

    before = best()
    file = current_prices(tmp_path / "shop.csv", ("RTX 5090", 999, "new"))
    with file.open("a", encoding="utf-8") as more:
        more.write("RTX 4090,1,USD,2999-01-01,new,\nRTX 4070,1,USD,2020,used,\n")
    done = rigwise("prices", "import", str(file))
    assert done.returncode == 1
    assert "2999-01-01" in done.stderr
    assert "GeForce RTX 4070" in done.stdout
    assert "$999" in rigwise("prices", "show", "rtx5090").stdout
    assert best() == ["GeForce RTX 5090"] != before
    assert rigwise("prices", "remove", "5090").returncode == 0
    assert best() == before
    assert rigwise("prices", "remove", "5090").returncode == 3
    assert rigwise("prices", "remove").returncode == 2
    assert rigwise("prices", "remove", "--all").returncode == 0
    assert rigwise("prices", "remove", "--all").returncode == 3


@pytest.mark.parametrize(
    ("search", "said"),
    [("zzz", "zzz"), ("RTX 4090 Ti", "GeForce RTX 4090"), ("HD 7970", "rigwise prices import")],
)
def test_prices_of_which_there_are_none(rigwise: Rigwise, search: str, said: str) -> None:
    done = rigwise("prices", "show", search)
    assert done.returncode == 3
    assert said in done.stderr


def test_a_setting_that_goes_before_the_import_is_named(rigwise: Rigwise, tmp_path: Path) -> None:
    file = tmp_path / "shop.csv"
    file.write_text("name,price,date\nRTX 5090,999,2026-11\n", encoding="utf-8")
    done = rigwise("prices", "import", str(file), RIGWISE_PRICES=str(file))
    assert done.returncode == 0
    assert "RIGWISE_PRICES" in done.stdout


def test_prices_that_are_none(rigwise: Rigwise, tmp_path: Path) -> None:
    file = tmp_path / "x.csv"
    file.write_text("name,price,date\nRTX 9999,5,2026\n", encoding="utf-8")
    assert rigwise("prices", "import", str(file)).returncode == 2
    file.write_text("what\n", encoding="utf-8")
    assert rigwise("prices", "import", str(file)).returncode == 2


def test_a_model_of_ones_own_answers_questions(rigwise: Rigwise, tmp_path: Path) -> None:
    file = tmp_path / "config.json"
    file.write_text(json.dumps(CONFIG), encoding="utf-8")
    assert rigwise("model", "add", str(file), "--name", "Kedi 8B").returncode == 0
    assert "Kedi 8B" in rigwise("model", "list").stdout
    answer = json.loads(rigwise("ask", "--json", "Does Kedi 8B at Q4_K_M fit on an RTX 3060?").stdout)
    assert answer["computations"][0]["value"] == pytest.approx(6.575, abs=0.001)
    assert rigwise("model", "remove", "Kedi 8B").returncode == 0
    assert rigwise("model", "remove", "Kedi 8B").returncode == 2


def test_an_unsupported_model_says_why(rigwise: Rigwise, tmp_path: Path) -> None:
    file = tmp_path / "config.json"
    file.write_text('{"model_type": "mamba"}', encoding="utf-8")
    done = rigwise("model", "add", str(file))
    assert done.returncode == 2
    assert "mamba" in done.stderr


def test_a_chart_and_its_table(rigwise: Rigwise, tmp_path: Path) -> None:
    out = tmp_path / "memory.svg"
    done = rigwise(
        "plot", "memory", "--model", "Llama 3.3 70B", "--gpus", "2x RTX 3090", "--table", "--out", str(out)
    )
    assert done.returncode == 0
    assert "44.1 GiB" in done.stdout
    assert out.read_text(encoding="utf-8").startswith("<svg")


def test_an_unknown_chart_names_the_others(rigwise: Rigwise) -> None:
    done = rigwise("plot", "pie")
    assert done.returncode == 2
    assert "speed-price" in done.stderr


@pytest.mark.parametrize("form", ["md", "csv", "json"])
def test_a_machine_as_a_file(rigwise: Rigwise, tmp_path: Path, form: str) -> None:
    out = tmp_path / f"machine.{form}"
    done = rigwise("rule", "build", "--gpus", "2x RTX 3090", "--export", str(out))
    assert done.returncode == 0
    assert "RTX 3090" in out.read_text(encoding="utf-8-sig")


def test_a_file_of_another_form_is_refused(rigwise: Rigwise, tmp_path: Path) -> None:
    done = rigwise("rule", "ram", "--export", str(tmp_path / "x.pdf"))
    assert done.returncode == 2
    assert ".csv" in done.stderr
