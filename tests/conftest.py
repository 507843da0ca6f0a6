"""What all tests may use: a PostgreSQL server of the session, and state on either engine."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import hypothesis
import pytest
import structlog

from assistant.settings import Settings
from assistant.state.opening import open_postgres, open_state
from assistant.state.store import Part, StateStore
from tests import milvus as milvus_server
from tests.milvus import MilvusServer, running_milvus
from tests.postgres import Postgres, running_postgres
from tests.scheduling import GOLDEN, GoldenTogether

if TYPE_CHECKING:
    from xdist.remote import Producer
    from xdist.scheduler import LoadFileScheduling

OpenState = Callable[[Part], StateStore]
SET_FOR_USE = re.compile(r"(?i)(?:RIGWISE_|OTEL_|(?:https?|all)_proxy$)")
"""Variables that change what the product does; every server of a test is on this machine, behind no proxy."""

# How long an example takes is told by the machine and its load, not by what is tested. Where ``CI`` is set,
# the examples are the same each time, so that a check of a change fails for that change alone.
hypothesis.settings.register_profile(
    "any machine",
    hypothesis.settings(),
    deadline=None,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
    derandomize=bool(os.environ.get("CI")),
    print_blob=True,
)
hypothesis.settings.load_profile("any machine")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The golden sets first: they take longest, and the others run beside them."""
    items.sort(key=lambda item: not item.nodeid.startswith(GOLDEN))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadFileScheduling:
    """One process for the golden sets, in whatever way the other files are shared out."""
    return GoldenTogether(config, log)


@pytest.fixture(scope="session", autouse=True)
def nothing_of_this_machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """What this machine has set for Rigwise, or keeps of it, is nothing to the tests and their processes."""
    with pytest.MonkeyPatch.context() as patched:
        for name in filter(SET_FOR_USE.match, list(os.environ)):
            patched.delenv(name)
        patched.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("nothing")))
        yield


@pytest.fixture(autouse=True)
def no_log_of_another_test() -> Iterator[None]:
    """An application in this process logs to its test's own standard error, which is gone afterwards."""
    yield
    structlog.reset_defaults()


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    with running_postgres() as running:
        yield running


@pytest.fixture(scope="session")
def milvus() -> Iterator[MilvusServer]:
    if not milvus_server.is_installed():
        pytest.skip("milvus-lite is not installed here")
    with running_milvus() as running:
        yield running


@pytest.fixture
def database(postgres: Postgres) -> str:
    """The address of a database of this test's own, with the schema of this version."""
    url = postgres.new_database()
    state = open_postgres(url, checked=False)
    state.migrate()
    state.close()
    return url


@pytest.fixture(params=["sqlite", "postgres"])
def state_environment(request: pytest.FixtureRequest, tmp_path: Path) -> dict[str, str]:
    """The variables that tell a process of ours where its state lies: on each engine in turn."""
    home = {"RIGWISE_HOME": str(tmp_path)}
    is_file = request.param == "sqlite"
    return home if is_file else {**home, "RIGWISE_STATE": request.getfixturevalue("database")}


@pytest.fixture
def open_store(state_environment: dict[str, str]) -> Iterator[OpenState]:
    """Open a part of the state as a process would; each call gives another handle on the same."""
    settings = Settings.from_environment(state_environment)
    opened: list[StateStore] = []

    def of(part: Part) -> StateStore:
        opened.append(open_state(settings, part))
        return opened[-1]

    yield of
    for store in opened:
        store.close()
