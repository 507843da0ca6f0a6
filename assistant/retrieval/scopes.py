"""What of the guides and of the user's own documents is searched, and why nothing of the latter is."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.named_sets import GUIDES, unknown_collection

if TYPE_CHECKING:
    from assistant.retrieval.errors import RetrievalError
    from assistant.retrieval.index.reader import OwnIndex
    from assistant.retrieval.scoring import Within


def unread(fault: RetrievalError | None) -> RetrievalError | None:
    """The fault of an index of which nothing can be read, so that only the guides are searched."""
    if not isinstance(fault, IndexCorruptError):
        return fault
    return IndexCorruptError("index-unread", **fault.arguments)


def readable(own: OwnIndex | None) -> Within | None:
    """Which paragraphs of the guides and of the user's own documents can be read; ``None`` for all."""
    rows = own.readable_paragraphs() if own else None
    return None if rows is None else [None, rows]


def scope_of(own: OwnIndex | None, name: str) -> Within:
    """Which paragraphs of the guides and of the user's own documents are in a collection.

    Raises:
        CollectionError: there is no collection of that name.
    """
    if name == GUIDES:
        return [None, np.zeros(0, np.bool_)] if own else [None]
    entries = own.entries if own else ()
    if own is None or all(taken.collection != name for taken in entries):
        raise unknown_collection(name, (taken.collection for taken in entries))
    return [np.zeros(0, np.bool_), own.paragraphs_in(name)]
