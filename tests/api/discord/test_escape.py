"""Text is shown as it is: a reader of Discord's markup finds none in it."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from api.discord.escape import escape, link
from api.discord.reading import question_of

HOSTILE = st.text(st.sampled_from("*_~`|[]()<>#@\\-+1.) \n\tabhtps:/ğ显é"), max_size=60)


def shown(text: str) -> str:
    """What Discord shows of escaped text: addresses without their brackets, escapes without backslashes."""
    return re.sub(r"<(https?://[^\s<>]+)>|\\([^\sA-Za-z0-9])", lambda m: m[1] or m[2], text)


def markup(text: str) -> str:
    """What is left of text for Discord to read as markup."""
    return re.sub(r"<https?://[^\s<>]+>|\\[^\sA-Za-z0-9]", "", text)


@given(HOSTILE)
def test_text_is_shown_as_it_was_on_one_line(text: str) -> None:
    assert shown(escape(text)) == " ".join(text.split())


@given(HOSTILE)
def test_nothing_is_left_to_be_read_as_markup(text: str) -> None:
    escaped = escape(text)
    assert not re.search(r"[\\`*_~|\[\]<>#@]", markup(escaped))
    assert not re.match(r"(-|\+|\d+[.)])\s", escaped)


@pytest.mark.parametrize(
    ("text", "escaped"),
    [
        ("@everyone", r"\@everyone"),
        ("<@123> and <#5>", r"\<\@123\> and \<\#5\>"),
        ("[safe](https://evil.example)", r"\[safe\](<https://evil.example>)"),
        ("||hidden||", r"\|\|hidden\|\|"),
        ("```py\nx```", r"\`\`\`py x\`\`\`"),
        ("> quoted", r"\> quoted"),
        ("# big", r"\# big"),
        ("-# small", r"-\# small"),
        ("- item", r"\- item"),
        ("1. item", r"1\. item"),
        ("2018 was", "2018 was"),
        ("12.5 GB", "12.5 GB"),
        ("see https://a.example/x_y_z.", r"see <https://a.example/x_y_z.>"),
        ("Q4_K_M", r"Q4\_K\_M"),
        ("C:\\temp", r"C:\\temp"),
    ],
)
def test_marks_of_discord(text: str, escaped: str) -> None:
    assert escape(text) == escaped


@pytest.mark.parametrize(
    ("url", "expected"),
    [
        ("https://a.example/b", " <https://a.example/b>"),
        (None, ""),
        ("javascript:alert(1)", ""),
        ("https://a.example/> @everyone", ""),
        ("https://a.example/" + "a" * 2000, ""),
    ],
)
def test_only_plain_addresses_are_links(url: str | None, expected: str) -> None:
    assert link(url) == expected


@pytest.mark.parametrize(
    ("content", "question"),
    [
        ("<@42> RTX 3090?", "RTX 3090?"),
        ("<@!42>   RTX\n3090?", "RTX 3090?"),
        ("ask <@&7> in <#8> <:gpu:9> <a:spin:9> </psu:10> <t:1796000000:R> now", "ask in now"),
        ("2 < 3 and <b> stays", "2 < 3 and <b> stays"),
        ("", ""),
    ],
)
def test_question_is_free_of_marks(content: str, question: str) -> None:
    assert question_of(content) == question
