"""Which lines of a plain text were only broken to fit a page."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.reading.reader import read_document
from corpus.reading.tracked import Tracked
from corpus.reading.wrapped import unwrapped
from corpus.sources import load_yaml
from tests.corpus.reading.seeds import words

CASES = load_yaml(Path(__file__).with_name("cases").joinpath("wrapped.yaml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("case", CASES["joined"])
def test_lines_broken_to_fit_are_one_again(case: dict[str, str | list[str]]) -> None:
    whole = unwrapped(Tracked.of(str(case["text"]))).text
    assert [line for line in whole.split("\n") if line] == case["paragraphs"]


@pytest.mark.parametrize("text", CASES["kept"])
def test_lines_of_their_own_stay(text: str) -> None:
    assert unwrapped(Tracked.of(text)).text == text


def test_the_first_line_of_a_wrapped_paragraph_is_no_title() -> None:
    assert read_document(CASES["joined"][0]["text"].encode(), "pump.txt", words, 512).document.title == "pump"


@given(
    st.lists(
        st.sampled_from(["word", "build-", "Then.", "\n", "\n\n", "- ", "显存", "x" * 50, " "]), max_size=40
    )
)
def test_no_letter_is_lost_and_places_stay_in_order(parts: list[str]) -> None:
    text = "".join(parts)
    tracked = unwrapped(Tracked.of(text))
    letters = [letter for letter in tracked.text if letter.isalnum()]
    assert letters == [letter for letter in text if letter.isalnum()]
    offsets = tracked.offset_map()
    places = [offsets.original_span(n, n + 1) for n in range(len(tracked.text))]
    assert places == sorted(places)
