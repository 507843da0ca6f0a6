"""What goes wrong around the page is said, with a next step, and nothing that was typed is lost."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.server import Server
from tests.web.turns import PSU, ask, locked
from tests.web.waiting import expect, until

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]


def test_modules_that_arrive_late_lose_no_question(open_page: Open) -> None:
    def late(page: Page) -> None:
        def slow(route: Route) -> None:
            page.fill("#question", PSU)
            expect(page.locator("#send")).to_be_disabled()
            route.continue_()

        page.route("**/main.js", slow)

    page = open_page(prepare=late)
    expect(page.locator("#question")).to_have_value(PSU)
    page.click("#send")
    page.locator(".actions").wait_for()


def test_labels_that_do_not_arrive_are_tried_for_again(open_page: Open) -> None:
    failed: list[str] = []

    def cut_off(page: Page) -> None:
        def fail_twice(route: Route) -> None:
            if len(failed) == 2:
                expect(page.locator("#unloaded")).to_be_visible()
                return route.continue_()
            failed.append(route.request.url)
            return route.abort()

        page.route("**/words/en.json", fail_twice)

    page = open_page(prepare=cut_off)
    assert len(failed) == 2
    expect(page.locator("#unloaded")).to_be_hidden()
    ask(page, PSU)


@pytest.mark.parametrize("file", ["main.js", "turn.js", "page.css"])
def test_a_file_that_does_not_arrive_is_asked_for_again(new_page: Open, server: Server, file: str) -> None:
    page = new_page(locale="tr-TR")
    page.route(f"**/{file}", lambda route: route.abort(), times=2)
    page.goto(server.url)
    page.locator("#unloaded", has_text="Bu sayfanın bir bölümü yüklenemedi.").wait_for()
    expect(page.locator("#offline")).to_be_hidden()
    page.fill("#question", PSU)
    page.locator("#send:enabled").wait_for()
    page.locator("#unloaded").wait_for(state="hidden")
    page.locator("#send").click()
    page.locator(".actions").wait_for()
    expect(page.locator("header")).to_have_css("position", "sticky")


def test_a_file_that_never_arrives_is_said_and_a_reload_offered(new_page: Open, server: Server) -> None:
    page = new_page()
    page.route("**/turn.js", lambda route: route.abort())
    page.goto(server.url)
    page.locator("#unloaded", has_text="could not be loaded").wait_for()
    page.locator("#trying").wait_for(state="hidden")
    page.unroute("**/turn.js")
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator("#send:enabled").wait_for()
    page.route("**/turn.js", lambda route: route.abort())
    page.reload()
    page.locator("#reload").wait_for()
    page.unroute("**/turn.js")
    page.click("#reload")
    page.locator("#send:enabled").wait_for()


def test_server_out_of_reach_is_said_and_tried_again(open_page: Open) -> None:
    page = open_page()
    page.route("**/chat", lambda route: route.abort())
    ask(page, PSU)
    expect(page.locator(".fault")).to_contain_text("cannot be reached")
    page.unroute("**/chat")
    page.get_by_role("button", name="Try again").click()
    page.locator(".actions").wait_for()


def test_offline_is_shown_and_stays_in_sight(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.context.set_offline(True)
    page.locator("#offline").wait_for()
    page.mouse.wheel(0, 2000)
    until(page, lambda: page.evaluate("scrollY > 0"))
    assert page.locator("#offline").bounding_box()["y"] < 200  # type: ignore[index]
    page.context.set_offline(False)
    page.locator("#offline").wait_for(state="hidden")


def test_a_language_that_does_not_arrive_leaves_the_one_before(open_page: Open) -> None:
    page = open_page(locale="tr-TR")
    page.context.set_offline(True)
    page.select_option("#language", "zh-Hans")
    page.locator("#notice", has_text="简体中文 yüklenemedi").wait_for()
    expect(page.locator("#language")).to_have_value("tr")
    page.context.set_offline(False)
    page.locator("#notice").wait_for(state="hidden")
    page.route("**/words/de.json", lambda route: route.fulfill(status=500, json={"error": {}}))
    page.select_option("#language", "de")
    page.locator("#notice", has_text="Deutsch yüklenemedi").wait_for()
    expect(page.locator("#send")).to_have_text("Gönder")
    page.select_option("#language", "zh-Hans")
    page.locator("#send", has_text="发送").wait_for()
    expect(page.locator("#notice")).to_be_hidden()


@pytest.mark.parametrize(
    ("response", "told"),
    [
        ({"status": 503, "headers": {"Retry-After": "1"}, "json": {"error": {"message": "Busy."}}}, "Busy."),
        ({"status": 200, "content_type": "text/event-stream", "body": ""}, "broke off"),
        ({"status": 502, "body": "<h1>Bad gateway</h1>"}, "server failed (error 502)"),
        ({"status": 500, "body": "<h1>Oops</h1>", "content_type": "text/html"}, "server failed (error 500)"),
        ({"status": 429, "body": "<h1>Slowly</h1>"}, "refused on the way (error 429)"),
        ({"status": 200, "body": "<h1>Log in</h1>", "content_type": "text/html"}, "broke off"),
    ],
)
def test_refusals_are_shown_with_a_next_step(open_page: Open, response: dict[str, Any], told: str) -> None:
    page = open_page()
    page.route("**/chat", lambda route: route.fulfill(**response))
    ask(page, PSU)
    expect(page.locator(".fault")).to_contain_text(told)
    page.unroute("**/chat")
    page.locator(".fault button:enabled").click()
    page.locator(".actions").wait_for()


def test_key_is_asked_for_and_used(open_page: Open) -> None:
    page = open_page()
    page.route("**/chat", locked)
    ask(page, PSU)
    page.fill(".fault input", "secret")
    page.press(".fault input", "Enter")
    page.locator(".actions").wait_for()


def test_a_question_that_would_be_refused_again_is_changed_instead(open_page: Open) -> None:
    page = open_page()
    question = "PSU? " * 1000
    page.evaluate("question => (document.querySelector('#question').value = question)", question)
    page.press("#question", "Enter")
    fault = page.locator(".fault", has_text="at most 4,000")
    fault.wait_for()
    expect(fault.get_by_role("button")).to_have_text(["Change the question"])
    fault.get_by_role("button").click()
    expect(page.locator("#question")).to_have_value(question.strip())
    expect(page.locator("#question")).to_be_focused()


@pytest.mark.parametrize("refused", ["rw-ключ", "rw-wrong", "rw-é", "两 个"])
def test_a_key_that_is_not_valid_is_said_to_be_so_and_forgotten(open_page: Open, refused: str) -> None:
    page = open_page()
    page.route("**/chat", locked)
    ask(page, PSU)
    expect(page.locator(".fault")).not_to_contain_text("not valid")
    page.fill(".fault input", refused)
    page.press(".fault input", "Enter")
    page.locator(".fault", has_text="This key is not valid.").wait_for()
    expect(page.locator(".fault input")).to_be_focused()
    expect(page.locator(".fault input")).to_have_attribute("type", "password")
    assert page.evaluate("sessionStorage.getItem('rigwise.key')") is None
    page.fill(".fault input", "secret")
    page.press(".fault input", "Enter")
    page.locator(".actions").wait_for()


def test_slow_answer_can_be_stopped(open_page: Open) -> None:
    page = open_page()
    page.route("**/chat", lambda route: None)
    page.fill("#question", PSU)
    page.press("#question", "Enter")
    page.locator(".waiting", has_text="Still working").wait_for()
    page.click("#send")
    page.locator(".turn", has_text="Stopped.").wait_for()
    expect(page.locator("#send")).to_have_text("Send")
    page.unroute("**/chat")
    page.get_by_role("button", name="Ask again").click()
    page.locator(".actions").wait_for()
