"""Reading a page that still changes: each read waits until it is as expected, however slow the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, LocatorAssertions, Page, Route

LIMIT_MS = 30_000
"""How long a read waits; a page in order never takes it."""
_PAUSE_MS = 20


def expect(seen: Locator) -> LocatorAssertions:
    """Playwright's assertions, which try again. Imported late: tests are collected without Playwright too."""
    from playwright.sync_api import expect as waiting

    return waiting(seen)


def until(page: Page, is_so: Callable[[], object]) -> None:
    """Wait until something is so that the requests of a page change; they come in meanwhile.

    Raises:
        TimeoutError: it was not so within ``LIMIT_MS``.
    """
    end = time.monotonic() + LIMIT_MS / 1000
    while not is_so():
        if time.monotonic() > end:
            raise TimeoutError(f"not so within {LIMIT_MS} ms")
        page.wait_for_timeout(_PAUSE_MS)


def hold(page: Page, pattern: str) -> list[Route]:
    """Keep requests back; they are in the list, in their order, until a test lets them go."""
    held: list[Route] = []
    page.route(pattern, lambda route: held.append(route))
    return held


def copied(page: Page, said: str) -> str:
    """What is in the clipboard, once the page has told those who listen that something was copied."""
    expect(page.locator("#spoken")).to_have_text(said)
    return str(page.evaluate("navigator.clipboard.readText()"))
