"""The two askers give the same answers, and the remote one bears with a server that has no time or dies."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from api.app import create_app
from api.channels.asking import Asked, Asker, NotNowError, RefusalError
from api.channels.desk_asker import DeskAsker
from api.channels.remote_asker import TRIES, RemoteAsker
from api.channels.sse import Event, events_of
from assistant.answer import Answer
from assistant.events import Done
from assistant.settings import Settings
from tests.api.conftest import ADMIN_KEY
from tests.corpus.reading.offices import packed
from tests.server import Server

PSU = "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?"
Scene = Callable[[Asker], Awaitable[None]]


@pytest.fixture(params=["desk", "remote"])
def play(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[Scene], None]:
    """Play a scene with an asker of either kind."""

    def run(scene: Scene) -> None:
        async def whole() -> None:
            async with opened(request, tmp_path) as asker:
                await scene(asker)

        asyncio.run(whole())

    return run


class opened:  # noqa: N801
    """An asker of the kind that a test asks for."""

    def __init__(self, request: pytest.FixtureRequest, home: Path) -> None:
        self.app: Any = None
        if request.param == "remote":
            self.asker: Asker = RemoteAsker(request.getfixturevalue("guarded").url, ADMIN_KEY)
            return
        self.app = create_app(Settings.from_environment({"RIGWISE_HOME": str(home)}))
        self.asker = DeskAsker(self.app.state.desk, "slack", self.app.state.ingesting)

    async def __aenter__(self) -> Asker:
        return self.asker

    async def __aexit__(self, *_: object) -> None:
        await self.asker.close()
        if self.app is not None:
            self.app.state.workers.close()
            self.app.state.desk.assistant.conversations.close()
            self.app.state.keys.close()


def test_answers_steps_follow_ups_feedback(play: Callable[[Scene], None]) -> None:
    async def scene(asker: Asker) -> None:
        start = time.time() - 1
        steps = [step async for step in asker.events(Asked(PSU, "c-1"))]
        assert [type(step).__name__ for step in steps] == ["Computed", "Cited", "Done"]
        done = steps[-1]
        assert isinstance(done, Done)
        assert done.answer.computations[0].inputs["gpus"][0]["count"] == 4
        again = await asker.ask(Asked("and with two?", "c-1"))
        assert again.conversation_id == "c-1"
        assert again.computations[0].inputs["gpus"][0]["count"] == 2
        assert await asker.answered("c-1", "and with two?", start) == again
        assert await asker.answered("c-1", PSU, start) is None
        assert await asker.answered("c-1", "and with two?", time.time() + 60) is None
        assert await asker.answered("never", PSU, start) is None
        assert await asker.rate(again.id, "up")
        assert not await asker.rate("unknown", "down")

    play(scene)


def test_languages(play: Callable[[Scene], None]) -> None:
    async def scene(asker: Asker) -> None:
        chosen = await asker.ask(Asked(PSU, "c-2", language="tr", locale="zh-Hans"))
        local = await asker.ask(Asked("4x RTX 3090 PSU", "c-3", locale="zh-Hans"))
        assert (chosen.language, local.language) == ("tr", "zh-Hans")

    play(scene)


def test_collections(play: Callable[[Scene], None]) -> None:
    """What is added is in the collection "documents", beside the guides."""

    async def scene(asker: Asker) -> None:
        before = await asker.collections()
        note = "# Rack\n\n## Noise\n\nThe attic rack hums at 47 decibels when the numbat fans run.\n"
        await asker.ingest("numbat.md", note.encode(), "en")
        assert set(await asker.collections()) == {*before, "documents"}
        question = "How loud is the attic rack with numbat fans?"
        for number, (name, is_told) in enumerate((("documents", True), ("guides", False))):
            answer = await asker.ask(Asked(question, f"c-8{number}", collection=name))
            assert ("47 decibels" in answer.text) == is_told
            steps = [step async for step in asker.events(Asked(question, f"c-9{number}", collection=name))]
            assert isinstance(steps[-1], Done)
            assert ("47 decibels" in steps[-1].answer.text) == is_told
        with pytest.raises(RefusalError, match=r"Es gibt: guides, .*documents"):
            await asker.ask(Asked(question, "c-7", collection="cellar", language="de"))

    play(scene)


def test_refusals_are_told_in_the_asker_s_language(play: Callable[[Scene], None]) -> None:
    async def scene(asker: Asker) -> None:
        with pytest.raises(RefusalError, match="Burada bir soru yok"):
            await asker.ask(Asked(" ", "c-4", language="tr"))
        with pytest.raises(RefusalError, match="belge"):
            await asker.ingest("notes.exe", b"x", "tr")

    play(scene)


def test_documents_are_taken_in(play: Callable[[Scene], None]) -> None:
    async def scene(asker: Asker) -> None:
        text = b"# Racks of the lab\n\nThe rack in room seven carries forty kilograms on each shelf.\n"
        taken = await asker.ingest("racks.md", text, "en")
        assert (taken.title, taken.state) == ("Racks of the lab", "added")
        assert (await asker.ingest("racks.md", text, "en")).state == "unchanged"
        archive = packed({"racks.md": text, "book.epub": b"PK"})
        taken = await asker.ingest("racks.zip", archive, "en")
        assert (taken.title, taken.documents, taken.refused) == ("racks.zip", 1, 1)

    play(scene)


def test_a_key_that_is_missing_is_said_so(guarded: Server) -> None:
    async def scene() -> None:
        asker = RemoteAsker(guarded.url)
        with pytest.raises(RefusalError, match="asks for a key"):
            await asker.ask(Asked(PSU, "c"))
        await asker.close()

    asyncio.run(scene())


def test_the_desk_s_load_is_told_as_such(tmp_path: Path) -> None:
    """One thread that is held up and a queue of one: the next question is for later."""

    async def scene() -> None:
        async with opened(FakeRequest(), tmp_path) as asker:  # type: ignore[arg-type]
            assert isinstance(asker, DeskAsker)
            workers = asker._desk._workers
            workers.inside += 10_000
            with pytest.raises(NotNowError) as fault:
                await asker.ask(Asked(PSU, "c"))
            workers.inside -= 10_000
            assert fault.value.retry_after_s == 2

    asyncio.run(scene())


class FakeRequest:
    param = "desk"


class Script:
    """A server that plays prepared responses, one per connection; ``None`` closes without one."""

    def __init__(self, *responses: bytes | None) -> None:
        self.responses = list(responses)
        self.requests: list[bytes] = []

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        self.requests.append(head)
        response = self.responses.pop(0) if self.responses else None
        if response is not None:
            writer.write(response)
            await writer.drain()
        writer.close()


def response(status: str, body: bytes = b"", **headers: str) -> bytes:
    lines = [
        f"HTTP/1.1 {status}",
        "Connection: close",
        *(f"{k.replace('_', '-')}: {v}" for k, v in headers.items()),
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body


ANSWER = Answer(id="a", conversation_id="c", language="en", kind="answer", lead="1,200 W", text="**1,200 W**")
GOOD = response("200 OK", ANSWER.model_dump_json().encode(), Content_Type="application/json")
STREAM = response(
    "200 OK",
    f'event: done\ndata: {{"answer": {ANSWER.model_dump_json()}}}\n\n'.encode(),
    Content_Type="text/event-stream",
)


def with_script(script: Script, scene: Callable[[Asker], Awaitable[Any]]) -> Any:
    async def whole() -> Any:
        server = await asyncio.start_server(script.serve, "127.0.0.1", 0)
        asker = RemoteAsker(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}", "key")
        async with server:
            result = await scene(asker)
            await asker.close()
        return result

    return asyncio.run(whole())


def ask(asker: Asker) -> Awaitable[Answer]:
    return asker.ask(Asked(PSU, "c"))


async def last(asker: Asker) -> Any:
    return [step async for step in asker.events(Asked(PSU, "c"))][-1]


def test_what_the_server_asks_to_wait_is_waited() -> None:
    script = Script(response("429 Too Many", Retry_After="1"), response("503 Busy", Retry_After="1"), GOOD)
    start = time.monotonic()
    assert with_script(script, ask) == ANSWER
    assert time.monotonic() - start >= 2.0
    assert len(script.requests) == 3
    assert b"authorization: bearer key" in script.requests[0].lower()


def test_a_long_wait_is_left_to_the_queue() -> None:
    async def scene(asker: Asker) -> float | None:
        with pytest.raises(NotNowError) as fault:
            await ask(asker)
        return fault.value.retry_after_s

    script = Script(response("429 Too Many", Retry_After="300"))
    assert with_script(script, scene) == 300
    assert len(script.requests) == 1


@pytest.mark.parametrize("broken", [None, response("502 Bad Gateway"), response("500 Fault")])
def test_a_question_that_may_have_arrived_is_not_asked_again_here(broken: bytes | None) -> None:
    async def scene(asker: Asker) -> None:
        with pytest.raises(NotNowError):
            await ask(asker)

    script = Script(broken, GOOD)
    with_script(script, scene)
    assert len(script.requests) == 1


def test_a_server_that_is_not_there_is_tried_several_times(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    async def scene() -> None:
        asker = RemoteAsker("http://127.0.0.1:9")
        monkeypatch.setattr(asyncio, "sleep", sleep)
        with pytest.raises(NotNowError):
            await ask(asker)
        monkeypatch.undo()
        await asker.close()

    asyncio.run(scene())
    assert len(pauses) == TRIES - 1
    assert pauses == sorted(pauses) and pauses[0] < pauses[-1]


def test_a_stream_is_read_to_its_answer() -> None:
    assert with_script(Script(STREAM), last) == Done(ANSWER)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b'event: computed\ndata: {"computations": []}\n\n',
        b'event: error\ndata: {"error": {"code": "x"}}\n\n',
    ],
)
def test_a_stream_that_breaks_off_is_no_answer(body: bytes) -> None:
    async def scene(asker: Asker) -> None:
        with pytest.raises(NotNowError):
            await last(asker)

    with_script(Script(response("200 OK", body, Content_Type="text/event-stream")), scene)


def test_a_refusal_of_somebody_in_between_has_its_status() -> None:
    async def scene(asker: Asker) -> None:
        with pytest.raises(RefusalError, match="HTTP 403"):
            await ask(asker)

    with_script(Script(response("403 Forbidden", b"<html>")), scene)


def test_events_are_read_line_by_line() -> None:
    async def lines() -> Any:
        for line in ["event: text", 'data: {"delta":', 'data: "a"}', "", ": keep", "", 'data: {"b": 1}', ""]:
            yield line

    async def scene() -> list[Event]:
        return [event async for event in events_of(lines())]

    assert asyncio.run(scene()) == [Event("text", {"delta": "a"}), Event("message", {"b": 1})]


def test_separators_that_only_unicode_knows_do_not_end_a_line() -> None:
    odd = ANSWER.model_copy(update={"lead": "a\u2028b\x85c"})
    body = f'event: done\r\ndata: {{"answer": {odd.model_dump_json()}}}\r\n\r\n'.encode()
    assert with_script(Script(response("200 OK", body)), last) == Done(odd)
