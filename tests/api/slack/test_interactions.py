"""The command, the shortcut, buttons, edits, the Home tab and files."""

from __future__ import annotations

import json
from typing import Any

import pytest

from api.channels.people import People
from tests.api.slack.conftest import Play, Stage
from tests.api.slack.fake import command, form, pressed, signed, until
from tests.corpus.reading.pdfs import pdf

THUMBS = {"action_id": "feedback", "type": "feedback_buttons"}


def shortcut(stage: Stage, event: dict[str, Any], trigger: str = "t5", user: str = "U9") -> dict[str, Any]:
    return {
        "type": "message_action",
        "callback_id": "ask_rigwise",
        "trigger_id": trigger,
        "response_url": f"{stage.slack.url}/response/{trigger}",
        "team": {"id": "T1"},
        "channel": {"id": event["channel"]},
        "user": {"id": user},
        "message": {"ts": event["ts"], "text": event["text"], "user": event["user"]},
    }


def changed(event: dict[str, Any], text: str, edited: str = "1900000001.0") -> dict[str, Any]:
    now = {"type": "message", "user": event["user"], "text": text, "ts": event["ts"]}
    return {
        "type": "message",
        "subtype": "message_changed",
        "channel": event["channel"],
        "channel_type": event["channel_type"],
        "ts": edited,
        "message": {**now, "edited": {"user": event["user"], "ts": edited}},
        "previous_message": {**now, "text": event["text"]},
    }


def test_the_command_is_answered_to_its_user_alone(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.interact(command(stage.slack.url, "How much RAM?"))
        await stage.interact(command(stage.slack.url, "and why?", trigger="t9"))
        await stage.idle()
        texts = [response["text"] for response in stage.slack.responses]
        assert texts.count("Working on it …") == 2
        assert "Answer to How much RAM?" in texts and "Answer to and why?" in texts
        assert all(response["response_type"] == "ephemeral" for response in stage.slack.responses)
        first, second = (conversation for conversation, _ in stage.asker.asked)
        assert first == second, "a follow-up of the same user in the same channel"
        assert stage.slack.counts["chat.postMessage"] == 0

    play(act)


def test_a_command_that_is_played_again_is_not_carried_out_again(play: Play) -> None:
    async def act(stage: Stage) -> None:
        body = form(command(stage.slack.url, "How much RAM?"))
        headers = {"Content-Type": "application/x-www-form-urlencoded", **signed(body)}
        replies = [await stage.http.post("/slack/events", content=body, headers=headers) for _ in range(3)]
        await stage.idle()
        assert [reply.status_code for reply in replies] == [200] * 3
        assert len(stage.asker.asked) == 1
        assert len(stage.slack.responses) == 2

    play(act)


def test_a_button_that_is_played_again_is_not_pressed_again(play: Play) -> None:
    async def act(stage: Stage) -> None:
        body = form(pressed(stage.slack.url, {**THUMBS, "value": "up:a1"}))
        headers = {"Content-Type": "application/x-www-form-urlencoded", **signed(body)}
        for _ in range(3):
            assert (await stage.http.post("/slack/events", content=body, headers=headers)).status_code == 200
            await stage.idle()
        assert stage.asker.rated == [("a1", "up")]

    play(act)


def test_words_to_the_bot_go_with_the_command(play: Play) -> None:
    async def act(stage: Stage) -> None:
        for number, text in enumerate(["help", "language tr", "mute", ""]):
            await stage.interact(command(stage.slack.url, text, trigger=f"t{number}"))
            await stage.idle()
        texts = [response["text"] for response in stage.slack.responses]
        assert texts[0].startswith("Ask me in words")
        assert "Türkçe" in texts[1]
        assert "işletenler" in texts[2], "from now on in the language chosen"
        assert "Ne öğrenmek istersiniz?" in texts[3]
        assert stage.asker.asked == []

    play(act)


def test_the_command_takes_and_lists_collections(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.asker.names = ["server room", "lab"]
        await stage.interact(command(stage.slack.url, "collections", trigger="t1"))
        await stage.idle()
        assert stage.slack.responses[0]["text"] == (
            "Collections of documents: server room and lab. "
            'In front of a question, in:"server room" quotes from that one only.'
        )
        await stage.interact(command(stage.slack.url, "in:lab How much RAM?", trigger="t2"))
        await stage.idle()
        assert (stage.asker.asked[0][1], stage.asker.within) == ("How much RAM?", ["lab"])
        stage.asker.names = []
        await stage.interact(command(stage.slack.url, "collections", trigger="t3"))
        await stage.idle()
        assert "no documents beside" in stage.slack.responses[-1]["text"]

    play(act)


def test_the_command_says_where_it_is_not_answered(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.interact(command(stage.slack.url, "How much RAM?"))
        await stage.idle()
        assert "not set up for this channel" in stage.slack.responses[0]["text"]

    play(act, RIGWISE_SLACK_CHANNELS="C7")


def test_the_command_says_that_the_channel_is_muted(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.mention("mute", user="UADMIN")
        await stage.interact(command(stage.slack.url, "How much RAM?"))
        await stage.idle()
        assert "told to keep quiet" in stage.slack.responses[0]["text"]
        assert stage.asker.asked == []

    play(act, RIGWISE_SLACK_ADMINS="UADMIN")


def test_an_address_that_has_expired_ends_the_question(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.interact(command(stage.slack.url, "How much RAM?", trigger="expired"))
        await stage.idle()
        assert stage.slack.responses == []

    play(act)


def test_the_shortcut_answers_a_message_in_its_thread(play: Play) -> None:
    async def act(stage: Stage) -> None:
        event = stage.slack.write("C1", "Is *850 W* enough for an <https://e.org|RTX 4090>?")
        await stage.interact(shortcut(stage, event))
        await stage.idle()
        assert "Is *850 W* enough for an RTX 4090?" in stage.asker.asked[0][1]
        assert len(stage.slack.thread("C1", event["ts"])) == 1

    play(act)


def test_the_shortcut_answers_its_user_where_the_bot_is_no_member(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.members = set()
        event = stage.slack.write("C1", "How much RAM?")
        await stage.interact(shortcut(stage, event))
        await stage.idle()
        assert [response["text"] for response in stage.slack.responses] == ["Answer to How much RAM?"]

    play(act)


def test_a_mention_where_the_bot_may_not_write_is_dropped(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.members = {"C2"}
        await stage.mention("one", channel="C1")
        await stage.mention("two", channel="C2")
        await stage.idle()
        assert [text for _, text in stage.asker.asked] == ["two"]
        assert stage.slack.counts["chat.stopStream"] == 1, "one closed channel does not end streams in others"

    play(act)


def test_a_thumb_is_kept_for_its_answer(play: Play) -> None:
    async def act(stage: Stage) -> None:
        ts = await stage.mention("How much RAM?")
        await stage.idle()
        block = stage.slack.thread("C1", ts)[0].blocks[-1]
        element = block["elements"][0]
        assert (block["type"], element["type"]) == ("context_actions", "feedback_buttons")
        value = element["negative_button"]["value"]
        await stage.interact(pressed(stage.slack.url, {**THUMBS, "value": value}))
        await stage.idle()
        (rated,) = stage.asker.rated
        assert rated == (value.partition(":")[2], "down")
        assert stage.slack.responses[-1]["text"] == "Thank you, I have noted that."

    play(act)


def test_a_changed_question_is_answered_again_when_wished(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.locales["U1"] = "tr-TR"
        event = stage.slack.write("C1", "<@UBOT> PSU for two RTX 3090?")
        await stage.event(event)
        await stage.idle()
        edit = changed(event, "<@UBOT> PSU for four RTX 3090?")
        await stage.event(edit, "EvEdit")
        await stage.event(edit, "EvEditAgain")
        await stage.idle()
        (offer,) = stage.slack.ephemeral
        assert "sorunuzu değiştirdiniz" in offer["text"] and offer["user"] == "U1"
        stage.slack.posts["C1", event["ts"]].text = "<@UBOT> PSU for four RTX 3090?"
        button = offer["blocks"][1]["elements"][0]
        for trigger in ("t7", "t8"):
            action = {"action_id": button["action_id"], "value": button["value"]}
            await stage.interact(pressed(stage.slack.url, action, trigger=trigger))
            await stage.idle()
        assert [text for _, text in stage.asker.asked] == ["PSU for two RTX 3090?", "PSU for four RTX 3090?"]
        assert len(stage.slack.thread("C1", event["ts"])) == 2

    play(act)


def test_changes_that_change_no_question_are_ignored(play: Play) -> None:
    async def act(stage: Stage) -> None:
        event = stage.slack.write("C1", "<@UBOT> https://e.org How much RAM?")
        await stage.event(event)
        other = stage.slack.write("C1", "lunch?")
        await stage.event(changed(event, event["text"]), "EvUnfurl")
        await stage.event(changed(other, "dinner?"), "EvOther")
        bot = {
            **changed(event, "x"),
            "message": {"bot_id": "B1", "user": "UBOT", "text": "x", "ts": event["ts"]},
        }
        await stage.event(bot, "EvBot")
        await stage.idle()
        assert stage.slack.ephemeral == []
        assert len(stage.asker.asked) == 1

    play(act)


def test_the_home_tab_shows_examples_and_languages(play: Play) -> None:
    async def act(stage: Stage) -> None:
        stage.slack.locales["U1"] = "zh-TW"
        await stage.event({"type": "app_home_opened", "user": "U1", "tab": "home", "channel": "D1"}, "EvH")
        await stage.idle()
        view = json.dumps(stage.slack.views["U1"], ensure_ascii=False)
        assert "繁體中文" in view and "深度學習" in view
        option = {"text": {"type": "plain_text", "text": "Türkçe"}, "value": "tr"}
        action = {"action_id": "language", "type": "static_select", "selected_option": option}
        await stage.interact(pressed(stage.slack.url, action))
        await stage.idle()
        view = json.dumps(stage.slack.views["U1"], ensure_ascii=False)
        assert "Derin öğrenme" in view
        await stage.mention("How much RAM?")
        await stage.idle()
        assert stage.asker.languages == [("tr", "zh-Hant")]

    play(act)


@pytest.mark.parametrize(
    "choice",
    [
        {"selected_option": {"value": "xx"}},
        {"selected_option": {"value": "../en"}},
        {"selected_option": {"value": ["tr"]}},
        {"selected_option": {"value": None}},
        {"selected_option": {}},
        {"selected_option": None},
        {},
    ],
    ids=json.dumps,
)
def test_a_language_that_is_none_is_not_chosen(play: Play, choice: dict[str, Any]) -> None:
    async def act(stage: Stage) -> None:
        for number, value in enumerate(({"selected_option": {"value": "tr"}}, choice)):
            action = {"action_id": "language", "type": "static_select", **value}
            response = await stage.interact(pressed(stage.slack.url, action, trigger=f"t{number}"))
            assert response.status_code == 200
            await stage.idle()
        assert "Derin öğrenme" in json.dumps(stage.slack.views["U1"], ensure_ascii=False)
        assert stage.slack.counts["views.publish"] == 2
        await stage.mention("How much RAM?")
        await stage.idle()
        assert stage.asker.languages == [("tr", "en")]

    play(act)


def test_a_language_that_was_chosen_and_is_gone_counts_no_more(play: Play) -> None:
    async def act(stage: Stage) -> None:
        People(stage.store, "slack").choose("T1/U1", "xx")
        await stage.event({"type": "app_home_opened", "user": "U1", "tab": "home", "channel": "D1"}, "EvH")
        await stage.idle()
        assert "I answer questions" in json.dumps(stage.slack.views["U1"])

    play(act)


def test_an_example_is_asked_in_the_direct_conversation(play: Play) -> None:
    async def act(stage: Stage) -> None:
        await stage.event({"type": "app_home_opened", "user": "U1", "tab": "home", "channel": "D1"}, "EvH")
        await stage.idle()
        blocks = stage.slack.views["U1"]["blocks"]
        buttons = [e for block in blocks if block["type"] == "actions" for e in block["elements"]]
        example = next(button for button in buttons if button["action_id"] == "example-1")
        action = {"action_id": "example-1", "value": example["value"]}
        await stage.interact(pressed(stage.slack.url, action))
        await until(lambda: stage.asker.asked)
        await stage.idle()
        assert stage.asker.asked[0][1] == example["value"]
        (asked,) = stage.slack.thread("DU1", None)  # type: ignore[arg-type]
        assert asked.text == example["value"]
        assert len(stage.slack.thread("DU1", asked.ts)) == 1

    play(act)


def sent_file(stage: Stage, name: str, data: bytes, user: str, size: int | None = None) -> dict[str, Any]:
    stage.slack.files[name] = data
    file = {"name": name, "size": len(data) if size is None else size}
    url = {"url_private_download": f"{stage.slack.url}/files/{name}"}
    event = stage.slack.write("D1", "", user)
    return {**event, "subtype": "file_share", "files": [{**file, **url}]}


def test_an_admin_s_file_becomes_a_document(play: Play) -> None:
    async def act(stage: Stage) -> None:
        event = sent_file(stage, "racks.md", b"# Racks", "UADMIN")
        await stage.event(event, "EvF1")
        await stage.event(event, "EvF2")
        await stage.idle()
        assert stage.asker.taken == {"racks.md": b"# Racks"}
        (word,) = stage.slack.thread("D1", event["ts"])
        assert word.text == "“racks” has been added; I can quote it from now on."
        assert stage.asker.asked == []

    play(act, RIGWISE_SLACK_ADMINS="UADMIN")


def test_an_admin_s_pdf_becomes_a_document(play: Play) -> None:
    async def act(stage: Stage) -> None:
        pages = pdf([["Racks", "", "The rack hums."]])
        await stage.event(sent_file(stage, "racks.pdf", pages, "UADMIN"), "EvF1")
        await stage.idle()
        assert stage.asker.taken == {"racks.pdf": pages}

    play(act, RIGWISE_SLACK_ADMINS="UADMIN")


def test_files_that_are_not_taken_in_are_said_so(play: Play) -> None:
    async def act(stage: Stage) -> None:
        large = sent_file(stage, "large.md", b"x" * 20, "UADMIN", size=6_000_000)
        lying = sent_file(stage, "lying.md", b"x" * 5_100_000, "UADMIN", size=10)
        odd = sent_file(stage, "odd.exe", b"x", "UADMIN")
        other = sent_file(stage, "other.md", b"x", "U1")
        away = sent_file(stage, "away.md", b"x", "UADMIN")
        away["files"][0]["url_private_download"] = "https://example.org/away.md"
        words = []
        for number, event in enumerate((large, lying, odd, other, away)):
            await stage.event(event, f"EvF{number}")
            await stage.idle()
            words.append(stage.slack.thread("D1", event["ts"])[0].text)
        assert "too large: at most 5,000 kB" in words[0]
        assert "could not be fetched" in words[1]
        assert words[2] == "“odd.exe” cannot be read."
        assert words[3] == "Only those who run me may do this."
        assert "could not be fetched" in words[4]
        assert stage.asker.taken == {}

    play(act, RIGWISE_SLACK_ADMINS="UADMIN")


def test_a_question_that_comes_with_a_file_is_answered_too(play: Play) -> None:
    async def act(stage: Stage) -> None:
        event = {**sent_file(stage, "racks.md", b"# Racks", "UADMIN"), "text": "What do racks carry?"}
        await stage.event(event, "EvF1")
        await stage.idle()
        assert stage.asker.taken and stage.asker.asked[0][1] == "What do racks carry?"

    play(act, RIGWISE_SLACK_ADMINS="UADMIN")


def test_a_workspace_that_is_not_answered_gets_no_word_on_files_examples_and_home(play: Play) -> None:
    async def act(stage: Stage) -> None:
        for number, user in enumerate(("UADMIN", "U1")):
            await stage.event(sent_file(stage, "racks.md", b"# Racks", user), f"EvF{number}")
        await stage.event({"type": "app_home_opened", "user": "U1", "tab": "home", "channel": "D1"}, "EvH")
        action = {"action_id": "example-1", "value": "How much RAM?"}
        await stage.interact(pressed(stage.slack.url, action))
        await stage.idle()
        assert stage.asker.taken == {} and stage.asker.asked == [] and stage.slack.views == {}
        assert stage.slack.counts["chat.postMessage"] == stage.slack.counts["chat.postEphemeral"] == 0

    play(act, RIGWISE_SLACK_ADMINS="UADMIN", RIGWISE_SLACK_WORKSPACES="T2")
