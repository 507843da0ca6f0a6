"""What a machine may have, as a question and a cell of a table name it: a product, a size of memory."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from assistant.retrieval.lexical.tokens import tokens

_MAKERS = frozenset(
    {
        *("nvidia", "geforce", "rtx", "gtx", "quadro", "tesla", "amd", "radeon", "rx", "ryzen", "epyc"),
        *("intel", "arc", "core", "xeon"),
    }
)
"""Words of a product's name that cells leave out, and that tell nothing by themselves."""
_VARIANTS = frozenset("ti super xt xtx gre d pro max ultra".split())  # noqa: SIM905
"""Words that make another product of the one before them."""
_UNITS = {"gb": "gb", "go": "gb", "гб": "gb", "gib": "gb", "tb": "tb", "to": "tb", "тб": "tb", "tib": "tb"}
"""Units of memory as languages write them."""
_ANYWHERE = "en"


class Thing(NamedTuple):
    """What a row may hold.

    Args:
        terms: of its name, without its maker, or of its number and unit.
        is_product: a product, whatever its column is called; a measure is one of a kind of column.
    """

    terms: tuple[str, ...]
    is_product: bool


def things_of(products: Iterable[str]) -> Iterator[Thing]:
    """Products by the words that name them.

    >>> [thing.terms for thing in things_of(["RTX 4090", "H100"])]
    [('4090',), ('h100',)]
    """
    for product in products:
        terms = _terms(product, _ANYWHERE)
        if any(character.isdigit() for term in terms for character in term):
            yield Thing(terms, is_product=True)


def measures(text: str, language: str) -> Iterator[Thing]:
    """The sizes of memory in a text.

    >>> [thing.terms for thing in measures("Welcher Rechner hat 512 GB RAM?", "de")]
    [('512', 'gb')]
    """
    for number, unit in pairwise(tokens(text, language)):
        if number[0].isdigit() and unit in _UNITS:
            yield Thing((number, _UNITS[unit]), is_product=False)


def is_held(thing: Thing, cell: str, language: str) -> bool:
    """Whether a cell of a table in some language holds a thing, and no variant of it.

    >>> h100, (card,) = Thing(("h100",), is_product=True), things_of(["3080"])
    >>> is_held(h100, "2x NVIDIA H100 80 GB", "en"), is_held(card, "RTX 3080 Ti", "en")
    (True, False)
    """
    held = tuple(_UNITS.get(term, term) for term in _terms(cell, language))
    ends = range(len(thing.terms), len(held) + 1)
    return any(_ends_with(thing.terms, held, end) for end in ends)


def _ends_with(terms: Sequence[str], held: Sequence[str], end: int) -> bool:
    is_variant = end < len(held) and held[end] in _VARIANTS
    return tuple(held[end - len(terms) : end]) == tuple(terms) and not is_variant


def _terms(text: str, language: str) -> tuple[str, ...]:
    return tuple(term for term in tokens(text, language) if term not in _MAKERS)
