"""What the server sends for the page, without a browser."""

from __future__ import annotations

import json
import re
from string import Formatter

import httpx2
import pytest

from api.web.assets import assets, digest
from api.web.page import policy
from corpus.languages import LANGUAGES

WORDS = {tag: json.loads(assets()[f"words/{tag}.json"].content) for tag in LANGUAGES}


def test_policy_lets_in_only_the_page_itself_and_named_frames() -> None:
    rules = dict(part.split(" ", 1) for part in policy(("https://a.example",)).split("; "))
    assert rules["default-src"] == "'none'"
    assert rules["script-src"] == rules["style-src"] == rules["connect-src"] == "'self'"
    assert rules["require-trusted-types-for"] == "'script'"
    assert rules["frame-ancestors"] == "'self' https://a.example"
    assert "unsafe" not in str(rules)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_labels_are_complete_in_every_language(tag: str) -> None:
    assert WORDS[tag].keys() == WORDS["en"].keys()
    assert len(WORDS[tag]["examples"]) == 4
    for name, text in WORDS["en"].items():
        if isinstance(text, str):
            places = {field for _, field, _, _ in Formatter().parse(text) if field}
            assert places == {field for _, field, _, _ in Formatter().parse(WORDS[tag][name]) if field}, name
            assert WORDS[tag][name].strip()


def test_scripts_build_nodes_and_never_markup() -> None:
    for path, asset in assets().items():
        if path.endswith(".js"):
            forbidden = r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function"
            assert not re.search(forbidden, asset.content.decode()), path


def test_nothing_comes_from_elsewhere() -> None:
    for path, asset in assets().items():
        addresses = re.findall(r"https?://[\w.-]+", asset.content.decode())
        assert set(addresses) <= {"http://www.w3.org", "https://your-server"}, path


@pytest.mark.server
@pytest.mark.parametrize(
    ("accepted", "language"), [("tr-TR,tr;q=0.9", "tr"), ("zh-TW", "zh-Hant"), ("ko", "ko"), ("xx", "en")]
)
def test_page_speaks_the_language_of_the_browser(client: httpx2.Client, accepted: str, language: str) -> None:
    response = client.get("/", headers={"Accept-Language": accepted})
    assert response.headers["content-type"].startswith("text/html")
    assert f'<html lang="{language}">' in response.text
    assert WORDS[language]["welcome"] in response.text
    assert response.headers["vary"] == "Accept-Language"


@pytest.mark.server
def test_files_are_kept_only_under_the_name_of_their_state(client: httpx2.Client) -> None:
    now = client.get(f"/static/{digest()}/main.js")
    assert now.headers["content-type"].startswith("text/javascript")
    assert "immutable" in now.headers["cache-control"]
    assert client.get("/static/older/main.js").headers["cache-control"] == "no-store"


@pytest.mark.server
@pytest.mark.parametrize(
    "path", ["..%2Fpage.py", "%2e%2e/%2e%2e/settings.py", "words/%2e%2e/%2e%2e/page.py", "none.js"]
)
def test_no_other_file_is_reached(client: httpx2.Client, path: str) -> None:
    response = client.get(f"/static/{digest()}/{path}")
    assert response.status_code == 404
    assert response.json()["error"]["code"] == "error-not-found"


@pytest.mark.server
def test_widget_may_be_loaded_by_other_sites(client: httpx2.Client) -> None:
    response = client.get("/widget.js")
    assert response.headers["cross-origin-resource-policy"] == "cross-origin"
    assert response.headers["content-type"].startswith("text/javascript")
