"""What a surface shows: the same blocks, nothing from a document or a name turned into markup."""

from __future__ import annotations

from io import StringIO

import pytest

from assistant.answer import Citation, SourceCard
from assistant.answering.outline import NOTHING, Bullets, Heading, Paragraph, Quotation, Table, attribution
from assistant.answering.renderers.columns import shown_width
from assistant.answering.renderers.markdown import markdown
from assistant.answering.renderers.plain import plain
from assistant.answering.renderers.terminal import show
from assistant.answering.wording import wording

BLOCKS = (
    Paragraph("Buy a 1,500 W supply. [1]", "lead"),
    Table(("Card", "Memory"), (("RTX 3090 | Ti", "24 GB"),)),
    Heading("Steps"),
    Bullets(("Sum: 4 × 250 W = 1,000 W", "Margin"), ordered=True),
    Quotation(1, "Add <b>10%</b> of *that*.", "Tim Dettmers", "http://example.org/a"),
)


def test_markdown_escapes_what_is_not_ours() -> None:
    text = markdown(BLOCKS)
    assert "**Buy a 1,500 W supply. [1]**" in text
    assert r"Add \<b\>10%\</b\> of \*that\*. [1]" in text
    assert r"| RTX 3090 \| Ti | 24 GB |" in text
    assert "1. Sum: 4 × 250 W = 1,000 W\n2. Margin" in text


@pytest.mark.parametrize("url", ["javascript:alert(1)", "http://a b", "https://x/>y", None])
def test_markdown_links_plain_web_addresses_only(url: str | None) -> None:
    text = markdown([Quotation(1, "q", "a", url)])
    assert "<" not in text.replace("\n>", "")


@pytest.mark.parametrize(
    ("language", "name"), [("tr", "Türkçe"), ("fi", "suomi"), ("xx", "xx"), ("not-a-tag-at-all", "not-a-tag")]
)
def test_a_quotation_names_its_language_also_where_no_answer_comes_in_it(language: str, name: str) -> None:
    source = SourceCard(id="s", title="Muistio")
    citation = Citation(
        number=1,
        passage_id="p",
        document_id="d",
        document_title="Muistio",
        quote="q",
        start=0,
        end=1,
        language=language,
        source=source,
    )
    assert name in attribution(citation, wording("en"))


TABLE = Table(
    ("Limit per card", "Full load", "Price"),
    (("350 W", "1,053 W", "$1,233"), ("280 W", "913 W", "$95"), ("电源供应器", "–", "NT$95")),
)


def test_columns_line_up_and_numbers_stand_at_the_right() -> None:
    assert plain([TABLE], 80).splitlines() == [
        "Limit per card  Full load   Price",
        "──────────────  ─────────  ──────",
        "350 W             1,053 W  $1,233",
        "280 W               913 W     $95",
        "电源供应器              –   NT$95",
    ]


def test_titles_are_broken_where_the_width_is_small() -> None:
    assert plain([TABLE], 30).splitlines()[:4] == [
        "Limit per         Full   Price",
        "card              load",
        "────────────  ────────  ──────",
        "350 W          1,053 W  $1,233",
    ]


def test_what_fits_in_no_columns_is_shown_row_by_row() -> None:
    assert plain([TABLE], 18).splitlines()[:4] == [
        "350 W",
        "  Full load  1,053 W",
        "  Price      $1,233",
        "280 W",
    ]


@pytest.mark.parametrize("width", [20, 24, 32, 40, 79, 200])
def test_no_line_of_a_table_is_wider_than_asked(width: int) -> None:
    texts = plain([TABLE], width).splitlines()
    assert all(shown_width(line) <= width for line in texts)
    assert all(cell in plain([TABLE], 40) for row in TABLE.rows for cell in row if cell != NOTHING)


def test_plain_reads_tables_as_sentences() -> None:
    text = plain(BLOCKS)
    assert "RTX 3090 | Ti: Memory: 24 GB" in text
    assert "[1] Add <b>10%</b> of *that*.\n    — Tim Dettmers <http://example.org/a>" in text


def test_terminal_shows_everything_without_reading_markup() -> None:
    from rich.console import Console

    output = StringIO()
    show((*BLOCKS, Paragraph("[red]not markup[/red]")), Console(file=output, width=100, color_system=None))
    text = output.getvalue()
    assert "[red]not markup[/red]" in text
    assert "Buy a 1,500 W supply. [1]" in text
    assert "24 GB" in text
