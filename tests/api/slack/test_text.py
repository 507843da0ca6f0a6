"""Slack's markup: read as a reader sees it, shown so that nothing in a text becomes markup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.slack.text import escape, mentions, question


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        ("<@UBOT> How much RAM?", "How much RAM?"),
        ("<@UBOT>: 4 &lt; 8 &amp; why", ": 4 < 8 & why"),
        ("&amp;lt; stays", "&lt; stays"),
        ("what does <@U2|ada> think", "what does ada think"),
        ("what does <@U2> think", "what does @U2 think"),
        ("<!here> RTX 3090?", "RTX 3090?"),
        ("<!subteam^S1|@team> RTX 3090?", "RTX 3090?"),
        ("as in <#C1|gpus>", "as in #gpus"),
        ("is <https://e.org/a?b=1&amp;c=2> right", "is https://e.org/a?b=1&c=2 right"),
        ("is <https://e.org|this page> right", "is this page right"),
        ("<mailto:a@e.org|a@e.org>", "a@e.org"),
        ("two\n\nlines", "two lines"),
        ("5 > 3 <", "5 > 3 <"),
        ("", ""),
    ],
)
def test_what_somebody_asked(text: str, asked: str) -> None:
    assert question(text, "UBOT") == asked


def test_who_is_mentioned() -> None:
    assert mentions("<@U1> and <@U2|ada>, not @U3") == {"U1", "U2"}


def test_what_is_shown_holds_no_markup() -> None:
    assert escape("<!channel> & <https://e.org|x>") == "&lt;!channel&gt; &amp; &lt;https://e.org|x&gt;"
    assert "*" not in escape("4 * 250 * 2").replace("\u2060*\u2060", "")


@given(st.text(max_size=200))
def test_what_is_shown_reads_as_it_was(text: str) -> None:
    shown = escape(text)
    assert "<" not in shown and ">" not in shown
    back = shown.replace("\u2060", "").replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")
    assert back == text.replace("\u2060", "")
