"""The searchable form of the bundled guides, which ships with Rigwise so that the first answer comes at once.

It is keyed by the model's record and by the content of the guides. Where either differs, for example in a
working copy with an edited guide, it is built again: vectors of unchanged texts are taken over, the others
are encoded, and the result is kept under the user's folder.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

from assistant.retrieval.abstention import abstention_rule
from assistant.retrieval.build import CHUNKER_VERSION, build_segment
from assistant.retrieval.centring import SAMPLES_FILE, Centres, load_centres, measure_centres, save_centres
from assistant.retrieval.embedders.ensemble import EnsembleEmbedder, first_of
from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.errors import IndexCorruptError, IndexMismatchError, IndexWriteError
from assistant.retrieval.keyed_vectors import vectors_of
from assistant.retrieval.segment import Segment, load_segment, save_segment
from assistant.retrieval.storage import REBUILD, new_folder, read_manifest
from corpus.guides import GUIDES_FOLDER, load_guides

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder, ModelRecord
    from assistant.retrieval.encode import Progress

SHIPPED_FOLDER = Path(__file__).with_name("vectors") / RECORD.id


def guides_fingerprint(root: Path = GUIDES_FOLDER) -> str:
    """A name of the content of all guides and of the samples that decide the centres."""
    digest = blake2b(digest_size=16)
    for path in (*sorted(root.glob("*/*.md")), SAMPLES_FILE):
        digest.update(path.parent.name.encode() + b"/" + path.name.encode() + b"\x00")
        digest.update(path.read_bytes() + b"\x00")
    return digest.hexdigest()


def load_bundle(
    embedder: Embedder, home: Path | None, progress: Progress | None = None
) -> tuple[Segment, Centres]:
    """The guides' segment and the language centres for a model.

    Args:
        home: the user's folder, where a rebuilt bundle is kept; without it, it is built each time.
        progress: called with the number of texts encoded and in all, if any must be.

    Raises:
        IndexMismatchError: another model than the shipped one, and its bundle was never built.
    """
    wanted = bundle_values(embedder.record)
    for folder in (SHIPPED_FOLDER, kept_folder(home, embedder.record)):
        found = _read(folder, wanted) if folder else None
        if found:
            return found
    if embedder.record != RECORD:
        raise IndexMismatchError(
            "index-model-missing", model=embedder.record.id, collection="guides", command=REBUILD
        )
    return build_bundle(embedder, home, progress)


def build_bundle(
    embedder: Embedder, home: Path | None, progress: Progress | None = None
) -> tuple[Segment, Centres]:
    """Build the bundle for a model, from the shipped vectors where they fit, and keep it under ``home``."""
    known = _shipped_vectors() if embedder.record == RECORD else {}
    is_other = first_of(embedder).record != RECORD
    segment = build_segment(load_guides(), _knowing(embedder), known, progress, may_cut=is_other)
    centres = measure_centres(embedder)
    embedder.release()
    folder = kept_folder(home, embedder.record)
    if folder:
        with suppress(IndexWriteError):
            write_bundle(folder, embedder.record, segment, centres)
    return segment, centres


def write_bundle(folder: Path, record: ModelRecord, segment: Segment, centres: Centres) -> None:
    """Write a bundle's folder at once.

    Raises:
        IndexWriteError: the disk is full, read-only, or the like.
    """
    values = {
        "languages": list(centres.ranking.languages),
        "judging": centres.judging.questions.shape[-1],
        "abstention": abstention_rule(),
    }
    with new_folder(folder, {**bundle_values(record), **values}) as new:
        save_segment(segment, new)
        save_centres(centres, new)


def bundle_values(record: ModelRecord) -> dict[str, Any]:
    """What must be equal for a bundle to be used."""
    return {"model": record.to_json(), "chunker": CHUNKER_VERSION, "corpus": guides_fingerprint()}


def kept_folder(home: Path | None, record: ModelRecord) -> Path | None:
    """Where a bundle for a model is kept under the user's folder."""
    if home is None:
        return None
    name = blake2b(f"{record.id}\x00{record.revision}".encode(), digest_size=6).hexdigest()
    return home / "guides" / name


def _knowing(embedder: Embedder) -> Embedder:
    """An ensemble whose first model need not encode what it has shipped vectors of; others as they are."""
    if not isinstance(embedder, EnsembleEmbedder) or embedder.first.record != RECORD:
        return embedder
    return embedder.knowing(_shipped_vectors())


@cache
def _shipped_vectors() -> Mapping[int, Any]:
    try:
        return vectors_of(load_segment(SHIPPED_FOLDER))
    except (OSError, ValueError, KeyError):
        return {}


def _read(folder: Path, wanted: dict[str, Any]) -> tuple[Segment, Centres] | None:
    try:
        manifest = read_manifest(folder)
        if any(manifest.get(key) != value for key, value in wanted.items()):
            return None
        return load_segment(folder), load_centres(folder, manifest["languages"], manifest.get("judging"))
    except (IndexCorruptError, IndexMismatchError, OSError, ValueError, KeyError):
        return None
