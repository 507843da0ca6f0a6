"""The same state in PostgreSQL, for many servers at once, through SQLAlchemy Core (extra ``postgres``)."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache, partial
from typing import Any, LiteralString, cast
from weakref import finalize

import psycopg
from sqlalchemy import Connection, TextClause, create_engine, text
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from assistant.state.connecting import connect
from assistant.state.migrations import Migration, latest, migrations
from assistant.state.store import Rows, StateError

POOL = 8
FRESH_S = 1.0
"""Seconds for which what was read may be taken as still so."""
WAIT_S = 10.0
"""Seconds to wait for a connection of the pool."""
MIGRATING_TRIES = 30
MIGRATING_PAUSE_S = 1.0
_LOCK = "SELECT pg_try_advisory_lock(hashtext(:name))"
_UNLOCK = "SELECT pg_advisory_unlock(hashtext(:name))"
"""At once, since a server notices some time later that a connection was closed."""
_VERSION = "SELECT max(number) FROM migrations WHERE part = :part"
_IS_THERE = "SELECT to_regclass('rigwise.migrations') IS NOT NULL"
_BEGIN = (
    "SELECT pg_advisory_xact_lock(hashtext('rigwise.migrations'))",
    "SET LOCAL statement_timeout = 0",
    "SET LOCAL lock_timeout = '2s'",
    "CREATE SCHEMA IF NOT EXISTS rigwise",
    "CREATE TABLE IF NOT EXISTS migrations "
    "(part TEXT, number INTEGER, name TEXT NOT NULL, applied TIMESTAMPTZ NOT NULL DEFAULT now(), "
    "PRIMARY KEY (part, number))",
)
_TAKEN = "INSERT INTO migrations (part, number, name) VALUES (:part, :number, :name)"


class Transaction:
    """A transaction of SQLAlchemy that takes statements as text."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def execute(self, sql: str, values: Mapping[str, Any] = {}, /) -> Rows:
        """Run one statement; a text cannot hold the character NUL there, which becomes U+FFFD."""
        return self._connection.execute(_text(sql), {name: _kept(value) for name, value in values.items()})

    def copy(self, table: LiteralString, content: Iterable[bytes]) -> None:
        """Add rows in the binary form of ``COPY``; ``table`` with its columns is ours."""
        driver = cast("psycopg.Connection[Any]", self._connection.connection.driver_connection)
        statement: LiteralString = f"COPY {table} FROM STDIN (FORMAT binary)"
        with driver.cursor() as cursor, cursor.copy(statement) as copy:
            for block in content:
                copy.write(block)


class PostgresState:
    """The schema ``rigwise`` of one database, with a pool of connections.

    Args:
        url: as libpq takes it: ``postgresql://user:password@host,other/name?target_session_attrs=read-write``.
        pool: connections kept open; as many more are opened when needed.
        part: which tables of ours are used, ``state`` or ``vectors``.
        checked: whether a schema of another version is refused.

    Raises:
        StateError: the database cannot be reached, or its schema is not that of this version of Rigwise.
    """

    is_remote = True
    skip_locked = "FOR UPDATE SKIP LOCKED"

    def __init__(self, url: str, pool: int = POOL, *, part: str = "state", checked: bool = True) -> None:
        self._part = part
        self._engine = create_engine(
            "postgresql+psycopg://",
            creator=partial(connect, url),
            pool_size=pool,
            max_overflow=pool,
            pool_timeout=WAIT_S,
            pool_pre_ping=True,
            pool_use_lifo=True,
            hide_parameters=True,
        )
        finalize(self, self._engine.dispose)
        if checked:
            self._refuse_another_schema()

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    @contextmanager
    def connection(self) -> Iterator[Transaction]:
        """See :class:`~assistant.state.store.StateStore`."""
        with _told(), self._engine.begin() as connection:
            yield Transaction(connection)

    @contextmanager
    def held(self, name: str) -> Iterator[bool]:
        """A lock over all processes; whether it was free. It ends with its connection at the latest."""
        with _told():
            connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
            is_taken = bool(connection.execute(_text(_LOCK), {"name": name}).scalar_one())
        try:
            yield is_taken
        finally:
            _let_go(connection, name if is_taken else None)

    def stamp(self) -> Hashable:
        """See :class:`~assistant.state.store.StateStore`; another one every second."""
        return int(time.monotonic() / FRESH_S)

    def version(self) -> int:
        """The number of the schema in the database; 0 before the first step."""
        with self.connection() as transaction:
            return self._version(transaction)

    def migrate(self) -> list[Migration]:
        """Take the steps of the schema that are missing, all or none; several processes may try at once.

        A step that has to wait for what others are at gives way after two seconds, since all that comes after
        it would wait with it, and tries again.

        Raises:
            StateError: a newer version of Rigwise made the schema.
        """
        for _ in range(MIGRATING_TRIES - 1):
            try:
                return self._migrated()
            except StateError as fault:
                if not _is_lock_timeout(fault):
                    raise
            time.sleep(MIGRATING_PAUSE_S)
        return self._migrated()

    def _migrated(self) -> list[Migration]:
        with self.connection() as transaction:
            for statement in _BEGIN:
                transaction.execute(statement)
            found = self._version(transaction)
            self._refuse_newer(found)
            missing = [step for step in migrations(self._part) if step.number > found]
            for step in missing:
                self._take(step, transaction)
        return missing

    def is_behind(self) -> bool:
        """Whether steps are missing.

        Raises:
            StateError: a newer version of Rigwise made the schema.
        """
        found = self.version()
        self._refuse_newer(found)
        return found < latest(self._part)

    def _refuse_another_schema(self) -> None:
        try:
            if self.is_behind():
                known = str(latest(self._part))
                raise StateError("error-state-older", known=known, command="rigwise migrate")
        finally:
            self._engine.dispose()

    def _take(self, step: Migration, transaction: Transaction) -> None:
        for statement in step.statements():
            transaction.execute(statement)
        transaction.execute(_TAKEN, {"part": self._part, "number": step.number, "name": step.name})

    def _version(self, transaction: Transaction) -> int:
        if not transaction.execute(_IS_THERE).fetchone()[0]:
            return 0
        return transaction.execute(_VERSION, {"part": self._part}).fetchone()[0] or 0

    def _refuse_newer(self, found: int) -> None:
        known = latest(self._part)
        if found > known:
            numbers = {"found": str(found), "known": str(known)}
            raise StateError("error-state-newer", file="PostgreSQL", **numbers)


@contextmanager
def _told() -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, psycopg.Error, OSError) as fault:
        cause = fault.orig if isinstance(fault, DBAPIError) else fault
        raise StateError("error-state-database", reason=str(cause).strip()) from fault


def _let_go(connection: Connection, lock: str | None) -> None:
    """Give a connection back without the lock; one that cannot let go of it is closed for good."""
    try:
        if lock is not None:
            connection.execute(_text(_UNLOCK), {"name": lock})
    except SQLAlchemyError:
        connection.invalidate()
    connection.close()


def _is_lock_timeout(fault: StateError) -> bool:
    cause = fault.__cause__
    return isinstance(cause, DBAPIError) and isinstance(cause.orig, psycopg.errors.LockNotAvailable)


@cache
def _text(sql: str) -> TextClause:
    return text(sql)


def _kept(value: Any) -> Any:
    return value.replace("\0", "\ufffd") if isinstance(value, str) else value
