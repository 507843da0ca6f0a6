"""``in:NAME`` in what people write, and what only looks like it."""

from __future__ import annotations

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from api.channels.scope import scoped, written
from assistant.retrieval.index.named_sets import NAME

QUESTION = "How loud is the rack?"


def is_name(text: str) -> bool:
    return re.fullmatch(NAME, text) is not None


@pytest.mark.parametrize(
    ("text", "question", "collection"),
    [
        ("in:lab How loud is the rack?", QUESTION, "lab"),
        ("How loud is the rack? in:lab", QUESTION, "lab"),
        ("IN:lab-2.b How loud is the rack?", QUESTION, "lab-2.b"),
        ('in:"server room" How loud is the rack?', QUESTION, "server room"),
        ("in:“server room” How loud is the rack?", QUESTION, "server room"),
        ("in:„server room“ How loud is the rack?", QUESTION, "server room"),
        ("How loud is the rack? in:«server room»", QUESTION, "server room"),
        ("in:機房 機櫃有多吵？", "機櫃有多吵？", "機房"),
        ("in：機房 機櫃有多吵？", "機櫃有多吵？", "機房"),
        ("in:「サーバー 室」 どれくらいうるさいですか？", "どれくらいうるさいですか？", "サーバー 室"),
        ("in:lab", "", "lab"),
        ("in:lab显卡要多少电？", "显卡要多少电？", "lab"),
        ("in:lab显卡要多少电", "显卡要多少电", "lab"),
        ("in:lab-2グラボは？", "グラボは？", "lab-2"),
        ("in:机房", "", "机房"),
        ("Which cards fit in: a small case?", None, None),
        ("Is it built in:to the board?", None, None),
        ("Which one in:lab is louder?", None, None),
        ("login:lab How loud is the rack?", None, None),
        ("in:#general How loud is the rack?", None, None),
        ("in: lab How loud is the rack?", None, None),
        ('in:"" How loud is the rack?', None, None),
        ("", None, None),
    ],
)
def test_only_the_mark_names_a_collection(text: str, question: str | None, collection: str | None) -> None:
    assert scoped(text) == (text if question is None else question, collection)


@given(st.text(st.sampled_from("aZ9ß機방_ .-"), min_size=1, max_size=64).map(str.strip).filter(is_name))
@example("a.")
@example("a b-")
def test_every_name_can_be_written(name: str) -> None:
    assert scoped(f"{written(name)} {QUESTION}") == (QUESTION, name)
    assert scoped(f"{QUESTION} {written(name)}") == (QUESTION, name)


@given(st.text(max_size=200))
def test_any_text_is_read(text: str) -> None:
    question, collection = scoped(text)
    assert collection is not None or question == text
