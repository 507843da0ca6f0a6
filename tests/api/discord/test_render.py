"""Answers as messages: every limit kept, nothing lost, nothing torn."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from api.discord.custom_ids import Pressed, custom_id, read
from api.discord.render import posts
from assistant.answer import (
    Answer,
    Cell,
    Citation,
    Clarification,
    Computation,
    Option,
    SourceCard,
    Step,
)
from tests.api.discord.service.checking import faults

TEXT = st.text(st.sampled_from("ab 显卡*_[]`@.\n\U0001f600"), min_size=1, max_size=60).map(lambda t: f"x{t}y")
LONG = st.builds(lambda text, times: text * times, TEXT, st.integers(1, 150))
KINDS = st.sampled_from(["answer", "clarification", "abstention", "smalltalk"])


def step(text: str) -> Step:
    return Step(label=text, expression="1 + 1", value=2.0, unit="W", text="2 W")


def option(name: str, cells: list[str]) -> Option:
    values = {str(number): Cell(label=f"c{number}", text=cell) for number, cell in enumerate(cells)}
    return Option(name=name, values=values, note=name if len(cells) % 2 else None)


def computation(steps: list[str], options: list[tuple[str, list[str]]], notes: list[str]) -> Computation:
    return Computation(
        rule="psu",
        title="Power supply",
        headline="h",
        steps=tuple(map(step, steps)),
        options=tuple(option(*each) for each in options),
        assumptions=tuple(notes),
        warnings=tuple(notes),
        as_of=date(2026, 11, 30),
    )


def citation(number: int, quote: str, title: str) -> Citation:
    source = SourceCard(id="s", title=title, author="A", url="https://a.example/x", published="2018-12-16")
    return Citation(
        number=number,
        passage_id="p",
        document_id="d",
        document_title=title,
        quote=quote,
        start=0,
        end=len(quote),
        language="en",
        source=source,
    )


ANSWERS = st.builds(
    lambda kind, lead, computations, quotes, offers: Answer(
        id="mZ3kUqfR",
        conversation_id="c",
        language="en",
        kind=kind,
        lead=lead,
        text="",
        computations=tuple(computations),
        citations=tuple(citation(number, *quote) for number, quote in enumerate(quotes, 1)),
        clarification=Clarification(missing=("x",), question="q", options=tuple(offers)) if offers else None,
        follow_ups=tuple(offers),
    ),
    KINDS,
    LONG,
    st.lists(
        st.builds(
            computation,
            st.lists(LONG, max_size=4),
            st.lists(st.tuples(TEXT, st.lists(LONG, max_size=3)), max_size=40),
            st.lists(LONG, max_size=3),
        ),
        max_size=2,
    ),
    st.lists(st.tuples(LONG, TEXT), max_size=3),
    st.lists(LONG, max_size=7, unique=True),
)


def said(message: dict[str, Any]) -> str:
    """Everything that a message says, as it is shown: without escapes and without white space."""
    parts = [message["content"]]
    for embed in message["embeds"]:
        parts += [embed.get("title", ""), embed.get("description", "")]
        parts += [field["name"] + field["value"] for field in embed.get("fields", ())]
    parts += [button["label"] for row in message["components"] for button in row["components"]]
    return squeezed(re.sub(r"\\([^\sA-Za-z0-9])", r"\1", "".join(parts)))


def squeezed(text: str) -> str:
    return re.sub(r"[\s>*·]", "", text)


@settings(max_examples=40, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(ANSWERS, st.none() | LONG)
def test_every_message_is_within_the_limits(answer: Answer, asked: str | None) -> None:
    made = [post.as_json() for post in posts(answer, asked)]
    assert [faults(message) for message in made] == [[]] * len(made)
    assert not any(message["components"] for message in made[:-1])


@settings(max_examples=40, deadline=None, phases=(Phase.explicit, Phase.reuse, Phase.generate))
@given(ANSWERS)
def test_nothing_of_an_answer_is_lost(answer: Answer) -> None:
    everything = "".join(said(post.as_json()) for post in posts(answer))
    offers = answer.clarification.options if answer.clarification else answer.follow_ups
    expected = [answer.lead, *offers, *(c.quote for c in answer.citations)]
    for each in answer.computations:
        expected += [s.label for s in each.steps] + list(each.assumptions) + list(each.warnings)
        expected += [cell.text[:100] for o in each.options for cell in o.values.values()]
    missing = [text for text in expected if squeezed(text) not in everything]
    assert not missing


def test_citation_is_never_torn() -> None:
    quotes = [("word " * 800, "T"), ("字" * 3000, "T")]
    answer = Answer(
        id="a",
        conversation_id="c",
        language="en",
        kind="answer",
        lead="yes [1] " * 400,
        text="",
        citations=tuple(citation(number, *quote) for number, quote in enumerate(quotes, 1)),
    )
    made = [post.as_json() for post in posts(answer)]
    texts = [m["content"] for m in made] + [e["description"] for m in made for e in m["embeds"]]
    markers = sum(len(re.findall(r"\\\[[12]\\\]", text)) for text in texts)
    assert markers == 400 + 2
    assert not any(re.search(r"\\\[\d*$|^\d*\\\]", text) for text in texts)


def test_ids_of_buttons_carry_their_meaning() -> None:
    assert read(custom_id("up", "mZ3k_-fR")) == Pressed("up", "mZ3k_-fR")
    assert read(custom_id("ask", "mZ3k", 3)) == Pressed("ask", "mZ3k")
    for foreign in (
        "",
        "up:1",
        "rigwise:up:",
        "rigwise:steal:1",
        "rigwise:up:a b",
        "x rigwise:up:a",
        "rigwise:up:a\n",
    ):
        assert read(foreign) is None
