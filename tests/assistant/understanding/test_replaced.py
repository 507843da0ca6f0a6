"""The card that another one takes the place of is none of the machine that is asked about."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "replaced.yaml").read_text(encoding="utf-8"))["rows"]
ROWS = [(tag, row) for tag, rows in TABLE.items() for row in rows]


@pytest.mark.parametrize("tag, row", ROWS, ids=[f"{tag}: {row['q']}" for tag, row in ROWS])
def test_the_new_card_alone_counts(tag: str, row: dict[str, Any], knowledge: Knowledge) -> None:
    check(understand(row["q"], knowledge=knowledge), {"rules": ["psu"], **row}, tag)
