"""Whether the process lives, and whether it is ready to answer."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from pydantic import BaseModel

from api.errors import RefusedError
from assistant.version import __version__

router = APIRouter(tags=["health"])


class Health(BaseModel):
    """State of the process."""

    status: Literal["ok"] = "ok"
    version: str = __version__


@router.get("/healthz", summary="The process lives")
async def healthz() -> Health:
    """Answers at once, also while questions are being encoded."""
    return Health()


@router.get("/readyz", summary="Ready to answer")
async def readyz(request: Request) -> Health:
    """200 once the index is loaded and the embedder answers, 503 before."""
    if not request.app.state.ready:
        raise RefusedError(503, "error-not-ready", {"Retry-After": "1"})
    return Health()
