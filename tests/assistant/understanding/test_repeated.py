"""A card named again is one card, unless a list, a sum or a number says otherwise."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "repeated.yaml").read_text(encoding="utf-8"))["rows"]
ROWS = [(tag, row) for tag, rows in TABLE.items() for row in rows]


@pytest.mark.parametrize("tag, row", ROWS, ids=[f"{tag}: {row['q']}" for tag, row in ROWS])
def test_a_card_named_again_counts_once(tag: str, row: dict[str, Any], knowledge: Knowledge) -> None:
    check(understand(row["q"], knowledge=knowledge), {"rules": ["psu"], **row}, tag)
