"""The HTTP application: routes, one error body, health, and a clean start and end."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from api import chat, errors, health, rules, sources
from api.logs import configure_logs, log_requests
from api.security import Door
from api.workers import Workers
from assistant.assistant import Assistant
from assistant.conversation_store import FILE_NAME, SqliteConversations
from assistant.settings import Settings
from assistant.version import __version__

DESCRIPTION = """
Answers questions about machines for deep learning and local language models. Every statement in an answer
is **computed** by a stated rule (formula, inputs, source, date) or **quoted** from a dated guide (exact passage).
"""
_FAULTS: dict[int | str, dict[str, object]] = {
    status: {"model": errors.ErrorBody, "description": text}
    for status, text in {
        401: "No valid key.",
        413: "The body is too large.",
        422: "The input cannot be used; the message says why and what to do.",
        429: "Too many requests; see Retry-After.",
        503: "Busy or not ready yet; see Retry-After.",
    }.items()
}


def create_app(settings: Settings) -> FastAPI:
    """The application for some settings; nothing heavy is loaded before it starts."""
    configure_logs()
    app = FastAPI(
        title="Rigwise",
        version=__version__,
        description=DESCRIPTION,
        lifespan=_lifespan,
        responses=_FAULTS,
        max_body_size=settings.max_body_kb * 1000,
    )
    app.state.assistant = Assistant(settings, SqliteConversations(settings.home / FILE_NAME))
    app.state.workers = Workers(threads=os.cpu_count() or 2, queue=settings.queue)
    app.state.ready = False
    app.middleware("http")(log_requests())
    app.middleware("http")(Door(settings))
    errors.install(app)
    for part in (chat, rules, sources, health):
        app.include_router(part.router)
    return app


@asynccontextmanager
async def _lifespan(app: FastAPI) -> AsyncIterator[None]:
    warming = asyncio.create_task(_warm(app))
    try:
        yield
    finally:
        warming.cancel()
        app.state.workers.close()


async def _warm(app: FastAPI) -> None:
    """Load index and embedder, so that the first asker does not wait for them."""
    await app.state.workers.run(app.state.assistant.warm)
    app.state.ready = True
