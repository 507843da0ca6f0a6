"""One error body for every route and status."""

from __future__ import annotations

import json
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException
from starlette.routing import Match
from starlette.types import Message, Scope, Send

from api.language import language_of
from assistant.answering.wording import Wording, wording
from assistant.problems import PROBLEMS, Problem, problem_message, problem_text
from assistant.retrieval.errors import IndexBusyError, RetrievalError
from assistant.state.store import StateError
from assistant.understanding.errors import QuestionError
from corpus.errors import UnknownGuideError
from rules.errors import RuleInputError

RETRY_AFTER_S = 5
JSON = "application/json"
_METHODS = ("GET", "POST", "PATCH", "DELETE")
_UNKNOWN = frozenset(
    {"error-unknown-rule", "error-unknown-rule-near", "document-unknown", "collection-unknown"}
)
_WITHOUT_FILES = frozenset({"index-unread"})
"""Faults of the index whose sentence names the command that mends them, and no file or title."""


class Error(BaseModel):
    """What went wrong, and what to do about it."""

    code: str = Field(description="Stable name of the fault.", examples=["error-question-empty"])
    message: str = Field(
        description="A sentence in the asker's language: the input, the limit, the next step."
    )
    field: str | None = Field(default=None, description="The input at fault, where there is one.")


class ErrorBody(BaseModel):
    """The body of every response that is not a success."""

    error: Error


class RefusedError(Exception):
    """A request that is refused for a reason of the server's: load, rights, size.

    Args:
        code: id of the sentence that says why, and stable name of the fault.
        field: the input at fault, where there is one.
        arguments: values for that sentence.
    """

    def __init__(
        self,
        status: int,
        code: str,
        headers: dict[str, str] | None = None,
        *,
        field: str | None = None,
        **arguments: Any,
    ) -> None:
        super().__init__(code)
        self.field = field
        self.status = status
        self.code = code
        self.headers = headers
        self.arguments = arguments if field is None else {"field": field, **arguments}


class _Json(JSONResponse):
    """JSON of a text that may quote what a client sent, half characters included."""

    def render(self, content: Any) -> bytes:
        return json.dumps(content, ensure_ascii=False).encode("utf-8", "replace")


def install(app: FastAPI) -> None:
    """Answer every fault with the one error body."""
    for kind in PROBLEMS:
        app.add_exception_handler(kind, _problem)
    app.add_exception_handler(RefusedError, _refusal)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)


def body(status: int, error: Error, headers: dict[str, str] | None = None) -> JSONResponse:
    """A response with the one error body."""
    return _Json(ErrorBody(error=error).model_dump(), status, headers)


def error_of(fault: Exception, language: str) -> tuple[int, Error]:
    """A fault that is told to the asker: its status and its error, in one language.

    Raises:
        Exception: the fault itself, when it is not one to be told.
    """
    words = wording(language)
    fault = unstored(fault) if isinstance(fault, StateError) else fault
    if isinstance(fault, RefusedError):
        text = words(fault.code, **fault.arguments)
        return fault.status, Error(code=fault.code, message=text, field=fault.field)
    if not isinstance(fault, PROBLEMS):
        raise fault
    if isinstance(fault, RetrievalError):
        status = 409 if isinstance(fault, IndexBusyError) else 503
        return status, Error(code=fault.message_id, message=_index_text(fault, words))
    message = problem_message(fault)
    field = fault.field if isinstance(fault, RuleInputError | QuestionError) else None
    return _status(fault, message.id), Error(code=message.id, message=problem_text(fault, words), field=field)


def _index_text(fault: RetrievalError, words: Wording) -> str:
    """What an asker is told of a fault of the index: nothing of the server's files."""
    if fault.message_id in _WITHOUT_FILES:
        return problem_text(fault, words)
    return words("http-index-busy" if isinstance(fault, IndexBusyError) else "http-index-fault")


def malformed(field: str) -> RefusedError:
    """The refusal of a request in which a field is missing or not as described."""
    return RefusedError(422, "error-request-malformed", field=field[:200])


def unstored(fault: StateError) -> RefusedError:
    """The refusal of a request because a file of state cannot be used; the operator finds more in the log."""
    structlog.get_logger().error("state", fault=str(fault))
    return RefusedError(503, "http-state-fault", {"Retry-After": str(RETRY_AFTER_S)})


async def refuse(refusal: RefusedError, scope: Scope, send: Send) -> None:
    """Send a refusal for a request that no route has seen."""
    response = await _refusal(Request(scope), refusal)
    await response(scope, _nothing, send)


def _status(problem: Problem, message_id: str) -> int:
    is_unknown = isinstance(problem, UnknownGuideError) or message_id in _UNKNOWN
    return 404 if is_unknown else 422


async def _problem(request: Request, fault: Exception) -> JSONResponse:
    if isinstance(fault, RetrievalError):
        structlog.get_logger().error("index", fault=str(fault))
    if isinstance(fault, (RetrievalError, StateError)):
        request.app.state.metrics.store_failed("state" if isinstance(fault, StateError) else "index")
    status, error = error_of(fault, language_of(request))
    return body(status, error, {"Retry-After": str(RETRY_AFTER_S)} if status == 503 else None)


async def _refusal(request: Request, fault: Exception) -> JSONResponse:
    headers = fault.headers if isinstance(fault, RefusedError) else None
    if isinstance(fault, RefusedError) and fault.code == "http-state-fault":
        request.app.state.metrics.store_failed("state")
    return body(*error_of(fault, language_of(request)), headers)


async def _malformed(request: Request, fault: Exception) -> JSONResponse:
    from api.malformed import refusal_of

    first: dict[str, Any] = fault.errors()[0]  # type: ignore[attr-defined]
    return await _refusal(request, refusal_of(request, first))


async def _http(request: Request, fault: Exception) -> JSONResponse:
    status: int = fault.status_code  # type: ignore[attr-defined]
    if status == 400:
        return await _refusal(request, malformed("body"))
    if status == 405:
        return await _refusal(request, RefusedError(405, "error-method", {"Allow": _allowed(request)}))
    code = {404: "error-not-found"}.get(status, "error-request")
    text = wording(language_of(request))(code)
    return body(status, Error(code=code, message=text), getattr(fault, "headers", None))


def _allowed(request: Request) -> str:
    """The methods that an address takes, of all its routes."""
    routes = request.app.router.routes
    scopes = {method: {**request.scope, "method": method} for method in _METHODS}
    matching = (
        method
        for method, scope in scopes.items()
        if any(route.matches(scope)[0] is Match.FULL for route in routes)
    )
    return ", ".join(matching).replace("GET", "GET, HEAD")


async def _nothing() -> Message:
    return {"type": "http.disconnect"}
