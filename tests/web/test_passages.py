"""What a citation opens: the document, drawn, with the quoted words marked in their place."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.server import Server
from tests.web.turns import WHY, ask, lead

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
    quotes = page.locator(".citation .place")
    for index in range(quotes.count()):
        quotes.nth(index).click()
        page.locator("#passage mark").first.wait_for()
        assert page.locator("#passage mark").first.is_visible()
        page.keyboard.press("Escape")
        assert page.evaluate("document.activeElement.className") == "place"
    page.click(".lead .marker")
    assert page.locator("#passage mark").inner_text() in lead(page)


def test_passage_out_of_reach_leaves_the_quotation(open_page: Open) -> None:
    page = open_page()
    page.route("**/sources/**", lambda route: route.abort())
    ask(page, WHY)
    page.locator(".citation .place").first.click()
    page.locator("#passage .fault").wait_for()
    assert page.locator("#passage blockquote").inner_text() in lead(page)


def test_marked_place_counts_characters_as_the_server_does(open_page: Open, server: Server) -> None:
    page = open_page()
    place = {"text": "## 🖥️ One\n🖥️ the quote, after", "start": 13, "end": 22}
    page.route("**/sources/**", lambda route: route.fulfill(json=place))
    ask(page, WHY)
    page.locator(".citation .place").first.click()
    marked = "".join(list(place["text"])[13:22])
    assert page.locator("#passage mark").inner_text() == marked


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
        return found

    assert marked("two cards, with") == ["two cards, with"]
    text = page.locator("#passage-text")
    assert text.locator("ul li").all_text_contents() == ["one card", "two cards, with a free slot"]
    assert text.locator("ol[start='3'] li").all_text_contents() == ["first", "second"]
    assert text.locator("th").all_text_contents() == ["Card", "Size"]
    assert text.locator("td").all_text_contents() == ["RTX 3090", "24 \\| 24 GB", "RTX 4090", ""]
    assert text.locator("p").all_text_contents() == ["```", "- not a list", "```"]
    page.keyboard.press("Escape")
    assert marked("| RTX 3090 | 24 \\| 24 GB |") == ["RTX 3090", "24 \\| 24 GB"]
    page.keyboard.press("Escape")
    assert marked("- not a") == ["- not a"]
