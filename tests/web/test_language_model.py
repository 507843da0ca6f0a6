"""A language model's words on the page: under the answer, with its name, as text and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

from tests.assistant.writer.fake import Fake, fake_endpoint, says
from tests.server import Server, running_server
from tests.web.turns import PSU, ask, step
from tests.web.waiting import expect

if TYPE_CHECKING:
    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]
KEPT = "For the board, memory, drives and fans 100 W is counted."
WRONG = "For the board, memory, drives and fans 200 W is counted."
READING = {
    "question": "How big a power supply do I need for two RTX 3090?",
    "rule": "psu",
    "facts": [{"name": "card", "said": "two RTX 3090"}],
}


@pytest.fixture(scope="module")
def fake() -> Iterator[Fake]:
    with fake_endpoint() as running:
        yield running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, fake: Fake) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("worded")
    with running_server(home, RIGWISE_LLM_URL=fake.url, RIGWISE_LLM_MODEL="<b>small</b>") as running:
        yield running


def test_words_stand_under_the_answer_until_it_is_changed(open_page: Open, fake: Fake) -> None:
    fake.behaviours = [says(f"{KEPT} {WRONG}")]
    page = open_page()
    ask(page, PSU)
    worded = page.locator(".worded")
    expect(worded.locator("p")).to_have_text(KEPT)
    expect(worded.locator("h3")).to_contain_text("by <b>small</b>; each sentence checked")
    expect(page.locator("body")).not_to_contain_text(WRONG)
    expect(page.locator(".lead")).not_to_contain_text(KEPT)
    step(page)
    expect(worded).to_have_count(0)


def test_a_reading_is_a_question_to_be_asked(open_page: Open, fake: Fake) -> None:
    fake.behaviours = [says(json.dumps(READING)), says(KEPT)]
    page = open_page()
    ask(page, "How beefy must the juice source be for two RTX 3090?")
    page.locator(".worded button", has_text=READING["question"]).click()
    page.locator(".turn").nth(1).locator(".actions").wait_for()
    expect(page.locator(".turn").nth(1).locator(".steps")).to_be_visible()
    expect(page.locator(".turn")).to_have_count(2)
