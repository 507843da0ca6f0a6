"""From a version in a folder to one in PostgreSQL: what is new is added, all in one transaction."""

from __future__ import annotations

import io
import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from assistant.retrieval.collection import own_means
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.lexical.postings import Postings
from assistant.retrieval.segment import ARRAYS, ENTRIES_FILE, LEVELS, WORDS, load_segment
from assistant.retrieval.storage import read_manifest
from assistant.retrieval.stores.binary import big, half_vector, rows, signed, small
from assistant.retrieval.stores.levels import PARAGRAPHS, Texts, centred, levels_of, model_name, texts_of
from assistant.retrieval.stores.nearest import build_index

if TYPE_CHECKING:
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.segment import Segment, Vectors
    from assistant.state.postgres import Transaction

WORD_NUMBERS = {name: number for number, name in enumerate(WORDS)}
"""What the inverted indexes of a segment are called in the database."""
MEANS_FILE = "means.json"
_CHUNK = 5_000
_ADD_VERSION = "INSERT INTO versions (model, manifest) VALUES (:model, :manifest) RETURNING number"
_KNOWN_DOCUMENTS = "SELECT digest FROM documents WHERE digest = ANY(:digests)"
_LIVE = "SELECT key, language FROM vectors WHERE model = :model AND level = :level AND died IS NULL"
_END = (
    "UPDATE vectors SET died = :version WHERE model = :model AND level = :level AND language = :language "
    "AND died IS NULL AND key = ANY(:keys)"
)
_DROP_VERSIONS = "DELETE FROM versions WHERE number < :oldest"
_DROP_VECTORS = "DELETE FROM vectors WHERE died <= :oldest"
_DROP_DOCUMENTS = (
    "DELETE FROM documents d WHERE NOT EXISTS (SELECT 1 FROM version_documents v WHERE v.digest = d.digest)"
)
_HAS_LESS = (
    "SELECT EXISTS (SELECT id FROM version_documents WHERE version = :before "
    "EXCEPT SELECT id FROM version_documents WHERE version = :version)"
)


@dataclass(frozen=True, slots=True)
class Publication:
    """A version on its way into the database.

    Args:
        model: name of its vectors.
        dimension: of them.
        number: of the version.
    """

    transaction: Transaction
    model: str
    dimension: int
    number: int


def publish(folder: Path, transaction: Transaction, centres: CentreSet, before: int | None) -> int:
    """Add the version in a folder, and drop those that nobody needs any more; its number.

    A version that has less in it than the one before leaves nothing of that behind.
    """
    transaction.execute("SET LOCAL statement_timeout = 0")
    manifest, segment = read_manifest(folder), load_segment(folder)
    text = json.dumps({key: value for key, value in manifest.items() if key != "files"}, ensure_ascii=False)
    model = model_name(manifest["model"], centres)
    number: int = transaction.execute(_ADD_VERSION, {"model": model, "manifest": text}).fetchone()[0]
    dimension = manifest["model"]["dimension"]
    publication = Publication(transaction, model, dimension, number)
    _add_documents(publication, folder, manifest)
    _add_files(publication, folder, segment)
    _add_terms(publication, segment)
    for texts, level in zip(texts_of(segment), levels_of(segment), strict=True):
        _add_vectors(publication, texts, level.vectors, centres)
    build_index(transaction, model, dimension, len(segment.paragraph_sections))
    _drop_old(publication, before)
    return number


def _add_documents(publication: Publication, folder: Path, manifest: Mapping[str, Any]) -> None:
    number, ids = publication.number, {entry["id"] for entry in manifest["documents"]}
    texts = {id_: (folder / DOCUMENTS_FOLDER / f"{id_}.json").read_text("utf-8") for id_ in sorted(ids)}
    digests = {id_: _digest(text) for id_, text in texts.items()}
    found = publication.transaction.execute(_KNOWN_DOCUMENTS, {"digests": list(digests.values())}).fetchall()
    known = {row[0] for row in found}
    new = {digests[id_]: text for id_, text in texts.items() if digests[id_] not in known}
    _copy(publication, "documents (digest, content)", ((d.encode(), t.encode()) for d, t in new.items()))
    of_version = ((big(number), id_.encode(), digests[id_].encode()) for id_ in texts)
    _copy(publication, "version_documents (version, id, digest)", of_version)


def _add_files(publication: Publication, folder: Path, segment: Segment) -> None:
    """What a reader holds in memory: which text is where, and how long it is."""
    arrays = {name: getattr(segment, name) for name in ARRAYS}
    arrays |= {f"{name}.keys": getattr(segment, name).keys for name in LEVELS}
    arrays |= {f"{name}.lengths": getattr(segment, name).lengths for name in WORDS}
    files = {name: _npy(array) for name, array in arrays.items()}
    means = {language: [count, mean.tolist()] for language, (mean, count) in own_means(segment).items()}
    files[MEANS_FILE] = json.dumps(means).encode()
    files[ENTRIES_FILE] = (folder / ENTRIES_FILE).read_bytes()
    version = big(publication.number)
    content = ((version, name.encode(), data) for name, data in files.items())
    _copy(publication, "version_files (version, name, content)", content)


def _add_terms(publication: Publication, segment: Segment) -> None:
    """The inverted indexes, a row per term, so that a question reads those of its own words only."""
    levels = [(number, getattr(segment, name)) for name, number in WORD_NUMBERS.items()]
    content = (
        (big(publication.number), small(level), big(key), held, counts)
        for level, words in levels
        if isinstance(words, Postings)
        for key, held, counts in _terms(words)
    )
    _copy(publication, "terms (version, level, key, rows, counts)", content)


def _terms(words: Postings) -> Iterator[tuple[int, bytes, bytes]]:
    bounds = words.bounds.tolist()
    for number, key in enumerate(signed(words.keys).tolist()):
        span = slice(bounds[number], bounds[number + 1])
        yield key, words.rows[span].astype("<i4").tobytes(), words.counts[span].astype("<u2").tobytes()


def _add_vectors(publication: Publication, texts: Texts, vectors: Vectors, centres: CentreSet) -> None:
    """Vectors of texts that were not there before; those of texts that are gone end with this version."""
    names = {"model": publication.model, "level": texts.level}
    live = {(row[0], row[1]) for row in publication.transaction.execute(_LIVE, names).fetchall()}
    wanted = texts.first_rows()
    fixed = (publication.model.encode(), small(texts.level))
    content = (
        (
            *fixed,
            big(key),
            language.encode(),
            half_vector(np.asarray(vectors[row])),
            half_vector(centred(vectors, texts, row, centres)) if texts.level == PARAGRAPHS else None,
            big(publication.number),
        )
        for (key, language), row in wanted.items()
        if (key, language) not in live
    )
    _copy(publication, "vectors (model, level, key, language, own, centred, born)", content)
    _end(publication, names, live - wanted.keys())


def _end(publication: Publication, names: Mapping[str, Any], gone: set[tuple[int, str]]) -> None:
    for language in {language for _, language in gone}:
        keys = [key for key, of in gone if of == language]
        for start in range(0, len(keys), _CHUNK):
            chunk = {"keys": keys[start : start + _CHUNK], "language": language}
            publication.transaction.execute(_END, {**names, **chunk, "version": publication.number})


def _drop_old(publication: Publication, before: int | None) -> None:
    if before is None:
        return
    numbers = {"before": before, "version": publication.number}
    has_less = publication.transaction.execute(_HAS_LESS, numbers).fetchone()[0]
    oldest = {"oldest": publication.number if has_less else before}
    publication.transaction.execute(_DROP_VERSIONS, oldest)
    publication.transaction.execute(_DROP_VECTORS, oldest)
    publication.transaction.execute(_DROP_DOCUMENTS)


def _copy(publication: Publication, table: Any, content: Iterable[tuple[bytes | None, ...]]) -> None:
    publication.transaction.copy(table, rows(content))


def _digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=16).hexdigest()


def _npy(array: Any) -> bytes:
    file = io.BytesIO()
    np.save(file, array, allow_pickle=False)
    return file.getvalue()
