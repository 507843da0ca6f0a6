"""The chat page in a real Chromium: asking, reading, changing, keeping, and what goes wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx2
import pytest

from corpus.languages import LANGUAGES
from tests.server import Server

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Route

    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]
PSU = "What PSU for 2 RTX 3090 and a 150 W CPU?"
WHY = "显存带宽为什么重要？"
ROOM_FOR_HINT = """box => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    const pen = Object.assign(document.createElement("canvas").getContext("2d"), { font });
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [pen.measureText(box.placeholder).width, room];
}"""
IS_STILL = "() => !document.querySelector('.answer[aria-busy]')"
CHIP_TEXT = """chip => [...chip.querySelectorAll("span, input, .chip > button:not(.step)")]
    .map((node) => node.value || node.innerText).join(" ")"""
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


def ask(page: Page, question: str) -> None:
    page.fill("#question", question)
    page.press("#question", "Enter")
    page.locator(".turn").last.locator(".actions, .fault").wait_for()


def lead(page: Page) -> str:
    return page.locator(".turn").last.locator(".lead").inner_text()


def test_answer_is_shown_with_its_steps_folded(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    assert "1,100 W" in lead(page)
    assert page.locator(".scroll").first.locator("tbody tr").count() == 4
    assert not page.locator(".steps ol").is_visible()
    page.click(".steps summary")
    assert "2 × 350 W + 150 W + 100 W = 950 W" in page.locator(".steps").inner_text()
    page.locator(".step-source", has_text="A Full Hardware Guide").first.wait_for()
    assert "1,100 W" in page.locator("#spoken").inner_text()


def edit(page: Page, act: Callable[[], object]) -> None:
    """Change something of the last turn, and wait until that is shown."""
    with page.expect_response(lambda response: response.request.method == "PATCH"):
        act()
    page.wait_for_function(IS_STILL)


def step(page: Page, by: int = 1) -> None:
    edit(page, lambda: page.locator(".turn").last.locator(f'[data-by="{by}"]').first.click())


def count(page: Page) -> str:
    return page.locator(".turn").last.locator(".chip input").first.input_value()


def test_count_is_changed_and_the_next_question_builds_on_it(open_page: Open, server: Server) -> None:
    page = open_page()
    ask(page, PSU)
    for _ in range(2):
        step(page)
    assert count(page) == "4"
    assert page.evaluate("document.activeElement.dataset.by") == "1"
    changed = lead(page)
    assert "1,100 W" not in changed
    with server.client() as client:
        inputs = {"gpus": [{"name": "GeForce RTX 3090", "count": 4}], "cpu_power_w": 150}
        assert client.post("/rules/psu", json=inputs).json()["headline"] == changed
    ask(page, "How much RAM does this machine need?")
    assert "96 GB" in lead(page)


def test_quick_clicks_count_each(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.evaluate("for (let i = 0; i < 2; i += 1) document.querySelector('[data-by=\"1\"]').click()")
    page.locator(".steps li", has_text="4 × 350 W").first.wait_for(state="attached")
    assert count(page) == "4"
    assert page.locator(".question").inner_text() == PSU.replace("2 RTX", "4 RTX")


def test_clicks_while_the_server_answers_count_too(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    waiting: list[Route] = []
    page.route("**/conversations/**", lambda route: waiting.append(route))
    page.click('[data-by="1"]')
    page.locator(".answer[aria-busy]").wait_for()
    for _ in range(2):
        page.click('[data-by="1"]')
    waiting.pop().continue_()
    page.wait_for_timeout(200)
    while waiting:
        waiting.pop().continue_()
    page.locator(".steps li", has_text="5 × 350 W").first.wait_for(state="attached")
    assert count(page) == "5"


def test_count_is_typed(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    field = page.locator('[data-fact="card"] input')
    field.fill("12")
    edit(page, lambda: field.press("Enter"))
    assert "12 × 350 W" in (page.locator(".steps").first.text_content() or "")
    field.fill("0")
    field.press("Enter")
    page.locator(".refusal", has_text="Only a whole number of 1 or more").wait_for()
    assert field.input_value() == "12"
    assert "12 RTX 3090" in page.locator(".question").inner_text()


def test_amount_is_changed(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    field = page.locator('[data-fact="cpu_power_w"] input')
    field.fill("400")
    edit(page, lambda: field.press("Enter"))
    assert "1,200 W" in page.locator("tbody tr").first.inner_text()


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?",
            {"gpu_count": "Cards 4 × 250 W", "cpu_power_w": "CPU 150 W"},
        ),
        (
            "4 张 250 W 的显卡加 150 W 的处理器，需要多大的电源？",
            {"gpu_count": "显卡 4 × 250 W", "cpu_power_w": "处理器 150 W"},
        ),
        (
            "250 W'lık 4 kart ve 150 W işlemci için güç kaynağı?",
            {"gpu_count": "Kartlar 4 × 250 W", "cpu_power_w": "İşlemci 150 W"},
        ),
        (
            "Cost of 2 RTX 3090 for 8 h a day at 0.3 EUR/kWh?",
            {
                "card": "2 × GeForce RTX 3090",
                "hours_per_day": "Running 8 h a day",
                "tariff": "Electricity 0.3 EUR/kWh",
            },
        ),
    ],
)
def test_every_chip_says_what_it_is(open_page: Open, question: str, expected: dict[str, str]) -> None:
    page = open_page()
    ask(page, question)
    assert page.locator(".chip").count() == len(expected)
    for fact, text in expected.items():
        assert page.locator(f'[data-fact="{fact}"]').evaluate(CHIP_TEXT) == text


def test_both_numbers_of_cards_without_a_name_are_changed(open_page: Open) -> None:
    page = open_page()
    ask(page, "What PSU do I need for 4 GPUs of 250 W each and a 150 W CPU?")
    step(page)
    field = page.locator('[data-fact="gpu_count"] input').nth(1)
    field.fill("300")
    edit(page, lambda: field.press("Enter"))
    assert "5 × 300 W + 150 W" in (page.locator(".steps").text_content() or "")
    question = "What PSU do I need for 5 GPUs of 300 W each and a 150 W CPU?"
    assert page.locator(".question").inner_text() == question


@pytest.mark.parametrize(
    ("question", "edited", "follow_up"),
    [
        ("PSU for two RTX 3090?", "PSU for 4 RTX 3090?", "How much RAM does this machine need?"),
        ("两张 RTX 3090 要多大的电源？", "4张 RTX 3090 要多大的电源？", "这台机器要多少内存？"),
        (
            "İki RTX 3090 için kaç watt güç kaynağı gerekir?",
            "4 RTX 3090 için kaç watt güç kaynağı gerekir?",
            "Bu makineye ne kadar RAM gerekir?",
        ),
    ],
)
def test_edit_takes_the_place_of_its_turn_also_after_a_reload(
    open_page: Open, question: str, edited: str, follow_up: str
) -> None:
    page = open_page()
    ask(page, question)
    page.locator(".thumb").first.click()
    page.locator('.thumb[aria-pressed="true"]').wait_for()
    for _ in range(2):
        step(page)
    ask(page, follow_up)
    assert "96 GB" in lead(page)
    page.reload()
    page.locator(".actions").nth(1).wait_for()
    assert page.locator(".question").all_inner_texts() == [edited, follow_up]
    first = page.locator(".turn").first
    assert first.locator('[data-fact="card"] input').input_value() == "4"
    assert first.locator('.thumb[aria-pressed="true"]').count() == 1
    with page.expect_response(lambda response: response.request.method == "PATCH"):
        first.locator('[data-by="1"]').click()
    page.wait_for_function(IS_STILL)
    assert first.locator('.thumb[aria-pressed="true"]').count() == 1
    assert page.locator(".turn").count() == 2


def test_edit_that_fails_is_said_and_the_number_is_as_before(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.route("**/conversations/**", lambda route: route.abort())
    page.click('[data-by="1"]')
    page.locator(".turn .fault").wait_for()
    assert count(page) == "2"
    assert page.locator(".question").inner_text() == PSU
    page.unroute("**/conversations/**")
    step(page)
    assert count(page) == "3"
    assert page.locator(".fault").count() == 0


def test_folds_stay_as_they_are_when_a_number_is_changed(open_page: Open) -> None:
    page = open_page()
    ask(page, "What PSU do I need for 2 RTX 3090 and what does it cost to run them 8 h a day?")
    results = page.locator(".computation")
    assert results.count() == 2
    results.nth(1).locator(".steps summary").click()
    results.nth(0).locator(".chart summary").click()
    folds = '["steps", "chart details"].map((fold) => node.querySelector(`.${fold}`)?.open)'
    opened = f"nodes => nodes.map((node) => {folds})"
    before = results.evaluate_all(opened)
    step(page)
    page.locator(".computation .chart details").first.wait_for()
    assert results.evaluate_all(opened) == before
    assert before[0] == [False, True] and before[1][0] is True


def test_fact_without_a_field_is_written_anew(open_page: Open) -> None:
    page = open_page()
    ask(page, "🖥️ Can I run Llama 3.1 70B on 2 × RTX 3090?")
    page.locator(".chip button", has_text="Llama 3.1 70B").click()
    page.keyboard.type("Llama 3.1 8B")
    assert page.input_value("#question") == "🖥️ Can I run Llama 3.1 8B on 2 × RTX 3090?"


@pytest.mark.parametrize(
    ("locale", "told"), [("en-US", "Only a number of 0 or more"), ("zh-CN", "只能填不小于 0 的数")]
)
def test_a_number_that_cannot_be_is_put_back_and_that_is_said(
    open_page: Open, locale: str, told: str
) -> None:
    page = open_page(locale=locale)
    ask(page, {"en-US": PSU, "zh-CN": "两张 RTX 3090 加一颗 150 W 的处理器，要多大的电源？"}[locale])
    field = page.locator('.chip input[value="150"]')
    for wrong in ("-5", ""):
        field.fill(wrong)
        field.press("Enter")
        page.locator(".refusal", has_text=told).wait_for()
        assert field.input_value() == "150"
    field.fill("400")
    field.press("Enter")
    page.locator(".refusal").wait_for(state="detached")
    page.locator('.chip input[value="400"]').wait_for()


def test_citation_opens_the_passage_in_its_place(open_page: Open) -> None:
    page = open_page()
    ask(page, WHY)
    quotes = page.locator(".citation .place")
    for index in range(quotes.count()):
        quotes.nth(index).click()
        page.locator("#passage mark").first.wait_for()
        assert page.locator("#passage mark").first.is_visible()
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.className") == "place"
    page.click(".lead .marker")
    assert page.locator("#passage mark").inner_text() in lead(page)


def test_passage_out_of_reach_leaves_the_quotation(open_page: Open) -> None:
    page = open_page()
    page.route("**/sources/**", lambda route: route.abort())
    ask(page, WHY)
    page.locator(".citation .place").first.click()
    page.locator("#passage .fault").wait_for()
    assert page.locator("#passage blockquote").inner_text() in lead(page)


def test_marked_place_counts_characters_as_the_server_does(open_page: Open, server: Server) -> None:
    page = open_page()
    place = {"text": "## 🖥️ One\n🖥️ the quote, after", "start": 13, "end": 22}
    page.route("**/sources/**", lambda route: route.fulfill(json=place))
    ask(page, WHY)
    page.locator(".citation .place").first.click()
    marked = "".join(list(place["text"])[13:22])
    assert page.locator("#passage mark").inner_text() == marked


LISTED = """# Slots 🖥️

- one card
- two cards, with a free slot

3. first
4. second

| Card | Size |
| :--- | ---: |
| RTX 3090 | 24 \\| 24 GB |
| RTX 4090 | |

```
- not a list
```
"""


def test_lists_and_tables_of_a_document_are_drawn_and_the_mark_is_exact(open_page: Open) -> None:
    page = open_page()
    ask(page, WHY)
    place = page.locator(".citation .place").first

    def marked(quote: str) -> list[str]:
        start = LISTED.index(quote)
        body = {"text": LISTED, "start": start, "end": start + len(quote)}
        page.route("**/sources/**", lambda route: route.fulfill(json=body))
        place.click()
        page.locator("#passage mark").first.wait_for()
        found = page.locator("#passage mark").all_text_contents()
        page.unroute("**/sources/**")
        return found

    assert marked("two cards, with") == ["two cards, with"]
    text = page.locator("#passage-text")
    assert text.locator("ul li").all_text_contents() == ["one card", "two cards, with a free slot"]
    assert text.locator("ol[start='3'] li").all_text_contents() == ["first", "second"]
    assert text.locator("th").all_text_contents() == ["Card", "Size"]
    assert text.locator("td").all_text_contents() == ["RTX 3090", "24 \\| 24 GB", "RTX 4090", ""]
    assert text.locator("p").all_text_contents() == ["```", "- not a list", "```"]
    page.keyboard.press("Escape")
    assert marked("| RTX 3090 | 24 \\| 24 GB |") == ["RTX 3090", "24 \\| 24 GB"]
    page.keyboard.press("Escape")
    assert marked("- not a") == ["- not a"]


def test_language_of_labels_follows_switch_and_of_answers_the_question(open_page: Open) -> None:
    page = open_page()
    ask(page, "2 RTX 3090 için kaç watt güç kaynağı gerekir?")
    assert page.locator(".turn").get_attribute("lang") == "tr"
    assert page.locator("html").get_attribute("lang") == "en"
    page.select_option("#language", "zh-Hant")
    page.locator("#send", has_text="送出").wait_for()
    ask(page, "RTX 3090 vs RTX 4090")
    assert page.locator(".turn").last.get_attribute("lang") == "zh-Hant"
    page.reload()
    page.locator("#send:enabled", has_text="送出").wait_for()


def test_switch_outdoes_the_language_of_the_address(open_page: Open) -> None:
    page = open_page("/?language=tr")
    assert page.locator("html").get_attribute("lang") == "tr"
    page.select_option("#language", "zh-Hans")
    page.locator("#send", has_text="发送").wait_for()
    ask(page, "RTX 3090 vs RTX 4090")
    assert page.locator(".turn").get_attribute("lang") == "zh-Hans"


def test_conversation_is_there_after_a_reload_until_a_new_one(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    cited = page.locator(".citation").all_inner_texts()
    page.reload()
    page.locator(".actions").wait_for()
    assert page.locator(".citation").all_inner_texts() == cited
    ask(page, "and with four?")
    assert "4 × 350 W" in page.locator(".turn").last.locator(".steps").text_content()
    page.click("#new")
    page.reload()
    page.locator("#welcome").wait_for()
    assert page.locator(".turn").count() == 0


def test_shared_link_asks_and_copy_gives_markdown(open_page: Open) -> None:
    page = open_page(f"/#q={PSU}", permissions=["clipboard-read", "clipboard-write"])
    page.locator(".actions").wait_for()
    page.get_by_role("button", name="Copy as Markdown").click()
    page.get_by_role("button", name="Copied").wait_for()
    assert page.evaluate("navigator.clipboard.readText()").startswith(f"**{lead(page)}**")
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Link copied").wait_for()
    assert "/#q=What%20PSU" in page.evaluate("navigator.clipboard.readText()")
    step(page)
    page.get_by_role("button", name="Copy as Markdown").click()
    page.get_by_role("button", name="Copied").wait_for()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied.startswith(f"**{lead(page)}**")
    assert "3 × 350 W + 150 W + 100 W" in copied and "| --- |" in copied
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Link copied").wait_for()
    assert "3%20RTX%203090" in page.evaluate("navigator.clipboard.readText()")


def test_reload_of_a_shared_link_shows_the_conversation_and_asks_nothing_again(open_page: Open) -> None:
    page = open_page(f"/#q={PSU}")
    page.locator(".actions").wait_for()
    page.wait_for_function("() => location.hash === ''")
    ask(page, "and with four?")
    page.reload()
    page.locator(".actions").nth(1).wait_for()
    assert page.locator(".question").all_inner_texts() == [PSU, "and with four?"]
    page.evaluate("question => (location.hash = `q=${encodeURIComponent(question)}`)", WHY)
    page.locator(".actions").nth(2).wait_for()
    assert page.locator(".question").all_inner_texts() == [PSU, "and with four?", WHY]


def test_shared_link_that_could_not_be_asked_is_asked_after_a_reload(open_page: Open) -> None:
    page = open_page(f"/#q={PSU}", prepare=lambda page: page.route("**/chat", lambda route: route.abort()))
    page.locator(".fault").wait_for()
    page.unroute("**/chat")
    page.reload()
    page.locator(".actions").wait_for()
    assert page.locator(".question").all_inner_texts() == [PSU]


def test_thumb_reaches_the_server(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    with page.expect_response("**/feedback") as response:
        page.get_by_role("button", name="Helpful", exact=True).click()
    assert response.value.status == 204
    assert page.locator('.thumb[aria-pressed="true"]').count() == 1


def test_enter_that_ends_a_composition_does_not_send(open_page: Open) -> None:
    page = open_page()
    page.fill("#question", "显存")
    send = (
        "(box, key) => box.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true, ...key}))"
    )
    for key in ({"isComposing": True}, {"keyCode": 229}):
        page.locator("#question").evaluate(send, key)
    page.press("#question", "Shift+Enter")
    assert page.locator(".turn").count() == 0
    assert page.input_value("#question") == "显存\n"


def test_markup_in_a_question_stays_text(open_page: Open) -> None:
    page = open_page()
    ask(page, "<img src=x onerror=alert(1)> **bold** RTX 3090 <script>alert(1)</script>")
    assert page.locator(".turn img, .turn script").count() == 0
    assert "<img src=x" in page.locator(".question").inner_text()


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
    assert lead(page) == evil
    assert page.locator(".turn img, .turn a").count() == 0


def test_modules_that_arrive_late_lose_no_question(open_page: Open) -> None:
    def late(page: Page) -> None:
        def slow(route: Route) -> None:
            page.fill("#question", PSU)
            assert page.locator("#send").is_disabled()
            route.continue_()

        page.route("**/main.js", slow)

    page = open_page(prepare=late)
    assert page.input_value("#question") == PSU
    page.click("#send")
    page.locator(".actions").wait_for()


def test_labels_that_do_not_arrive_are_tried_for_again(open_page: Open) -> None:
    failed: list[str] = []

    def cut_off(page: Page) -> None:
        def fail_twice(route: Route) -> None:
            if len(failed) == 2:
                assert page.locator("#unloaded").is_visible()
                return route.continue_()
            failed.append(route.request.url)
            return route.abort()

        page.route("**/words/en.json", fail_twice)

    page = open_page(prepare=cut_off)
    assert len(failed) == 2
    assert not page.locator("#unloaded").is_visible()
    ask(page, PSU)


@pytest.mark.parametrize("file", ["main.js", "turn.js", "page.css"])
def test_a_file_that_does_not_arrive_is_asked_for_again(browser: Browser, server: Server, file: str) -> None:
    page = browser.new_page(locale="tr-TR")
    page.route(f"**/{file}", lambda route: route.abort(), times=2)
    page.goto(server.url)
    page.locator("#unloaded", has_text="Bu sayfanın bir bölümü yüklenemedi.").wait_for()
    assert not page.locator("#offline").is_visible()
    page.fill("#question", PSU)
    page.locator("#send:enabled").wait_for()
    page.locator("#unloaded").wait_for(state="hidden")
    page.locator("#send").click()
    page.locator(".actions").wait_for()
    page.wait_for_function("getComputedStyle(document.querySelector('header')).position === 'sticky'")
    page.close()


def test_a_file_that_never_arrives_is_said_and_a_reload_offered(browser: Browser, server: Server) -> None:
    page = browser.new_page()
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
    page.close()


def test_server_out_of_reach_is_said_and_tried_again(open_page: Open) -> None:
    page = open_page()
    page.route("**/chat", lambda route: route.abort())
    ask(page, PSU)
    assert "cannot be reached" in page.locator(".fault").inner_text()
    page.unroute("**/chat")
    page.get_by_role("button", name="Try again").click()
    page.locator(".actions").wait_for()


def test_offline_is_shown_and_stays_in_sight(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.context.set_offline(True)
    page.locator("#offline").wait_for()
    for _ in range(2):
        page.mouse.wheel(0, 2000)
    assert page.locator("#offline").bounding_box()["y"] < 200  # type: ignore[index]
    page.context.set_offline(False)
    page.locator("#offline").wait_for(state="hidden")


def test_a_language_that_does_not_arrive_leaves_the_one_before(open_page: Open) -> None:
    page = open_page(locale="tr-TR")
    page.context.set_offline(True)
    page.select_option("#language", "zh-Hans")
    page.locator("#notice", has_text="简体中文 yüklenemedi").wait_for()
    assert page.input_value("#language") == "tr"
    page.context.set_offline(False)
    page.locator("#notice").wait_for(state="hidden")
    page.route("**/words/de.json", lambda route: route.fulfill(status=500, json={"error": {}}))
    page.select_option("#language", "de")
    page.locator("#notice", has_text="Deutsch yüklenemedi").wait_for()
    assert page.locator("#send").inner_text() == "Gönder"
    page.select_option("#language", "zh-Hans")
    page.locator("#send", has_text="发送").wait_for()
    assert not page.locator("#notice").is_visible()


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
    assert told in page.locator(".fault").inner_text()
    page.unroute("**/chat")
    page.locator(".fault button:enabled").click()
    page.locator(".actions").wait_for()


def test_key_is_asked_for_and_used(open_page: Open) -> None:
    def locked(route: Route) -> None:
        if route.request.headers.get("authorization") == "Bearer secret":
            route.continue_()
        else:
            route.fulfill(status=401, json={"error": {"code": "error-key", "message": "A key, please."}})

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
    assert fault.get_by_role("button").all_inner_texts() == ["Change the question"]
    fault.get_by_role("button").click()
    assert page.input_value("#question") == question.strip()
    assert page.evaluate("document.activeElement.id") == "question"


@pytest.mark.parametrize("refused", ["rw-ключ", "rw-wrong", "rw-é", "两 个"])
def test_a_key_that_is_not_valid_is_said_to_be_so_and_forgotten(open_page: Open, refused: str) -> None:
    def locked(route: Route) -> None:
        if route.request.headers.get("authorization") == "Bearer secret":
            return route.continue_()
        return route.fulfill(status=401, json={"error": {"code": "error-key", "message": "A key, please."}})

    page = open_page()
    page.route("**/chat", locked)
    ask(page, PSU)
    assert "not valid" not in page.locator(".fault").inner_text()
    page.fill(".fault input", refused)
    page.press(".fault input", "Enter")
    page.locator(".fault", has_text="This key is not valid.").wait_for()
    assert page.evaluate("document.activeElement.type") == "password"
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
    assert page.locator("#send").inner_text() == "Send"
    page.unroute("**/chat")
    page.get_by_role("button", name="Ask again").click()
    page.locator(".actions").wait_for()


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


def test_colours_are_switched_and_remembered(open_page: Open) -> None:
    page = open_page(color_scheme="light")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    for _ in range(2):
        page.click("#theme")
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") != light
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == "dark"


def test_the_hint_in_the_box_is_whole_on_a_phone_in_every_language(open_page: Open) -> None:
    page = open_page(viewport={"width": 375, "height": 740})
    for tag in LANGUAGES:
        page.select_option("#language", tag)
        page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)
        needed, room = page.locator("#question").evaluate(ROOM_FOR_HINT)
        assert needed <= room, tag


@pytest.mark.parametrize("width", [320, 375, 1440])
@pytest.mark.parametrize("question", [PSU, "6000 元能买哪张显卡？", "30.000 TL ile hangi kartı almalıyım?"])
def test_nothing_hangs_over_the_edge(open_page: Open, width: int, question: str) -> None:
    page = open_page(viewport={"width": width, "height": 740})
    ask(page, question)
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_accessibility_checker_finds_nothing(open_page: Open, axe: str, scheme: str) -> None:
    page = open_page(color_scheme=scheme, locale="tr-TR", bypass_csp=True, reduced_motion="reduce")
    assert _violations(page, axe) == []
    ask(page, PSU)
    page.locator(".chart img").wait_for()
    for summary in page.locator("summary").all():
        summary.click()
    page.locator(".thumb").first.click()
    page.locator(".comment textarea").wait_for()
    assert _violations(page, axe) == []
    page.locator(".citation .place").first.click()
    page.locator("#passage mark").first.wait_for()
    assert _violations(page, axe) == []


def _violations(page: Page, axe: str) -> list[str]:
    page.evaluate(axe)
    found = page.evaluate("axe.run()")["violations"]
    return [f"{rule['id']}: {[node['html'][:120] for node in rule['nodes']]}" for rule in found]


def test_everything_is_reached_by_keyboard(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.focus(".skip")
    seen = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.id || document.activeElement.className"))
    assert {"new", "language", "theme", "step", "scroll", "place", "question", "send"} <= seen


def test_page_asks_nothing_of_other_hosts(open_page: Open, server: Server) -> None:
    asked: list[str] = []
    page = open_page(prepare=lambda page: page.on("request", lambda request: asked.append(request.url)))
    ask(page, PSU)
    assert asked and all(url.startswith(server.url) for url in asked)
