"""A message in a conversation changes what the machine before has, and leaves the rest of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding.understand import understand
from rules.knowledge import Knowledge
from tests.assistant.understanding.test_cases import check

TABLE = yaml.safe_load((Path(__file__).parent / "changed.yaml").read_text(encoding="utf-8"))["chains"]
CHAINS = [(tag, chain) for tag, chains in TABLE.items() for chain in chains]


@pytest.mark.parametrize("tag, chain", CHAINS, ids=[f"{tag}: {chain[-1]['q']}" for tag, chain in CHAINS])
def test_a_machine_changes(tag: str, chain: list[dict[str, Any]], knowledge: Knowledge) -> None:
    frame = None
    for row in chain:
        frame = understand(row["q"], previous=frame, knowledge=knowledge)
        check(frame, row, tag)
