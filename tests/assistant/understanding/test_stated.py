"""A memory that a question states goes before the cards of the conversation; an amount keeps its language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "stated.yaml").read_text(encoding="utf-8"))["chains"]
CHAINS = [(tag, chain) for tag, chains in TABLE.items() for chain in chains]


@pytest.mark.parametrize("tag, chain", CHAINS, ids=[f"{tag}: {chain[-1]['q']}" for tag, chain in CHAINS])
def test_what_is_stated_is_taken(tag: str, chain: list[dict[str, Any]], knowledge: Knowledge) -> None:
    frame = None
    for row in chain:
        frame = understand(row["q"], previous=frame, knowledge=knowledge)
        check(frame, row, tag)
