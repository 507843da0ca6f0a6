"""The optional language model on the command line: named, explained on request, off by default."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.assistant.writer.fake import Fake, fake_endpoint, says
from tests.cli.conftest import Rigwise

PSU = "What PSU do I need for two RTX 3090 and a 150 W CPU?"
KEPT = "For the board, memory, drives and fans 100 W is counted."
WRONG = "For the board, memory, drives and fans 200 W is counted."
PATIENT = {"RIGWISE_TIMEOUT": "90", "RIGWISE_LLM_BUDGET": "60"}


@pytest.fixture
def fake() -> Iterator[Fake]:
    with fake_endpoint() as running:
        yield running


def test_words_are_shown_under_the_answer_with_the_model_s_name(rigwise: Rigwise, fake: Fake) -> None:
    fake.otherwise = says(f"{KEPT} {WRONG}")
    done = rigwise("ask", "--plain", PSU, **PATIENT, RIGWISE_LLM_URL=fake.url, RIGWISE_LLM_MODEL="small")
    assert done.returncode == 0, done.stderr
    assert "In other words, by small; each sentence checked against this answer\n\n" + KEPT in done.stdout
    assert WRONG not in done.stdout + done.stderr


def test_explain_tells_what_was_dropped_and_why(rigwise: Rigwise, fake: Fake) -> None:
    fake.otherwise = says(f"{KEPT} {WRONG}")
    done = rigwise("ask", "--explain", "--json", PSU, **PATIENT, RIGWISE_LLM_URL=fake.url)
    assert json.loads(done.stdout)["wording"]["dropped"] == {"number": 1}
    assert "default: 1 kept, 1 dropped." in done.stderr
    assert f"+ {KEPT}\n    from psu.assumptions." in done.stderr
    assert f"- '{WRONG}'\n    number, a number or unit that no statement holds: 200 W" in done.stderr


def test_explain_without_a_model_says_how_to_set_one_up(rigwise: Rigwise) -> None:
    done = rigwise("ask", "--explain", PSU)
    assert done.returncode == 0
    assert "RIGWISE_LLM_URL" in done.stderr


def test_without_a_model_nothing_of_it_is_loaded(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "from api.main import main\n"
        f"sys.argv = ['rigwise', 'ask', '--plain', {PSU!r}]\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print([name for name in sys.modules if name.startswith(('assistant.writer', 'httpx'))])\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"RIGWISE_HOME": str(tmp_path)},
    )
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_model_of_one_s_own_is_measured(rigwise: Rigwise, fake: Fake) -> None:
    fake.otherwise = says(f"{KEPT} {WRONG}")
    arguments = ("eval", "llm", "--endpoint", fake.url, "--questions", "3", "--language", "en")
    done = rigwise(*arguments, "--json", **PATIENT, RIGWISE_LLM_TASKS="reword")
    assert done.returncode == 0, done.stderr
    scores = json.loads(done.stdout)
    assert [score["language"] for score in scores] == ["en", "all"]
    assert scores[0]["answers"] >= 1
    assert scores[0]["said"] == scores[0]["kept"] + sum(scores[0]["dropped"].values()) > 0
    assert rigwise(*arguments, "--fail-under", "1").returncode == 1


def test_measuring_needs_an_address(rigwise: Rigwise) -> None:
    done = rigwise("eval", "llm")
    assert done.returncode == 2
    assert "--endpoint" in done.stderr
