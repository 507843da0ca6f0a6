"""Slack fails in all its ways: nothing is lost, nothing is shown twice."""

from __future__ import annotations

import asyncio
import json
import time

import pytest

from api.slack.bot import SlackBot
from api.slack.render import render
from assistant.answer import Answer
from tests.api.channels.fake_asker import answer_to
from tests.api.slack.conftest import Play, Stage
from tests.api.slack.fake import command, mention, until


@pytest.mark.parametrize("method", ["chat.postMessage", "chat.update"])
def test_slack_asks_to_wait_and_is_waited_for(play: Play, method: str) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.is_streaming_allowed = False
        stage.slack.faults[method] = ["ratelimited:1"]
        start = time.monotonic()
        ts = await stage.mention("How much RAM?")
        await stage.idle()
        assert time.monotonic() - start >= 1
        (post,) = stage.slack.thread("C1", ts)
        assert "Answer" in post.shown

    play(act)


def test_where_there_is_no_room_for_a_stream_now_a_placeholder_serves(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.faults["chat.startStream"] = ["ratelimited:600"]
        ts = await stage.mention("How much RAM?")
        await stage.idle()
        assert len(stage.slack.thread("C1", ts)) == 1
        again = await stage.mention("How much RAM again?")
        await stage.idle()
        assert stage.slack.counts["chat.startStream"] == 2
        assert stage.slack.thread("C1", again)[0].markdown

    play(act)


@pytest.mark.parametrize("fault", ["500", "internal_error", "message_not_in_streaming_state"])
def test_an_answer_that_did_not_arrive_is_sent_again(play: Play, fault: str) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.faults["chat.stopStream"] = [fault]
        ts = await stage.mention("hang on")
        await until(lambda: stage.slack.thread("C1", ts))
        if fault == "message_not_in_streaming_state":
            stage.slack.thread("C1", ts)[0].is_streaming = False
        stage.asker.go_on.set()
        await stage.idle()
        (post,) = stage.slack.thread("C1", ts)
        assert "Answer to hang on" in post.shown and not post.is_streaming
        assert len(stage.asker.asked) == 1, "what was found is not looked for again"

    play(act)


def test_a_placeholder_that_somebody_deleted_is_made_good(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.is_streaming_allowed = False
        ts = await stage.mention("hang on")
        await until(lambda: stage.slack.thread("C1", ts) and stage.asker.asked)
        del stage.slack.posts["C1", stage.slack.thread("C1", ts)[0].ts]
        stage.asker.go_on.set()
        await stage.idle()
        (post,) = stage.slack.thread("C1", ts)
        assert "Answer to hang on" in post.shown

    play(act)


@pytest.mark.parametrize("streams", [True, False])
def test_blocks_that_slack_does_not_take_are_sent_as_text(play: Play, streams: bool) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.is_streaming_allowed = streams
        stage.slack.faults["chat.stopStream" if streams else "chat.update"] = ["invalid_blocks"]
        ts = await stage.mention("How much RAM?")
        await stage.idle()
        (post,) = stage.slack.thread("C1", ts)
        assert post.text == "Answer to How much RAM?" and not post.blocks

    play(act)


@pytest.mark.parametrize("fault", ["500", "ratelimited:1"])
def test_an_answer_to_a_command_is_sent_again_and_no_part_twice(play: Play, fault: str) -> None:
    async def act(stage: Stage) -> None:
        stage.asker._make = long_answer
        stage.slack.faults["response"] = ["", fault]
        await stage.interact(command(stage.slack.url, "How much RAM?"))
        await stage.idle()
        leads = [json.dumps(response) for response in stage.slack.responses if response.get("blocks")]
        assert len(leads) == len(set(leads)) == len(render(long_answer("How much RAM?", "c", None))) == 2
        assert len(stage.asker.asked) == 1

    play(act)


def long_answer(text: str, conversation_id: str, language: str | None) -> Answer:
    return answer_to(text, conversation_id, language).model_copy(update={"warnings": ("word " * 3500,)})


def test_blocks_that_a_command_s_answer_may_not_have_are_sent_as_text(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.faults["response"] = ["400"]
        await stage.interact(command(stage.slack.url, "How much RAM?"))
        await stage.idle()
        assert stage.slack.responses[-1]["text"] == "Answer to How much RAM?"
        assert not stage.slack.responses[-1].get("blocks")

    play(act)


def test_a_refusal_is_shown_in_the_place_of_the_answer(play: Play) -> None:
    async def act(stage: Stage) -> None:
        for is_allowed in (True, False):
            stage.slack.is_streaming_allowed = is_allowed
            ts = await stage.mention("refuse this")
            await stage.idle()
            (post,) = stage.slack.thread("C1", ts)
            assert post.text == "That cannot be asked." and not post.is_streaming

    play(act)


async def leave_behind(stage: Stage, *, forgets_note: bool) -> str:
    """A bot that dies with a question in hand; the message's id."""
    ts = await stage.mention("hang on")
    await until(lambda: stage.slack.thread("C1", ts) and stage.asker.asked)
    tasks = [*stage.bot._runner._keepers, *stage.bot._runner._running]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    with stage.store.connection() as connection:
        connection.execute("UPDATE inbox SET state = 'claimed', owner = 'x/1/a', attempt = 1, lease = 0")
        if forgets_note:
            connection.execute("UPDATE inbox SET note = '{}'")
    stage.asker.go_on.set()
    return ts


@pytest.mark.parametrize("streams", [True, False])
@pytest.mark.parametrize("forgets_note", [True, False])
def test_the_next_bot_goes_on_in_the_same_message(play: Play, streams: bool, forgets_note: bool) -> None:
    """Also when the last one died before it could note the id of its placeholder."""

    async def act(stage: Stage) -> None:
        stage.slack.is_streaming_allowed = streams
        ts = await leave_behind(stage, forgets_note=forgets_note)
        again = SlackBot(stage.settings, stage.store, stage.asker)
        again.start()
        await stage.idle()
        await again.close()
        (post,) = stage.slack.thread("C1", ts)
        assert "Answer to hang on" in post.shown and not post.is_streaming

    play(act)


def test_closing_finishes_answers_and_keeps_what_waits(play: Play) -> None:
    async def act(stage: Stage) -> None:
        ts = await stage.mention("hang on")
        await until(lambda: stage.asker.asked)
        event = stage.slack.write("C1", "<@UBOT> next", thread=ts)
        await stage.event(mention(event))
        closing = asyncio.create_task(stage.bot.close())
        await asyncio.sleep(0.05)
        stage.asker.go_on.set()
        await closing
        assert "Answer to hang on" in stage.slack.thread("C1", ts)[0].shown
        assert [text for _, text in stage.asker.asked] == ["hang on"]
        again = SlackBot(stage.settings, stage.store, stage.asker)
        again.start()
        await stage.idle()
        await again.close()
        assert [text for _, text in stage.asker.asked] == ["hang on", "next"]

    play(act)


def test_a_storm(play: Play) -> None:
    """1,000 questions in 50 threads of 5 channels, both events of each, some repeated: all answered in their
    threads, once, in order."""

    async def act(stage: Stage) -> None:
        stage.slack.is_streaming_allowed = False
        roots = [
            (f"C{number % 5}", stage.slack.write(f"C{number % 5}", "root")["ts"]) for number in range(50)
        ]
        stage.slack.faults["chat.postMessage"] = ["500", "internal_error"]
        for number in range(1000):
            channel, thread = roots[number % 50]
            event = stage.slack.write(channel, f"<@UBOT> question {number}", f"U{number % 7}", thread)
            deliveries = [stage.event(event), stage.event(mention(event))]
            deliveries += [stage.event(mention(event), f"EvAgain{number}") for _ in range(number % 10 == 0)]
            assert {reply.status_code for reply in await asyncio.gather(*deliveries)} == {200}
        await stage.idle()
        for number, (channel, thread) in enumerate(roots):
            texts = [post.shown for post in stage.slack.thread(channel, thread)]
            wanted = [f"Answer to question {index}" for index in range(number, 1000, 50)]
            assert len(texts) == 20
            assert all(any(want in text.split("  ")[0] for text in texts) for want in wanted)
        asked = [text for _, text in stage.asker.asked]
        assert sorted(asked) == sorted(f"question {number}" for number in range(1000))
        for conversation in {conversation for conversation, _ in stage.asker.asked}:
            mine = [int(text.split()[-1]) for name, text in stage.asker.asked if name == conversation]
            assert mine == sorted(mine) and len({number % 50 for number in mine}) == 1

    play(act)
