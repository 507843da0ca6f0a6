"""The collections of the user's own documents, as every surface names them."""

from __future__ import annotations

from api.desk import Desk
from assistant.retrieval.index.named_sets import sizes


async def own_sets(desk: Desk) -> dict[str, int]:
    """How many documents are in each collection, by name; the guides are none of them.

    Raises:
        RefusedError: 503, the queue is full or the time is over.
    """
    return sizes(await desk.run(desk.assistant.library.retriever.entries))
