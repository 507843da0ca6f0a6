"""What the tests of the page do in it: a question asked, a number changed, the last turn read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tests.web.waiting import expect, hold, until

if TYPE_CHECKING:
    from playwright.sync_api import FrameLocator, Locator, Page, Route

PSU = "What PSU for 2 RTX 3090 and a 150 W CPU?"
WHY = "显存带宽为什么重要？"


def ask(page: Page | FrameLocator, question: str) -> None:
    """Ask, and wait for the answer or a fault; a chart, say, comes later by itself."""
    turns = page.locator(".turn")
    before = turns.count()
    page.locator("#question").fill(question)
    page.locator("#question").press("Enter")
    expect(turns).to_have_count(before + 1)
    turns.last.locator(".actions, .fault").first.wait_for()


def ask_and_hold_an_edit(page: Page) -> list[Route]:
    """Ask for two cards and make them three; that request is kept back, and so is each later one."""
    ask(page, PSU)
    held = hold(page, "**/conversations/**")
    page.click('[data-by="1"]')
    until(page, lambda: held)
    return held


def lead(page: Page) -> Locator:
    """The direct answer of the last turn."""
    return page.locator(".turn").last.locator(".lead")


def edit(page: Page, act: Callable[[], object]) -> None:
    """Change something of the last turn, and wait until that is shown."""
    with page.expect_response(lambda response: response.request.method == "PATCH"):
        act()
    expect(page.locator(".answer[aria-busy]")).to_have_count(0)


def step(page: Page, by: int = 1) -> None:
    edit(page, lambda: page.locator(".turn").last.locator(f'[data-by="{by}"]').first.click())


def count(page: Page) -> Locator:
    """The field with how many cards the last turn is about."""
    return page.locator(".turn").last.locator(".chip input").first


def locked(route: Route) -> None:
    """Answer as a server that asks for the key "secret"."""
    if route.request.headers.get("authorization") == "Bearer secret":
        route.continue_()
    else:
        route.fulfill(status=401, json={"error": {"code": "error-key", "message": "A key, please."}})
