"""The index in PostgreSQL that finds the nearest passages, and the memory in which it is built."""

from __future__ import annotations

from typing import TYPE_CHECKING

from assistant.retrieval.stores.levels import PARAGRAPHS

if TYPE_CHECKING:
    from assistant.state.postgres import Transaction

_INDEX = (
    "CREATE INDEX IF NOT EXISTS vectors_{model} ON vectors "
    "USING hnsw ((centred::halfvec({dimension})) halfvec_ip_ops) WHERE model = '{model}' AND level = {level}"
)
_ROOM = "SELECT pg_size_bytes(current_setting('maintenance_work_mem'))"
_ONE_BUILDER = (
    "SET LOCAL maintenance_work_mem = '{megabytes}MB'",
    "SET LOCAL max_parallel_maintenance_workers = 0",
)
_NEIGHBOURS_BYTES = 1_500
"""What pgvector keeps of a vector beside its numbers while it builds the index."""
_MOST_MEGABYTES = 2_048


def build_index(transaction: Transaction, model: str, dimension: int, count: int) -> None:
    """Build the index of a model's passages, unless it is there.

    One that does not fit into memory takes many times as long. Where the database sets less aside for it than
    it takes, one process builds it in memory of its own: several would share some, of which a container often
    has only a little.

    Args:
        count: passages.
    """
    needed = count * (2 * dimension + _NEIGHBOURS_BYTES)
    if transaction.execute(_ROOM).fetchone()[0] < needed:
        for statement in _ONE_BUILDER:
            transaction.execute(statement.format(megabytes=min(needed // 2**20 + 1, _MOST_MEGABYTES)))
    transaction.execute(_INDEX.format(model=model, dimension=dimension, level=PARAGRAPHS))
