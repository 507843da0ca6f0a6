"""Answers as Block Kit: every kind in four languages as it was reviewed, and within Slack's limits."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from slack_sdk.models.blocks import Block

from api.slack.render import BLOCKS, CHARACTERS, bare, characters, render
from assistant.answer import Answer, Cell, Citation, Clarification, Computation, Option, SourceCard, Step
from assistant.assistant import Assistant
from assistant.settings import Settings
from tests.api.slack.fake import _unfit

PICTURES = Path(__file__).with_name("pictures")
QUESTIONS = json.loads(Path(__file__).with_name("questions.json").read_text(encoding="utf-8"))
CASES = [(kind, language) for kind, texts in QUESTIONS.items() for language in texts]
KIND = {"computation": "answer", "table": "answer", "citations": "answer"}


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home = {"RIGWISE_HOME": str(tmp_path_factory.mktemp("home"))}
    return Assistant(Settings.from_environment(home), today=lambda: date(2026, 11, 30))


@pytest.mark.parametrize(("kind", "language"), CASES)
def test_answers_look_as_reviewed(kind: str, language: str) -> None:
    """``python -m tests.api.slack.take_pictures`` takes the pictures anew, to be reviewed."""
    name = f"{kind}.{language}.json"
    answer = Answer.model_validate_json((PICTURES / "answers" / name).read_text(encoding="utf-8"))
    shown = [{"text": message.text, "blocks": message.blocks} for message in render(answer)]
    assert shown == json.loads((PICTURES / "messages" / name).read_text(encoding="utf-8"))
    assert all(_unfit(message) is None for message in shown)


@pytest.mark.parametrize(("kind", "language"), CASES)
def test_the_assistant_s_own_answers_fit(assistant: Assistant, kind: str, language: str) -> None:
    answer = assistant.ask(QUESTIONS[kind][language])
    assert (answer.kind, answer.language) == (KIND.get(kind, kind), language)
    assert all(_unfit({"text": message.text, "blocks": message.blocks}) is None for message in render(answer))


SOURCE = SourceCard(id="s", title="A <b>*title*</b>", url="https://e.org/a?b=1&c=2", author="<!channel>")
odd = st.text(alphabet="ab *_~`<>&@!|[1]\n电ü👍🏽", min_size=1)
long = st.integers(1, 9000).map(lambda size: "word & <x> " * (size // 11 + 1))
texts = odd | long
cells = st.sampled_from(["", "–", "1,500 W", "二手", "x" * 120, "y" * 230]) | odd


@st.composite
def answers(draw: st.DrawFn) -> Answer:
    citations = [
        Citation(
            number=number,
            passage_id="p",
            document_id="d",
            document_title=draw(odd),
            quote=draw(texts),
            start=0,
            end=1,
            language="en",
            source=SOURCE,
        )
        for number in range(1, draw(st.integers(0, 4)) + 1)
    ]
    columns = {f"c{number}": number for number in range(draw(st.integers(0, 25)))}
    options = [
        Option(name=draw(odd), values={n: Cell(label=n, text=draw(cells)) for n in columns})
        for _ in range(draw(st.sampled_from([0, 1, 3, 130])))
    ]
    steps = [
        Step(label=draw(texts), expression="4 × 250 W", value=1, unit="W", text="1,000 W")
        for _ in range(draw(st.integers(0, 12)))
    ]
    computation = Computation(
        rule="psu",
        title=draw(odd),
        headline="h",
        options=tuple(options),
        steps=tuple(steps),
        as_of=date(2026, 11, 30),
    )
    return Answer(
        id="a",
        conversation_id="c",
        language=draw(st.sampled_from(["en", "zh-Hans", "zh-Hant", "tr"])),
        kind=draw(st.sampled_from(["answer", "abstention", "smalltalk"])),
        lead=draw(texts),
        text="t",
        computations=tuple(computation for _ in range(draw(st.integers(0, 2)))),
        citations=tuple(citations),
        clarification=Clarification(missing=("x",), question="q", options=(draw(odd),)),
        follow_ups=(draw(texts),),
        warnings=(draw(texts),),
    )


@settings(max_examples=25, deadline=None)
@given(answers())
def test_every_answer_is_within_slack_s_limits(answer: Answer) -> None:
    for message in render(answer):
        assert _unfit({"blocks": message.blocks, "text": message.text}) is None
        assert len(message.blocks) <= BLOCKS
        assert characters(message.blocks) <= CHARACTERS or len(message.blocks) == 1
        for block in message.blocks:
            Block.parse(block).validate_json()  # type: ignore[union-attr]
            _check_markup(block)
    assert all(0 < len(message.text) <= 3000 for message in bare(answer))


def _check_markup(block: dict[str, Any]) -> None:
    """What is read for markup holds none but our own link; no text is longer than its field takes."""
    if block["type"] == "context":
        text = block["elements"][0]["text"]
        assert len(text) <= 3000
        bare_text = text.replace("<https://e.org/a?b=1&amp;c=2|e.org>", "")
        assert "<" not in bare_text and "*title*" not in bare_text


def a_table(*rows: str) -> list[dict[str, Any]]:
    options = tuple(Option(name="card", values={"note": Cell(label="Note", text=row)}) for row in rows)
    computation = Computation(
        rule="gpu_budget", title="t", headline="h", options=options, as_of=date(2026, 11, 30)
    )
    answer = Answer(
        id="a",
        conversation_id="c",
        language="en",
        kind="answer",
        lead="l",
        text="t",
        computations=(computation,),
    )
    return [block for message in render(answer) for block in message.blocks]


def test_a_long_table_goes_on_in_another_message() -> None:
    tables = [block for block in a_table(*["x" * 200] * 120) if block["type"] == "table"]
    assert sum(len(block["rows"]) - 1 for block in tables) == 120
    assert [block["rows"][0] for block in tables] == [tables[0]["rows"][0]] * len(tables)


def test_a_table_with_a_text_in_a_cell_becomes_a_list() -> None:
    blocks = a_table("x" * 300, "short")
    assert not any(block["type"] == "table" for block in blocks)
    assert "card: Note: short" in json.dumps(blocks)
    assert "x" * 300 in json.dumps(blocks)


def test_a_quote_and_its_number_stay_together() -> None:
    citation = Citation(
        number=1, passage_id="p", document_id="d", document_title="t", quote="q" * 3500, start=0, end=1,
        language="en", source=SOURCE,
    )  # fmt: skip
    answer = Answer(
        id="a", conversation_id="c", language="en", kind="answer", lead="l", text="t", citations=(citation,)
    )
    quotes = [
        element["elements"][0]["text"]
        for block in render(answer)[0].blocks
        for element in block.get("elements", [])
        if element["type"] == "rich_text_quote"
    ]
    assert len(quotes) == 2 and quotes[-1].endswith("q [1]")


def test_a_long_derivation_goes_on_counting() -> None:
    steps = tuple(Step(label="x" * 900, expression="", value=1, unit="W", text="1 W") for _ in range(7))
    computation = Computation(rule="psu", title="t", headline="h", steps=steps, as_of=date(2026, 11, 30))
    answer = Answer(
        id="a",
        conversation_id="c",
        language="en",
        kind="answer",
        lead="l",
        text="t",
        computations=(computation,),
    )
    lists = [
        element
        for message in render(answer)
        for block in message.blocks
        for element in block.get("elements", [])
        if element["type"] == "rich_text_list" and element["style"] == "ordered"
    ]
    assert [element.get("offset", 0) for element in lists] == [0, 3, 6]
