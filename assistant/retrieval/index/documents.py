"""Stored documents: the readable text, its sections, and the original with the map that leads back to it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from hashlib import blake2b
from pathlib import Path
from typing import Any

from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.storage import REBUILD
from corpus.model import Document, Paragraph, Section, Sentence, Source
from corpus.reading.reader import ReadDocument
from corpus.reading.tracked import OffsetMap


def document_name(id_: str) -> str:
    """The file of a document in the folder of a version."""
    return f"{DOCUMENTS_FOLDER}/{id_}.json"


def copy_document(stored: Path, target: Path, checksum: str) -> None:
    """Copy a stored document that has not changed since.

    Args:
        checksum: what the version says that it has.

    Raises:
        IndexCorruptError: the file is missing or another one.
        OSError: the disk is full, read-only, or the like.
    """
    try:
        data = stored.read_bytes()
    except OSError as error:
        raise IndexCorruptError("index-corrupt", file=str(stored), command=REBUILD) from error
    if blake2b(data, digest_size=16).hexdigest() != checksum:
        raise IndexCorruptError("index-corrupt", file=str(stored), command=REBUILD)
    target.write_bytes(data)


def write_document(read: ReadDocument, path: Path, taken_from: Sequence[str] = ()) -> None:
    """Store a document as one JSON file, with the paths that it was taken from."""
    path.write_text(stored_text(read, taken_from), encoding="utf-8")


def stored_text(read: ReadDocument, taken_from: Sequence[str] = ()) -> str:
    """A document as one line of JSON."""
    document = read.document
    values = {
        "id": document.id,
        "title": document.title,
        "language": document.language,
        "text": document.text,
        "sections": [asdict(section) for section in document.sections],
        "source": asdict(document.source) if document.source else None,
        "original": read.original,
        "offsets": [list(run) for run in read.offsets.runs],
        "encoding": read.encoding,
        "how": read.how,
        "paths": list(taken_from),
    }
    return json.dumps(values, ensure_ascii=False, separators=(",", ":"))


def read_stored(path: Path, checksum: str | None = None) -> ReadDocument:
    """A stored document.

    Args:
        checksum: what the version says that it has; by default it is not compared.

    Raises:
        IndexCorruptError: the file is missing, damaged or another one than was written.
    """
    try:
        data = path.read_bytes()
        if checksum is not None and blake2b(data, digest_size=16).hexdigest() != checksum:
            raise IndexCorruptError("index-corrupt", file=str(path), command=REBUILD)
        return parsed(data.decode("utf-8"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise IndexCorruptError("index-corrupt", file=str(path), command=REBUILD) from error


def parsed(text: str) -> ReadDocument:
    """A document from its JSON.

    Raises:
        ValueError, KeyError, TypeError: it is damaged.
    """
    values = json.loads(text)
    document = Document(
        id=values["id"],
        work_id=values["id"],
        title=values["title"],
        language=values["language"],
        text=values["text"],
        sections=tuple(_section(section) for section in values["sections"]),
        collection="documents",
        source_ids=(values["id"],),
        source=Source(**values["source"]) if values["source"] else None,
    )
    offsets = OffsetMap(tuple(tuple(run) for run in values["offsets"]))
    return ReadDocument(document, values["original"], offsets, values["encoding"], values["how"])


def _section(values: dict[str, Any]) -> Section:
    return Section(
        values["id"],
        values["heading"],
        values["start"],
        values["end"],
        tuple(Paragraph(**paragraph) for paragraph in values["paragraphs"]),
        tuple(
            Sentence(sentence["start"], sentence["end"], tuple(sentence["source_ids"]), sentence["kind"])
            for sentence in values["sentences"]
        ),
    )
