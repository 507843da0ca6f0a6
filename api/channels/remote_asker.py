"""Answers from another Rigwise over HTTP: the same questions, one process further away."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator
from contextlib import aclosing, asynccontextmanager
from dataclasses import asdict
from datetime import datetime
from typing import TYPE_CHECKING, Any, Literal

from api.channels.asking import Asked, NotNowError, Progress, RefusalError, Taken
from api.channels.sse import Event, events_of
from assistant.answer import Answer, Citation, Computation
from assistant.events import Cited, Computed, Done

if TYPE_CHECKING:
    import httpx2

TRIES = 4
PAUSE_S = 0.5
LONGEST_PAUSE_S = 20.0
TIMEOUT_S = 60.0
_REFUSED_FOR_NOW = frozenset({429, 503})
_UNCERTAIN = frozenset({408, 425, 500, 502, 504})


class RemoteAsker:
    """Asks a server; see :class:`~api.channels.asking.Asker`.

    What the server refuses for now is tried again, later and later. A question that may have arrived is not:
    whoever asks it again looks first whether it was answered.

    Args:
        url: address of the server, ``https://rigwise.example``.
        key: a key of that server, where it asks for one.
    """

    def __init__(self, url: str, key: str | None = None) -> None:
        import httpx2

        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._client = httpx2.AsyncClient(base_url=url.rstrip("/"), headers=headers, timeout=TIMEOUT_S)

    async def ask(self, asked: Asked) -> Answer:
        """See :class:`~api.channels.asking.Asker`."""
        response = await self._call("POST", "/chat", asked.refusal_language, json=_turn(asked))
        return Answer.model_validate_json(response.content)

    async def events(self, asked: Asked) -> AsyncGenerator[Progress, None]:
        """See :class:`~api.channels.asking.Asker`."""
        turn, headers = _turn(asked), {"Accept": "text/event-stream"}
        async with (
            self._open("POST", "/chat", asked.refusal_language, json=turn, headers=headers) as response,
            aclosing(events_of(_lines(response))) as events,
        ):
            async for event in events:
                if (step := _step(event)) is not None:
                    yield step
                if isinstance(step, Done):
                    return
        raise NotNowError

    async def answered(self, conversation_id: str, text: str, since: float) -> Answer | None:
        """See :class:`~api.channels.asking.Asker`."""
        response = await self._call("GET", f"/conversations/{conversation_id}", None, unknown=404)
        turns = response.json()["turns"] if response.status_code == 200 else []
        if not turns or turns[-1]["question"] != text.encode("utf-8", "replace").decode("utf-8"):
            return None
        is_since = datetime.fromisoformat(turns[-1]["at"]).timestamp() >= since
        return Answer.model_validate(turns[-1]["answer"]) if is_since else None

    async def collections(self) -> list[str]:
        """See :class:`~api.channels.asking.Asker`."""
        return [each["name"] for each in (await self._call("GET", "/collections", None)).json()]

    async def rate(self, answer_id: str, thumb: Literal["up", "down"]) -> bool:
        """See :class:`~api.channels.asking.Asker`."""
        given = {"answer_id": answer_id, "thumb": thumb}
        return (await self._call("POST", "/feedback", None, json=given, unknown=404)).status_code != 404

    async def ingest(self, name: str, data: bytes, language: str) -> Taken:
        """See :class:`~api.channels.asking.Asker`."""
        response = await self._call("POST", "/sources", language, params={"name": name}, content=data)
        taken = response.json()
        if "documents" in taken:
            return Taken(name, "added", len(taken["documents"]), len(taken["refused"]))
        return Taken(taken["title"], taken["state"])

    async def close(self) -> None:
        """See :class:`~api.channels.asking.Asker`."""
        await self._client.aclose()

    async def _call(
        self, method: str, path: str, language: str | None, *, unknown: int | None = None, **content: Any
    ) -> httpx2.Response:
        """A whole response; ``unknown`` is a status that is no fault."""
        async with self._open(method, path, language, unknown=unknown, **content) as response:
            await _read(response)
            return response

    @asynccontextmanager
    async def _open(
        self, method: str, path: str, language: str | None, *, unknown: int | None = None, **content: Any
    ) -> AsyncGenerator[httpx2.Response, None]:
        """A response whose body is still to be read, after as many tries as it takes."""
        content["headers"] = {**content.get("headers", {}), "Accept-Language": language or "en"}
        request = self._client.build_request(method, path, **content)
        response = await self._sent(request)
        try:
            if response.is_error and response.status_code != unknown:
                raise RefusalError(await _reason(response))
            yield response
        finally:
            await response.aclose()

    async def _sent(self, request: httpx2.Request) -> httpx2.Response:
        import httpx2

        wait_s: float | None = None
        for tried in range(TRIES):
            if tried:
                await asyncio.sleep(wait_s or PAUSE_S * 2.0**tried)
            try:
                response = await self._client.send(request, stream=True)
            except (httpx2.ConnectError, httpx2.ConnectTimeout):
                wait_s = None
                continue
            except httpx2.TransportError as fault:
                raise NotNowError from fault
            if response.status_code not in _REFUSED_FOR_NOW | _UNCERTAIN:
                return response
            wait_s = _retry_after_s(response)
            await response.aclose()
            if response.status_code in _UNCERTAIN or (wait_s or 0) > LONGEST_PAUSE_S:
                break
        raise NotNowError(wait_s)


def _turn(asked: Asked) -> dict[str, str]:
    """A turn as the server takes it; what is not given is left out."""
    given = {"message" if name == "text" else name: value for name, value in asdict(asked).items()}
    return {name: value for name, value in given.items() if value is not None}


def _step(event: Event) -> Progress | None:
    """An event of the stream as a step; pieces of text are not needed, the answer holds it all."""
    data = event.data
    if event.name == "computed":
        return Computed(tuple(Computation.model_validate(item) for item in data["computations"]))
    if event.name == "cited":
        return Cited(tuple(Citation.model_validate(item) for item in data["citations"]))
    if event.name == "done":
        return Done(Answer.model_validate(data["answer"]))
    if event.name == "error":
        raise NotNowError
    return None


async def _lines(response: httpx2.Response) -> AsyncGenerator[str, None]:
    """Lines that end where the format ends them, not at every separator that Unicode knows."""
    import httpx2

    rest = b""
    try:
        async with aclosing(response.aiter_bytes()) as chunks:
            async for chunk in chunks:
                *lines, rest = (rest + chunk).split(b"\n")
                for line in lines:
                    yield line.decode("utf-8").removesuffix("\r")
    except httpx2.TransportError as fault:
        raise NotNowError from fault


async def _read(response: httpx2.Response) -> None:
    import httpx2

    try:
        await response.aread()
    except httpx2.TransportError as fault:
        raise NotNowError from fault


async def _reason(response: httpx2.Response) -> str:
    """The sentence of the one error body, or what a proxy's answer allows to say."""
    await _read(response)
    try:
        return str(response.json()["error"]["message"])
    except (ValueError, KeyError, TypeError):
        return f"HTTP {response.status_code}"


def _retry_after_s(response: httpx2.Response) -> float | None:
    value = response.headers.get("retry-after", "")
    return float(value) if value.isdecimal() else None
