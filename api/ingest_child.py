"""The child process that takes one document in or out: an order on standard input, the outcome on output.

What the work needs in memory and processor goes back to the machine when it ends, and a process can be
stopped at any time: the index that is in use changes only by one rename at the end.
"""

from __future__ import annotations

import json
import sys
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from corpus.errors import DocumentError
from corpus.reading.archive import SEPARATOR

if TYPE_CHECKING:
    from assistant.retrieval.index.ingest import Ingestor
    from assistant.retrieval.index.report import IngestReport

UPLOADS_FOLDER = "uploads"


@dataclass(frozen=True, slots=True)
class Order:
    """What to do, and with which index.

    Args:
        home, embedder, device, vectors, ensemble, state: as in the settings.
        name: file name of a document to take in, whose bytes follow.
        document_id: of a document to take out.
        collection: the set that the document belongs to.
    """

    home: str
    embedder: str
    device: str
    vectors: str | None = None
    ensemble: bool = False
    state: str | None = None
    name: str | None = None
    document_id: str | None = None
    language: str | None = None
    encoding: str | None = None
    collection: str | None = None


def main() -> None:
    """Carry out the order and tell what became of it."""
    from assistant.retrieval.errors import IndexBusyError, RetrievalError
    from assistant.state.store import StateError
    from corpus.errors import CorpusError

    order = Order(**json.loads(sys.stdin.buffer.readline()))
    try:
        outcome = _take_in(order, sys.stdin.buffer.read()) if order.name else _take_out(order)
    except (CorpusError, RetrievalError, StateError) as fault:
        kinds = {
            IndexBusyError: "busy",
            RetrievalError: "index",
            StateError: "state",
            CorpusError: "document",
        }
        kind = next(name for of, name in kinds.items() if isinstance(fault, of))
        outcome = {"fault": kind, "message_id": fault.message_id, "arguments": fault.arguments}
    sys.stdout.write(json.dumps(outcome) + "\n")


def _take_in(order: Order, data: bytes) -> dict[str, Any]:
    """Keep the upload as a file of its own and ingest that; what was there before comes back on a fault."""
    path = Path(order.home) / UPLOADS_FOLDER / (order.collection or "") / str(order.name)
    path.parent.mkdir(parents=True, exist_ok=True)
    before = path.read_bytes() if path.is_file() else None
    path.write_bytes(data)
    try:
        report = _ingestor(order).ingest(
            [path], language=order.language, encoding=order.encoding, collection=order.collection
        )
        return _outcome(report, str(path.resolve()))
    except BaseException:
        if before is None:
            path.unlink()
        else:
            path.write_bytes(before)
        raise


def _take_out(order: Order) -> dict[str, Any]:
    report = _ingestor(order).remove([str(order.document_id)])
    uploads = (Path(order.home) / UPLOADS_FOLDER).resolve()
    for fault in (fault for _, fault in report.failed):
        raise fault
    for taken in report.removed:
        if Path(taken.path).is_relative_to(uploads) and Path(taken.path).is_file():
            Path(taken.path).unlink()
    return {"state": "removed", "documents": []}


def _ingestor(order: Order) -> Ingestor:
    from assistant.retrieval.embedders.registry import open_embedder
    from assistant.retrieval.index.ingest import Ingestor

    embedder = open_embedder(order.embedder, device=order.device, ensemble=order.ensemble)
    return Ingestor(Path(order.home), embedder, vectors=order.vectors, queue=order.state)


def _outcome(report: IngestReport, path: str) -> dict[str, Any]:
    """Each document with what was done with it, and what was refused of an archive; where there is none, the
    reason is the outcome."""
    groups = {
        "replaced": report.replaced,
        "added": [*report.added, *(taken for taken, _ in report.duplicates if taken not in report.replaced)],
        "unchanged": report.unchanged,
    }
    documents = [{**asdict(taken), "state": state} for state, group in groups.items() for taken in group]
    for name, fault in report.failed:
        if name == path or not documents:
            raise fault
    if not documents:
        raise DocumentError("document-empty", name=Path(path).name)
    return {
        "documents": documents,
        "refused": [
            {
                "name": name.removeprefix(path).removeprefix(SEPARATOR),
                "message_id": fault.message_id,
                "arguments": fault.arguments,
            }
            for name, fault in report.failed
        ],
    }


if __name__ == "__main__":
    main()
