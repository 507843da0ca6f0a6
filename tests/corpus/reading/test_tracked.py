"""Text that remembers where it came from."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpus.reading.cleaning import clean
from corpus.reading.glosses import remove_glosses
from corpus.reading.tracked import OffsetMap, Tracked


def test_removed_text_is_skipped_by_the_map() -> None:
    original = "機(jī)器之心曾經(jīng)推出"
    tracked = remove_glosses(Tracked.of(original))
    assert tracked.text == "機器之心曾經推出"
    assert tracked.offset_map().original_span(0, 2) == (0, 6)
    assert original[slice(*tracked.offset_map().original_span(4, 6))] == "曾經"


def test_replaced_text_stands_for_all_of_what_it_replaced() -> None:
    tracked = Tracked.of("a &amp; b").sub(re.compile("&amp;"), "&")
    assert tracked.text == "a & b"
    assert tracked.offset_map().original_span(2, 3) == (2, 7)


def test_a_replacement_may_decline() -> None:
    tracked = Tracked.of("a1b2").sub(re.compile(r"\d"), lambda match: None if match[0] == "1" else "!")
    assert tracked.text == "a1b!"


def test_pieces_keep_their_places() -> None:
    tracked = Tracked.from_pieces([("Hello ", 10, 16), ("&", 20, 25), (" you", 30, 34)])
    assert tracked.text == "Hello & you"
    offsets = tracked.offset_map()
    assert offsets.original_span(0, 5) == (10, 15)
    assert offsets.original_span(6, 7) == (20, 25)
    assert offsets.original_span(8, 11) == (31, 34)


@pytest.mark.parametrize("span", [(0, 0), (2, 1), (0, 9), (-1, 2)])
def test_an_impossible_span_is_refused(span: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="no text at"):
        Tracked.of("abc").offset_map().original_span(*span)


def test_an_empty_map_has_no_spans() -> None:
    with pytest.raises(ValueError, match="no text at"):
        OffsetMap(()).original_span(0, 1)


TEXTS = st.text(
    alphabet=st.sampled_from("ab. XÄ机機器(jī)?，。\u3000\ue3ca\u200b\r\n\t%１Ａ<>="), max_size=80
)


@given(TEXTS, st.sampled_from(["en", "tr", "zh-Hans"]))
def test_places_are_in_order_and_inside_the_original(text: str, language: str) -> None:
    tracked = clean(Tracked.of(text), language)
    offsets = tracked.offset_map()
    places = [offsets.original_span(index, index + 1) for index in range(len(tracked.text))]
    assert places == sorted(places)
    assert all(0 <= start <= end <= len(text) for start, end in places)
    ends = [end for _, end, *_ in offsets.runs]
    assert [start for start, *_ in offsets.runs] == [0, *ends][: len(ends)]
    assert (ends[-1] if ends else 0) == len(tracked.text)


def _by_character(text: str, steps: list[tuple[str, str]]) -> list[tuple[str, int, int]]:
    """The same substitutions done the slow way: every character carries its own place."""
    cells = [(character, place, place + 1) for place, character in enumerate(text)]
    for pattern, new in steps:
        made: list[tuple[str, int, int]] = []
        position = 0
        for match in re.finditer(pattern, "".join(cell[0] for cell in cells)):
            start, end = match.span()
            if new == match[0] or start == end:
                continue
            made += cells[position:start]
            made += [(character, cells[start][1], cells[end - 1][2]) for character in new]
            position = end
        cells = made + cells[position:]
    return cells


STEPS = st.lists(
    st.tuples(st.sampled_from(["a", "ab", "b+", "aab", "[ab]c", "c.", "xy"]), st.text("xyab", max_size=3)),
    max_size=5,
)


@given(st.text("abc", max_size=30), STEPS)
def test_runs_say_the_same_as_a_place_for_every_character(text: str, steps: list[tuple[str, str]]) -> None:
    tracked = Tracked.of(text)
    for pattern, new in steps:
        tracked = tracked.sub(re.compile(pattern), new)
    expected = _by_character(text, steps)
    assert tracked.text == "".join(cell[0] for cell in expected)
    offsets = tracked.offset_map()
    found = [offsets.original_span(index, index + 1) for index in range(len(tracked.text))]
    assert found == [cell[1:] for cell in expected]


@given(TEXTS)
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    once = clean(Tracked.of(text), "en").text
    twice = clean(Tracked.of(once), "en").text
    assert clean(Tracked.of(twice), "en").text == twice
