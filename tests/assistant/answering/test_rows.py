"""A row of a table that leads an answer is worded by the headings of its columns."""

from __future__ import annotations

import pytest

from assistant.answering.rows import table_row
from assistant.answering.wording import wording

HEADER = "| Card | Board power | Price |"


@pytest.mark.parametrize(
    ("language", "header", "text", "expected"),
    [
        (
            "en",
            HEADER,
            "| RTX 5090 | 575 W | 1999 USD |",
            "Card: RTX 5090 · Board power: 575 W · Price: 1999 USD",
        ),
        ("zh-Hans", "| 显卡 | 首发价 |", "| RTX 5090 | 1999 美元 |", "显卡：RTX 5090 · 首发价：1999 美元"),
        ("en", HEADER, "| RTX 5090 | | 1999 USD |", "Card: RTX 5090 · Price: 1999 USD"),
        ("en", "", "| RTX 5090 | 575 W |", "RTX 5090 · 575 W"),
        ("en", "| Card |", "| RTX 5090 | 575 W |", "RTX 5090 · 575 W"),
        ("en", "| Key | Use |", r"| a \| b | one of both |", r"Key: a \| b · Use: one of both"),
        ("en", "", "A sentence with | in it.", "A sentence with | in it."),
        ("en", "", "|", "|"),
    ],
)
def test_a_row_is_worded_and_other_text_is_kept(language: str, header: str, text: str, expected: str) -> None:
    assert table_row(text, header, wording(language)) == expected
