"""Taking the language out of vectors.

Vectors of a multilingual model lie in clouds, one per language, so that a passage in the asker's language
beats a better one in another. Subtracting each language's centre brings the clouds together. The centres
come from parallel samples (``data/samples.yaml``), half about machines and half about anything else.

There are two sets. Passages are ranked with the centres of all samples. Whether the best passage answers is
judged with those of the general half: with machines in it, what all questions about machines have in
common would be taken away, and questions about something else would not stand out.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

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


def centre(vectors: FloatArray, middle: FloatArray) -> FloatArray:
    """Vectors seen from a centre, each of length 1 again."""
    moved: FloatArray = vectors - middle
    length = np.linalg.norm(moved, axis=-1, keepdims=True)
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
    general = slice(size // 2, size)
    return Centres(
        CentreSet(languages, questions.mean(axis=1), passages.mean(axis=1)),
        CentreSet(languages, questions[:, general].mean(axis=1), passages[:, general].mean(axis=1)),
    )


def save_centres(centres: Centres, folder: Path) -> None:
    """Write the centres into a folder."""
    sets = (centres.ranking, centres.judging)
    table = np.stack([[part.questions, part.passages] for part in sets]).astype(np.float32)
    np.save(folder / CENTRES_FILE, table, allow_pickle=False)


def load_centres(folder: Path, languages: Sequence[str]) -> Centres:
    """Read the centres from a folder.

    Raises:
        OSError, ValueError: the file is missing or damaged.
    """
    table = np.load(folder / CENTRES_FILE, allow_pickle=False)
    ranking, judging = (CentreSet(tuple(languages), part[0], part[1]) for part in table)
    return Centres(ranking, judging)
