"""How a connection to PostgreSQL is made, so that a server that is gone is noticed soon, from either side."""

from __future__ import annotations

from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

CONNECT_S = 5
ONE_OF_MANY_S = 2
"""Seconds to wait for a connection to a server, and to each of several."""
STATEMENT_MS = 10_000
_TABLES = f"-c search_path=rigwise,public -c statement_timeout={STATEMENT_MS}"
_ALIVE_THERE = "-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3"
"""So soon the database lets go of the locks of a machine of ours that vanished without a word [s, s, -]."""
_ALIVE_HERE = {
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": STATEMENT_MS,
}
"""So soon we notice that the machine of the database did [s, s, -, ms]."""


def connect(url: str) -> psycopg.Connection[Any]:
    """A connection that finds our tables; statements are not prepared, so that a pooler may stand between.

    Args:
        url: as libpq takes it; what it says of times counts.

    Raises:
        psycopg.Error: no server that it names can be reached, or none of those takes writes, if it says so.
    """
    given = conninfo_to_dict(url)
    is_one = "," not in f"{given.get('host')}{given.get('hostaddr')}"
    settings: dict[str, Any] = {"connect_timeout": CONNECT_S if is_one else ONE_OF_MANY_S, **_ALIVE_HERE}
    options = f"{_ALIVE_THERE} {given.get('options') or ''} {_TABLES}"
    whole = make_conninfo(**{**settings, **given, "options": options})
    return psycopg.connect(whole, prepare_threshold=None)
