"""How long each catalog takes from a cold start; printed with ``pytest -s``, not asserted."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
LOADS = {
    "gpus": "from rules.catalog.gpus import GpuCatalog as C; C.load().find('3090ti')",
    "cpus": "from rules.catalog.cpus import CpuCatalog as C; C.load().find('14900k')",
    "models": "from rules.catalog.models import ModelCatalog as C; C.load().find('llama 3.1 70b')",
    "quantization": "from rules.catalog.quantization import QuantizationCatalog as C; C.load().find('q4')",
    "prices": "from rules.catalog.prices import PriceTable as C; C.load().rows()",
    "tariffs": "from rules.catalog.places import tariff; tariff('de')",
    "cloud": "from rules.catalog.cloud import rates; rates()",
}


@pytest.mark.parametrize("name", LOADS)
def test_load_time(name: str) -> None:
    code = (
        "import time; t = time.perf_counter(); import dataclasses, json, re, typing; "
        "u = time.perf_counter(); "
        f"{LOADS[name]}; v = time.perf_counter(); "
        "print(round(1e3 * (u - t)), round(1e3 * (v - u)))"
    )
    runs = [
        subprocess.run(
            [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    ]
    library, catalog = min((run.split() for run in runs), key=lambda run: int(run[1]))
    print(f"{name}: {catalog} ms after {library} ms of standard library")
