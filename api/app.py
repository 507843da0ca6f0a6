"""The HTTP application: its layers, its routes, a clean start and end."""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import structlog
from fastapi import FastAPI

from api import (
    catalog,
    chat,
    conversations,
    docs,
    documents,
    errors,
    health,
    metrics,
    passes,
    plots,
    rules,
    search,
    sources,
)
from api.body import Bodies
from api.channels.serving import Bots
from api.desk import Desk
from api.door import Door
from api.heads import Heads
from api.ingesting import Ingesting
from api.keys import open_keys
from api.logs import configure_logs
from api.mcp.http import add_tools
from api.metrics import Metrics
from api.observe import Observed
from api.once import Requests
from api.openai import routes as openai
from api.openapi import DESCRIPTION, FAULTS, describe
from api.origins import Origins
from api.shedding import Shedding
from api.warming import warmed
from api.web import page
from api.workers import Workers
from assistant.assistant import Assistant
from assistant.conversation_store import open_conversations
from assistant.settings import Settings
from assistant.version import __version__

HISTORY = 8
GC_THRESHOLD = 20_000
"""New objects between two rounds of the garbage collector, which then take about a millisecond."""
KEYS_WAIT_S = 0.05
"""Seconds that the door waits for another process at the file of keys; it waits on the event loop."""
_PARTS = (
    *(chat, conversations, plots, search, rules, catalog, documents, sources, openai),
    *(passes, health, metrics, docs, page),
)


def create_app(settings: Settings) -> FastAPI:
    """The application for some settings; nothing heavy is loaded before it starts."""
    configure_logs()
    app = FastAPI(
        title="Rigwise",
        version=__version__,
        description=DESCRIPTION,
        lifespan=_lifespan,
        responses=FAULTS,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        telemetry={"logs": False},
    )
    _furnish(app, settings)
    _layer(app, settings)
    errors.install(app)
    describe(app)
    for part in _PARTS:
        app.include_router(part.router)
    return app


def _furnish(app: FastAPI, settings: Settings) -> None:
    """What routes find in ``app.state``."""
    app.state.metrics = Metrics()
    app.state.keys = open_keys(settings, KEYS_WAIT_S)
    app.state.workers = Workers(_threads(settings), queue=settings.queue)
    conversations = open_conversations(settings)
    assistant = Assistant(settings, conversations)
    requests = Requests(conversations.store, settings.timeout_s)
    app.state.desk = Desk(assistant, app.state.workers, app.state.metrics, requests)
    app.state.ingesting = Ingesting(settings)
    app.state.ready, app.state.fault = False, None
    watch, workers = app.state.metrics.watch, app.state.workers
    watch("open", "Calls that a worker is at, or that wait for one.", lambda: workers.inside)
    watch("queue", "Calls that wait for a worker.", lambda: workers.waiting)


def _threads(settings: Settings) -> int:
    """One per processor, and one per call to a language model that may be waited for."""
    return (os.cpu_count() or 2) + (settings.llm_parallel if settings.llm_url else 0)


def _layer(app: FastAPI, settings: Settings) -> None:
    """What a request passes through, the last one added first."""
    limit = settings.max_body_kb * 1000
    limits = {
        ("POST", "/sources"): settings.max_upload_kb * 1000,
        ("POST", "/v1/chat/completions"): limit * HISTORY,
    }
    app.add_middleware(Bodies, limit=limit, limits=limits, timeout_s=settings.timeout_s)
    app.add_middleware(Door, settings=settings, keys=app.state.keys)
    app.add_middleware(Shedding, workers=app.state.workers)
    app.add_middleware(Origins, allowed=settings.origins)
    app.add_middleware(Heads)
    app.add_middleware(Observed, metrics=app.state.metrics)


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    warming = asyncio.create_task(_warm(app))
    tools = add_tools(app, app.state.desk)
    bots = Bots(app, app.state.desk.assistant.settings)
    bots.start()
    try:
        yield
    finally:
        warming.cancel()
        await bots.close()
        if tools is not None:
            await tools.close()
        app.state.desk.assistant.library.stop_opening()
        app.state.workers.close()
        app.state.desk.assistant.conversations.close()
        app.state.keys.close()


async def _warm(app: FastAPI) -> None:
    """Load index and embedder, so that the first asker does not wait for them."""

    def tell(fault: Exception) -> None:
        app.state.fault = fault

    assistant = app.state.desk.assistant
    await warmed(app.state.workers, assistant, tell=tell)
    if assistant.library.fault:
        structlog.get_logger().error("index", fault=str(assistant.library.fault))
        app.state.metrics.store_failed("index")
    app.state.ready = True
    await app.state.workers.run(app.openapi)
    await app.state.workers.run(_settle)


def _settle() -> None:
    """What is loaded by now stays: no round of the garbage collector looks through it while someone waits."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GC_THRESHOLD)
