"""Requests that have not the form described are refused in a sentence that names what is allowed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx2
import pytest
import yaml

CASES: list[dict[str, Any]] = yaml.safe_load(
    Path(__file__).with_name("cases").joinpath("malformed.yaml").read_text(encoding="utf-8")
)
LANGUAGES = ("en", "zh-Hans", "zh-Hant", "tr", "de", "fr", "ja", "es", "pt", "ru", "ko")


def sent(client: httpx2.Client, case: dict[str, Any], language: str) -> httpx2.Response:
    headers = {"Accept-Language": language}
    if "post" in case:
        return client.post(case["post"], json=case["json"], headers=headers)
    return client.get(case.get("get") or case["get_long"] + "a" * 4001, headers=headers)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_the_sentence_names_what_is_allowed(client: httpx2.Client, case: dict[str, Any]) -> None:
    refused = sent(client, case, "en")
    error = refused.json()["error"]
    assert (refused.status_code, error["code"], error["field"]) == (422, case["code"], case["field"])
    for words in case["says"]:
        assert str(words).lower() in error["message"].lower()


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_each_language_has_a_sentence_of_its_own(client: httpx2.Client, case: dict[str, Any]) -> None:
    told = {sent(client, case, language).json()["error"]["message"] for language in LANGUAGES}
    assert len(told) == len(LANGUAGES)
    assert not any(set("{}") & set(text.replace("{0,63}", "")) for text in told)


@pytest.mark.parametrize("form", ["text/plain", "application/x-www-form-urlencoded", ""])
@pytest.mark.parametrize("path", ["/chat", "/rules/psu", "/v1/chat/completions", "/feedback"])
def test_json_that_is_not_said_to_be_json_is_told_so(client: httpx2.Client, path: str, form: str) -> None:
    refused = client.post(path, content='{"message": "x"}', headers={"Content-Type": form})
    error = refused.json()["error"]
    assert (refused.status_code, error["code"], error["field"]) == (415, "error-content-type", "Content-Type")
    assert "Content-Type: application/json" in error["message"]


@pytest.mark.parametrize(("content", "position"), [(b'{"message":', 12), (b"power supply", 1), (b"", 1)])
def test_broken_json_is_told_with_its_place(client: httpx2.Client, content: bytes, position: int) -> None:
    refused = client.post("/chat", content=content, headers={"Content-Type": "application/json"})
    error = refused.json()["error"]
    assert (refused.status_code, error["field"]) == (422, "body")
    if content:
        assert error["message"] == f"“body” is not valid JSON; look at its character {position}."


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        *(("tr-TR", "tr"), ("pt-BR", "pt"), ("en-GB", "en"), ("DE", "de"), ("zh", "zh-Hans")),
        *(("zh-CN", "zh-Hans"), ("zh-TW", "zh-Hant"), ("zh-Hant-HK", "zh-Hant"), ("es-419", "es")),
    ],
)
def test_a_language_may_be_named_with_its_region(client: httpx2.Client, tag: str, language: str) -> None:
    answer = client.post("/chat", json={"message": "What PSU for two RTX 3090?", "language": tag}).json()
    assert answer["language"] == language
    assert client.get("/search", params={"q": "a", "language": tag}).status_code == 200
    worded = client.get("/rules/psu", params={"language": tag}).json()
    assert worded["title"] == client.get("/rules/psu", params={"language": language}).json()["title"]


@pytest.mark.parametrize("tag", ["tr_TR", "xx-TR", "english", "zh-", "-", "tr-TR-x-private", "ar"])
def test_what_is_no_tag_of_ours_is_refused(client: httpx2.Client, tag: str) -> None:
    refused = client.get("/search", params={"q": "a", "language": tag})
    assert (refused.status_code, refused.json()["error"]["code"]) == (422, "error-choice")


def test_a_source_that_is_only_cited_is_no_document(client: httpx2.Client) -> None:
    refused = client.get("/sources/dettmers-2018")
    error = refused.json()["error"]
    assert (refused.status_code, error["code"]) == (404, "error-source-cited")
    assert "A Full Hardware Guide to Deep Learning" in error["message"]


@pytest.mark.parametrize("name", ["doc-9c2f", "power-supply", "x"])
def test_what_is_not_there_is_named_once(client: httpx2.Client, name: str) -> None:
    error = client.get(f"/sources/{name}").json()["error"]
    assert error["code"] == "error-source-unknown"
    assert error["message"].count(name) == 1
