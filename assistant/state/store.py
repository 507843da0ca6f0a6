"""Where state is kept: transactions over SQL that SQLite and PostgreSQL both understand."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Literal, Protocol

from corpus.errors import ToldError

Part = Literal["conversations", "keys", "channels"]
PARTS: tuple[Part, ...] = ("conversations", "keys", "channels")


class StateError(ToldError):
    """State that cannot be read or written now: locked, damaged, unreachable, or of another version."""


class Rows(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """Rows that were changed."""

    def fetchone(self) -> Any:
        """The next row, or ``None``."""

    def fetchall(self) -> Sequence[Any]:
        """All rows that are left."""


class Connection(Protocol):
    """One transaction."""

    def execute(self, sql: str, values: Mapping[str, Any] = ..., /) -> Rows:
        """Run one statement; ``:name`` stands for a value."""


class StateStore(Protocol):
    """A database of ours. Implementations are safe to use from several threads and several processes.

    Statements are written once for both engines; rows that have an order of their own have it in ``rowid``.
    """

    is_remote: bool
    """Whether a call may wait for another machine, so that no event loop should make it."""
    skip_locked: str
    """What ends a query for a row to be changed, so that two processes never take the same one."""

    def connection(self) -> AbstractContextManager[Connection]:
        """A transaction: what was done in it is kept whole, durably, or not at all.

        Raises:
            StateError: the database cannot be read or written now.
        """

    def stamp(self) -> Hashable:
        """A value that has changed when another process may have written since it was last asked for.

        Raises:
            StateError: the database cannot be read now.
        """

    def close(self) -> None:
        """Let go of the database."""
