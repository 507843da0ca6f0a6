"""A server whose database with the index is away gets ready once it is there."""

from __future__ import annotations

import asyncio
from typing import cast

import pytest

from api.warming import warmed
from api.workers import Workers
from assistant.assistant import Assistant
from assistant.retrieval.errors import RetrievalError
from assistant.state.store import StateError


class Warming:
    """An assistant that fails a few times before it is loaded."""

    def __init__(self, *faults: Exception) -> None:
        self.faults = list(faults)

    def warm(self) -> None:
        if self.faults:
            raise self.faults.pop(0)


def run(assistant: Warming) -> None:
    async def scene() -> None:
        workers = Workers(1, 4)
        try:
            await warmed(workers, cast(Assistant, assistant), again_s=0.0)
        finally:
            workers.close()

    asyncio.run(scene())


def test_it_waits_for_a_database_that_is_away() -> None:
    away = StateError("error-state-database", reason="away")
    assistant = Warming(away, away)
    run(assistant)
    assert assistant.faults == []


def test_it_gives_up_where_waiting_does_not_help() -> None:
    with pytest.raises(RetrievalError):
        run(Warming(RetrievalError("index-corrupt", file="x", command="y")))
