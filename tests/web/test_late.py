"""Replies that come late: what was done meanwhile counts, and no reply of before writes over it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from tests.web.turns import PSU, WHY, ask, ask_and_hold_an_edit
from tests.web.waiting import expect, hold, until

if TYPE_CHECKING:
    from playwright.sync_api import Page, Request, Route

    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]


def reloaded_with_earlier_turns_held(page: Page) -> Route:
    """Load the page again; the turns of before are asked for and do not come yet."""
    held = hold(page, "**/conversations/*")
    page.reload()
    page.locator("#send:enabled").wait_for()
    until(page, lambda: held)
    return held[0]


def sent(page: Page, question: str) -> dict[str, Any]:
    """Ask, and what the server is told."""
    with page.expect_request("**/chat") as request:
        ask(page, question)
    return dict(request.value.post_data_json)


def arrived(page: Page, route: Route) -> None:
    """Let a request go, and wait until its reply is there."""
    with page.expect_event("requestfinished", lambda request: request == route.request):
        route.continue_()


def test_a_question_waits_for_the_turns_of_before_and_stands_below_them(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    earlier = reloaded_with_earlier_turns_held(page)
    page.fill("#question", "and with four?")
    page.press("#question", "Enter")
    expect(page.locator(".waiting")).to_be_visible()
    with page.expect_request("**/chat") as request:
        earlier.continue_()
    assert request.value.post_data_json["conversation_id"]
    expect(page.locator(".actions")).to_have_count(2)
    expect(page.locator(".question")).to_have_text([PSU, "and with four?"])
    expect(page.locator(".turn").last.locator(".steps")).to_contain_text("4 × 350 W")


def test_a_question_that_waits_is_stopped_at_once(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    earlier = reloaded_with_earlier_turns_held(page)
    page.fill("#question", WHY)
    page.press("#question", "Enter")
    page.click("#send")
    page.locator(".stopped").wait_for()
    expect(page.locator("#send")).to_have_text("Send")
    earlier.continue_()
    expect(page.locator(".question")).to_have_text([PSU, WHY])


def test_turns_of_before_stay_away_from_a_new_conversation(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    earlier = reloaded_with_earlier_turns_held(page)
    page.click("#new")
    arrived(page, earlier)
    assert "conversation_id" not in sent(page, WHY)
    expect(page.locator(".question")).to_have_text([WHY])


def test_an_answer_that_is_left_takes_no_part_in_a_new_conversation(open_page: Open) -> None:
    page = open_page()
    events = [
        {"event": "understood", "language": "tr", "conversation_id": "left", "question": "x", "chips": []},
        {"event": "done", "answer": {"conversation_id": "left", "lead": "x", "computations": []}},
    ]
    body = "".join(f"data: {json.dumps(event)}\n\n" for event in events)
    page.route("**/chat", lambda route: route.fulfill(body=body, content_type="text/event-stream"), times=1)
    words = hold(page, "**/words/tr.json")
    page.fill("#question", "x")
    page.press("#question", "Enter")
    until(page, lambda: words)
    page.click("#new")
    arrived(page, words[0])
    assert "conversation_id" not in sent(page, WHY)
    expect(page.locator(".question")).to_have_text([WHY])


def test_a_number_that_is_being_typed_is_not_taken_away(open_page: Open) -> None:
    page = open_page()
    held = ask_and_hold_an_edit(page)
    field = page.locator('[data-fact="cpu_power_w"] input')
    field.fill("40")
    held[0].continue_()
    page.locator(".steps li", has_text="3 × 350 W + 150 W").first.wait_for(state="attached")
    expect(field).to_be_focused()
    field.press("End")
    field.press("0")
    field.press("Enter")
    until(page, lambda: len(held) == 2)
    held[1].continue_()
    page.locator(".steps li", has_text="3 × 350 W + 400 W").first.wait_for(state="attached")
    expect(page.locator(".question")).to_have_text("What PSU for 3 RTX 3090 and a 400 W CPU?")
    expect(field).to_have_value("400")


def test_a_number_that_was_typed_and_left_is_drawn_again(open_page: Open) -> None:
    page = open_page()
    held = ask_and_hold_an_edit(page)
    field = page.locator('[data-fact="cpu_power_w"] input')
    field.fill("40")
    field.fill("150")
    held[0].continue_()
    page.locator(".steps li", has_text="3 × 350 W + 150 W").first.wait_for(state="attached")
    page.focus("#question")
    expect(page.get_by_label("Change 3 × GeForce RTX 3090")).to_have_value("3")


def test_the_passage_that_was_opened_last_is_shown(open_page: Open) -> None:
    page = open_page()
    ask(page, WHY)
    held = hold(page, "**/sources/**")
    place = page.locator(".citation .place").first
    place.click()
    until(page, lambda: held)
    page.keyboard.press("Escape")
    place.click()
    until(page, lambda: len(held) == 2)
    for route, text in ((held[1], "the last"), (held[0], "the first")):
        with page.expect_event("requestfinished", lambda request, own=route: request == own.request):
            route.fulfill(json={"text": text, "start": 0, "end": len(text)})
        expect(page.locator("#passage mark")).to_have_text("the last")
    page.keyboard.press("Escape")
    expect(place).to_be_focused()
    expect(page.locator("#passage-text mark")).to_have_text("the last")


def test_the_thumb_that_was_pressed_last_is_kept(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    held = hold(page, "**/feedback")
    helpful = page.get_by_role("button", name="Helpful", exact=True)
    unhelpful = page.get_by_role("button", name="Not helpful")
    helpful.click()
    unhelpful.click()
    page.evaluate("fetch('/readyz').then(() => null)")
    assert len(held) == 1, "the second one waits for the first"
    held[0].continue_()
    until(page, lambda: len(held) == 2)
    assert [thumb(route.request) for route in held] == ["up", "down"]
    expect(helpful).to_have_attribute("aria-pressed", "true")
    held[1].continue_()
    expect(unhelpful).to_have_attribute("aria-pressed", "true")
    expect(helpful).to_have_attribute("aria-pressed", "false")


def thumb(request: Request) -> str:
    return str(request.post_data_json["thumb"])


def test_a_conversation_that_is_gone_leaves_the_focus_where_it_is(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    earlier = reloaded_with_earlier_turns_held(page)
    page.focus("#language")
    with page.expect_request("**/collections"):
        earlier.fulfill(status=404, json={"error": {"code": "error-not-found", "message": "Gone."}})
    assert "conversation_id" not in sent_by_key(page)
    expect(page.locator("#language")).to_be_focused()


def sent_by_key(page: Page) -> dict[str, Any]:
    """What the server is told by a suggestion that is clicked without moving the focus."""
    with page.expect_request("**/chat") as request:
        page.evaluate("document.querySelector('#examples button').click()")
    return dict(request.value.post_data_json)


def test_collections_of_before_take_no_choice_away(open_page: Open) -> None:
    page = open_page()
    held = hold(page, "**/collections")
    page.click("#new")
    until(page, lambda: held)
    page.click("#new")
    until(page, lambda: len(held) == 2)
    held[1].fulfill(json=[{"name": "lab"}, {"name": "server room"}])
    page.select_option("#collection", "server room")
    with page.expect_event("requestfinished", lambda request: request == held[0].request):
        held[0].fulfill(json=[{"name": "lab"}])
    assert sent(page, WHY)["collection"] == "server room"
    expect(page.locator("#collection option")).to_have_count(4)
