"""Fetching one document: from a public address, of a kind that is read, within bounds of size, time, detours.

Each host is looked up once, every address that it stands for must be public, and the connection goes to the
one that was checked; so neither a redirect nor a name that changes its address leads inside.
"""

from __future__ import annotations

import http.client
import ssl
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import PurePosixPath
from time import monotonic
from urllib.parse import SplitResult, quote, unquote, urljoin, urlsplit

from assistant.fetching.addresses import Resolve, public_address, resolve
from assistant.fetching.connection import Connect, PinnedConnection, connected
from assistant.retrieval.index.files import Content, is_readable
from assistant.version import __version__
from corpus.errors import DocumentError
from corpus.reading.reader import MAX_BYTES

SECONDS = 30.0
REDIRECTS = 5
_PORTS = {"http": 80, "https": 443}
_LONGEST = 2_000
_MOVED = frozenset({301, 302, 303, 307, 308})
_CHUNK = 64 * 2**10
_SAFE = "/%:=&?~#+!$,;'@()*[]"
_ENDINGS = {
    "text/html": ".html",
    "application/xhtml+xml": ".xhtml",
    "text/plain": ".txt",
    "text/markdown": ".md",
    "text/x-markdown": ".md",
    "application/pdf": ".pdf",
    "application/epub+zip": ".epub",
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document": ".docx",
}
_UNSAID = frozenset({"", "application/octet-stream", "binary/octet-stream"})
"""Types that say nothing, so that the ending of the address counts."""
_FAULTS = (OSError, EOFError, http.client.HTTPException, ssl.SSLError, zlib.error, ValueError)


@dataclass(frozen=True, slots=True)
class Fetcher:
    """Fetches documents.

    Args:
        resolver: looks a host up.
        connect: connects to an address.
        seconds: time for one document, all detours included.
        most_bytes: size of one, unpacked.
    """

    resolver: Resolve = resolve
    connect: Connect = connected
    seconds: float = SECONDS
    most_bytes: int = MAX_BYTES

    def __call__(self, url: str) -> Content:
        """What an address holds.

        Raises:
            DocumentError: it is no http or https address, is not public, is not reached or does not arrive in
                time, is too large, leads on too often, or is of no kind that is read.
        """
        end = monotonic() + self.seconds
        at = url
        for _ in range(REDIRECTS + 1):
            with self._answered(at, url, end) as response:
                if response.status not in _MOVED:
                    return self._content(response, at, url, end)
                at = urljoin(at, response.headers.get("Location", ""))
        raise DocumentError("url-redirects", url=url)

    @contextmanager
    def _answered(self, at: str, url: str, end: float) -> Iterator[http.client.HTTPResponse]:
        """The beginning of an answer; the connection is cut when the time is over."""
        parts = _checked(at)
        port = parts.port or _PORTS[parts.scheme]
        address = public_address(str(parts.hostname), port, at, self.resolver)
        left = max(0.01, end - monotonic())
        connection = PinnedConnection(
            *(str(parts.hostname), port, address, left),
            is_encrypted=parts.scheme == "https",
            connect=self.connect,
        )
        watch = threading.Timer(left, connection.cut)
        watch.daemon = True
        watch.start()
        try:
            connection.request("GET", _target(parts), headers=_HEADERS)
            with connection.getresponse() as response:
                yield response
        except _FAULTS as error:
            if monotonic() >= end:
                raise DocumentError("url-slow", url=url, seconds=round(self.seconds)) from error
            reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
            raise DocumentError("url-unreachable", url=url, reason=str(reason)) from error
        finally:
            watch.cancel()
            connection.close()

    def _content(self, response: http.client.HTTPResponse, at: str, url: str, end: float) -> Content:
        if response.status != http.client.OK:
            raise DocumentError("url-status", url=url, status=str(response.status))
        name = _name(
            at, url, response.headers.get_content_type() if "Content-Type" in response.headers else ""
        )
        data = b"".join(self._pieces(response, url))
        if monotonic() >= end:
            raise DocumentError("url-slow", url=url, seconds=round(self.seconds))
        if response.length:
            raise http.client.IncompleteRead(data, response.length)
        return Content(data, name, response.headers.get_content_charset())

    def _pieces(self, response: http.client.HTTPResponse, url: str) -> Iterator[bytes]:
        """The body, unpacked where it is packed, up to the limit."""
        packing = (response.headers.get("Content-Encoding") or "identity").strip().lower()
        if packing not in ("identity", "gzip", "x-gzip", "deflate"):
            raise DocumentError("url-type", url=url, type=packing[:80])
        unpacker = None if packing == "identity" else zlib.decompressobj(wbits=47)
        size = 0
        while chunk := response.read1(_CHUNK):
            while chunk:
                piece = unpacker.decompress(chunk, _CHUNK) if unpacker else chunk
                chunk = unpacker.unconsumed_tail if unpacker else b""
                size += len(piece)
                if size > self.most_bytes:
                    raise DocumentError("url-too-large", url=url, limit=self.most_bytes)
                yield piece
        if unpacker and not unpacker.eof:
            raise EOFError(url)


_HEADERS = {
    "User-Agent": f"rigwise/{__version__}",
    "Accept": ", ".join(_ENDINGS),
    "Accept-Encoding": "gzip, identity",
    "Connection": "close",
}


def _checked(url: str) -> SplitResult:
    """The parts of an address that may be fetched.

    Raises:
        DocumentError: it is none.
    """
    try:
        parts = urlsplit(url.strip())
        is_plain = parts.username is None and parts.password is None and parts.port != 0
    except ValueError as error:
        raise DocumentError("url-invalid", url=url[:_LONGEST]) from error
    if parts.scheme not in _PORTS or not parts.hostname or not is_plain or len(url) > _LONGEST:
        raise DocumentError("url-invalid", url=url[:_LONGEST])
    return parts


def _target(parts: SplitResult) -> str:
    path = quote(parts.path or "/", safe=_SAFE)
    return f"{path}?{quote(parts.query, safe=_SAFE)}" if parts.query else path


def _name(at: str, url: str, type_: str) -> str:
    """A file name for what an address holds; its ending says how it is read."""
    name = PurePosixPath(unquote(urlsplit(at).path)).name or str(urlsplit(at).hostname)
    if type_ in _ENDINGS:
        return f"{PurePosixPath(name).stem}{_ENDINGS[type_]}"
    if type_ in _UNSAID and is_readable(name):
        return name
    raise DocumentError("url-type", url=url, type=(type_ or name)[:80])
