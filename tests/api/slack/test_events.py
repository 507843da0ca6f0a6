"""Events over signed HTTP: who is answered, where, how often, and what is refused."""

from __future__ import annotations

import asyncio
import json

import pytest

from tests.api.slack.conftest import Play, Stage
from tests.api.slack.fake import SECRET, mention, signed, until, wrapped


def test_a_mention_is_answered_once_in_its_thread(play: Play) -> None:
    async def act(stage: Stage) -> None:
        ts = await stage.mention("How much RAM?")
        await stage.idle()
        (post,) = stage.slack.thread("C1", ts)
        assert "Answer to How much RAM?" in post.shown
        assert not post.is_streaming
        assert len(stage.asker.asked) == 1

    play(act)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("in:lab How much RAM?", "lab"),
        ("How much RAM? in:“server room”", "server room"),
        ("How much RAM?", None),
    ],
)
def test_a_collection_may_be_named_beside_the_question(play: Play, text: str, name: str | None) -> None:
    async def act(stage: Stage) -> None:
        ts = await stage.mention(text)
        await stage.idle()
        assert "Answer to How much RAM?" in stage.slack.thread("C1", ts)[0].shown
        assert [asked for _, asked in stage.asker.asked] == ["How much RAM?"]
        assert stage.asker.within == [name]

    play(act)


def test_a_collection_without_a_question_is_met_with_an_example(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.mention("in:lab")
        await stage.idle()
        assert stage.asker.asked == []
        assert "What would you like to know?" in stage.slack.ephemeral[0]["text"]

    play(act)


def test_without_streams_a_placeholder_becomes_the_answer(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.is_streaming_allowed = False
        ts = await stage.mention("hang on")
        await until(lambda: stage.slack.thread("C1", ts))
        assert stage.slack.thread("C1", ts)[0].text == "Working on it …"
        stage.asker.go_on.set()
        await stage.idle()
        (post,) = stage.slack.thread("C1", ts)
        assert "Answer to hang on" in post.shown and post.versions == 2
        await stage.mention("again")
        await stage.idle()
        assert stage.slack.counts["chat.startStream"] == 1, "what is not allowed is not tried again"

    play(act)


def test_where_only_direct_messages_are_streamed_channels_get_placeholders(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.stream_kinds = "D"
        for _ in range(2):
            ts = await stage.mention("How much RAM?")
            event = stage.slack.write("D1", "How much RAM?")
            await stage.event(event)
            await stage.idle()
            assert not stage.slack.thread("C1", ts)[0].markdown
            assert stage.slack.thread("D1", event["ts"])[0].markdown
        assert stage.slack.counts["chat.startStream"] == 3, "tried once in channels, each time in private"

    play(act)


def test_slack_is_told_at_once_although_the_answer_takes_long(play: Play) -> None:
    async def act(stage: Stage) -> None:
        ts = await asyncio.wait_for(stage.mention("hang on"), 60)
        await until(lambda: stage.asker.asked)
        assert not any("Answer" in post.shown for post in stage.slack.thread("C1", ts))
        stage.asker.go_on.set()
        await stage.idle()

    play(act)


def test_a_delivery_that_is_repeated_is_answered_once(play: Play) -> None:
    async def act(stage: Stage) -> None:
        event = stage.slack.write("C1", "<@UBOT> How much RAM?")
        for number in range(3):
            retry = (
                {"X-Slack-Retry-Num": str(number), "X-Slack-Retry-Reason": "http_timeout"} if number else {}
            )
            assert (await stage.event(mention(event), "Ev1", **retry)).status_code == 200
        await stage.event(mention(event), "Ev2")
        await stage.idle()
        await stage.event(mention(event), "Ev3")
        await stage.idle()
        assert len(stage.asker.asked) == 1
        assert len(stage.slack.thread("C1", event["ts"])) == 1

    play(act)


def test_threads_and_channels_are_conversations_of_their_own(play: Play) -> None:
    async def act(stage: Stage) -> None:
        first = await stage.mention("one")
        await stage.mention("two", thread=first)
        await stage.mention("three")
        await stage.mention("four", channel="C2")
        await stage.idle()
        names = {text: conversation for conversation, text in stage.asker.asked}
        assert names["one"] == names["two"]
        assert len({names["one"], names["three"], names["four"]}) == 3
        shown = [post.shown for post in stage.slack.thread("C1", first)]
        assert ["one" in shown[0], "two" in shown[1], len(shown)] == [True, True, 2]

    play(act)


def test_a_direct_message_needs_no_mention(play: Play) -> None:
    async def act(stage: Stage) -> None:
        event = stage.slack.write("D1", "How much RAM &amp; why?")
        await stage.event(event)
        await stage.idle()
        assert stage.asker.asked[0][1] == "How much RAM & why?"
        assert len(stage.slack.thread("D1", event["ts"])) == 1

    play(act)


def test_who_has_asked_in_a_thread_goes_on_there_without_a_mention(play: Play) -> None:
    async def act(stage: Stage) -> None:
        ts = await stage.mention("How much RAM?")
        await stage.idle()
        for text, user in (
            ("and with four?", "U1"),
            ("I think so too", "U2"),
            ("what do you say, <@U2>?", "U1"),
        ):
            await stage.event(stage.slack.write("C1", text, user, ts))
        await stage.event(stage.slack.write("C1", "somewhere else", "U1"))
        await stage.idle()
        assert [text for _, text in stage.asker.asked] == ["How much RAM?", "and with four?"]

    play(act)


@pytest.mark.parametrize(
    "changes",
    [
        {"user": "UBOT", "bot_id": "B1"},
        {"bot_id": "B9"},
        {"subtype": "bot_message", "bot_id": "B9", "user": None},
        {"subtype": "channel_join"},
        {"subtype": "message_replied"},
    ],
)
def test_what_no_person_wrote_is_not_answered(play: Play, changes: dict[str, object]) -> None:
    async def act(stage: Stage) -> None:
        event = {**stage.slack.write("D1", "How much RAM?"), **changes}
        assert (await stage.event({k: v for k, v in event.items() if v is not None})).status_code == 200
        assert (await stage.event(mention(event))).status_code == 200
        await stage.idle()
        assert stage.asker.asked == []

    play(act)


def test_events_of_no_use_are_acknowledged(play: Play) -> None:
    async def act(stage: Stage) -> None:
        assert (await stage.event({"type": "reaction_added", "user": "U1"}, "Ev9")).status_code == 200

    play(act)


def test_slack_finds_out_that_the_address_is_ours(play: Play) -> None:
    async def act(stage: Stage) -> None:
        body = json.dumps({"type": "url_verification", "challenge": "abc", "token": "x"})
        response = await stage.send(body, "application/json")
        assert response.status_code == 200 and "abc" in response.text

    play(act)


@pytest.mark.parametrize(
    ("secret", "age_s", "body"),
    [("other", 0, None), (SECRET, 400, None), (SECRET, -400, None), (SECRET, 0, "{}")],
)
def test_what_slack_did_not_sign_just_now_is_refused(
    play: Play, secret: str, age_s: float, body: str | None
) -> None:
    async def act(stage: Stage) -> None:
        text = json.dumps(wrapped(stage.slack.write("D1", "How much RAM?")))
        headers = {"Content-Type": "application/json", **signed(text, secret, age_s)}
        response = await stage.http.post("/slack/events", content=body or text, headers=headers)
        assert response.status_code == 401
        bare = await stage.http.post(
            "/slack/events", content=text, headers={"Content-Type": "application/json"}
        )
        assert bare.status_code == 401
        await stage.idle()
        assert stage.asker.asked == []

    play(act)


@pytest.mark.parametrize("body", ["[" * 100_000, "[]", "1", "null", "\x00", "payload=%7B", "payload=[]"])
@pytest.mark.parametrize("kind", ["application/json", "application/x-www-form-urlencoded"])
def test_nonsense_that_anyone_can_send_is_refused(play: Play, kind: str, body: str) -> None:
    async def act(stage: Stage) -> None:
        given = {"Content-Type": kind, "X-Slack-Signature": "v0=0"}
        for time in ("1", "abc", "1e400", "-1"):
            headers = {**given, "X-Slack-Request-Timestamp": time}
            response = await stage.http.post("/slack/events", content=body, headers=headers)
            assert response.status_code == 401, (time, response.text)

    play(act)


def test_channels_that_are_not_allowed_are_not_answered(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.mention("one", channel="C2")
        await stage.mention("two", channel="C1")
        await stage.event(stage.slack.write("D1", "three"))
        await stage.idle()
        assert [text for _, text in stage.asker.asked] == ["two", "three"]

    play(act, RIGWISE_SLACK_CHANNELS="C1")


def test_another_workspace_is_not_answered(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.mention("one")
        await stage.idle()
        assert stage.asker.asked == []

    play(act, RIGWISE_SLACK_WORKSPACES="T2")


def test_too_many_questions_are_met_with_a_friendly_word(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.locales["U1"] = "tr-TR"
        for number in range(3):
            await stage.mention(f"question {number}")
        await stage.mention("question 3", user="U2")
        await stage.idle()
        assert sorted(text for _, text in stage.asker.asked) == ["question 0", "question 1", "question 3"]
        (word,) = stage.slack.ephemeral
        assert "çok soru" in word["text"] and word["user"] == "U1"

    play(act, RIGWISE_CHANNEL_USER_RATE="2/hour")


def test_admins_mute_and_unmute_a_channel(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.mention("mute", user="U2")
        await stage.mention("mute", user="UADMIN")
        await stage.mention("How much RAM?")
        await stage.mention("status", user="UADMIN")
        await stage.idle()
        assert stage.asker.asked == []
        await stage.mention("unmute", user="UADMIN")
        await stage.mention("How much RAM?")
        await stage.idle()
        assert len(stage.asker.asked) == 1
        words = [word["text"] for word in stage.slack.ephemeral]
        assert [("Only those" in words[0]), len(words)] == [True, 4]

    play(act, RIGWISE_SLACK_ADMINS="UADMIN")


def test_a_mention_without_a_question_gets_an_example(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.mention("")
        await stage.idle()
        assert "What would you like to know?" in stage.slack.ephemeral[0]["text"]

    play(act)


def test_locale_and_chosen_language_go_with_the_question(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.locales.update(U1="zh-TW", U2="tr-TR")
        await stage.mention("one")
        await stage.mention("language en", user="U2")
        await stage.mention("two", user="U2")
        await stage.mention("three", user="U2")
        await stage.idle()
        assert stage.asker.languages == [(None, "zh-Hant"), ("en", "tr"), ("en", "tr")]
        assert stage.slack.counts["users.info"] == 2, "looked up once per person"

    play(act)


def test_a_locale_that_cannot_be_looked_up_does_not_hold_an_answer_up(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.faults["users.info"] = ["ratelimited:600"]
        await asyncio.wait_for(stage.mention("one"), 60)
        await stage.idle()
        assert stage.asker.languages == [(None, None)]

    play(act)


def test_a_fault_of_slack_s_while_it_delivers_is_no_loss(play: Play) -> None:
    """Without knowing who it is, the bot acknowledges nothing; Slack sends again."""

    async def act(stage: Stage) -> None:
        stage.slack.faults["auth.test"] = ["internal_error"]
        event = mention(stage.slack.write("C1", "<@UBOT> How much RAM?"))
        assert (await stage.event(event, "Ev1")).status_code == 500
        assert (await stage.event(event, "Ev1", **{"X-Slack-Retry-Num": "1"})).status_code == 200
        await stage.idle()
        assert len(stage.asker.asked) == 1

    play(act)


def test_a_deleted_question_is_not_answered_any_more(play: Play) -> None:
    async def act(stage: Stage) -> None:
        first = await stage.mention("hang on")
        await until(lambda: stage.asker.asked)
        second = await stage.mention("never mind", thread=first)
        deleted = {"type": "message", "subtype": "message_deleted", "channel": "C1", "deleted_ts": second}
        await stage.event({**deleted, "ts": "1.0"}, "EvDel")
        stage.asker.go_on.set()
        await stage.idle()
        assert [text for _, text in stage.asker.asked] == ["hang on"]

    play(act)
