"""Whether the process lives, whether it is ready to answer, and which version it is."""

from __future__ import annotations

from typing import Literal

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field

from api.errors import Error, RefusedError, body, error_of
from api.language import language_of
from api.security import Asker
from assistant.answering.wording import locales
from assistant.retrieval.errors import RetrievalError
from assistant.state.store import StateError
from assistant.version import __version__
from rules import registry

router = APIRouter(tags=["operation"])


class Health(BaseModel):
    """State of the process."""

    status: Literal["ok"] = "ok"
    version: str = __version__


class Readiness(Health):
    """State of the process once it answers."""

    warnings: list[Error] = Field(
        default_factory=list,
        description="What is not searched, as of the last question: the index of the documents of your own, "
        "or some of them, where it is damaged. The guides answer.",
    )


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


@router.get("/readyz", summary="Ready to answer", response_model=Readiness)
async def readyz(request: Request) -> Readiness | JSONResponse:
    """200 once the index is loaded and the embedder answers, 503 and the reason before; needs no key.

    Where documents of your own cannot be read, the guides answer all the same: 200, and a warning says so.
    """
    if request.app.state.ready:
        fault = request.app.state.desk.assistant.library.fault
        warnings = [error_of(fault, language_of(request))[1]] if fault else []
        return Readiness(warnings=warnings)
    return body(503, _reason(request.app.state.fault, language_of(request)), {"Retry-After": "1"})


def _reason(fault: Exception | None, language: str) -> Error:
    """Why the last try to load everything failed; while the first one is made, that it is."""
    if isinstance(fault, (RetrievalError, RefusedError)):
        return error_of(fault, language)[1]
    code = "http-state-fault" if isinstance(fault, StateError) else "error-not-ready"
    return error_of(RefusedError(503, code), language)[1]


@router.get("/version", summary="Version and abilities")
async def version(request: Request, _: Asker) -> Version:
    """Version, languages, rules and model."""
    embedder = request.app.state.desk.assistant.settings.embedder
    return Version(languages=list(locales()), rules=registry.names(), embedder=embedder)
