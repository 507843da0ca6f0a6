"""From a version in a folder to one in Milvus: what is new is added beside the old, then an alias is moved.

Rows are told apart by what they hold, so a version is a set of them, and the next one a difference of sets.
Readers of the version before do not see rows that were born later; readers of the new one come after all of
its rows. What nobody needs any more goes last: its version first, so that whoever still asks is told so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.collection import own_means
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.segment import ARRAYS, ENTRIES_FILE, LEVELS, WORDS, load_segment
from assistant.retrieval.storage import read_manifest
from assistant.retrieval.stores.levels import LEVEL_ORDER, model_name
from assistant.retrieval.stores.milvus.contents import array_bytes, write_contents
from assistant.retrieval.stores.milvus.naming import (
    CURRENT,
    DOCUMENTS,
    VERSION,
    content_schema,
    ensure_documents,
    ensure_levels,
    is_level,
    level_name,
    version_name,
    version_number,
)
from assistant.retrieval.stores.milvus.opened import DIGESTS_FILE, MANIFEST_FILE
from assistant.retrieval.stores.milvus.texts import Publication, add_levels
from assistant.retrieval.stores.publishing import MEANS_FILE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.stores.milvus.client import Milvus
    from assistant.retrieval.stores.milvus.lock import WritingLock


def publish(
    milvus: Milvus,
    lock: WritingLock,
    folder: Path,
    centres: CentreSet,
    before: int | None,
    known: Mapping[str, NDArray[np.uint64]],
) -> int:
    """Add the version in a folder and let readers see it; its number.

    A version that has less in it than the one before leaves nothing of that behind.

    Args:
        before: the version that readers see.
        known: the keys of its words, if it is of the same model.

    Raises:
        IndexBusyError: another writer has taken this one for dead; readers see what they saw.
        StateError: Milvus cannot be reached, or one of its collections has other fields.
    """
    manifest, segment = read_manifest(folder), load_segment(folder)
    model, number = model_name(manifest["model"], centres), _cleared(milvus, before) + 1
    ensure_documents(milvus)
    ensure_levels(milvus, model, manifest["model"]["dimension"])
    new = Publication(milvus, folder, manifest, segment, centres, model, number, before, known)
    digests, dead_documents = _add_documents(new)
    files, dead = add_levels(new)
    _add_version(new, {**files, **_files(new), DIGESTS_FILE: _json(digests)})
    lock.require()
    milvus.point(CURRENT, version_name(number))
    _drop_old(new, dead, dead_documents)
    return number


def numbers(milvus: Milvus) -> list[int]:
    """The versions that there are, finished or not, the oldest first."""
    return sorted(version_number(name) for name in milvus.names() if name.startswith(VERSION))


def _cleared(milvus: Milvus, before: int | None) -> int:
    """Drop versions that were never finished; the number of the last one that was."""
    for number in numbers(milvus):
        if before is None or number > before:
            milvus.drop(version_name(number))
    return before or 0


def _add_documents(new: Publication) -> tuple[dict[str, str], list[str]]:
    """Add documents that are not there; the digests of all by id, and the ids of rows that no one needs."""
    ids = sorted({entry["id"] for entry in new.manifest["documents"]})
    texts = {id_: (new.folder / DOCUMENTS_FOLDER / f"{id_}.json").read_bytes() for id_ in ids}
    digests = {id_: blake2b(text, digest_size=16).hexdigest() for id_, text in texts.items()}
    rows = new.milvus.ids(DOCUMENTS)
    live = {row.rpartition("/")[0] for row in rows}
    missing = {digests[id_]: texts[id_] for id_ in ids if digests[id_] not in live}
    write_contents(new.milvus, DOCUMENTS, missing.items())
    wanted = set(digests.values())
    return digests, [row for row in rows if row.rpartition("/")[0] not in wanted]


def _files(new: Publication) -> dict[str, bytes]:
    """Which text is where, and how long it is."""
    arrays = {name: getattr(new.segment, name) for name in ARRAYS}
    arrays |= {f"{name}.keys": getattr(new.segment, name).keys[:] for name in LEVELS}
    arrays |= {f"{name}.lengths": getattr(new.segment, name).lengths for name in WORDS}
    means = {language: [count, mean.tolist()] for language, (mean, count) in own_means(new.segment).items()}
    manifest = {key: value for key, value in new.manifest.items() if key != "files"}
    return {
        **{f"{name}.npy": array_bytes(array) for name, array in arrays.items()},
        MEANS_FILE: _json(means),
        MANIFEST_FILE: _json({**manifest, "vectors": new.model}),
        ENTRIES_FILE: (new.folder / ENTRIES_FILE).read_bytes(),
    }


def _add_version(new: Publication, files: Mapping[str, bytes]) -> None:
    name = version_name(new.number)
    new.milvus.create(name, *content_schema())
    write_contents(new.milvus, name, files.items())


def _drop_old(new: Publication, dead: Mapping[str, list[int]], documents: Iterable[str]) -> None:
    """Drop what readers of the new version do not need; the version before stays where it lost nothing."""
    rows = list(documents)
    loses = bool(rows) or any(dead.values()) or not new.known
    oldest = new.number if loses else new.before or 0
    for number in numbers(new.milvus):
        if number < oldest:
            new.milvus.drop(version_name(number))
    for level, ids in dead.items():
        new.milvus.delete(level_name(level, new.model), ids)
    new.milvus.delete(DOCUMENTS, rows)
    ours = {level_name(level, new.model) for level in LEVEL_ORDER}
    for name in new.milvus.names() if loses else ():
        if is_level(name) and name not in ours:
            new.milvus.drop(name)


def _json(value: Any) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode()
