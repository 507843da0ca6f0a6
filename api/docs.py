"""``/docs``: the description of the interface as one plain page, without scripts or outside requests."""

from __future__ import annotations

import json
from base64 import b64encode
from collections.abc import Iterator
from hashlib import sha256
from html import escape
from typing import Any

from fastapi import APIRouter, Request, Response

from api.security import Asker

router = APIRouter()
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }
section { border-top: 1px solid #8886; padding: .5rem 0 1rem; }
h3 code { font-size: 1.1rem; } h3 b { display: inline-block; min-width: 4.5rem; }
pre { background: #8882; overflow: auto; padding: .75rem; } table { border-collapse: collapse; }
td { border-top: 1px solid #8884; padding: .2rem .8rem .2rem 0; vertical-align: top; }
""".strip()
_POLICY = "default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; frame-ancestors 'none'"
_EVENTS = ("UnderstoodEvent", "ComputedEvent", "CitedEvent", "TextEvent", "DoneEvent", "ErrorEvent")


@router.get("/docs", include_in_schema=False)
async def docs(request: Request, _: Asker) -> Response:
    """Every address with its parameters, examples and responses."""
    digest = b64encode(sha256(STYLE.encode()).digest()).decode()
    headers = {"Content-Security-Policy": _POLICY.format(digest=digest)}
    return Response("".join(_page(request.app.openapi())), media_type="text/html", headers=headers)


def _page(schema: dict[str, Any]) -> Iterator[str]:
    title = f"{schema['info']['title']} {schema['info']['version']}"
    yield f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(title)}</title>"
    yield f"<meta name=viewport content='width=device-width'><style>{STYLE}</style>"
    yield f"<h1>{escape(title)}</h1>{_text(schema['info']['description'])}"
    yield "<p>As data: <a href=/openapi.json>openapi.json</a>. Tools for other assistants are at "
    yield "<code>/mcp/</code> (Model Context Protocol).</p>"
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            yield from _operation(method, path, operation)
    yield "<h2>Events of a streamed answer</h2><table>"
    for name in _EVENTS:
        event = schema["components"]["schemas"][name]
        kind = event["properties"]["event"]["const"]
        yield f"<tr><td><code>{escape(kind)}</code><td>{escape(event['description'])}"
    yield "</table>"


def _operation(method: str, path: str, operation: dict[str, Any]) -> Iterator[str]:
    yield f"<section><h3><b>{escape(method.upper())}</b> <code>{escape(path)}</code></h3>"
    yield f"<p><b>{escape(operation['summary'])}</b></p>{_text(operation.get('description', ''))}<table>"
    for parameter in operation.get("parameters", ()):
        text = parameter.get("description", "") or parameter["schema"].get("description", "")
        yield f"<tr><td><code>{escape(parameter['name'])}</code>"
        yield f"<td>{escape(parameter['in'])}<td>{escape(text)}"
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            yield f"<tr><td>{escape(status)}<td><td>{escape(response['description'])}"
    yield "</table>"
    for kind, content in operation.get("requestBody", {}).get("content", {}).items():
        yield from (_example(kind, name, value) for name, value in content.get("examples", {}).items())
    yield "</section>"


def _example(kind: str, name: str, example: dict[str, Any]) -> str:
    text = json.dumps(example["value"], ensure_ascii=False, indent=2)
    return f"<p>{escape(name)} ({escape(kind)})</p><pre>{escape(text)}</pre>"


def _text(text: str) -> str:
    return "".join(f"<p>{escape(part)}</p>" for part in text.strip().split("\n\n") if part)
