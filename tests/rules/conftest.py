"""Knowledge as of one fixed day, so that no test changes its result with the calendar."""

from __future__ import annotations

from datetime import date

import pytest

from rules.knowledge import Knowledge

TODAY = date(2026, 11, 30)


@pytest.fixture(scope="session")
def knowledge() -> Knowledge:
    return Knowledge(TODAY)
