"""Normalisation keeps a way back: every understood span lies where it was typed."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.understanding.errors import QuestionError
from assistant.understanding.normalise import MAX_CHARACTERS, fold, normalise

ANY_TEXT = st.text(st.characters(), min_size=1, max_size=120)
"""Any code points at all, lone surrogates included."""


@pytest.mark.parametrize(
    "text, folded",
    [
        ("RTX 3090", "rtx 3090"),
        ("８５０Ｗ　電源", "850w 电源"),
        ("顯示卡記憶體", "显示卡记忆体"),
        ("GÜÇ KAYNAĞI IŞIK İŞLEMCİ", "guc kaynagi isik islemci"),
        ("güç kaynağı ışık işlemci", "guc kaynagi isik islemci"),
        ("Größe für zwei", "grosse fur zwei"),
        ("Cafe\u0301", "cafe"),
        ("RTX™ 3090®", "rtx 3090"),
        ("4×250 W", "4x250 w"),
        ("80℃", "80°c"),
        ("a\u200bb\x00c\ufeff", "abc"),
        ("ｶﾞ", "ガ"),
        ("\u1100\u1161", "가"),
        ("ёлка й", "елка й"),
        ("グラフィックカード", "グラフィックカード"),
        ("don’t “x”", 'don\'t "x"'),
        ("2\ufe0f\u20e3 RTX", "2 rtx"),
    ],
)
def test_fold(text, folded):
    assert fold(text) == folded


@pytest.mark.parametrize(
    "text, piece, original",
    [
        ("電源８５０Ｗ夠嗎", "850w", "８５０Ｗ"),
        ("x\u200b\u200b250\u00a0W y", "250 w", "250\u00a0W"),
        ("İKİ RTX", "iki", "İKİ"),
        ("straße 10", "strasse", "straße"),
        ("e\u0301 10", "e", "e\u0301"),
    ],
)
def test_span_leads_back(text, piece, original):
    normal = normalise(text)
    start = normal.text.index(piece)
    span = normal.span(start, start + len(piece))
    assert text[span.start : span.end] == original


@given(ANY_TEXT)
@settings(max_examples=400, deadline=None)
def test_every_character_knows_its_place(text):
    try:
        normal = normalise(text)
    except QuestionError:
        return
    assert len(normal.starts) == len(normal.ends) == len(normal.text)
    places = list(zip(normal.starts, normal.ends, strict=True))
    assert all(0 <= start < end <= len(text) for start, end in places)
    assert all(a[0] <= b[0] and a[1] <= b[1] for a, b in pairwise(places))


@given(ANY_TEXT)
@settings(max_examples=200, deadline=None)
def test_folding_again_changes_nothing(text):
    once = fold(text)
    assert fold(once) == once


@given(st.text(st.sampled_from("aZ 9-é顯顯卡İıß８\u0301\x00\u200b"), max_size=40))
def test_pieces_fold_as_they_do_alone(text):
    """A piece of the original folds to the piece of the matching form that its span covers."""
    try:
        normal = normalise(text)
    except QuestionError:
        return
    for index in range(len(normal.text)):
        span = normal.span(index, index + 1)
        assert normal.text[index] in fold(text[span.start : span.end])


@pytest.mark.parametrize(
    "text", ["", "   ", "\n\t", "?!", "\x00\x01", "🙂", "🙂" * MAX_CHARACTERS, "…", "\ud800"]
)
def test_nothing_to_read(text):
    with pytest.raises(QuestionError) as error:
        normalise(text)
    assert error.value.message.id == "error-question-empty"


def test_too_long():
    with pytest.raises(QuestionError) as error:
        normalise("a" * (MAX_CHARACTERS + 1))
    assert error.value.message.id == "error-question-too-long"
    assert dict(error.value.message.arguments) == {"limit": MAX_CHARACTERS, "length": MAX_CHARACTERS + 1}


def test_counts_traditional_characters():
    assert normalise("顯示卡").traditional == 1
    assert normalise("显示卡 3090").traditional == 0
