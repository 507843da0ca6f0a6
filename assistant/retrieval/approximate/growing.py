"""Adding to a compressed index what came to a collection, with the groups and codes that it has.

Learning them is most of the work, and what a few more passages would change in them is little. So they are
kept while the collection has not grown by much since they were learnt, the centres of its languages are
where they were, and the index still finds what it is to find, which is measured each time. Where anything
was taken out or replaced they are learnt anew, so that nothing of it is left in them.
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from assistant.retrieval.approximate.files import Nearest, read_nearest
from assistant.retrieval.approximate.measuring import RECALL, filled, looked_at, questions_of
from assistant.retrieval.collection import paragraph_rows
from assistant.retrieval.errors import IndexCorruptError

if TYPE_CHECKING:
    from assistant.retrieval.centring import CentreSet
    from assistant.retrieval.segment import Segment

GROWN = 0.2
"""Share by which a collection may have grown since its groups were learnt."""
MOVED = 0.01
"""How far a language's centre may be from where it was then; vectors are of length 1."""


@dataclass(frozen=True, slots=True)
class Earlier:
    """The version before: its segment, and the folder in which its compressed index is."""

    segment: Segment
    folder: Path


def grown(segment: Segment, centres: CentreSet, before: Earlier) -> Nearest | None:
    """The index of the version before with what is new, or ``None`` where one is to be learnt.

    Args:
        centres: where those of the languages would be now.
    """
    found = _index_of(before)
    if found is None or not _can_grow(found, segment, centres, before.segment):
        return None
    asked = questions_of(segment, found.centres)
    nearest = filled(found.index, paragraph_rows(segment, found.centres), asked)
    recall = looked_at(found.index, asked, nearest)
    return replace(found, probes=found.index.nprobe, recall=recall) if recall >= RECALL else None


def _index_of(before: Earlier) -> Nearest | None:
    with suppress(IndexCorruptError):
        return read_nearest(before.folder, len(before.segment.paragraph_sections))
    return None


def _can_grow(found: Nearest, segment: Segment, centres: CentreSet, before: Segment) -> bool:
    return (
        len(segment.paragraph_sections) <= (1 + GROWN) * found.learnt
        and _begins_with(segment, before)
        and _are_near(found.centres, centres)
    )


def _begins_with(segment: Segment, before: Segment) -> bool:
    """Whether all passages of a segment come first in another one."""
    count = len(before.paragraph_sections)
    return (
        segment.documents[: len(before.documents)] == before.documents
        and np.array_equal(segment.paragraph_sections[:count], before.paragraph_sections)
        and np.array_equal(segment.paragraphs.keys[:count], before.paragraphs.keys)
    )


def _are_near(ones: CentreSet, others: CentreSet) -> bool:
    if ones.languages != others.languages or not np.array_equal(ones.questions, others.questions):
        return False
    return bool((np.linalg.norm(ones.passages - others.passages, axis=1) <= MOVED).all())
