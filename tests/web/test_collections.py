"""Choosing a collection on the page, in a real Chromium."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING
from urllib.parse import quote

import pytest

from tests.api.shelved import QUESTION, fill, told
from tests.server import Server, running_server
from tests.web.turns import ask

if TYPE_CHECKING:
    from playwright.sync_api import Page, Route

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


def test_without_documents_there_is_nothing_to_choose(open_page: Open) -> None:
    page = open_page()
    with page.expect_response("**/collections"):
        page.click("#new")
    assert not page.locator("#collection").is_visible()


def test_answers_come_from_the_collection_that_is_chosen(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved)
    choice = page.get_by_label("Quote from")
    assert choice.locator("option").all_inner_texts() == [
        "All documents",
        "Rigwise’s guides",
        "lab",
        "server room",
    ]
    assert asked(page) == {"lab", "server room"}
    for name, says in (("lab", {"lab"}), ("server room", {"server room"}), ("guides", set())):
        choice.select_option(name)
        assert asked(page) == says


@pytest.mark.parametrize(
    ("locale", "named"),
    [("zh-CN", ["全部文档", "Rigwise 指南", "添加的文档", "lab"]), ("tr-TR", "Eklenen belgeler")],
)
def test_collections_that_rigwise_names_have_words(
    open_page: Open, locale: str, named: str | list[str]
) -> None:
    def some(page: Page) -> None:
        names = [{"name": "documents"}, {"name": "lab"}]
        page.route("**/collections", lambda route: route.fulfill(json=names))

    page = open_page(locale=locale, prepare=some)
    options = page.locator("#collection option")
    page.locator("#scope").wait_for()
    assert named in (options.all_inner_texts(), options.nth(2).inner_text())
    page.select_option("#language", "en")
    page.locator("#send", has_text="Send").wait_for()
    assert options.nth(2).inner_text() == "Added documents"


def test_the_choice_lasts_as_long_as_the_conversation(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved)
    page.select_option("#collection", "lab")
    assert asked(page) == {"lab"}
    page.reload()
    page.locator(".actions").wait_for()
    page.locator("#collection option", has_text="lab").wait_for(state="attached")
    assert page.input_value("#collection") == "lab"
    assert asked(page) == {"lab"}
    page.click("#new")
    assert page.input_value("#collection") == ""
    assert asked(page) == {"lab", "server room"}


def test_a_shared_link_asks_the_same_collection(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved, permissions=["clipboard-read", "clipboard-write"])
    page.select_option("#collection", "server room")
    ask(page, QUESTION)
    page.get_by_role("button", name="Copy link").click()
    page.get_by_role("button", name="Link copied").wait_for()
    link: str = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("&in=server%20room")
    other = open_page(link.removeprefix(shelved.url), server=shelved)
    other.locator(".actions").wait_for()
    assert told(other.locator(".turn").inner_text()) == {"server room"}
    assert other.input_value("#collection") == "server room"


def test_an_ampersand_in_a_question_names_no_collection(open_page: Open, shelved: Server) -> None:
    page = open_page(f"/#q={quote('A card & a supply, e.g. &in=lab?')}", server=shelved)
    page.locator(".turn").locator(".actions, .fault").wait_for()
    assert page.locator(".question").inner_text() == "A card & a supply, e.g. &in=lab?"
    assert page.input_value("#collection") == ""


def test_a_collection_that_is_gone_is_told_and_left(open_page: Open, shelved: Server) -> None:
    page = open_page(f"/#q={quote(QUESTION)}&in=attic", server=shelved)
    page.locator(".fault").wait_for()
    assert "no collection “attic”" in page.locator(".fault").inner_text()
    page.wait_for_function("sessionStorage.getItem('rigwise.collection') === null")
    page.get_by_role("button", name="Try again").click()
    page.locator(".actions").wait_for()
    assert told(page.locator(".turn").inner_text()) == {"lab", "server room"}


def test_where_a_key_is_needed_the_choice_comes_with_it(open_page: Open, shelved: Server) -> None:
    def locked(route: Route) -> None:
        if route.request.headers.get("authorization") == "Bearer secret":
            route.continue_()
        else:
            route.fulfill(status=401, json={"error": {"code": "error-key", "message": "A key, please."}})

    def lock(page: Page) -> None:
        page.route("**/chat", locked)
        page.route("**/collections", locked)

    page = open_page(server=shelved, prepare=lock)
    ask(page, QUESTION)
    assert not page.locator("#collection").is_visible()
    page.fill(".fault input", "secret")
    page.press(".fault input", "Enter")
    page.locator("#collection").wait_for()


def test_the_choice_speaks_the_language_of_the_page(open_page: Open, shelved: Server) -> None:
    page = open_page(server=shelved, locale="tr-TR")
    assert page.get_by_label("Alıntı kaynağı").is_visible()
    page.select_option("#language", "de")
    page.get_by_label("Zitieren aus").wait_for()
    shown = page.locator("#collection option").all_inner_texts()
    assert shown == ["allen Dokumenten", "Ratgeber von Rigwise", "lab", "server room"]


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
    page.focus("#question")
    for _ in range(2):
        page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.id") == "collection"
    page.keyboard.type("lab")
    page.wait_for_function("sessionStorage.getItem('rigwise.collection') === 'lab'")


@pytest.mark.parametrize("width", [320, 375])
def test_nothing_hangs_over_the_edge(open_page: Open, shelved: Server, width: int) -> None:
    page = open_page(server=shelved, viewport={"width": width, "height": 740}, locale="ru-RU")
    page.locator("#collection").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
