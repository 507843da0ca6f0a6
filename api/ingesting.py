"""Documents taken in and out over HTTP, one after another, each by a child process."""

from __future__ import annotations

import asyncio
import json
import re
import sys
from dataclasses import asdict, replace
from pathlib import PurePath
from typing import Any

import structlog

from api.errors import RefusedError
from api.ingest_child import Order
from assistant.retrieval.errors import IndexBusyError, RetrievalError
from assistant.retrieval.index.named_sets import require_own_name
from assistant.settings import Settings
from assistant.state.store import StateError
from corpus.errors import DocumentError
from corpus.reading.archive import ARCHIVES, archive_packing
from corpus.reading.reader import KINDS

QUEUE = 4
_NAME = re.compile(r"[^\x00-\x1f\x7f/\\:*?\"<>|.][^\x00-\x1f\x7f/\\:*?\"<>|]{0,99}")

_FAULTS = {"document": DocumentError, "busy": IndexBusyError, "index": RetrievalError, "state": StateError}


class Ingesting:
    """Takes documents in and out; whoever leaves stops the work for what was asked."""

    def __init__(self, settings: Settings) -> None:
        self._order = Order(
            str(settings.home),
            settings.embedder,
            settings.device,
            settings.vectors,
            settings.ensemble,
            state=settings.state,
        )
        self._turn = asyncio.Lock()
        self._inside = 0

    async def take_in(
        self,
        name: str,
        data: bytes,
        language: str | None = None,
        encoding: str | None = None,
        collection: str | None = None,
    ) -> dict[str, Any]:
        """Add a document or those in an archive, or replace the ones of that name.

        Raises:
            RefusedError: 422, the name is none; 503, too many wait.
            CollectionError: the collection cannot have that name.
            DocumentError: it cannot be read; the index is as before.
            RetrievalError: the index cannot be written; it is as before.
        """
        is_read = PurePath(name).suffix.lower() in KINDS or archive_packing(name) is not None
        if not (_NAME.fullmatch(name) and is_read):
            given, supported = name[:100], " ".join((*KINDS, *ARCHIVES))
            raise RefusedError(422, "http-file-name", field="name", name=given, supported=supported)
        if collection is not None:
            require_own_name(collection)
        order = replace(self._order, name=name, language=language, encoding=encoding, collection=collection)
        return await self._carried_out(order, data)

    async def take_out(self, document_id: str) -> dict[str, Any]:
        """Remove a document by id.

        Raises:
            DocumentError: there is none of that id.
            RetrievalError: the index cannot be written; it is as before.
        """
        return await self._carried_out(replace(self._order, document_id=document_id), b"")

    async def _carried_out(self, order: Order, data: bytes) -> dict[str, Any]:
        if self._inside >= QUEUE:
            raise RefusedError(503, "error-busy", {"Retry-After": "10"})
        self._inside += 1
        try:
            async with self._turn:
                return _result(await _child(json.dumps(asdict(order)).encode() + b"\n" + data))
        finally:
            self._inside -= 1


async def _child(order: bytes) -> dict[str, Any]:
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        *("-P", "-m", "api.ingest_child"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    try:
        output, _ = await process.communicate(order)
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode:
        structlog.get_logger().error("ingest", status=process.returncode)
        raise RetrievalError("index-write-failed", folder="", reason=f"status {process.returncode}")
    outcome: dict[str, Any] = json.loads(output.splitlines()[-1])
    return outcome


def _result(outcome: dict[str, Any]) -> dict[str, Any]:
    if "fault" not in outcome:
        return outcome
    raise _FAULTS[outcome["fault"]](outcome["message_id"], **outcome["arguments"])
