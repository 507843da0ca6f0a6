"""Search over the bundled guides and the user's own documents together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Collection as Names
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from threading import Lock
from typing import TYPE_CHECKING, TypeVar

from assistant.retrieval.bundle import load_bundle
from assistant.retrieval.centring import Centres, alone
from assistant.retrieval.collection import Collection, open_collection
from assistant.retrieval.embedders.registry import open_embedder
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.hits import HitMaker, Library
from assistant.retrieval.index.named_sets import GUIDES
from assistant.retrieval.index.reader import OwnIndex
from assistant.retrieval.naming import IsKnown, Named, named, narrowed
from assistant.retrieval.question import Question, prepare
from assistant.retrieval.ranking import Group, rank
from assistant.retrieval.recent import RecentQuestions
from assistant.retrieval.reranking.ordering import Order, as_fused, ordered
from assistant.retrieval.results import SearchResult
from assistant.retrieval.rows import Row, find_rows
from assistant.retrieval.scopes import readable, scope_of, unread
from assistant.retrieval.scoring import Weighers, Within, weighers_of
from assistant.retrieval.stores.store import Reader, open_vectors
from corpus.model import Document

if TYPE_CHECKING:
    from assistant.retrieval.abstention import Features
    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.encode import Progress
    from assistant.retrieval.errors import RetrievalError
    from assistant.retrieval.index.report import Taken
    from assistant.retrieval.lexical.identifiers import Identifier
    from assistant.retrieval.reranking.reranker import Reranker
    from assistant.retrieval.seeking import Wanted

T = TypeVar("T")
_TRIES = 8
"""Versions of the index that may come and go while one question is searched."""


class Retriever:
    """Finds the passages that answer a question. Safe to share between threads.

    A new index of the user's documents is noticed at the next search and swapped in; if it cannot be read,
    the one in memory goes on answering, the guides alone where there is none, and ``fault`` says so.
    """

    def __init__(
        self,
        embedder: Embedder,
        guides: Collection,
        centres: Centres,
        reader: Reader | None,
        reranker: Reranker | None = None,
    ) -> None:
        self.embedder = embedder
        self._questions = RecentQuestions(embedder)
        self._guides = guides
        self._centres = centres
        self._reader = reader
        self._reranker = reranker
        self._lock = Lock()
        self._used: OwnIndex | None = None
        self._kept: tuple[OwnIndex | None, Weighers] | None = None

    @classmethod
    def open(
        cls,
        home: Path | None = None,
        embedder: Embedder | None = None,
        *,
        progress: Progress | None = None,
        vectors: str | None = None,
        reranker: Reranker | None = None,
    ) -> Retriever:
        """Open the guides and, if ``home`` is given, the index of the user's documents in it.

        Args:
            home: the user's folder (``RIGWISE_HOME``).
            embedder: by default the one that ships with Rigwise. No weights are loaded yet.
            progress: called with the number of texts encoded and in all, if the guides must be encoded.
            vectors: address of the database that holds the index; by default a folder in ``home`` does.
            reranker: looks at the first passages again; by default their order stands.

        Raises:
            IndexMismatchError: the index was built by another model; names the command that rebuilds it.
            EmbedderUnavailableError: the guides must be encoded and the model cannot be loaded.
        """
        embedder = embedder or open_embedder()
        segment, centres = load_bundle(embedder, home, progress)
        reader = open_vectors(home, vectors).reader(embedder.record, centres.ranking) if home else None
        opened = cls(embedder, open_collection(segment, centres.ranking), centres, reader, reranker)
        if reader:
            with suppress(IndexCorruptError):
                reader.open()
            opened._own()
        return opened

    @property
    def fault(self) -> RetrievalError | None:
        """Why the newest index of the user's documents is not used, or something of it is not searched."""
        if self._reader is None:
            return None
        if self._used is None:
            return unread(self._reader.fault)
        return self._reader.fault or self._used.fault

    def warm(self) -> None:
        """Load the model, so that the first question does not wait for it.

        Raises:
            EmbedderUnavailableError: the model cannot be loaded.
        """
        self.embedder.query(["?"])

    def search(
        self,
        question: str,
        language: str,
        limit: int = 5,
        *,
        within: str | None = None,
        names: Sequence[Identifier] = (),
    ) -> SearchResult:
        """The best passages for a question, parallel sections collapsed to one in the asker's language.

        Args:
            question: as the user wrote it.
            language: tag of the asker's language, e.g. ``zh-Hant``.
            limit: how many hits at most.
            within: name of the collection to search; by default everything.
            names: what the question names of the user's own by letters and digits (:meth:`named`); nothing
                that lacks it is found.

        Raises:
            CollectionError: there is no collection of that name.
            IndexCorruptError: it is none of the guides, and nothing of the user's own can be read.
            EmbedderUnavailableError: the model cannot be loaded.
        """
        if not question.strip():
            return SearchResult()
        return self._over(lambda own: self._search(own, question, language, limit, within, tuple(names)))

    def _search(
        self,
        own: OwnIndex | None,
        question: str,
        language: str,
        limit: int,
        within: str | None,
        names: tuple[Identifier, ...],
    ) -> SearchResult:
        collections = self._collections(own)
        scope = self._scope(own, within) if within is not None else readable(own)
        scope = narrowed(scope, names, collections, Library(own)) if names and own else scope
        prepared = replace(prepare(question, language, self._questions, self._centres), names=names)
        weighers = self._weighers_of(own, collections)
        pool = max(limit, self._reranker.room) if self._reranker else limit
        groups = rank(collections, prepared, limit=pool, within=scope, weighers=weighers)
        maker = HitMaker(collections, Library(own), self._centres, prepared)
        order = self._order(groups, prepared, maker)
        hits = maker.hits(order.first(limit))
        return SearchResult(hits, any(map(maker.answers, order.judged)), order.reranked)

    def _order(self, groups: Sequence[Group], question: Question, maker: HitMaker) -> Order:
        if self._reranker is None:
            return as_fused(groups)
        return ordered(groups, self._reranker, question.text, maker.text)

    def judged(
        self, question: str, language: str, *, limit: int, without: Names[str] = ()
    ) -> list[tuple[Group, Features]]:
        """Ranked groups with what the abstention model sees of them, for calibration and evaluation.

        Args:
            without: base languages whose passages are left out.
        """
        own = self._own()
        collections = self._collections(own)
        prepared = prepare(question, language, self._questions, self._centres)
        weighers = self._weighers_of(own, collections)
        groups = rank(collections, prepared, limit=limit, without=without, weighers=weighers)
        maker = HitMaker(collections, Library(own), self._centres, prepared)
        order = self._order(groups, prepared, maker)
        return [(each.group, maker.features(each.group)) for each in order.ranked]

    def nearness(self, question: str, language: str) -> Mapping[str, float]:
        """How near a question is to the example questions of each rule, and of the guides.

        Raises:
            EmbedderUnavailableError: the model cannot be loaded.
        """
        from assistant.retrieval.examples import nearness

        first, centres = alone(self.embedder, self._centres)
        return nearness(question, language, self._questions, centres, first.record)

    def named(self, names: Sequence[Identifier], is_known: IsKnown) -> Named:
        """Which of the names of a question the user's own documents hold, and which nothing holds.

        Args:
            is_known: whether a catalog knows a name; asked of those alone that no guide holds.
        """
        return self._over(lambda own: named(names, self._collections(own), Library(own), is_known))

    def rows(self, wanted: Wanted, within: str | None = None) -> list[Row]:
        """The rows of tables of the user's own that a question asks for; no model is asked.

        Raises:
            CollectionError: there is no collection of that name.
            IndexCorruptError: nothing of the user's own can be read, and a collection of it was named.
        """
        return self._over(lambda own: self._rows(own, wanted, within))

    def _rows(self, own: OwnIndex | None, wanted: Wanted, within: str | None) -> list[Row]:
        scope = self._scope(own, within) if within is not None else readable(own)
        return find_rows(wanted, self._collections(own), Library(own), scope)

    def documents(self) -> tuple[Document, ...]:
        """The user's own documents, in the order of the index."""
        return self._over(lambda own: Library(own).own_documents())

    def document(self, document_id: str) -> Document | None:
        """One of the user's own documents, if there is one of that id.

        Raises:
            IndexCorruptError: nothing of the user's own can be read.
        """
        return self._over(lambda own: Library(self._read(own)).own_document(document_id))

    def collections(self) -> dict[str, tuple[str, ...]]:
        """The collections that each of the user's own documents is in, by its id."""
        found: dict[str, set[str]] = {}
        for taken in self.entries():
            found.setdefault(taken.id, set()).add(taken.collection)
        return {id_: tuple(sorted(names)) for id_, names in found.items()}

    def entries(self) -> tuple[Taken, ...]:
        """Where each of the user's own documents came from, and the collection that it is in."""
        own = self._own()
        return own.entries if own else ()

    def require_collection(self, name: str) -> None:
        """Refuse the name of a collection that is not there.

        Raises:
            CollectionError: names those that are.
            IndexCorruptError: nothing of the user's own can be read.
        """
        self._scope(self._own(), name)

    def _scope(self, own: OwnIndex | None, name: str) -> Within:
        return scope_of(own if name == GUIDES else self._read(own), name)

    def _read(self, own: OwnIndex | None) -> OwnIndex | None:
        """The index as it is; where it is damaged and there is no earlier one, that is raised."""
        fault = self.fault
        if own is None and isinstance(fault, IndexCorruptError):
            raise fault
        return own

    def _collections(self, own: OwnIndex | None) -> list[Collection]:
        return [self._guides, own.collection] if own else [self._guides]

    def _weighers_of(self, own: OwnIndex | None, collections: Sequence[Collection]) -> Weighers:
        """The weighers of the newest collections, kept until these change."""
        of, weighers = self._kept or (None, None)
        if weighers is None or of is not own:
            weighers = weighers_of(collections)
            self._kept = (own, weighers)
        return weighers

    def _own(self) -> OwnIndex | None:
        if self._reader is None:
            return None
        with self._lock:
            self._used = self._reader.current()
            return self._used

    def _over(self, call: Callable[[OwnIndex | None], T]) -> T:
        """The result over the newest index; over the next one, if that was cleared away meanwhile; without a
        document that was found damaged."""
        for _ in range(_TRIES):
            own = self._own()
            known = len(own.damaged) if own else 0
            try:
                return call(own)
            except IndexCorruptError:
                if own is None or not (own.is_gone or len(own.damaged) > known):
                    raise
        return call(self._own())
