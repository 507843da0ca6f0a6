"""Collections: documents under a name, to be asked about by themselves."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from assistant.retrieval.index.report import OWN, Taken
from corpus.errors import CollectionError

GUIDES = "guides"
"""The collection of what comes with Rigwise; documents of one's own are never in it."""
NAME = r"^\w[\w .-]{0,63}$"
_NAME = re.compile(NAME)


def require_own_name(name: str) -> None:
    """Refuse a name that no collection of the user's own can have.

    Raises:
        CollectionError: it is taken, empty, too long, or has other signs.
    """
    if name == GUIDES or name != name.strip() or not _NAME.fullmatch(name):
        raise CollectionError("collection-name-invalid", name=name[:80])


def sizes(entries: Iterable[Taken]) -> dict[str, int]:
    """How many documents are in each collection, by name; one that is there under several paths is one."""
    return dict(sorted(Counter(name for name, _ in {(t.collection, t.id) for t in entries}).items()))


def unknown_collection(name: str, known: Iterable[str]) -> CollectionError:
    """The fault of a collection that is not there; names those that are."""
    return CollectionError(
        "collection-unknown", name=name[:80], known=", ".join((GUIDES, *sorted(set(known))))
    )


__all__ = ["GUIDES", "NAME", "OWN", "require_own_name", "sizes", "unknown_collection"]
