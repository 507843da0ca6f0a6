"""Charts with their numbers, a machine as a file, and a comment beside a thumb, in a real Chromium."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.server import Server
from tests.web.turns import PSU, ask, locked
from tests.web.waiting import expect, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]
IS_DRAWN = "image => image.complete && image.naturalWidth > 0"


def drawn(page: Page) -> str:
    """The text in place of the last turn's chart, once its picture is there."""
    image = page.locator(".turn").last.locator(".chart img")
    image.scroll_into_view_if_needed()
    until(page, lambda: image.evaluate(IS_DRAWN))
    return image.get_attribute("alt") or ""


@pytest.mark.parametrize(
    ("question", "shown"),
    [
        (PSU, "950 W"),
        ("6000 元能买哪张显卡？", "速度与价格"),
        ("2 RTX 3090 ile Llama 3.3 70B çalıştırabilir miyim?", "Llama 3.3 70B"),
        ("Should I rent or buy an RTX 4090?", "Two lines of cost"),
    ],
)
def test_a_result_has_its_chart_and_the_numbers_behind_it(open_page: Open, question: str, shown: str) -> None:
    page = open_page()
    ask(page, question)
    assert shown in drawn(page)
    table = page.locator(".chart table")
    expect(table).to_be_hidden()
    page.click(".chart summary")
    expect(table).to_be_visible()
    assert table.locator("tbody tr").count() >= 3
    assert all(text.strip() for text in table.locator("tbody td").all_inner_texts())


@pytest.mark.parametrize(("tag", "colon"), [("zh-Hans", "："), ("fr", "\u00a0: "), ("tr", ": ")])
def test_a_name_and_its_note_are_joined_as_the_language_does(open_page: Open, tag: str, colon: str) -> None:
    page = open_page(f"/?language={tag}")
    ask(page, "Plan a whole machine with 2 × RTX 3090")
    notes = page.locator(".notes li").all_inner_texts()
    names = page.locator(".computation tbody th").all_inner_texts()
    assert notes
    assert all(any(note.startswith(name + colon) for name in names) for note in notes)


@pytest.mark.parametrize(
    ("question", "described", "calculation"),
    [
        ("两张 RTX 3090 要多大的电源？", "厂商产品页", "Rigwise 的计算"),
        ("İki RTX 3090 için hangi güç kaynağı gerekir?", "Üreticilerin ürün sayfalarında", "Rigwise hesabı"),
    ],
)
def test_what_rigwise_says_of_a_source_is_in_the_language_of_the_answer(
    open_page: Open, question: str, described: str, calculation: str
) -> None:
    page = open_page()
    ask(page, question)
    page.click(".steps summary")
    page.locator(".step-source", has_text=described).first.wait_for()
    page.locator(".step-source", has_text="A Full Hardware Guide to Deep Learning").first.wait_for()
    expect(page.locator(".citations")).to_contain_text(calculation)


def test_a_changed_count_changes_the_chart(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    assert "950 W" in drawn(page)
    page.click('[data-by="1"]')
    page.locator(".question", has_text="3 RTX 3090").wait_for()
    page.locator('.chart img[alt*="1,300 W"]').wait_for()
    expect(page.locator(".chart")).to_have_count(1)


def test_a_chart_has_the_colours_of_the_page(open_page: Open) -> None:
    page = open_page(color_scheme="dark")
    ask(page, PSU)
    assert "950 W" in drawn(page)
    page.locator('.chart img[src*="theme=dark"]').wait_for()
    page.click("#theme")
    page.locator('.chart img[src*="theme=light"]').wait_for()
    page.click("#theme")
    page.locator('.chart img[src*="theme=dark"]').wait_for()
    page.click("#theme")
    page.emulate_media(color_scheme="light")
    page.locator('.chart img[src*="theme=light"]').wait_for()
    assert "950 W" in drawn(page)


def test_a_chart_is_as_narrow_as_a_phone(open_page: Open) -> None:
    page = open_page(viewport={"width": 375, "height": 740})
    ask(page, PSU)
    assert "950 W" in drawn(page)
    image = page.locator('.chart img[src*="width=340"]')
    image.wait_for()
    box = image.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 375
    page.set_viewport_size({"width": 1000, "height": 740})
    page.locator('.chart img[src*="width=760"]').wait_for()


HIDDEN = "node => node.scrollWidth - node.clientWidth"


def test_a_table_of_many_columns_takes_the_room_that_there_is(open_page: Open) -> None:
    page = open_page(viewport={"width": 1440, "height": 900})
    ask(page, "Which card for $6000?")
    table = page.locator(".computation > .scroll")
    assert table.locator("thead th").count() >= 9
    assert table.evaluate(HIDDEN) == 0


def test_on_a_phone_a_table_is_pushed_aside_and_the_names_stay(open_page: Open) -> None:
    page = open_page(viewport={"width": 375, "height": 740})
    ask(page, "Which card for $6000?")
    table = page.locator(".computation > .scroll")
    assert table.evaluate(HIDDEN) > 100
    name, last = table.locator("tbody th").first, table.locator("tbody tr td:last-child").first
    before = name.bounding_box()
    table.evaluate("node => { node.scrollLeft = node.scrollWidth; }")
    expect(last).to_be_in_viewport()
    assert name.bounding_box() == before
    shown = last.bounding_box()
    assert shown is not None
    assert shown["x"] + shown["width"] <= 375


def test_where_there_is_nothing_to_draw_there_is_no_chart(open_page: Open) -> None:
    page = open_page()
    ask(page, "How much RAM for two RTX 3090?")
    page.locator(".chart").wait_for(state="detached")
    page.route("**/plots/**", lambda route: route.fulfill(status=500, body=""))
    ask(page, PSU)
    page.locator(".turn").last.locator(".steps").scroll_into_view_if_needed()
    page.locator(".chart").wait_for(state="detached")


@pytest.mark.parametrize(
    ("question", "is_drawn"),
    [
        ("How many watts on a 16 A circuit?", False),
        ("How many RTX 3090 on a 16 A circuit at 230 V?", False),
        ("Will 4 x RTX 3090 run on a 16 A circuit at 230 V?", True),
    ],
)
def test_a_chart_that_cannot_be_drawn_is_not_asked_for(
    open_page: Open, question: str, is_drawn: bool
) -> None:
    page = open_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    ask(page, question)
    page.locator(".actions").scroll_into_view_if_needed()
    page.locator(".chart img").wait_for(state="attached" if is_drawn else "detached")
    page.locator(".chart").wait_for(state="attached" if is_drawn else "detached")
    assert any("/plots/power" in url for url in asked) == is_drawn


def test_numbers_stay_where_the_picture_does_not_arrive(open_page: Open) -> None:
    page = open_page()
    page.route("**/plots/*.svg**", lambda route: route.abort())
    ask(page, PSU)
    page.locator(".chart").scroll_into_view_if_needed()
    page.locator(".chart summary").click()
    expect(page.locator(".chart tbody tr").nth(2)).to_be_visible()
    expect(page.locator(".chart img")).to_have_count(0)


def test_behind_a_key_the_chart_is_fetched_with_it(open_page: Open) -> None:
    page = open_page()
    for path in ("**/chat", "**/plots**", "**/plots/**"):
        page.route(path, locked)
    ask(page, PSU)
    page.fill(".fault input", "secret")
    page.press(".fault input", "Enter")
    page.locator(".actions").wait_for()
    assert "950 W" in drawn(page)
    assert (page.locator(".chart img").get_attribute("src") or "").startswith("blob:")


@pytest.mark.parametrize("form", ["Markdown", "CSV", "JSON"])
def test_a_machine_is_taken_along_as_a_file(open_page: Open, form: str) -> None:
    page = open_page()
    ask(page, "Plan a whole machine with 2 × RTX 3090")
    with page.expect_download() as download:
        page.locator(".sheets").get_by_role("button", name=form).click()
    assert (
        download.value.suggested_filename == f"rigwise-build.{ {'Markdown': 'md'}.get(form, form.lower()) }"
    )
    text = download.value.path().read_text(encoding="utf-8-sig")
    assert "GeForce RTX 3090" in text
    assert form != "JSON" or json.loads(text)["rule"] == "build"
    ask(page, PSU)
    expect(page.locator(".turn").last.locator(".actions")).to_be_visible()
    expect(page.locator(".turn").last.locator(".sheets")).to_have_count(0)


def test_a_file_that_cannot_be_had_is_said(open_page: Open) -> None:
    page = open_page()
    ask(page, "Plan a whole machine with 2 × RTX 3090")
    page.route("**/sheet.csv**", lambda route: route.abort())
    page.locator(".sheets").get_by_role("button", name="CSV").click()
    expect(page.locator(".sheets .fault")).to_contain_text("cannot be reached")


def test_thumbs_are_pictures_that_need_no_font(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    expect(page.locator(".thumbs svg path")).to_have_count(2)
    expect(page.locator(".thumbs")).to_have_text("")


def test_a_thumb_opens_a_field_whose_words_reach_the_server(open_page: Open, server: Server) -> None:
    page = open_page()
    ask(page, PSU)
    expect(page.locator(".comment")).to_be_empty()
    page.get_by_role("button", name="Not helpful").click()
    page.locator(".comment textarea").fill("My cards are water-cooled.")
    with page.expect_request("**/feedback") as sent:
        page.locator(".comment").get_by_role("button", name="Send").click()
    body = sent.value.post_data_json
    assert (body["thumb"], body["comment"]) == ("down", "My cards are water-cooled.")
    page.locator(".comment", has_text="Thank you").wait_for()
    with page.expect_request("**/feedback") as changed:
        page.get_by_role("button", name="Helpful", exact=True).click()
    body = changed.value.post_data_json
    assert (body["thumb"], body["comment"]) == ("up", "My cards are water-cooled.")


def test_feedback_that_does_not_arrive_is_said_and_not_shown_as_given(open_page: Open) -> None:
    page = open_page()
    ask(page, PSU)
    page.route("**/feedback", lambda route: route.abort())
    helpful = page.get_by_role("button", name="Helpful", exact=True)
    helpful.click()
    expect(page.locator(".comment .fault")).to_contain_text("cannot be reached")
    expect(page.locator('.thumb[aria-pressed="true"]')).to_have_count(0)
    page.unroute("**/feedback")
    helpful.click()
    expect(helpful).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".comment .fault")).to_have_count(0)
    expect(page.locator(".comment textarea")).to_be_visible()
