"""What a citation opens: the document, drawn, with the quoted words marked in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server import Server
from tests.web.turns import WHY, ask, lead
from tests.web.waiting import expect

if TYPE_CHECKING:
    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]
LISTED = """# Slots 🖥️

- one card
- two cards, with a free slot

3. first
4. second

| Card | Size |
| :--- | ---: |
| RTX 3090 | 24 \\| 24 GB |
| RTX 4090 | |

```
- not a list
```
"""


def test_citation_opens_the_passage_in_its_place(open_page: Open) -> None:
    page = open_page()
    ask(page, WHY)
    for quote in page.locator(".citation .place").all():
        quote.click()
        expect(page.locator("#passage mark").first).to_be_in_viewport()
        page.keyboard.press("Escape")
        expect(page.locator("#passage")).to_be_hidden()
        expect(quote).to_be_focused()
    page.click(".lead .marker")
    expect(lead(page)).to_contain_text(page.locator("#passage mark").inner_text())


def test_passage_out_of_reach_leaves_the_quotation(open_page: Open) -> None:
    page = open_page()
    page.route("**/sources/**", lambda route: route.abort())
    ask(page, WHY)
    page.locator(".citation .place").first.click()
    page.locator("#passage .fault").wait_for()
    expect(lead(page)).to_contain_text(page.locator("#passage blockquote").inner_text())


def test_marked_place_counts_characters_as_the_server_does(open_page: Open, server: Server) -> None:
    page = open_page()
    place = {"text": "## 🖥️ One\n🖥️ the quote, after", "start": 13, "end": 22}
    page.route("**/sources/**", lambda route: route.fulfill(json=place))
    ask(page, WHY)
    page.locator(".citation .place").first.click()
    marked = "".join(list(place["text"])[13:22])
    expect(page.locator("#passage mark")).to_have_text(marked)


def test_lists_and_tables_of_a_document_are_drawn_and_the_mark_is_exact(open_page: Open) -> None:
    page = open_page()
    ask(page, WHY)
    place = page.locator(".citation .place").first

    def marked(quote: str) -> list[str]:
        start = LISTED.index(quote)
        body = {"text": LISTED, "start": start, "end": start + len(quote)}
        page.route("**/sources/**", lambda route: route.fulfill(json=body))
        place.click()
        page.locator("#passage mark").first.wait_for()
        found = page.locator("#passage mark").all_text_contents()
        page.unroute("**/sources/**")
        page.keyboard.press("Escape")
        page.locator("#passage").wait_for(state="hidden")
        return found

    assert marked("two cards, with") == ["two cards, with"]
    text = page.locator("#passage-text")
    assert text.locator("ul li").all_text_contents() == ["one card", "two cards, with a free slot"]
    assert text.locator("ol[start='3'] li").all_text_contents() == ["first", "second"]
    assert text.locator("th").all_text_contents() == ["Card", "Size"]
    assert text.locator("td").all_text_contents() == ["RTX 3090", "24 \\| 24 GB", "RTX 4090", ""]
    assert text.locator("p").all_text_contents() == ["```", "- not a list", "```"]
    assert marked("| RTX 3090 | 24 \\| 24 GB |") == ["RTX 3090", "24 \\| 24 GB"]
    assert marked("- not a") == ["- not a"]
