"""What the tests of the page do in it: a question asked, a number changed, the last turn read."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

PSU = "What PSU for 2 RTX 3090 and a 150 W CPU?"
WHY = "显存带宽为什么重要？"
IS_STILL = "() => !document.querySelector('.answer[aria-busy]')"


def ask(page: Page, question: str) -> None:
    page.fill("#question", question)
    page.press("#question", "Enter")
    page.locator(".turn").last.locator(".actions, .fault").wait_for()


def lead(page: Page) -> str:
    return page.locator(".turn").last.locator(".lead").inner_text()


def edit(page: Page, act: Callable[[], object]) -> None:
    """Change something of the last turn, and wait until that is shown."""
    with page.expect_response(lambda response: response.request.method == "PATCH"):
        act()
    page.wait_for_function(IS_STILL)


def step(page: Page, by: int = 1) -> None:
    edit(page, lambda: page.locator(".turn").last.locator(f'[data-by="{by}"]').first.click())


def count(page: Page) -> str:
    return page.locator(".turn").last.locator(".chip input").first.input_value()


def locked(route: Route) -> None:
    """Answer as a server that asks for the key "secret"."""
    if route.request.headers.get("authorization") == "Bearer secret":
        route.continue_()
    else:
        route.fulfill(status=401, json={"error": {"code": "error-key", "message": "A key, please."}})
