"""Which card leads in a quality is asked of all on sale, or of those for a budget that is given."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "leading.yaml").read_text(encoding="utf-8"))
ROWS = [(tag, row) for tag, rows in TABLE["rows"].items() for row in rows]
CONTINUED = [(tag, row) for tag, rows in TABLE["continued"].items() for row in rows]


@pytest.mark.parametrize("tag, row", ROWS, ids=[f"{tag}: {row['q']}" for tag, row in ROWS])
def test_the_quality_is_read(tag: str, row: dict[str, Any], knowledge: Knowledge) -> None:
    check(
        understand(row["q"], knowledge=knowledge), {"rules": ["gpu_budget"], "any_reason": True, **row}, tag
    )


@pytest.mark.parametrize("tag, row", CONTINUED, ids=[f"{tag}: {row['q']}" for tag, row in CONTINUED])
def test_the_quality_is_asked_for_the_budget_before(
    tag: str, row: dict[str, Any], knowledge: Knowledge
) -> None:
    first = replace(understand(row["after"], knowledge=knowledge), offered=("GeForce RTX 5070 Ti",))
    asked = understand(row["q"], previous=first, knowledge=knowledge)
    check(asked, {"rules": ["gpu_budget"], "any_reason": True, **row}, tag)
