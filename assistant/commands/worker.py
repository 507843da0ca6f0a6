"""``rigwise worker``: encodes what an ingest on any machine has put into the database."""

from __future__ import annotations

import os
import signal
import socket
import threading
from typing import TYPE_CHECKING

import click

from assistant.commands import common

if TYPE_CHECKING:
    from assistant.retrieval.stores.work import Work
    from assistant.settings import Settings

LOOK_S = 1.0


@click.command(name="worker")
@click.option("--once", is_flag=True, help="End when there is nothing to do.")
@click.option("--status", "shows_status", is_flag=True, help="Show how far an ingest is, and end.")
def command(once: bool, shows_status: bool) -> None:
    """Encode documents for an ingest that runs elsewhere, with the database in RIGWISE_VECTORS.

    Beside an index in Milvus the texts wait in the database in RIGWISE_STATE.

    Any number of workers on any machines share the work; RIGWISE_EMBEDDER, RIGWISE_DEVICE and
    RIGWISE_ENSEMBLE say how they encode. What a worker that dies was at is taken over by another one.
    """
    from assistant.retrieval.embedders.registry import open_embedder
    from assistant.retrieval.stores.work import Work, work_off
    from assistant.state.opening import open_postgres
    from assistant.state.store import StateError

    current = common.settings()
    url, part = _queue(current)
    database = common.guarded(lambda: open_postgres(url, part=part), None)
    embedder = common.guarded(
        lambda: open_embedder(current.embedder, device=current.device, ensemble=current.ensemble), None
    )
    work = Work(database, embedder.record, f"{socket.gethostname()}/{os.getpid()}")
    if shows_status:
        return _show(work)
    is_over = _told_to_end()
    while not is_over.is_set():
        try:
            done = work_off(work, embedder, is_over=is_over.is_set)
        except StateError as fault:
            common.tell(fault, None)
            done = 0
        if done:
            click.echo(f"{done} items encoded.")
        elif once:
            break
        is_over.wait(0 if done else LOOK_S)
    return None


def _queue(current: Settings) -> tuple[str, str]:
    """Address of the database in which texts wait, and the part of it."""
    from assistant.retrieval.stores.milvus.address import is_milvus

    if current.vectors is None:
        raise click.UsageError("A worker needs RIGWISE_VECTORS=postgresql://…, which the ingest uses too.")
    if not is_milvus(current.vectors):
        return current.vectors, "vectors"
    if current.state is None:
        raise click.UsageError(
            "Beside RIGWISE_VECTORS=milvus://… a worker needs RIGWISE_STATE=postgresql://…, "
            "which the ingest uses too."
        )
    return current.state, "work"


def _show(work: Work) -> None:
    counts = common.guarded(work.counts, None)
    click.echo(f"{counts.done} items encoded, {counts.working} at work, {counts.waiting} waiting.")


def _told_to_end() -> threading.Event:
    """Set by the signals that end a process; what is being encoded is finished first."""
    is_over = threading.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: is_over.set())
    return is_over
