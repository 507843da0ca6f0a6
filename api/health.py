"""Whether the process lives, whether it is ready to answer, and which version it is."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel, Field

from api.errors import RefusedError
from api.security import Asker
from assistant.answering.wording import locales
from assistant.version import __version__
from rules import registry

router = APIRouter(tags=["operation"])


class Health(BaseModel):
    """State of the process."""

    status: Literal["ok"] = "ok"
    version: str = __version__


class Version(BaseModel):
    """What is running."""

    name: Literal["rigwise"] = "rigwise"
    version: str = __version__
    languages: list[str] = Field(description="Languages that answers come in.")
    rules: list[str]
    embedder: str = Field(description="As in the settings.")


@router.get("/healthz", summary="The process lives")
async def healthz() -> Health:
    """Answers at once, also while questions are being encoded; needs no key."""
    return Health()


@router.get("/readyz", summary="Ready to answer")
async def readyz(request: Request) -> Health:
    """200 once the index is loaded and the embedder answers, 503 before; needs no key."""
    if not request.app.state.ready:
        raise RefusedError(503, "error-not-ready", {"Retry-After": "1"})
    return Health()


@router.get("/version", summary="Version and abilities")
async def version(request: Request, _: Asker) -> Version:
    """Version, languages, rules and model."""
    embedder = request.app.state.desk.assistant.settings.embedder
    return Version(languages=list(locales()), rules=registry.names(), embedder=embedder)
