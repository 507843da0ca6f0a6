"""Following the versions of a store elsewhere: the newest one is opened as soon as it is there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, Protocol, TypeVar

from assistant.retrieval.errors import IndexMismatchError, RetrievalError
from assistant.retrieval.index.reader import check_model
from assistant.retrieval.storage import REBUILD
from assistant.retrieval.stores.levels import model_name
from assistant.retrieval.stores.remote import VersionGoneError

if TYPE_CHECKING:
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import ModelRecord
    from assistant.retrieval.index.reader import OwnIndex

TRIES = 3
"""How often the newest version is looked for, where the one found is dropped before it is opened."""


class Numbered(Protocol):
    """A version of a store: its number, and the name of its vectors."""

    number: int
    model: str


V = TypeVar("V", bound=Numbered)


@dataclass(frozen=True, slots=True)
class Newest(Generic[V]):
    """The newest version of a store, not opened yet."""

    version: V
    manifest: Mapping[str, Any]


class FollowingReader(ABC, Generic[V]):
    """See :class:`~assistant.retrieval.stores.store.Reader`; a store adds how it finds and opens versions."""

    def __init__(self, record: ModelRecord, centres: CentreSet) -> None:
        self._record = record
        self._centres = centres
        self._model = model_name(record.to_json(), centres)
        self._seen: int | None = None
        self._own: OwnIndex | None = None
        self.fault: RetrievalError | None = None

    def open(self) -> None:
        """See :class:`~assistant.retrieval.stores.store.Reader`."""
        self.current()
        if self.fault and self._own is None:
            raise self.fault

    def current(self) -> OwnIndex | None:
        """See :class:`~assistant.retrieval.stores.store.Reader`."""
        for _ in range(TRIES):
            if self._newest_number() in (None, self._seen):
                break
            try:
                self._take()
            except VersionGoneError:
                continue
            break
        return self._own

    @abstractmethod
    def _newest_number(self) -> int | None:
        """The number of the newest version, or ``None`` where none was published; before each search."""

    @abstractmethod
    def _newest(self) -> Newest[V] | None:
        """The newest version, or ``None`` where none was published."""

    @abstractmethod
    def _index(self, found: Newest[V]) -> OwnIndex:
        """A version made ready for search.

        Raises:
            VersionGoneError: it was dropped meanwhile.
            IndexCorruptError: it is damaged.
        """

    def _take(self) -> None:
        found = self._newest()
        if found is None:
            return
        self.fault = None
        try:
            self._own = self._opened(found)
        except VersionGoneError:
            raise
        except RetrievalError as error:
            self.fault = error
        self._seen = found.version.number

    def _opened(self, found: Newest[V]) -> OwnIndex:
        check_model(found.manifest, self._record)
        if found.version.model != self._model:
            raise IndexMismatchError("index-centres-mismatch", command=REBUILD)
        return self._index(found)


def dimension_of(manifest: Mapping[str, Any]) -> int:
    """How many numbers a vector of a version has; 0 where its manifest does not say, and is refused."""
    return int((manifest.get("model") or {}).get("dimension", 0))
