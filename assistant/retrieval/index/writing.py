"""Writing a segment whose texts and vectors need not fit into memory.

Documents are read one at a time, as often as they are needed: to see which texts there are, to encode those
that have no vector yet, and to look at their words. Vectors go from the files where they are to the files of
the new segment, some at a time. What is in memory is where each text stands, and its key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.build import paragraph_terms, section_terms, texts_of
from assistant.retrieval.encode import BATCH, Job, Progress, encode_missing
from assistant.retrieval.index.wanted import Wanted
from assistant.retrieval.keyed_vectors import KeyedVectors, joined
from assistant.retrieval.layout import Layout, rows_of
from assistant.retrieval.lexical.gathering import Gathering, save_gathered
from assistant.retrieval.rows_file import rows_file
from assistant.retrieval.segment import LEVELS, WORDS, save_entries

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.embedders.base import Embedder
    from assistant.retrieval.index.unfinished import Unfinished
    from assistant.retrieval.segment import HalfArray, Segment
    from corpus.model import Document

WINDOW = 16_384
"""Texts that are in memory together to be encoded; those of similar length go into one batch."""
ROWS = 2_048
"""Vectors that are in memory together to be written."""
Read = Callable[[], "Document"]
Share = Callable[[list[Job], "Progress | None"], "Mapping[int, HalfArray]"]
"""Lets others encode texts, where there are others; gives vectors by key, or none."""


@dataclass(frozen=True, slots=True)
class Writing:
    """A segment on its way to the disk.

    Args:
        documents: in order, each as what reads it, or as its number in ``before``, where it did not change.
        before: the segment that unchanged documents are taken over from.
        vectors: those that are known, of the same model.
        unfinished: keeps what is encoded.
        progress: called with the number of texts encoded and in all.
    """

    documents: Sequence[Read | int]
    embedder: Embedder
    vectors: Mapping[int, HalfArray]
    unfinished: Unfinished
    progress: Progress | None = None
    share: Share | None = None
    before: Segment | None = None

    def laid_out(self) -> Layout:
        """Which texts there are.

        Raises:
            PassageTooLongError: a passage exceeds the model's window.
        """
        layout = Layout()
        for each in self.documents:
            if not isinstance(each, int):
                document = each()
                layout.add(document, texts_of(document, self.embedder))
            elif self.before:
                layout.take_over(self.before, each)
        return layout

    def encode(self, layout: Layout) -> None:
        """Encode what has no vector yet."""
        wanted = Wanted(layout, self._known())
        done = 0
        for window in self._windows(wanted) if len(wanted) else ():
            self._encode(window, wanted, _moved(self.progress, done, len(wanted)))
            done += len(window)

    def write(self, layout: Layout, folder: Path) -> None:
        """Write everything into an existing, empty folder."""
        save_entries(layout.documents, layout.section_ids, folder)
        for name, numbers in layout.arrays().items():
            np.save(folder / f"{name}.npy", numbers, allow_pickle=False)
        known = self._known()
        for name in LEVELS:
            keys = layout.keys(name)
            np.save(folder / f"{name}.keys.npy", keys, allow_pickle=False)
            shape = (len(keys), self.embedder.record.dimension)
            with rows_file(folder / f"{name}.vectors.npy", shape, np.float16) as add:
                for part in _parts(layout.vector_keys(name), known):
                    add(part)
        self._write_words(folder)

    def _write_words(self, folder: Path) -> None:
        sections, paragraphs = (
            Gathering(folder / f".{name}", getattr(self.before, name, None)) for name in WORDS
        )
        for each in self.documents:
            if not isinstance(each, int):
                document = each()
                sections.extend(section_terms(document))
                paragraphs.extend(paragraph_terms(document))
            elif self.before:
                rows = rows_of(self.before, each)
                sections.take_over(rows.sections)
                paragraphs.take_over(rows.paragraphs)
        for name, words in zip(WORDS, (sections, paragraphs), strict=True):
            save_gathered(words, name, folder)
            words.forget()

    def _known(self) -> KeyedVectors:
        return joined(self.unfinished.vectors(), self.vectors)

    def _windows(self, wanted: Wanted) -> Iterator[list[Job]]:
        """The texts that are wanted, ``WINDOW`` or a document more at a time."""
        window: list[Job] = []
        for read in self.documents:
            if isinstance(read, int):
                continue
            window.extend(wanted.taken(texts_of(read(), self.embedder).jobs()))
            if len(window) >= WINDOW:
                yield window
                window = []
        if window:
            yield window

    def _encode(self, window: list[Job], wanted: Wanted, progress: Progress | None) -> None:
        found = self.share(window, progress) if self.share else {}
        keys = [key for key in found if key in {job.key for job in window} or wanted.is_open(key)]
        for start in range(0, len(keys), BATCH):
            part = keys[start : start + BATCH]
            self.unfinished.keep(part, np.stack([found[key] for key in part]))
        encode_missing(window, self.embedder, found, progress, self.unfinished.keep)


def _moved(progress: Progress | None, done: int, total: int) -> Progress | None:
    """The progress of a window as that of everything."""
    return (lambda now, _: progress(min(done + now, total), total)) if progress else None


def _parts(keys: NDArray[np.uint64], known: KeyedVectors) -> Iterator[HalfArray]:
    for start in range(0, len(keys), ROWS):
        yield known.take(keys[start : start + ROWS])
