"""Search over the bundled guides and the user's own documents together."""

from __future__ import annotations

from collections.abc import Collection as Names
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING

from assistant.retrieval.abstention import Features, features_of, load_judges
from assistant.retrieval.bundle import load_bundle
from assistant.retrieval.centring import Centres
from assistant.retrieval.collection import Collection, open_collection
from assistant.retrieval.coverage import Coverage
from assistant.retrieval.embedders.registry import open_embedder
from assistant.retrieval.hits import HitMaker, Library
from assistant.retrieval.index.reader import IndexReader
from assistant.retrieval.question import prepare
from assistant.retrieval.ranking import Group, rank
from assistant.retrieval.results import SearchResult
from corpus.model import Document

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.errors import RetrievalError


class Retriever:
    """Finds the passages that answer a question. Safe to share between threads.

    A new index of the user's documents is noticed at the next search and swapped in; if it cannot be read,
    the one in memory goes on answering and the fault is kept in ``fault``.
    """

    def __init__(
        self, embedder: Embedder, guides: Collection, centres: Centres, reader: IndexReader | None
    ) -> None:
        self.embedder = embedder
        self._guides = guides
        self._centres = centres
        self._reader = reader
        self._lock = Lock()

    @classmethod
    def open(
        cls,
        home: Path | None = None,
        embedder: Embedder | None = None,
        *,
        progress: Progress | None = None,
    ) -> Retriever:
        """Open the guides and, if ``home`` is given, the index of the user's documents in it.

        Args:
            home: the user's folder (``RIGWISE_HOME``).
            embedder: by default the one that ships with Rigwise. No weights are loaded yet.
            progress: called with the number of texts encoded and in all, if the guides must be encoded.

        Raises:
            IndexMismatchError: the index was built by another model; names the command that rebuilds it.
            IndexCorruptError: the index is damaged and there is no earlier one.
            EmbedderUnavailableError: the guides must be encoded and the model cannot be loaded.
        """
        embedder = embedder or open_embedder()
        segment, centres = load_bundle(embedder, home, progress)
        reader = IndexReader(home / "index", embedder.record, centres.ranking) if home else None
        if reader:
            reader.open()
        return cls(embedder, open_collection(segment, centres.ranking), centres, reader)

    @property
    def fault(self) -> RetrievalError | None:
        """Why the newest index of the user's documents is not used, or ``None`` if it is."""
        return self._reader.fault if self._reader else None

    def warm(self) -> None:
        """Load the model, so that the first question does not wait for it.

        Raises:
            EmbedderUnavailableError: the model cannot be loaded.
        """
        self.embedder.query(["?"])

    def search(self, question: str, language: str, limit: int = 5) -> SearchResult:
        """The best passages for a question, parallel sections collapsed to one in the asker's language.

        Args:
            question: as the user wrote it.
            language: tag of the asker's language, e.g. ``zh-Hant``.
            limit: how many hits at most.

        Raises:
            EmbedderUnavailableError: the model cannot be loaded.
            IndexCorruptError: a document of the index was damaged after it was opened.
        """
        if not question.strip():
            return SearchResult()
        collections, library = self._state()
        prepared = prepare(question, language, self.embedder, self._centres)
        groups = rank(collections, prepared, limit=limit)
        maker = HitMaker(collections, library, self._centres, prepared)
        hits = tuple(maker.hit(group) for group in groups)
        answerable = bool(hits) and load_judges().answers(
            hits[0].probability, same_language=hits[0].same_language
        )
        return SearchResult(hits, answerable)

    def judged(
        self, question: str, language: str, *, limit: int, without: Names[str] = ()
    ) -> list[tuple[Group, Features]]:
        """Ranked groups with what the abstention model sees of them, for calibration and evaluation.

        Args:
            without: base languages whose passages are left out.
        """
        collections, _ = self._state()
        prepared = prepare(question, language, self.embedder, self._centres)
        groups = rank(collections, prepared, limit=limit, without=without)
        coverage = Coverage(collections, prepared)
        return [(group, features_of(group.shown, coverage, self._centres.judging)) for group in groups]

    def documents(self) -> tuple[Document, ...]:
        """The user's own documents, in the order of the index."""
        _, library = self._state()
        return library.own_documents()

    def _state(self) -> tuple[list[Collection], Library]:
        if self._reader is None:
            return [self._guides], Library(None)
        with self._lock:
            own = self._reader.current()
        return ([self._guides, own.collection], Library(own)) if own else ([self._guides], Library(None))
