"""Names of letters and digits in a question: which the user's own documents hold, and which nothing holds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

from assistant.retrieval.collection import GUIDES
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.lexical.identifiers import Identifier, terms_of
from assistant.retrieval.lexical.postings import term_key

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from assistant.retrieval.collection import Collection
    from assistant.retrieval.hits import Library
    from assistant.retrieval.lexical.postings import Words
    from assistant.retrieval.scoring import Within

_LOOKED_AT = 8
"""Paragraphs whose text is read for a name that may be written apart."""
IsKnown = Callable[[Identifier], bool]


class Named(NamedTuple):
    """The names of a question that no guide and no catalog knows.

    Args:
        held: those that documents of the user's own hold.
        unheld: those that nothing holds, where these documents hold others of the same row: ``host78``
            beside ``host80``. A word like ``ZeRO3``, of which they hold no kin, is none of theirs.
    """

    held: tuple[Identifier, ...] = ()
    unheld: tuple[Identifier, ...] = ()


def named(
    names: Iterable[Identifier], collections: Sequence[Collection], library: Library, is_known: IsKnown
) -> Named:
    """The names among those of a question that stand for something of the user's own.

    Args:
        collections: the guides first; without documents of the user's own nothing is named.
        is_known: whether a catalog knows a name.
    """
    if len(collections) == 1:
        return Named()
    guides = collections[GUIDES].segment.paragraph_words
    strange = [name for name in names if not _rows(name.spellings, guides).size and not is_known(name)]
    held = tuple(name for name in strange if holders(name, collections[1], library).size)
    words = collections[1].segment.paragraph_words
    unheld = (name for name in strange if name not in held and _rows(name.kin, words).size)
    return Named(held, tuple(unheld))


def narrowed(
    scope: Within | None, names: Sequence[Identifier], collections: Sequence[Collection], library: Library
) -> Within:
    """Only the paragraphs of a scope that hold one of some names; none of the guides."""
    own = collections[1]
    rows = np.zeros(len(own.segment.paragraph_sections), np.bool_)
    for name in names:
        rows[holders(name, own, library)] = True
    allowed = scope[1] if scope is not None else None
    guides = np.zeros(len(collections[GUIDES].segment.paragraph_sections), np.bool_)
    return [guides, rows if allowed is None else rows & allowed]


def holders(name: Identifier, own: Collection, library: Library) -> NDArray[np.int32]:
    """The paragraphs that hold a name, in whatever way they write it."""
    found = _rows(name.spellings, own.segment.paragraph_words)
    return found if found.size else np.fromiter(_parted(name, own, library), np.int32)


def _parted(name: Identifier, own: Collection, library: Library) -> Iterator[int]:
    """Paragraphs that hold a name whose letters and digits they write apart."""
    segment = own.segment
    pieces = [way.replace("-", "_") for way in name.spellings if "-" in way]
    for row in _rows(pieces, segment.paragraph_words)[:_LOOKED_AT].tolist():
        section = int(segment.paragraph_sections[row])
        entry = segment.documents[int(segment.section_documents[section])]
        try:
            document = library.document(1, entry)
        except IndexCorruptError:
            continue  # a damaged document is left out of every search
        part = document.section(segment.section_ids[section]).paragraphs[int(segment.paragraph_numbers[row])]
        if name.is_in(document.text[part.start : part.end]):
            yield row


def _rows(spellings: Iterable[str], words: Words) -> NDArray[np.int32]:
    """The texts that hold a name in one of some spellings."""
    ways = [[term_key(term) for term in terms_of(spelling)] for spelling in spellings]
    words.ask([key for keys in ways for key in keys])
    found = [reduce(np.intersect1d, (words.find(key)[0] for key in keys)) for keys in ways if keys]
    rows: NDArray[np.int32] = reduce(np.union1d, found, np.zeros(0, np.int32))
    return rows
