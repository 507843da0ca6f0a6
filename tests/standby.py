"""A primary and its synchronous standby: two real PostgreSQL servers, of which the first can be killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

import psycopg

from tests.postgres import Postgres, new_folder, running_postgres, served

LIMIT_S = 180.0


@dataclass
class Pair:
    """The servers, and the address under which a client finds the one that takes writes."""

    primary: Postgres
    standby: Postgres

    @property
    def hosts(self) -> str:
        return f"host={self.primary.folder},{self.standby.folder}&target_session_attrs=read-write"

    def new_database(self) -> str:
        """The address of an empty database, whichever server is the primary."""
        alone = self.primary.new_database()
        return f"{alone.split('?', maxsplit=1)[0]}?{self.hosts}"

    def kill_primary(self) -> None:
        """End every process of the primary as a loss of power would."""
        pids = [int((self.primary.data / "postmaster.pid").read_text("ascii").split()[0])]
        with psycopg.connect(self.primary.url(), autocommit=True) as connection:
            pids += [row[0] for row in connection.execute("SELECT pid FROM pg_stat_activity").fetchall()]
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def promote(self) -> None:
        """Make the standby the primary; afterwards it takes writes."""
        self.standby.run("pg_ctl", "promote", "--wait", "-D", self.standby.data)


@contextmanager
def running_pair() -> Iterator[Pair]:
    """Start both; from then on nothing is acknowledged before the standby has it."""
    with running_postgres() as primary, new_folder() as folder:
        standby = Postgres(folder, primary.programs)
        copied = ("-D", standby.data, "-h", primary.folder, "-U", "postgres", "--write-recovery-conf")
        standby.run("pg_basebackup", *copied, "--checkpoint=fast", "--no-sync")
        with served(standby):
            _make_synchronous(primary)
            yield Pair(primary, standby)


def _make_synchronous(primary: Postgres) -> None:
    with psycopg.connect(primary.url(), autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET synchronous_standby_names = '*'")
        connection.execute("SELECT pg_reload_conf()")
        end = time.monotonic() + LIMIT_S
        while _state(connection) != [("sync",)]:
            assert time.monotonic() < end, "the standby does not become synchronous"
            time.sleep(0.02)


def _state(connection: psycopg.Connection) -> list[tuple[str]]:
    return connection.execute("SELECT sync_state FROM pg_stat_replication").fetchall()
