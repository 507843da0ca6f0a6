"""A slow machine, made on purpose: ``SLOW_PAGE=7 pytest -m browser`` finds what needs a fast one.

Every request of a page waits by chance, so that replies come in another order, and scripts run at a fraction
of their speed. The number is the seed: each test draws its delays from it and from its own name.
"""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

SEED = os.environ.get("SLOW_PAGE")
LONGEST_DELAY_MS = 800
SCRIPTS_SLOWER = 6


def slow_down(page: Page, test: str) -> None:
    """Delay what a page asks for and what it does; routes of the test itself come before this one."""
    chance = Random(f"{SEED} {test}")

    def late(route: Route) -> None:
        page.wait_for_timeout(chance.uniform(0, LONGEST_DELAY_MS))
        route.continue_()

    page.context.route("**/*", late)
    devtools = page.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SCRIPTS_SLOWER})
