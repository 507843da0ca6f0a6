"""A client for load that takes little time from the server beside it: HTTP/1.1 on one connection."""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode, urlsplit

HEAD_END = b"\r\n\r\n"
LIMIT_BYTES = 4_000_000
LIMIT_S = 60.0


@dataclass(frozen=True)
class Response:
    """What came back: status, headers with small letters, and the whole body."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300

    def json(self) -> Any:
        return json.loads(self.body)


@dataclass
class Wire:
    """One connection that is kept open, and opened again where the server has closed it."""

    url: str
    _open: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = field(default=None)

    async def request(
        self,
        method: str,
        path: str,
        *,
        body: object = None,
        query: dict[str, str] | None = None,
        accept: str = "*/*",
    ) -> Response:
        """Send one request and read its whole response."""
        address = urlsplit(self.url)
        if self._open is None:
            self._open = await asyncio.open_connection(address.hostname, address.port, limit=LIMIT_BYTES)
        reader, writer = self._open
        writer.write(_request(method, path, address.netloc, body, query, accept))
        async with asyncio.timeout(LIMIT_S):
            response = await _response(reader)
        if response.headers.get("connection") == "close":
            self.close()
        return response

    def close(self) -> None:
        """Close the connection."""
        if self._open is not None:
            self._open[1].close()
            self._open = None


def _request(
    method: str, path: str, host: str, body: object, query: dict[str, str] | None, accept: str
) -> bytes:
    content = b"" if body is None else json.dumps(body).encode()
    target = f"{path}?{urlencode(query)}" if query else path
    lines = [f"{method} {target} HTTP/1.1", f"Host: {host}", f"Accept: {accept}"]
    if content:
        lines += ["Content-Type: application/json", f"Content-Length: {len(content)}"]
    return "\r\n".join(lines).encode() + HEAD_END + content


async def _response(reader: asyncio.StreamReader) -> Response:
    first, *lines = (await reader.readuntil(HEAD_END)).decode("latin-1").strip().split("\r\n")
    pairs = (line.partition(":") for line in lines)
    headers = {name.lower(): value.strip() for name, _, value in pairs}
    if headers.get("transfer-encoding") == "chunked":
        body = await _chunks(reader)
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Response(int(first.split()[1]), headers, body)


async def _chunks(reader: asyncio.StreamReader) -> bytes:
    body = bytearray()
    while size := int(await reader.readuntil(b"\r\n"), 16):
        body += (await reader.readexactly(size + 2))[:-2]
    await reader.readexactly(2)
    return bytes(body)
