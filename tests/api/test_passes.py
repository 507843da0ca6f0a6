"""Passes: what a page of a named origin may do on a server that asks for keys, and all that it may not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from api.keys import KeyStore
from api.passes import PASS_S, is_valid, made, opens
from tests.api.conftest import ADMIN_KEY, Inside
from tests.api.shelved import QUESTION, fill
from tests.state import file_of

SHOP = "https://shop.example"
GUARDED = {"RIGWISE_HOST": "0.0.0.0", "RIGWISE_API_KEY": ADMIN_KEY}
NAMED = {"RIGWISE_ORIGINS": SHOP, **GUARDED}
SECRET = bytes(range(32))
NOW = 1_800_000_000.0
OWNER = {"Authorization": f"Bearer {ADMIN_KEY}"}


def pass_of(client: TestClient, path: str = "/widget/pass?embedded=true", **headers: str) -> dict[str, str]:
    given = client.post(path, headers=headers)
    assert given.status_code == 200, given.text
    assert given.json()["seconds"] == PASS_S
    return {"Authorization": f"Bearer {given.json()['token']}", **headers}


def test_a_pass_is_of_its_secret_its_origin_and_its_time() -> None:
    token = made(SECRET, SHOP, NOW)
    assert is_valid(SECRET, token, SHOP, NOW)
    assert is_valid(SECRET, token, None, NOW + PASS_S - 1)
    assert not is_valid(SECRET, token, None, NOW + PASS_S)
    assert not is_valid(SECRET, token, "https://evil.example", NOW)
    assert not is_valid(SECRET, token, "", NOW)
    assert not is_valid(SECRET[::-1], token, SHOP, NOW)


@pytest.mark.parametrize(
    "change", [str.upper, lambda t: t[3:], lambda t: t + "0", lambda t: t[:-1], lambda t: ""]
)
def test_a_changed_pass_is_none(change: object) -> None:
    token = made(SECRET, SHOP, NOW)
    assert not is_valid(SECRET, change(token), SHOP, NOW)  # type: ignore[operator]
    later = token.replace(str(int(NOW) + PASS_S), str(int(NOW) + 10 * PASS_S))
    assert later != token
    assert not is_valid(SECRET, later, SHOP, NOW)
    for nonsense in ("rp-", "rp-..", "rp-1.é.ü", "rp-x.y.z", "\x00"):
        assert not is_valid(SECRET, nonsense, SHOP, NOW)


@pytest.mark.parametrize("path", ["/collections", "/sources", "/plots", "/sources/en/power-supply"])
def test_the_frame_reads_what_it_shows_though_its_requests_name_no_origin(inside: Inside, path: str) -> None:
    client = inside(**NAMED)
    shown = pass_of(client)
    assert client.get(path).status_code == 401
    assert client.get(path, headers=shown).status_code == 200


def test_a_named_origin_s_own_scripts_get_a_pass(inside: Inside) -> None:
    client = inside(**NAMED)
    shown = pass_of(client, "/widget/pass", Origin=SHOP)
    answered = client.post("/rules/ram", json={}, headers=shown)
    assert answered.status_code in (200, 422)
    assert answered.headers["Access-Control-Allow-Origin"] == SHOP
    assert client.get("/collections", headers={**shown, "Origin": "https://evil.example"}).status_code == 401


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("GET", "/metrics"),
        ("GET", "/v1/models"),
        ("POST", "/v1/chat/completions"),
        ("POST", "/mcp/"),
        ("POST", "/mcp"),
        ("POST", "/sources?name=a.md"),
        ("DELETE", "/sources/doc-0"),
        ("GET", "/search?q=a"),
        ("GET", "/catalog/gpus?q=a"),
        ("GET", "/chat/../metrics"),
        ("GET", "/plots/../metrics"),
    ],
)
def test_neither_an_origin_nor_a_pass_opens_more(inside: Inside, method: str, path: str) -> None:
    client = inside(**NAMED)
    shown = pass_of(client, "/widget/pass", Origin=SHOP)
    for headers in ({"Origin": SHOP}, shown):
        assert client.request(method, path, headers=headers).status_code in (401, 404)
    assert not opens(method, path.partition("?")[0]) or ".." in path


@pytest.mark.parametrize("path", ["/rules", "/collections", "/sources/en/power-supply"])
def test_an_origin_alone_opens_nothing(inside: Inside, path: str) -> None:
    client = inside(**NAMED)
    assert client.get(path, headers={"Origin": SHOP}).status_code == 401
    assert client.post("/chat", json={"message": "hi"}, headers={"Origin": SHOP}).status_code == 401


@pytest.mark.parametrize(
    ("path", "origin"), [("/widget/pass?embedded=true", ""), ("/widget/pass?embedded=true", SHOP)]
)
def test_where_no_origin_is_named_there_are_no_passes(inside: Inside, path: str, origin: str) -> None:
    client = inside(**GUARDED)
    refused = client.post(path, headers={"Origin": origin})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "http-origin")
    shown = pass_of(inside(**NAMED))
    assert client.get("/collections", headers=shown).status_code == 401


def test_the_page_by_itself_gets_none_unless_its_own_origin_is_named(inside: Inside) -> None:
    client = inside(**NAMED)
    assert client.post("/widget/pass").status_code == 403
    assert client.post("/widget/pass", headers={"Origin": "https://evil.example"}).status_code == 403


@pytest.mark.parametrize("language", ["en", "zh-Hans", "tr", "de"])
def test_an_origin_without_a_pass_is_named_with_the_setting(inside: Inside, language: str) -> None:
    headers = {"Origin": "https://other.example", "Accept-Language": language}
    told = inside(**NAMED).post("/widget/pass", headers=headers).json()["error"]["message"]
    assert "https://other.example" in told
    assert "RIGWISE_ORIGINS" in told
    assert "WWW-Authenticate" not in inside(**NAMED).post("/widget/pass", headers=headers).headers


def test_a_long_origin_is_told_in_part(inside: Inside) -> None:
    told = inside(**NAMED).post("/widget/pass", headers={"Origin": "https://" + "a" * 4000 + ".example"})
    assert len(told.json()["error"]["message"]) < 500


def test_servers_that_share_their_keys_share_their_passes(inside: Inside, tmp_path: Path) -> None:
    first, second = inside(**NAMED), inside(**NAMED)
    shown = pass_of(first)
    assert second.get("/plots", headers=shown).status_code == 200
    assert first.get("/plots", headers=pass_of(second)).status_code == 200
    secret = KeyStore(file_of(tmp_path, "keys")).ring().secret
    assert secret is not None
    assert len(secret) == 32
    old = made(secret, "", time.time() - PASS_S)
    assert first.get("/plots", headers={"Authorization": f"Bearer {old}"}).status_code == 401


def test_the_first_pass_is_as_good_after_the_keys_were_read_and_before(inside: Inside) -> None:
    client = inside(**NAMED)
    assert client.get("/plots").status_code == 401
    assert client.get("/plots", headers=pass_of(client)).status_code == 200


def test_passes_are_counted(inside: Inside) -> None:
    client = inside(**NAMED, RIGWISE_RATE="2/minute")
    assert [client.post("/widget/pass?embedded=true").status_code for _ in range(3)] == [200, 200, 429]


def test_a_conversation_of_guests_is_theirs_and_those_with_a_key_are_not(inside: Inside) -> None:
    client = inside(**NAMED)
    shown = pass_of(client)
    mine = client.post("/chat", json={"message": "hello"}, headers=shown).json()["conversation_id"]
    theirs = client.post("/chat", json={"message": "hello"}, headers=OWNER).json()
    assert client.get(f"/conversations/{mine}", headers=pass_of(client)).status_code == 200
    assert client.get(f"/conversations/{theirs['conversation_id']}", headers=shown).status_code == 404
    rated = {"answer_id": theirs["id"], "thumb": "up"}
    assert client.post("/feedback", json=rated, headers=shown).status_code == 404
    assert client.delete(f"/conversations/{mine}", headers=shown).status_code == 204


def test_of_a_document_of_ones_own_a_guest_sees_what_was_quoted_to_guests(
    inside: Inside, tmp_path: Path
) -> None:
    fill(tmp_path)
    client = inside(**NAMED)
    shown = pass_of(client)
    answer = client.post("/chat", json={"message": QUESTION}, headers=shown).json()
    cited = next(each for each in answer["citations"] if "/" not in each["document_id"])
    path = f"/sources/{cited['document_id']}"
    span = {"start": cited["start"], "end": cited["end"], "answer": answer["id"]}
    place = client.get(path, params=span, headers=shown).json()
    assert place["text"] == cited["quote"] == place["text"][place["start"] : place["end"]]
    wider = {**span, "end": cited["end"] + 1}
    for asked in ({}, {**span, "answer": "x"}, {"start": span["start"], "end": span["end"]}, wider):
        assert client.get(path, params=asked, headers=shown).status_code == 401
    other = client.post("/chat", json={"message": QUESTION}, headers=OWNER).json()["id"]
    assert client.get(path, params={**span, "answer": other}, headers=shown).status_code == 401
    assert len(client.get(path, headers=OWNER).json()["text"]) > len(cited["quote"])
    listed = client.get("/sources", headers=shown).json()["documents"]
    assert {each["collection"] for each in listed} == {"guides"}
