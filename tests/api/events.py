"""Server-sent events of a response, read as a browser reads them."""

from __future__ import annotations

import json
from typing import Any

import httpx2


def events_of(response: httpx2.Response) -> list[tuple[str, Any]]:
    """Name and data of every event."""
    assert response.headers["Content-Type"].startswith("text/event-stream")
    found = []
    for block in response.text.strip().split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.split("\n"))
        found.append((fields["event"], json.loads(fields["data"])))
    return found
