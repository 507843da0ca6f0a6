"""Tables break cells where a reader would: never inside a number with its unit, a date or a name."""

from __future__ import annotations

import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.answer import Answer
from assistant.answering.compose import localised
from assistant.answering.outline import Table, outline
from assistant.answering.renderers.columns import aligned, shown_width
from assistant.answering.renderers.pieces import pieces
from assistant.computing import Outcome
from rules import registry
from rules.knowledge import Knowledge

CASES = yaml.safe_load((Path(__file__).parent / "pieces.yaml").read_text(encoding="utf-8"))
KNOWLEDGE = Knowledge(date(2026, 11, 30))
ASKED: dict[str, dict[str, Any]] = {
    "gpu_budget": {"budget": {"amount": 8000, "currency": "CNY"}},
    "gpu_compare": {"gpus": [{"name": "RTX 3090"}, {"name": "RTX 4090"}]},
    "psu": {"gpus": [{"name": "RTX 5090", "count": 4}]},
    "build": {"gpus": [{"name": "RTX 3090", "count": 2}]},
    "cloud_or_buy": {"gpus": [{"name": "RTX 4090"}]},
}
_MODEL = re.compile(r"(?:RTX|RX) (?:PRO )?\d+(?: Ti| XT| XTX)?")


@pytest.mark.parametrize("case", CASES, ids=[case["cell"] for case in CASES])
def test_parts_that_no_line_breaks(case: dict[str, Any]) -> None:
    assert pieces(case["cell"]) == case["parts"]


def table(rule: str, language: str) -> Table:
    computed = localised(Outcome((registry.get(rule)(ASKED[rule], KNOWLEDGE),)), language)
    answer = Answer(
        id="a", conversation_id="c", language=language, kind="answer", lead="", text="", computations=computed
    )
    return next(block for block in outline(answer) if isinstance(block, Table))


@pytest.mark.parametrize("width", [60, 80, 100])
@pytest.mark.parametrize("language", ["zh-Hans", "zh-Hant", "ja", "ko"])
@pytest.mark.parametrize("rule", ASKED)
def test_numbers_and_models_are_whole_within_a_width(rule: str, language: str, width: int) -> None:
    shown = table(rule, language)
    lines = aligned(shown, width).body
    for cell in (cell for row in shown.rows for cell in row):
        names = _MODEL.findall(cell)
        whole = names or ([cell] if any(c.isdigit() for c in cell) and len(cell.split()) <= 2 else [])
        for each in whole:
            assert any(each in line for line in lines), (each, lines)
    assert all(shown_width(line) <= width for line in lines)
