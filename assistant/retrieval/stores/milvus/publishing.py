"""From a version in a folder to one in Milvus: what is new is added beside the old, then an alias is moved.

Rows are told apart by what they hold, so a version is a set of them, and the next one a difference of sets.
Readers of the version before do not see rows that were born later; readers of the new one come after all of
its rows. What nobody needs any more goes last: its version first, so that whoever still asks is told so.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import numpy as np

from assistant.retrieval.collection import own_means
from assistant.retrieval.index.reader import DOCUMENTS_FOLDER
from assistant.retrieval.lexical.postings import Postings
from assistant.retrieval.segment import ARRAYS, ENTRIES_FILE, LEVELS, WORDS, load_segment
from assistant.retrieval.storage import read_manifest
from assistant.retrieval.stores.levels import LEVEL_ORDER, Texts, centred, middle_of, model_name, texts_of
from assistant.retrieval.stores.milvus.contents import array_bytes, write_contents
from assistant.retrieval.stores.milvus.layout import (
    Dictionary,
    RowWords,
    dictionary_of,
    first_of_each,
    names_of_paragraphs,
    row_ids,
    row_words,
)
from assistant.retrieval.stores.milvus.naming import (
    CURRENT,
    DOCUMENTS,
    VERSION,
    WORDED,
    content_schema,
    ensure_documents,
    ensure_levels,
    is_level,
    level_name,
    version_name,
    version_number,
)
from assistant.retrieval.stores.milvus.opened import DIGESTS_FILE, MANIFEST_FILE
from assistant.retrieval.stores.publishing import MEANS_FILE

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.embedders.base import FloatArray
    from assistant.retrieval.segment import Segment
    from assistant.retrieval.stores.milvus.client import Milvus, Row
    from assistant.retrieval.stores.milvus.lock import WritingLock

TOGETHER = 500
"""Rows that are made ready at once."""


@dataclass(frozen=True, slots=True)
class Publication:
    """A version on its way into Milvus.

    Args:
        model: name of its vectors.
        number: of the version.
        before: that of the version that readers see, if there is one.
        known: the keys of the words of that version, if it is of the same model.
    """

    milvus: Milvus
    folder: Path
    manifest: Mapping[str, Any]
    segment: Segment
    centres: CentreSet
    model: str
    number: int
    before: int | None
    known: Mapping[str, NDArray[np.uint64]]


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
    files, dead = _add_levels(new)
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
    rows = list(new.milvus.ids(DOCUMENTS))
    live = {row.rpartition("/")[0] for row in rows}
    missing = {digests[id_]: texts[id_] for id_ in ids if digests[id_] not in live}
    write_contents(new.milvus, DOCUMENTS, missing.items())
    wanted = set(digests.values())
    return digests, [row for row in rows if row.rpartition("/")[0] not in wanted]


def _add_levels(new: Publication) -> tuple[dict[str, bytes], dict[str, list[int]]]:
    """Add texts that are not there; what a reader holds of all, and the ids of those that no one needs."""
    files: dict[str, bytes] = {}
    dead: dict[str, list[int]] = {}
    adapted = new.centres.adapted(own_means(new.segment))
    for level, texts in zip(LEVEL_ORDER, texts_of(new.segment), strict=True):
        words, dictionary = _words(new, level)
        names = _names(new, level, texts)
        ids = row_ids(texts, _marks(len(texts.keys), words, names))
        files[f"{level}.ids.npy"] = array_bytes(ids)
        files[f"{level}.lengths.npy"] = array_bytes(_lengths(new, level, texts, adapted))
        if dictionary is not None:
            files[f"{WORDED[level]}.keys.npy"] = array_bytes(dictionary.keys)
            files[f"{WORDED[level]}.holding.npy"] = array_bytes(dictionary.holding)
        live = set(new.milvus.ids(level_name(level, new.model)))
        _insert(new, level, _Rows(new, level, texts, ids, words, names), live)
        dead[level] = list(live.difference(ids.tolist()))
    return files, dead


def _words(new: Publication, level: str) -> tuple[RowWords | None, Dictionary | None]:
    field = WORDED.get(level)
    if field is None:
        return None, None
    words = cast("Postings", getattr(new.segment, field))
    dictionary = dictionary_of(words, new.known.get(field))
    return row_words(words, dictionary), dictionary


def _names(new: Publication, level: str, texts: Texts) -> list[tuple[str, ...]] | None:
    return names_of_paragraphs(new.segment, new.manifest, texts) if level == "paragraphs" else None


def _marks(count: int, words: RowWords | None, names: list[tuple[str, ...]] | None) -> Iterator[bytes]:
    for row in range(count):
        mark = words.mark(row) if words else b""
        yield mark + ("\0".join(names[row]).encode() if names else b"")


def _lengths(new: Publication, level: str, texts: Texts, centres: CentreSet) -> FloatArray:
    """Length of each vector, seen from the centre of its language."""
    vectors = np.asarray(getattr(new.segment, level).vectors[:], np.float32)
    lengths = np.zeros(len(vectors), np.float32)
    for language in np.unique(texts.languages).tolist():
        rows = texts.languages == language
        lengths[rows] = np.linalg.norm(vectors[rows] - middle_of(texts, language, centres), axis=1)
    return np.maximum(lengths, np.float32(1e-9))


@dataclass(frozen=True, slots=True)
class _Rows:
    """The rows of one kind of text."""

    new: Publication
    level: str
    texts: Texts
    ids: NDArray[np.int64]
    words: RowWords | None
    names: list[tuple[str, ...]] | None

    def made(self, row: int) -> Row:
        """One of them, as Milvus takes it."""
        vectors = getattr(self.new.segment, self.level).vectors
        found = {
            "id": int(self.ids[row]),
            "language": str(self.texts.languages[row]),
            "born": self.new.number,
            "own": np.asarray(vectors[row], np.float32),
        }
        if self.names is not None:
            found["collections"] = list(self.names[row])
            found["centred"] = centred(vectors, self.texts, row, self.new.centres)
        if self.words is not None:
            found["words"] = self.words.of(row)
        return found


def _insert(new: Publication, level: str, rows: _Rows, live: set[int]) -> None:
    places = [row for row in first_of_each(rows.ids) if int(rows.ids[row]) not in live]
    for start in range(0, len(places), TOGETHER):
        made = [rows.made(row) for row in places[start : start + TOGETHER]]
        new.milvus.insert(level_name(level, new.model), made)
    if places:
        new.milvus.settle(level_name(level, new.model))


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
