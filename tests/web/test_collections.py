"""Choosing a collection on the page, in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from tests.api.shelved import QUESTION, fill, told
from tests.server import Server, running_server
from tests.web.turns import ask, locked
from tests.web.waiting import copied, expect, until

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from tests.web.conftest import Open

pytestmark = [pytest.mark.browser, pytest.mark.server]


@pytest.fixture(scope="module")
def shelved(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    home = tmp_path_factory.mktemp("shelved")
    fill(home)
    with running_server(home) as server:
        yield server


def asked(page: Page, question: str = QUESTION) -> set[str]:
    """The collections that the answer quotes."""
    ask(page, question)
    return told(page.locator(".turn").last.inner_text())


def chosen(page: Page) -> str | None:
    """The collection that the tab remembers."""
    kept: str | None = page.evaluate("sessionStorage.getItem('rigwise.collection')")
    return kept


def test_without_documents_there_is_nothing_to_choose(open_page: Open) -> None:
    with_documents = [{"name": "lab"}]
    page = open_page()
    page.route("**/collections", lambda route: route.fulfill(json=with_documents))
    page.click("#new")
    page.locator("#collection").wait_for()
    page.unroute("**/collections")
    page.click("#new")
    page.locator("#collection").wait_for(state="hidden")


def test_answers_come_from_the_collection_that_is_chosen(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved)
    choice = page.get_by_label("Quote from")
    offered = ["All documents", "Rigwise’s guides", "lab", "server room"]
    expect(choice.locator("option")).to_have_text(offered)
    assert asked(page) == {"lab", "server room"}
    for name, says in (("lab", {"lab"}), ("server room", {"server room"}), ("guides", set())):
        choice.select_option(name)
        assert asked(page) == says


@pytest.mark.parametrize(
    ("locale", "named"),
    [
        ("zh-CN", ["全部文档", "Rigwise 指南", "添加的文档", "lab"]),
        ("tr-TR", ["Tüm belgeler", "Rigwise kılavuzları", "Eklenen belgeler", "lab"]),
    ],
)
def test_collections_that_rigwise_names_have_words(open_page: Open, locale: str, named: list[str]) -> None:
    def some(page: Page) -> None:
        names = [{"name": "documents"}, {"name": "lab"}]
        page.route("**/collections", lambda route: route.fulfill(json=names))

    page = open_page(locale=locale, prepare=some)
    options = page.locator("#collection option")
    expect(options).to_have_text(named)
    page.select_option("#language", "en")
    expect(options.nth(2)).to_have_text("Added documents")


def test_the_choice_lasts_as_long_as_the_conversation(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved)
    page.select_option("#collection", "lab")
    assert asked(page) == {"lab"}
    page.reload()
    page.locator(".actions").wait_for()
    expect(page.locator("#collection")).to_have_value("lab")
    assert asked(page) == {"lab"}
    page.click("#new")
    expect(page.locator("#collection")).to_have_value("")
    assert asked(page) == {"lab", "server room"}


def test_a_shared_link_asks_the_same_collection(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved, permissions=["clipboard-read", "clipboard-write"])
    page.select_option("#collection", "server room")
    ask(page, QUESTION)
    page.get_by_role("button", name="Copy link").click()
    link = copied(page, "Link copied")
    assert link.endswith("&in=server%20room")
    other = open_page(link.removeprefix(shelved.url), server=shelved)
    other.locator(".actions").wait_for()
    assert told(other.locator(".turn").inner_text()) == {"server room"}
    expect(other.locator("#collection")).to_have_value("server room")


def test_an_ampersand_in_a_question_names_no_collection(open_page: Open, shelved: Server) -> None:
    page = open_page(f"/#q={quote('A card & a supply, e.g. &in=lab?')}", server=shelved)
    page.locator(".turn").locator(".actions, .fault").wait_for()
    expect(page.locator(".question")).to_have_text("A card & a supply, e.g. &in=lab?")
    page.locator("#collection").wait_for()
    expect(page.locator("#collection")).to_have_value("")


def test_a_collection_that_is_gone_is_told_and_left(open_page: Open, shelved: Server) -> None:
    page = open_page(f"/#q={quote(QUESTION)}&in=attic", server=shelved)
    expect(page.locator(".fault")).to_contain_text("no collection “attic”")
    until(page, lambda: chosen(page) is None)
    page.get_by_role("button", name="Try again").click()
    page.locator(".actions").wait_for()
    assert told(page.locator(".turn").inner_text()) == {"lab", "server room"}


def test_where_a_key_is_needed_the_choice_comes_with_it(open_page: Open, shelved: Server) -> None:
    def lock(page: Page) -> None:
        page.route("**/chat", locked)
        page.route("**/collections", locked)

    page = open_page(server=shelved, prepare=lock)
    with page.expect_response("**/collections"):
        ask(page, QUESTION)
    expect(page.locator("#collection")).to_be_hidden()
    page.fill(".fault input", "secret")
    page.press(".fault input", "Enter")
    page.locator("#collection").wait_for()


def test_the_choice_speaks_the_language_of_the_page(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved, locale="tr-TR")
    page.get_by_label("Alıntı kaynağı").wait_for()
    page.select_option("#language", "de")
    page.get_by_label("Zitieren aus").wait_for()
    shown = ["allen Dokumenten", "Ratgeber von Rigwise", "lab", "server room"]
    expect(page.locator("#collection option")).to_have_text(shown)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_accessibility_checker_finds_nothing(
    open_page: Open, shelved: Server, axe: str, scheme: str
) -> None:
    page = open_page(server=shelved, color_scheme=scheme, bypass_csp=True, reduced_motion="reduce")
    page.locator("#collection").wait_for()
    page.evaluate(axe)
    assert page.evaluate("axe.run()")["violations"] == []


def test_the_choice_is_made_by_keyboard(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved)
    page.locator("#collection").wait_for()
    page.focus("#question")
    for _ in range(2):
        page.keyboard.press("Tab")
    expect(page.locator("#collection")).to_be_focused()
    page.keyboard.type("lab")
    until(page, lambda: chosen(page) == "lab")


@pytest.mark.parametrize("width", [320, 375])
def test_nothing_hangs_over_the_edge(open_page: Open, shelved: Server, width: int) -> None:
    page = open_page(server=shelved, viewport={"width": width, "height": 740}, locale="ru-RU")
    page.locator("#collection").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
