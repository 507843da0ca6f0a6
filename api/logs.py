"""Structured logs: one line per request, with an id, without the text of questions."""

from __future__ import annotations

import logging
import sys
import time
import uuid
from collections.abc import Awaitable, Callable

import structlog
from fastapi import Request, Response

from api.errors import Error, body
from api.language import language_of
from assistant.answer import Answer
from assistant.answering.wording import wording

Next = Callable[[Request], Awaitable[Response]]


def configure_logs() -> None:
    """JSON lines on standard error; other libraries' warnings and errors too."""
    logging.basicConfig(level=logging.WARNING, format="%(message)s")
    structlog.configure(
        processors=[
            structlog.contextvars.merge_contextvars,
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
        logger_factory=structlog.WriteLoggerFactory(file=sys.stderr),
        cache_logger_on_first_use=True,
    )


def log_requests() -> Callable[[Request, Next], Awaitable[Response]]:
    """Middleware: an id and a log line for each request; an unexpected fault gets the one error body."""
    log = structlog.get_logger()

    async def middleware(request: Request, call_next: Next) -> Response:
        request_id = uuid.uuid4().hex[:16]
        start = time.perf_counter()
        structlog.contextvars.bind_contextvars(request_id=request_id)
        try:
            response = await call_next(request)
        except Exception:
            log.exception("fault", path=request.url.path)
            text = wording(language_of(request))("error-internal", request=request_id)
            response = body(500, Error(code="error-internal", message=text))
        spent = (time.perf_counter() - start) * 1000
        log.info(
            "request",
            method=request.method,
            path=request.url.path,
            status=response.status_code,
            ms=round(spent, 1),
        )
        response.headers["X-Request-Id"] = request_id
        structlog.contextvars.clear_contextvars()
        return response

    return middleware


def log_answer(answer: Answer, question: str | None) -> None:
    """What kind of answer was given; the question's text only where the setting allows it."""
    details = {"question": question} if question is not None else {}
    structlog.get_logger().info(
        "answer",
        kind=answer.kind,
        language=answer.language,
        rules=[computation.rule for computation in answer.computations],
        ms=answer.timings_ms.get("total"),
        **details,
    )
