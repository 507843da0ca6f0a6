"""The description of the interface: one error body on every route, the events of a stream, optional keys."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from api.errors import ErrorBody
from api.events import StreamEvent

DESCRIPTION = """
Answers questions about machines for deep learning and local language models. Every statement in an answer
is **computed** by a stated rule (formula, inputs, source, date) or **quoted** from a dated guide (exact
passage).

A server on this machine only needs no key. Otherwise requests carry `Authorization: Bearer <key>`; keys are
made by `rigwise keys create`. Messages of faults come in the language of `Accept-Language` or `?language=`.
"""
FAULTS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorBody, "description": text}
    for status, text in {
        400: "The request cannot be used.",
        401: "No valid key.",
        403: "The key does not give this right, or the origin gets no pass.",
        404: "There is nothing of this name.",
        405: "The address does not take this method.",
        408: "The request did not arrive in time.",
        409: "Something else is being changed right now.",
        413: "The body is too large.",
        415: "The body is not said to be JSON; see Content-Type.",
        421: "The server does not answer to this host name.",
        422: "The input cannot be used; the message says why and what to do.",
        429: "Too many requests; see Retry-After.",
        500: "A fault of the server.",
        503: "Busy or not ready yet; see Retry-After.",
    }.items()
}
_REFS = "#/components/schemas/{model}"


def describe(app: FastAPI) -> None:
    """Let the application describe itself, once, at ``/openapi.json``."""

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            app.openapi_schema = _schema(app)
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]


def _schema(app: FastAPI) -> dict[str, Any]:
    schema = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
    components = schema["components"]["schemas"]
    event = TypeAdapter(StreamEvent).json_schema(ref_template=_REFS, mode="serialization")
    for name, definition in event.pop("$defs").items():
        components.setdefault(name, definition)
    components["StreamEvent"] = event
    for operation in _operations(schema):
        if "security" not in operation:
            operation["security"] = [{}, {"HTTPBearer": []}]
    return schema


def _operations(schema: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for path in schema["paths"].values():
        yield from path.values()
