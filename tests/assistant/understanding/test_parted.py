"""Products and numbers that a comma joins without a space are told apart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "parted.yaml").read_text(encoding="utf-8"))["rows"]
ROWS = [(tag, row) for tag, rows in TABLE.items() for row in rows]


@pytest.mark.parametrize("tag, row", ROWS, ids=[f"{tag}: {row['q']}" for tag, row in ROWS])
def test_a_comma_parts_a_name_from_a_number(tag: str, row: dict[str, Any], knowledge: Knowledge) -> None:
    check(understand(row["q"], knowledge=knowledge), row, tag)
