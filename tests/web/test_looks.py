"""How the page looks and is reached: colours, widths, the accessibility checker, the keyboard."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from corpus.languages import LANGUAGES
from tests.web.turns import PSU, ask
from tests.web.waiting import expect

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]
ROOM_FOR_HINT = """box => {
    const { font, paddingLeft, paddingRight } = getComputedStyle(box);
    const pen = Object.assign(document.createElement("canvas").getContext("2d"), { font });
    const room = box.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    return [pen.measureText(box.placeholder).width, room];
}"""


def test_colours_are_switched_and_remembered(open_page: Open) -> None:
    page = open_page(color_scheme="light")
    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    for _ in range(2):
        page.click("#theme")
    expect(page.locator("body")).not_to_have_css("background-color", light)
    page.reload()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_the_hint_in_the_box_is_whole_on_a_phone_in_every_language(open_page: Open) -> None:
    page = open_page(viewport={"width": 375, "height": 740})
    for tag in LANGUAGES:
        page.select_option("#language", tag)
        expect(page.locator("html")).to_have_attribute("lang", tag)
        needed, room = page.locator("#question").evaluate(ROOM_FOR_HINT)
        assert needed <= room, tag


@pytest.mark.parametrize("width", [320, 375, 1440])
@pytest.mark.parametrize("question", [PSU, "6000 元能买哪张显卡？", "30.000 TL ile hangi kartı almalıyım?"])
def test_nothing_hangs_over_the_edge(open_page: Open, width: int, question: str) -> None:
    page = open_page(viewport={"width": width, "height": 740})
    ask(page, question)
    page.locator(".chart").scroll_into_view_if_needed()
    page.locator(".chart img").wait_for()
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
    page.locator(".chart img").wait_for()
    page.focus(".skip")
    seen = set()
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.add(page.evaluate("document.activeElement.id || document.activeElement.className"))
    assert {"new", "language", "theme", "step", "scroll", "place", "question", "send"} <= seen
