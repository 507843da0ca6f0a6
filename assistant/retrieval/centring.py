"""Taking the language out of vectors.

Vectors of a multilingual model lie in clouds, one per language, so that a passage in the asker's language
beats a better one in another. Subtracting each language's centre brings the clouds together. The centres
come from parallel samples (``data/samples.yaml``), half about machines and half about anything else.

There are two sets. Passages are ranked with the centres of all samples. Whether the best passage answers is
judged with those of the general half: with machines in it, what all questions about machines have in
common would be taken away, and questions about something else would not stand out. Of an ensemble, only the
first model judges, so those centres are of its part of the vectors.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.embedders.ensemble import EnsembleEmbedder, first_of
from corpus.languages import base_language
from corpus.sources import load_yaml

if TYPE_CHECKING:
    from assistant.retrieval.embedders.base import Embedder, FloatArray

CENTRES_FILE = "centres.npy"
SAMPLED = 50
"""How many passages of a collection count as much as the samples do."""
SAMPLES_FILE = Path(__file__).with_name("data") / "samples.yaml"


@dataclass(frozen=True)
class CentreSet:
    """One centre per language, for questions and for passages.

    Args:
        languages: base languages, in the order of the rows.
        questions: centres of question vectors, shape ``(languages, dimension)``.
        passages: centres of passage vectors, same shape.
    """

    languages: tuple[str, ...]
    questions: FloatArray
    passages: FloatArray

    def question(self, language: str) -> FloatArray:
        """The centre of questions in a language; of all languages together for an unknown one."""
        return self._row(self.questions, language)

    def passage(self, language: str) -> FloatArray:
        """The centre of passages in a language; of all languages together for an unknown one."""
        return self._row(self.passages, language)

    def of_first(self, dimension: int, length: float) -> CentreSet:
        """The same of the first model of an ensemble.

        Args:
            dimension: numbers of its vectors.
            length: what they have in a joined vector.
        """
        part = np.float32(1.0 / length)
        return CentreSet(
            self.languages, self.questions[:, :dimension] * part, self.passages[:, :dimension] * part
        )

    def adapted(self, means: Mapping[str, tuple[FloatArray, int]]) -> CentreSet:
        """The same, with the centres of passages moved to the means of a collection's own passages.

        Args:
            means: mean vector and number of passages by base language; many count more than few.
        """
        passages = self.passages.copy()
        for language, (mean, count) in means.items():
            if language in self._index:
                share = np.float32(count / (count + SAMPLED))
                passages[self._index[language]] += share * (mean - self.passage(language))
        return CentreSet(self.languages, self.questions, passages)

    @cached_property
    def _index(self) -> Mapping[str, int]:
        return {language: row for row, language in enumerate(self.languages)}

    def _row(self, table: FloatArray, language: str) -> FloatArray:
        row = self._index.get(base_language(language))
        centre: FloatArray = table.mean(axis=0) if row is None else table[row]
        return centre


@dataclass(frozen=True)
class Centres:
    """The centres for ranking, and those for judging whether a passage answers."""

    ranking: CentreSet
    judging: CentreSet

    @property
    def sets(self) -> tuple[CentreSet, CentreSet]:
        """Both, in this order."""
        return self.ranking, self.judging


def alone(embedder: Embedder, centres: Centres) -> tuple[Embedder, Centres]:
    """The first model of an ensemble by itself, with its centres; any other as it is."""
    if not isinstance(embedder, EnsembleEmbedder):
        return embedder, centres
    first = embedder.first
    ranking = centres.ranking.of_first(first.record.dimension, embedder.first_length)
    return first, Centres(ranking, centres.judging)


def leading(vectors: FloatArray, dimension: int) -> FloatArray:
    """The first numbers of vectors, of length 1: what the first model of an ensemble says."""
    if vectors.shape[-1] == dimension:
        return vectors
    part: FloatArray = vectors[..., :dimension].copy()
    part /= np.maximum(np.linalg.norm(part, axis=-1, keepdims=True), 1e-9)
    return part


def centre(vectors: FloatArray, middle: FloatArray) -> FloatArray:
    """Vectors, or as much of them as the centre is of, seen from it, each of length 1 again."""
    moved: FloatArray = leading(vectors, middle.shape[-1]) - middle
    length = np.sqrt(np.square(moved).sum(axis=-1, keepdims=True))
    moved /= np.maximum(length, 1e-9)
    return moved


def measure_centres(embedder: Embedder) -> Centres:
    """The centres of a model, from the samples. Encodes 480 short texts."""
    samples = load_yaml(SAMPLES_FILE.read_text(encoding="utf-8"))
    languages = tuple(samples)
    size = len(samples[languages[0]]["questions"])
    questions = embedder.query([text for language in languages for text in samples[language]["questions"]])
    passages = embedder.passage([text for language in languages for text in samples[language]["passages"]])
    questions = questions.reshape(len(languages), size, -1)
    passages = passages.reshape(len(languages), size, -1)
    general, judging = slice(size // 2, size), first_of(embedder).record.dimension
    return Centres(
        CentreSet(languages, questions.mean(axis=1), passages.mean(axis=1)),
        CentreSet(
            languages,
            leading(questions[:, general], judging).mean(axis=1),
            leading(passages[:, general], judging).mean(axis=1),
        ),
    )


def save_centres(centres: Centres, folder: Path) -> None:
    """Write the centres into a folder."""
    ranking, judging = (np.stack([part.questions, part.passages]) for part in centres.sets)
    missing = ranking.shape[-1] - judging.shape[-1]
    table = np.stack([ranking, np.pad(judging, ((0, 0), (0, 0), (0, missing)))]).astype(np.float32)
    np.save(folder / CENTRES_FILE, table, allow_pickle=False)


def load_centres(folder: Path, languages: Sequence[str], judging: int | None = None) -> Centres:
    """Read the centres from a folder.

    Args:
        judging: dimension of the centres for judging; by default that of the others.

    Raises:
        OSError, ValueError: the file is missing or damaged.
    """
    table = np.load(folder / CENTRES_FILE, allow_pickle=False)
    names = tuple(languages)
    return Centres(CentreSet(names, *table[0]), CentreSet(names, *table[1, ..., :judging]))
