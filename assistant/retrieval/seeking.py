"""What a question asks of a table of the user's own; nothing is opened to tell."""

from __future__ import annotations

from typing import NamedTuple

from assistant.retrieval.columns import asked_in, has_something, without_columns
from assistant.retrieval.lexical.tokens import tokens
from assistant.retrieval.things import Thing, measures, things_of
from corpus.languages import base_language

_HOLDERS = frozenset({"machine", "person", "place"})
"""Kinds of columns that tell which one has something."""


class Wanted(NamedTuple):
    """What a question asks of a table.

    Args:
        question: that names a row; a follow-up that names none is about that of its context.
        context: that names a column: the question, or it with the one that it goes on from.
        language: tag of the asker's language.
        products: products that the question names, in its words.
        by_name: whether a row is looked for by its name, too, and not only by what it holds.
        may_seek: whether it may be looked for by what it holds.
    """

    question: str
    context: str
    language: str
    products: tuple[str, ...] = ()
    by_name: bool = True
    may_seek: bool = True

    @property
    def base(self) -> str:
        """The asker's language without script or region."""
        return base_language(self.language)

    @property
    def columns(self) -> frozenset[str]:
        """The kinds of columns that it names."""
        return frozenset[str]().union(*asked_in(self.context, self.base).values())

    @property
    def holders(self) -> frozenset[str]:
        """The kinds of columns that tell which one has what it speaks of."""
        sought = frozenset[str]().union(*asked_in(self.question, self.base).values()) & _HOLDERS
        return sought | {"machine"} if "place" in sought else sought

    @property
    def rest(self) -> frozenset[str]:
        """The terms of what it says besides columns and having, the name of a row among them."""
        return frozenset(tokens(without_columns(self.question, self.base), self.language))

    @property
    def things(self) -> list[Thing]:
        """What it says that something has."""
        return [*things_of(self.products), *measures(self.question, self.language)]

    @property
    def seeks(self) -> bool:
        """Whether it asks which machine, person or place has something, and not which one it should be.

        >>> Wanted("Which machine has 512 GB of RAM?", "", "en").seeks
        True
        >>> Wanted("Which machine should have 512 GB of RAM?", "", "en").seeks
        False
        """
        if not self.may_seek:
            return False
        spoken = (base for base, kinds in asked_in(self.question, self.base).items() if kinds & _HOLDERS)
        return any(has_something(self.question, base) for base in spoken) and bool(self.things)
