"""An endpoint on this machine for every test that asks for one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.assistant.writer.fake import Fake, fake_endpoint


@pytest.fixture
def fake() -> Iterator[Fake]:
    with fake_endpoint() as running:
        yield running
