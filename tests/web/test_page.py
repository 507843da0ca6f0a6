"""The chat page in a real Chromium: asking, reading, keeping, and passing a question on."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import httpx2
import pytest

from tests.server import Server
from tests.web.turns import PSU, WHY, ask, lead, step
from tests.web.waiting import copied, expect, until

if TYPE_CHECKING:
    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]
READ_BYTE_BY_BYTE = """async (wire) => {
    const bytes = new TextEncoder().encode(wire);
    const body = new ReadableStream({ start(out) {
        for (const byte of bytes) out.enqueue(new Uint8Array([byte]));
        out.close();
    } });
    window.fetch = async () => new Response(body, { headers: { "Content-Type": "text/event-stream" } });
    const folder = document.querySelector("script[type=module]").src;
    const { answerEvents } = await import(new URL("./server.js", folder));
    const events = [];
    for await (const event of answerEvents({})) events.push(event);
    return events;
}"""


def test_answer_is_shown_with_its_steps_folded(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    expect(lead(page)).to_contain_text("1,100 W")
    expect(page.locator(".scroll").first.locator("tbody tr")).to_have_count(4)
    expect(page.locator(".steps ol")).to_be_hidden()
    page.click(".steps summary")
    expect(page.locator(".steps ol")).to_be_visible()
    expect(page.locator(".steps")).to_contain_text("2 × 350 W + 150 W + 100 W = 950 W")
    page.locator(".step-source", has_text="A Full Hardware Guide").first.wait_for()
    expect(page.locator("#spoken")).to_contain_text("1,100 W")


def test_language_of_labels_follows_switch_and_of_answers_the_question(open_page: Open) -> None:
    page = open_page()
    ask(page, "2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    expect(page.locator(".turn")).to_have_attribute("lang", "tr")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page.select_option("#language", "zh-Hant")
    page.locator("#send", has_text="送出").wait_for()
    ask(page, "RTX 3090 vs RTX 4090")
    expect(page.locator(".turn").last).to_have_attribute("lang", "zh-Hant")
    page.reload()
    page.locator("#send:enabled", has_text="送出").wait_for()


def test_switch_outdoes_the_language_of_the_address(open_page: Open) -> None:
    page = open_page("/?language=tr")
    expect(page.locator("html")).to_have_attribute("lang", "tr")
    page.select_option("#language", "zh-Hans")
    page.locator("#send", has_text="发送").wait_for()
    ask(page, "RTX 3090 vs RTX 4090")
    expect(page.locator(".turn")).to_have_attribute("lang", "zh-Hans")


def test_conversation_is_there_after_a_reload_until_a_new_one(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    cited = page.locator(".citation").all_inner_texts()
    page.reload()
    page.locator(".actions").wait_for()
    expect(page.locator(".citation")).to_have_text(cited, use_inner_text=True)
    ask(page, "and with four?")
    expect(page.locator(".turn").last.locator(".steps")).to_contain_text("4 × 350 W")
    page.click("#new")
    page.reload()
    page.locator("#send:enabled").wait_for()
    expect(page.locator("#question")).to_be_focused()
    expect(page.locator("#welcome")).to_be_visible()
    expect(page.locator(".turn")).to_have_count(0)


def test_shared_link_asks_and_copy_gives_markdown(open_page: Open) -> None:
    page = open_page(f"/#q={PSU}", permissions=["clipboard-read", "clipboard-write"])
    page.locator(".actions").wait_for()
    page.get_by_role("button", name="Copy as Markdown").click()
    assert copied(page, "Copied").startswith(f"**{lead(page).inner_text()}**")
    page.get_by_role("button", name="Copy link").click()
    assert "/#q=What%20PSU" in copied(page, "Link copied")
    step(page)
    page.get_by_role("button", name="Copy as Markdown").click()
    text = copied(page, "Copied")
    assert text.startswith(f"**{lead(page).inner_text()}**")
    assert "3 × 350 W + 150 W + 100 W" in text and "| --- |" in text
    page.get_by_role("button", name="Copy link").click()
    assert "3%20RTX%203090" in copied(page, "Link copied")


def test_a_button_that_copies_says_so_for_a_while(open_page: Open) -> None:
    page = open_page(permissions=["clipboard-read", "clipboard-write"])
    ask(page, PSU)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    button = page.locator(".actions > button").first
    expect(button).to_have_text("Copy as Markdown")
    button.click()
    expect(button).to_have_text("Copied")
    page.clock.run_for(1500)
    button.click()
    page.clock.run_for(1500)
    expect(button).to_have_text("Copied")
    page.clock.run_for(1000)
    expect(button).to_have_text("Copy as Markdown")


def test_reload_of_a_shared_link_shows_the_conversation_and_asks_nothing_again(open_page: Open) -> None:
    page = open_page(f"/#q={PSU}")
    page.locator(".actions").wait_for()
    until(page, lambda: page.evaluate("location.hash === ''"))
    ask(page, "and with four?")
    page.reload()
    page.locator(".actions").nth(1).wait_for()
    expect(page.locator(".question")).to_have_text([PSU, "and with four?"])
    page.evaluate("question => (location.hash = `q=${encodeURIComponent(question)}`)", WHY)
    page.locator(".actions").nth(2).wait_for()
    expect(page.locator(".question")).to_have_text([PSU, "and with four?", WHY])


def test_shared_link_that_could_not_be_asked_is_asked_after_a_reload(open_page: Open) -> None:
    page = open_page(f"/#q={PSU}", prepare=lambda page: page.route("**/chat", lambda route: route.abort()))
    page.locator(".fault").wait_for()
    page.unroute("**/chat")
    page.reload()
    page.locator(".actions").wait_for()
    expect(page.locator(".question")).to_have_text([PSU])


def test_thumb_reaches_the_server(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    with page.expect_response("**/feedback") as response:
        page.get_by_role("button", name="Helpful", exact=True).click()
    assert response.value.status == 204
    expect(page.locator('.thumb[aria-pressed="true"]')).to_have_count(1)


def test_enter_that_ends_a_composition_does_not_send(open_page: Open) -> None:
    page = open_page()
    page.fill("#question", "显存")
    send = (
        "(box, key) => box.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, ...key}))"
    )
    for key in ({"isComposing": True}, {"keyCode": 229}):
        page.locator("#question").evaluate(send, key)
    page.press("#question", "Shift+Enter")
    expect(page.locator("#question")).to_have_value("显存\n")
    expect(page.locator(".turn")).to_have_count(0)


def test_markup_in_a_question_stays_text(open_page: Open) -> None:
    page = open_page()
    ask(page, "<img src=x onerror=alert(1)> **bold** RTX 3090 <script>alert(1)</script>")
    expect(page.locator(".question")).to_contain_text("<img src=x")
    expect(page.locator(".turn img:not(.chart img), .turn script")).to_have_count(0)


def test_hostile_answer_stays_text_and_its_link_is_none(open_page: Open, client: httpx2.Client) -> None:
    answer: dict[str, Any] = client.post("/chat", json={"message": WHY}).json()
    evil = "<img src=x onerror=alert(1)>"
    for citation in answer["citations"]:
        citation["source"] |= {"title": evil, "url": "javascript:alert(1)"}
        citation["sources"] = [citation["source"]]
        citation["quote"] = evil
    page = open_page()
    page.route("**/chat", lambda route: route.fulfill(json=answer | {"lead": evil}))
    ask(page, "x")
    expect(lead(page)).to_have_text(evil)
    expect(page.locator(".citation")).to_contain_text([evil] * len(answer["citations"]))
    expect(page.locator(".turn img, .turn a")).to_have_count(0)


def test_page_asks_for_a_stream(open_page: Open) -> None:
    page = open_page()
    with page.expect_response("**/chat") as response:
        ask(page, PSU)
    assert response.value.headers["content-type"].startswith("text/event-stream")


@pytest.mark.parametrize("line_end", ["\n", "\r\n"])
def test_stream_is_read_however_it_is_cut(open_page: Open, line_end: str) -> None:
    page = open_page()
    events = [{"event": "understood", "language": "zh-Hans"}, {"event": "done", "answer": {"lead": "显存 🖥️"}}]
    wire = "".join(
        f"event: x{line_end}data: {json.dumps(e, ensure_ascii=False)}{line_end * 2}" for e in events
    )
    assert page.evaluate(READ_BYTE_BY_BYTE, wire) == events


def test_page_asks_nothing_of_other_hosts(open_page: Open, server: Server) -> None:
    asked: list[str] = []
    page = open_page(prepare=lambda page: page.on("request", lambda request: asked.append(request.url)))
    ask(page, PSU)
    page.locator(".chart img").wait_for()
    assert asked and all(url.startswith(server.url) for url in asked)
