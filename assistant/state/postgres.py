"""The same state in PostgreSQL, for many servers at once, through SQLAlchemy Core (extra ``postgres``)."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict
from sqlalchemy import Connection, CursorResult, TextClause, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from assistant.state.migrations import Migration, latest, migrations
from assistant.state.store import StateError

SCHEMA = "postgres"
POOL = 8
FRESH_S = 1.0
"""Seconds for which what was read may be taken as still so."""
CONNECT_S = 5
STATEMENT_MS = 10_000
WAIT_S = 10.0
"""Seconds to wait for a connection of the pool."""
_OURS = f"-c search_path=rigwise,public -c statement_timeout={STATEMENT_MS}"
_VERSION = "SELECT max(number) FROM migrations"
_IS_THERE = "SELECT to_regclass('rigwise.migrations') IS NOT NULL"
_BEGIN = (
    "SELECT pg_advisory_xact_lock(hashtext('rigwise.migrations'))",
    "SET LOCAL statement_timeout = 0",
    "CREATE SCHEMA IF NOT EXISTS rigwise",
    "CREATE TABLE IF NOT EXISTS migrations "
    "(number INTEGER PRIMARY KEY, name TEXT NOT NULL, applied TIMESTAMPTZ NOT NULL DEFAULT now())",
)
_TAKEN = "INSERT INTO migrations (number, name) VALUES (:number, :name)"


class _Transaction:
    """A transaction of SQLAlchemy that takes statements as text."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Mapping[str, Any] = {}, /) -> CursorResult[Any]:
        """Run one statement; a text cannot hold the character NUL there, which becomes U+FFFD."""
        return self._connection.execute(_text(sql), {name: _kept(value) for name, value in values.items()})


class PostgresState:
    """The schema ``rigwise`` of one database, with a pool of connections.

    Args:
        url: as libpq takes it: ``postgresql://user:password@host,other/name?target_session_attrs=read-write``.
        pool: connections kept open; as many more are opened when needed.
        checked: whether a schema of another version is refused.

    Raises:
        StateError: the database cannot be reached, or its schema is not that of this version of Rigwise.
    """

    is_remote = True
    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, url: str, pool: int = POOL, *, checked: bool = True) -> None:
        self._engine = create_engine(
            "postgresql+psycopg://",
            creator=partial(_connect, url),
            pool_size=pool,
            max_overflow=pool,
            pool_timeout=WAIT_S,
            pool_pre_ping=True,
            pool_use_lifo=True,
            hide_parameters=True,
        )
        if checked:
            self._refuse_another_schema()

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def connection(self) -> Iterator[_Transaction]:
        """See :class:`~assistant.state.store.StateStore`."""
        with _told(), self._engine.begin() as connection:
            yield _Transaction(connection)

    def stamp(self) -> Hashable:
        """See :class:`~assistant.state.store.StateStore`; another one every second."""
        return int(time.monotonic() / FRESH_S)

    def version(self) -> int:
        """The number of the schema in the database; 0 before the first step."""
        with self.connection() as transaction:
            return _version(transaction)

    def migrate(self) -> list[Migration]:
        """Take the steps of the schema that are missing, all or none; several processes may try at once.

        Raises:
            StateError: a newer version of Rigwise made the schema.
        """
        with self.connection() as transaction:
            for statement in _BEGIN:
                transaction.execute(statement)
            found = _version(transaction)
            _refuse_newer(found)
            missing = [step for step in migrations(SCHEMA) if step.number > found]
            for step in missing:
                _take(step, transaction)
        return missing

    def is_behind(self) -> bool:
        """Whether steps are missing.

        Raises:
            StateError: a newer version of Rigwise made the schema.
        """
        found = self.version()
        _refuse_newer(found)
        return found < latest(SCHEMA)

    def _refuse_another_schema(self) -> None:
        try:
            if self.is_behind():
                raise StateError("error-state-older", known=str(latest(SCHEMA)), command="rigwise migrate")
        finally:
            self._engine.dispose()


def _take(step: Migration, transaction: _Transaction) -> None:
    for statement in step.statements():
        transaction.execute(statement)
    transaction.execute(_TAKEN, {"number": step.number, "name": step.name})


def _version(transaction: _Transaction) -> int:
    if not transaction.execute(_IS_THERE).scalar_one():
        return 0
    return transaction.execute(_VERSION).scalar_one() or 0


def _refuse_newer(found: int) -> None:
    if found > latest(SCHEMA):
        known = str(latest(SCHEMA))
        raise StateError("error-state-newer", file="PostgreSQL", found=str(found), known=known)


def _connect(url: str) -> psycopg.Connection[Any]:
    """A connection that finds our tables; statements are not prepared, so that a pooler may stand between."""
    own = conninfo_to_dict(url).get("options") or ""
    return psycopg.connect(
        url, connect_timeout=CONNECT_S, options=f"{own} {_OURS}".strip(), prepare_threshold=None
    )


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, psycopg.Error, OSError) as fault:
        cause = fault.orig if isinstance(fault, DBAPIError) else fault
        raise StateError("error-state-database", reason=str(cause).strip()) from fault


@cache
def _text(sql: str) -> TextClause:
    return text(sql)


def _kept(value: Any) -> Any:
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value
