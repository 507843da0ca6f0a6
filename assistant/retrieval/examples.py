"""How near a question is to the example questions of each rule, by the vectors of the embedding model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.retrieval.centring import centre
from assistant.retrieval.embedders.shipped import RECORD
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.question import prepare
from assistant.retrieval.storage import new_folder, read_manifest
from assistant.understanding.example_questions import example_tags, examples

if TYPE_CHECKING:
    from assistant.retrieval.centring import Centres
    from assistant.retrieval.embedders.base import Embedder, FloatArray, ModelRecord
    from assistant.retrieval.recent import QuestionEncoder

SHIPPED_EXAMPLES = Path(__file__).with_name("vectors") / f"{RECORD.id}-examples"


def nearness(
    question: str, language: str, embedder: QuestionEncoder, centres: Centres, model: ModelRecord
) -> Mapping[str, float]:
    """The similarity [-1, 1] of a question to the nearest example of each rule, in its own language.

    Args:
        centres: of the model that compares.
        model: the one that compares: of an ensemble, the first.

    Raises:
        EmbedderUnavailableError: the model cannot be loaded.
    """
    vectors = _centred(language, embedder, centres, model)
    similar = vectors @ prepare(question, language, embedder, centres).ranking
    nearest: dict[str, float] = {}
    for rule, value in zip(_rules(language), similar, strict=True):
        nearest[rule] = max(float(value), nearest.get(rule, -1.0))
    return nearest


def write_examples(embedder: Embedder, folder: Path = SHIPPED_EXAMPLES) -> int:
    """Encode the examples of every language and keep their vectors; how many there are.

    Raises:
        IndexWriteError: the disk is full, read-only, or the like.
    """
    import numpy as np

    written = 0
    with new_folder(folder, example_values(embedder.record)) as new:
        for tag in example_tags():
            vectors = embedder.query(_texts(tag))
            np.save(new / f"{tag}.npy", vectors.astype(np.float16), allow_pickle=False)
            written += len(vectors)
    return written


def example_values(record: ModelRecord) -> dict[str, object]:
    """What must be equal for kept vectors to be used: the model and the texts."""
    texts = "\n".join(text for tag in example_tags() for text in _texts(tag))
    return {"model": record.to_json(), "examples": blake2b(texts.encode(), digest_size=16).hexdigest()}


def are_current(folder: Path = SHIPPED_EXAMPLES) -> bool:
    """Whether the kept vectors are whole and those of the examples as they are."""
    try:
        manifest = read_manifest(folder)
    except IndexCorruptError:
        return False
    return all(manifest.get(key) == value for key, value in example_values(RECORD).items())


def _rules(language: str) -> list[str]:
    return [rule for rule, questions in examples(language).items() for _ in questions]


def _texts(language: str) -> Sequence[str]:
    return [question for questions in examples(language).values() for question in questions]


def _centred(language: str, embedder: QuestionEncoder, centres: Centres, model: ModelRecord) -> FloatArray:
    vectors = _kept(language) if model == RECORD else None
    if vectors is None:
        vectors = embedder.query(_texts(language))
    return centre(vectors, centres.ranking.question(language))


@cache
def _kept(language: str) -> FloatArray | None:
    """The shipped vectors of a language; ``None`` where they are of other examples."""
    import numpy as np

    file = SHIPPED_EXAMPLES / f"{_file_of(language)}.npy"
    if not are_current():
        return None
    vectors: FloatArray = np.load(file, allow_pickle=False).astype(np.float32)
    return vectors


def _file_of(language: str) -> str:
    return language if language in example_tags() else next(t for t in example_tags() if _same(t, language))


def _same(tag: str, language: str) -> bool:
    return examples(tag) is examples(language)
