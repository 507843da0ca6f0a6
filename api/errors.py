"""One error body for every route and status."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, Field
from starlette.exceptions import HTTPException

from api.language import language_of
from assistant.answering.wording import wording
from assistant.problems import PROBLEMS, Problem, problem_message, problem_text
from rules.errors import RuleInputError


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
    """A request that is refused for a reason of the server's: load, rights, size."""

    def __init__(
        self, status: int, code: str, headers: dict[str, str] | None = None, **arguments: Any
    ) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.headers = headers
        self.arguments = arguments


def install(app: FastAPI) -> None:
    """Answer every fault with the one error body."""
    for kind in PROBLEMS:
        app.add_exception_handler(kind, _problem)
    app.add_exception_handler(RefusedError, _refusal)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)


def body(status: int, error: Error, headers: dict[str, str] | None = None) -> JSONResponse:
    """A response with the one error body."""
    return JSONResponse(ErrorBody(error=error).model_dump(), status, headers)


async def _problem(request: Request, fault: Exception) -> JSONResponse:
    problem: Problem = fault  # type: ignore[assignment]
    words = wording(language_of(request))
    field = problem.field if isinstance(problem, RuleInputError) else None
    text = problem_text(problem, words)
    return body(422, Error(code=problem_message(problem).id, message=text, field=field))


async def _refusal(request: Request, fault: Exception) -> JSONResponse:
    refusal: RefusedError = fault  # type: ignore[assignment]
    text = wording(language_of(request))(refusal.code, **refusal.arguments)
    return body(refusal.status, Error(code=refusal.code, message=text), refusal.headers)


async def _malformed(request: Request, fault: Exception) -> JSONResponse:
    first: dict[str, Any] = fault.errors()[0]  # type: ignore[attr-defined]
    field = ".".join(str(part) for part in first["loc"] if part not in ("body", "query", "path")) or "body"
    text = wording(language_of(request))("error-request-malformed", field=field)
    return body(422, Error(code="error-request-malformed", message=text, field=field))


async def _http(request: Request, fault: Exception) -> JSONResponse:
    status: int = fault.status_code  # type: ignore[attr-defined]
    code = {404: "error-not-found", 405: "error-method", 413: "error-body-too-large"}.get(
        status, "error-request"
    )
    text = wording(language_of(request))(code)
    return body(status, Error(code=code, message=text), getattr(fault, "headers", None))
