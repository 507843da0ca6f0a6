"""Structured logs: JSON lines on standard error, without the text of questions."""

from __future__ import annotations

import logging
import sys
import traceback

import structlog

from assistant.answer import Answer


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


def log_answer(answer: Answer, surface: str, question: str | None) -> None:
    """What kind of answer was given; the question's text only where the setting allows it."""
    details = {"question": question} if question is not None else {}
    structlog.get_logger().info(
        "answer",
        surface=surface,
        kind=answer.kind,
        language=answer.language,
        rules=[computation.rule for computation in answer.computations],
        ms=answer.timings_ms.get("total"),
        **details,
    )


def places(fault: Exception) -> list[str]:
    """Where a fault came up, without its message, which may hold words of a question."""
    frames = traceback.extract_tb(fault.__traceback__)
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames[-12:]]
