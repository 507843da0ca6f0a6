"""Stored documents that are damaged: which they are, and how that is told; the others are searched."""

from __future__ import annotations

import shlex
from collections.abc import Collection, Iterable
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.index.current import damaged
from assistant.retrieval.storage import checked_manifest

if TYPE_CHECKING:
    from assistant.retrieval.index.report import Taken

DOCUMENTS_FOLDER = "documents"


def read_sparing(folder: Path) -> tuple[dict[str, Any], frozenset[str]]:
    """The manifest of a version, and the ids of its documents whose stored text is damaged.

    Raises:
        IndexMismatchError: a newer version of Rigwise wrote it in a form that this one does not know.
        IndexCorruptError: a file is damaged that every document needs.
    """
    manifest, wrong = checked_manifest(folder)
    lost = {name for name in wrong if PurePosixPath(name).parent.name == DOCUMENTS_FOLDER}
    rest = [name for name in wrong if name not in lost]
    if rest:
        raise damaged(folder / rest[0])
    return manifest, frozenset(PurePosixPath(name).stem for name in lost)


def not_searched(entries: Iterable[Taken], ids: Collection[str]) -> IndexCorruptError | None:
    """The fault that some documents are not searched; names them and the command that takes them in again."""
    lost = [taken for taken in entries if taken.id in ids]
    if not lost:
        return None
    titles = ", ".join(dict.fromkeys(taken.title for taken in lost))
    return IndexCorruptError("document-text-damaged", names=titles, command=_again(lost))


def taken_out(taken: Taken) -> IndexCorruptError:
    """The fault of a document that was taken out, since its stored text is damaged."""
    command = _again([taken]) if taken.title else "none"
    return IndexCorruptError("document-taken-out", command=command)


def _again(lost: Iterable[Taken]) -> str:
    return shlex.join(["rigwise", "ingest", *dict.fromkeys(taken.path for taken in lost)])
