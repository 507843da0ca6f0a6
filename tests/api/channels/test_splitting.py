"""Parts of a long text: within the limit, nothing lost, nothing torn."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from api.channels.splitting import FENCE, SMALLEST_LIMIT, split, utf16_length

WHOLE = [
    "[1]",
    "[12]",
    "\\[3\\]",
    "<https://example.org/a?b=c|a page>",
    "<@U0123ABC>",
    "[a link](https://e.org/x)",
    "&amp;",
    "👩‍🚀",
    "🇹🇷",
    "é",
]
words = st.sampled_from(
    ["power", "güç", "电源", "RTX", "3090", "a", "W.", "为什么？", "\n", "\n\n", " ", "👍"]
)
piece = words | st.sampled_from(WHOLE)
prose = st.lists(piece, max_size=120).map(" ".join)
code = st.lists(st.sampled_from(["x = 1", "if [0]:", "    return", "", "电源 = 1"]), max_size=20)
block = code.map(lambda lines: "\n".join([f"{FENCE}python", *lines, FENCE]))
texts = st.lists(prose | block, max_size=6).map("\n".join)
limits = st.integers(SMALLEST_LIMIT, 400)


def bare(text: str) -> str:
    """A text without space and without the lines that open and close code."""
    return re.sub(r"```\w*|\s", "", text)


@settings(max_examples=400, deadline=None)
@given(texts, limits, st.sampled_from([len, utf16_length]))
def test_parts_are_within_the_limit_closed_and_whole(text: str, limit: int, length: object) -> None:
    parts = split(text, limit, length)  # type: ignore[arg-type]
    assert all(0 < length(part) <= limit for part in parts)  # type: ignore[operator]
    assert bare("\n".join(parts)) == bare(text)
    for part in parts:
        assert len(re.findall(r"^```", part, re.M)) % 2 == 0
    for whole in WHOLE:
        assert sum(part.count(whole) for part in parts) == text.count(whole)


@given(st.text(max_size=600), limits)
@settings(max_examples=300, deadline=None)
def test_any_text_at_all(text: str, limit: int) -> None:
    parts = split(text, limit, utf16_length)
    assert all(utf16_length(part) <= limit for part in parts)
    assert bare("\n".join(parts)) == bare(text)


def test_short_text_is_one_part() -> None:
    assert split("Buy 1,200 W [1].", 2000) == ["Buy 1,200 W [1]."]
    assert split("", 2000) == []


def test_a_cut_is_between_paragraphs_before_it_is_between_lines() -> None:
    first, second, third = "a" * 50, "b" * 20, "c" * 60
    assert split(f"{first}\n{second}\n\n{third}", 100) == [f"{first}\n{second}", third]


def test_a_cut_is_between_sentences_before_it_is_between_words() -> None:
    assert split("One two three four five six seven eight nine ten. " + "word " * 10, 70)[0] == (
        "One two three four five six seven eight nine ten."
    )


def test_a_citation_stays_with_what_it_is_for() -> None:
    text = "w" * 62 + " [1] and more of it that does not fit"
    first, second = split(text, 64)
    assert second.startswith("w [1]"), (first, second)


def test_code_goes_on_in_the_next_part() -> None:
    lines = [f"line {number:02}" for number in range(12)]
    parts = split("\n".join([f"{FENCE}text", *lines, FENCE]), 64)
    assert len(parts) > 1
    assert all(part.startswith(f"{FENCE}text\n") and part.endswith(f"\n{FENCE}") for part in parts)
    assert [line for part in parts for line in part.split("\n")[1:-1]] == lines


def test_a_surrogate_pair_is_not_torn() -> None:
    parts = split("\ud83d\ude00" * 100, 65)
    assert all(len(part) % 2 == 0 for part in parts)


def test_what_is_larger_than_a_part_is_cut_all_the_same() -> None:
    link = "<https://example.org/" + "x" * 200 + ">"
    assert "".join(split(link, 64)) == link


def test_a_limit_that_is_too_small_is_refused() -> None:
    with pytest.raises(ValueError, match="at least 64, not 10"):
        split("a", 10)
