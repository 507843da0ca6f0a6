"""The runner: every question is answered once, in its own thread, through failures, restarts and storms."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from api.channels.asking import Progress
from api.channels.inbox import Counts, Inbox
from api.channels.message import Claimed, Message
from api.channels.runner import ATTEMPTS, GoneError, ReplyError, Runner
from api.channels.store import ChannelStore
from assistant.answer import Answer
from tests.api.channels.fake_asker import FakeAsker
from tests.api.channels.messages import message
from tests.state import file_of

LEASE_S = 0.3


@dataclass
class Board:
    """A platform of one's own: placeholders and what became of them, by the message they answer."""

    shown: dict[str, str] = field(default_factory=dict)
    placeholders: list[str] = field(default_factory=list)
    steps: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    faults: list[Exception] = field(default_factory=list)

    def open(self, item: Claimed) -> BoardReply:
        return BoardReply(self, item)

    def fault(self) -> None:
        if self.faults:
            raise self.faults.pop(0)


@dataclass
class BoardReply:
    board: Board
    item: Claimed

    async def placeholder(self) -> Mapping[str, Any]:
        if "ts" not in self.item.note:
            self.board.placeholders.append(self.item.message.ts)
        return {"ts": self.item.message.ts}

    async def update(self, step: Progress) -> None:
        self.board.steps.append(type(step).__name__)

    async def finish(self, answer: Answer) -> None:
        self.board.fault()
        self.board.shown[self.item.message.ts] = answer.lead
        self.board.finished.append(self.item.message.ts)

    async def fail(self, text: str) -> None:
        self.board.shown[self.item.message.ts] = text


@dataclass
class Bench:
    inbox: Inbox
    asker: FakeAsker
    board: Board
    parallel: int = 8

    def runner(self) -> Runner:
        return Runner(self.inbox, self.asker, self.board.open, parallel=self.parallel, first_pause_s=0.01)

    async def until_idle(self) -> None:
        async with asyncio.timeout(120):
            while self.inbox.counts() != Counts(0, 0):
                await asyncio.sleep(0.01)

    async def serve(self, *messages: Message) -> None:
        """Take messages, and let a runner work until nothing is left of them."""
        for each in messages:
            self.inbox.accept(each)
        runner = self.runner()
        runner.start()
        await self.until_idle()
        await runner.close()


Test = Callable[[Bench], Awaitable[None]]


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Test], None]:
    def run(test: Test) -> None:
        store = ChannelStore(file_of(tmp_path, "channels"))

        async def scene() -> None:
            await test(Bench(Inbox(store, "slack"), FakeAsker(), Board()))

        asyncio.run(scene())
        store.close()

    return run


def test_a_question_is_answered_step_by_step(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        runner = bench.runner()
        runner.start()
        sent = message("How much RAM?", language="tr", locale="en")
        bench.inbox.accept(sent)
        runner.wake()
        await bench.until_idle()
        await runner.close()
        assert bench.board.shown == {sent.ts: "Answer to How much RAM?"}
        assert bench.board.steps == ["Computed", "Cited"]
        assert bench.asker.languages == [("tr", "en")]

    play(test)


def test_what_waits_from_before_is_answered_first(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        sent = message()
        await bench.serve(sent)
        assert bench.board.finished == [sent.ts]

    play(test)


def test_a_busy_asker_is_asked_again(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        bench.asker.busy = 3
        sent = message("busy for now")
        await bench.serve(sent)
        assert bench.board.finished == [sent.ts]
        assert bench.board.placeholders == [sent.ts], "one placeholder for all attempts"

    play(test)


def test_a_platform_that_refuses_for_now_gets_the_answer_later_and_it_is_not_asked_twice(
    play: Callable[[Test], None],
) -> None:
    async def forgotten(*_: object) -> None:
        return None

    async def test(bench: Bench) -> None:
        bench.asker.answered = forgotten  # type: ignore[assignment]
        bench.board.faults = [ReplyError(0.01), ReplyError()]
        sent = message()
        await bench.serve(sent)
        assert bench.board.finished == [sent.ts]
        assert len(bench.asker.asked) == 1

    play(test)


def test_a_channel_that_is_gone_is_dropped(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        bench.board.faults = [GoneError()]
        bench.inbox.accept(message())
        last = message()
        await bench.serve(last)
        assert bench.board.finished == [last.ts], "the next question of the conversation has its turn"

    play(test)


def test_a_refusal_is_told(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        sent = message("refuse this")
        await bench.serve(sent)
        assert bench.board.shown == {sent.ts: "That cannot be asked."}

    play(test)


def test_a_platform_that_is_away_for_long_is_waited_for(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        bench.board.faults = [ReplyError()] * (ATTEMPTS + 1)
        sent = message()
        await bench.serve(sent)
        assert bench.board.finished == [sent.ts]
        assert len(bench.asker.asked) == 1

    play(test)


def test_an_answer_that_nobody_took_for_a_day_is_dropped(
    play: Callable[[Test], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("api.channels.runner.PATIENCE_S", 0.0)

    async def test(bench: Bench) -> None:
        bench.board.faults = [ReplyError()]
        await bench.serve(message())
        assert bench.board.finished == []

    play(test)


def test_a_question_that_always_breaks_is_given_up_and_said_so(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        sent = message("break it", language="tr")
        await bench.serve(sent)
        assert len(bench.asker.asked) == ATTEMPTS
        assert "yanıta ulaşamadım" in bench.board.shown[sent.ts]

    play(test)


def test_closing_lets_answers_finish(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        sent, waiting = message("hang on"), message("next")
        bench.inbox.accept(sent)
        bench.inbox.accept(waiting)
        runner = bench.runner()
        runner.start()
        await until(lambda: bool(bench.asker.asked))
        closing = asyncio.create_task(runner.close())
        await asyncio.sleep(0.05)
        assert not closing.done()
        bench.asker.go_on.set()
        await closing
        assert bench.board.finished == [sent.ts]
        assert bench.inbox.counts() == Counts(1, 0), "nothing new was begun, nothing was lost"

    play(test)


def test_what_is_not_ready_in_time_is_given_back(play: Callable[[Test], None]) -> None:
    async def test(bench: Bench) -> None:
        bench.inbox.accept(message("hang on"))
        runner = bench.runner()
        runner.start()
        await until(lambda: bool(bench.asker.asked))
        await runner.close(deadline_s=0.05)
        assert bench.inbox.counts() == Counts(1, 0)
        bench.asker.go_on.set()
        again = bench.runner()
        again.start()
        await bench.until_idle()
        await again.close()
        assert len(bench.board.finished) == 1
        assert len(bench.board.placeholders) == 1

    play(test)


def test_an_answer_that_was_found_before_the_process_died_is_not_asked_for_again(
    play: Callable[[Test], None],
) -> None:
    """The process died after the conversation had its turn, before the inbox had the answer."""

    async def test(bench: Bench) -> None:
        sent = message("How much RAM?")
        bench.inbox.accept(sent)
        first = bench.inbox.claim()
        assert first
        await bench.asker.ask(sent.asked)
        bench.inbox.fail(first.id, 0)
        runner = bench.runner()
        runner.start()
        await bench.until_idle()
        await runner.close()
        assert bench.board.finished == [sent.ts]
        assert len(bench.asker.asked) == 1

    play(test)


def test_a_slow_answer_keeps_its_lease(play: Callable[[Test], None], tmp_path: Path) -> None:
    async def test(bench: Bench) -> None:
        store = ChannelStore(file_of(tmp_path / "short", "channels"))
        now = [1_000_000.0]
        bench.inbox = Inbox(store, "slack", lease_s=LEASE_S, clock=lambda: now[0])
        bench.inbox.accept(message("hang on"))
        runner = bench.runner()
        runner.start()
        await until(lambda: bool(bench.asker.asked))
        for _ in range(4):
            now[0] += 0.9 * LEASE_S
            await until(lambda: lease(store) == now[0] + LEASE_S)
            assert Inbox(store, "slack", clock=lambda: now[0]).claim() is None
        bench.asker.go_on.set()
        await bench.until_idle()
        await runner.close()
        assert len(bench.asker.asked) == 1
        store.close()

    play(test)


def lease(store: ChannelStore) -> float:
    """Until when the one question belongs to its process."""
    with store.connection() as connection:
        return float(connection.execute("SELECT lease FROM inbox").fetchone()[0])


def test_a_storm(play: Callable[[Test], None]) -> None:
    """1,000 questions in 50 threads, each delivered up to three times: none lost, doubled or crossed."""

    async def test(bench: Bench) -> None:
        runner = bench.runner()
        runner.start()
        sent = [
            message(f"question {number}", conversation_id=f"thread-{number % 50}", ts=f"{number}.1")
            for number in range(1000)
        ]
        for number, one in enumerate(sent):
            for _ in range(1 + number % 3):
                await asyncio.to_thread(bench.inbox.accept, one)
            runner.wake()
        await bench.until_idle()
        await runner.close()
        assert bench.board.shown == {one.ts: f"Answer to {one.text}" for one in sent}
        assert len(bench.board.finished) == len(bench.board.placeholders) == 1000
        for thread in range(50):
            mine = [text for conversation, text in bench.asker.asked if conversation == f"thread-{thread}"]
            assert mine == [f"question {number}" for number in range(thread, 1000, 50)]

    play(test)


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not is_so():
            await asyncio.sleep(0.005)
