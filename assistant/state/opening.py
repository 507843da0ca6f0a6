"""Which database keeps a part of the state: a file of its own, or PostgreSQL where the settings name one."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from assistant.settings import Settings
from assistant.state.sqlite import WAIT_S, SqliteState
from assistant.state.store import Part, StateError, StateStore
from corpus.extras import install_command

if TYPE_CHECKING:
    from assistant.state.postgres import PostgresState

POOLS: dict[Part, int] = {"conversations": 8, "keys": 1, "channels": 4}


def open_state(settings: Settings, part: Part, wait_s: float = WAIT_S) -> StateStore:
    """One part of the state.

    Args:
        wait_s: seconds to wait for another process that holds the file.

    Raises:
        StateError: it cannot be opened, or the extra ``postgres`` is missing.
    """
    if settings.state:
        return open_postgres(settings.state, POOLS[part])
    return SqliteState(settings.home / f"{part}.sqlite", part, wait_s, is_synced=part != "conversations")


def open_postgres(url: str, pool: int = 1, *, part: str = "state", checked: bool = True) -> PostgresState:
    """The tables of ours in a PostgreSQL database: ``state``, ``vectors``, or ``work``.

    Raises:
        StateError: it cannot be opened, or the extra ``postgres`` is missing.
    """
    if find_spec("sqlalchemy") is None or find_spec("psycopg") is None:
        raise StateError("error-state-extra", command=install_command("postgres"))
    from assistant.state.postgres import PostgresState

    return PostgresState(url, pool, part=part, checked=checked)
