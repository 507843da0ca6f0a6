"""One knowledge for all tests of understanding: loading the catalogs takes most of the time."""

from __future__ import annotations

from datetime import date

import pytest

from rules.knowledge import Knowledge


@pytest.fixture(scope="session")
def knowledge() -> Knowledge:
    return Knowledge(date(2026, 11, 30))
