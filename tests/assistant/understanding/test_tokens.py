"""Texts without eastern scripts are cut by a smaller pattern, into the same tokens."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from assistant.understanding import tokens
from assistant.understanding.identify import _SCRIPTS, _characters
from assistant.understanding.tokens import words_of


@given(st.text(st.characters(max_codepoint=0x303F)))
def test_the_smaller_pattern_cuts_as_the_whole_one(text: str) -> None:
    assert words_of(text) == tokens._whole().findall(text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("4x 3090'ı 24gb", ["4", "x", "3090", "ı", "24", "gb"]),
        ("1.5 tl, 2,5 €", ["1.5", "tl", ",", "2,5", "€"]),
        ("güç", ["güç"]),
        ("两张4090", ["两", "张", "4090"]),
        ("2장 그래픽", ["2", "장", "그래픽"]),
        ("ブロックv2", ["ブ", "ロ", "ッ", "ク", "v", "2"]),
    ],
)
def test_words(text: str, expected: list[str]) -> None:
    assert words_of(text) == expected


@pytest.mark.parametrize(
    ("script", "inside", "outside"),
    [("kana", "かカ", "漢a"), ("hangul", "그", "か"), ("han", "显龍", "かa"), ("cyrillic", "жЁ", "ğa")],
)
def test_scripts(script: str, inside: str, outside: str) -> None:
    assert script in _SCRIPTS
    assert len(_characters(script).findall(inside)) == len(inside)
    assert not _characters(script).search(outside)
