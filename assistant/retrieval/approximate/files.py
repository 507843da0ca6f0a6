"""The files of a compressed index, beside the vectors that it was built from.

``nearest.faiss`` holds centroids and codes, ``nearest.centres.npy`` the language centres that the vectors
were seen from, ``nearest.json`` what is known about both, with the checksum of the first.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from assistant.retrieval.centring import CentreSet
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.storage import REBUILD, checksum

INDEX_FILE = "nearest.faiss"
CENTRES_FILE = "nearest.centres.npy"
FACTS_FILE = "nearest.json"


@dataclass(frozen=True, slots=True)
class Nearest:
    """A compressed index, read.

    Args:
        index: of FAISS.
        centres: what its vectors are seen from.
        probes: how many of its groups are looked at.
        recall: share of the ten nearest that are then among the candidates, as it was measured, in [0, 1].
        learnt: how many vectors there were when groups and codes were learnt.
    """

    index: Any
    centres: CentreSet
    probes: int
    recall: float
    learnt: int


def write_nearest(found: Nearest, folder: Path) -> None:
    """Write an index into a folder.

    Raises:
        OSError: the disk is full, read-only, or the like.
    """
    import faiss

    centres = found.centres
    np.save(folder / CENTRES_FILE, np.stack([centres.questions, centres.passages]), allow_pickle=False)
    try:
        faiss.write_index(found.index, str(folder / INDEX_FILE))
    except RuntimeError as error:
        raise OSError(str(error)) from error
    facts = {
        "languages": list(centres.languages),
        "vectors": found.index.ntotal,
        "learnt": found.learnt,
        "groups": found.index.nlist,
        "probes": found.probes,
        "recall": round(found.recall, 4),
        "blake2b": checksum(folder / INDEX_FILE),
    }
    (folder / FACTS_FILE).write_text(json.dumps(facts, indent=1) + "\n", encoding="utf-8")


def read_nearest(folder: Path, count: int) -> Nearest | None:
    """The index in a folder, or ``None`` where none was built.

    Args:
        count: how many vectors it must hold.

    Raises:
        IndexCorruptError: a file is missing, damaged, or of other vectors.
    """
    if not (folder / FACTS_FILE).exists():
        return None
    try:
        facts = json.loads((folder / FACTS_FILE).read_text(encoding="utf-8"))
        if checksum(folder / INDEX_FILE) == facts["blake2b"] and facts["vectors"] == count:
            return _read(folder, facts)
    except (OSError, ValueError, KeyError, TypeError, RuntimeError) as error:
        raise _damaged(folder) from error
    raise _damaged(folder)


def _read(folder: Path, facts: Mapping[str, Any]) -> Nearest:
    import faiss

    questions, passages = np.load(folder / CENTRES_FILE, allow_pickle=False)
    index = faiss.read_index(str(folder / INDEX_FILE))
    learnt = int(facts.get("learnt", facts["vectors"]))
    centres = CentreSet(tuple(facts["languages"]), questions, passages)
    return Nearest(index, centres, int(facts["probes"]), float(facts["recall"]), learnt)


def _damaged(folder: Path) -> IndexCorruptError:
    return IndexCorruptError("index-corrupt", file=str(folder / INDEX_FILE), command=REBUILD)
