"""HEAD beside GET, addresses with a slash too many, and one error body everywhere."""

from __future__ import annotations

import httpx2
import pytest

from tests.api.raw import connected, said
from tests.server import Server

GUIDE = "/sources/en/power-supply"


@pytest.mark.parametrize(
    "path",
    [
        *(
            "/healthz",
            "/readyz",
            "/",
            "/docs",
            "/openapi.json",
            "/metrics",
            "/rules",
            "/rules/psu",
            "/widget.js",
        ),
        *(
            "/version",
            "/plots",
            "/plots/power.svg",
            "/sources",
            GUIDE,
            "/v1/models",
            "/collections",
            "/nothing",
        ),
    ],
)
def test_head_answers_like_get_without_a_body(client: httpx2.Client, path: str) -> None:
    got, head = client.get(path), client.head(path)
    assert head.status_code == got.status_code
    assert head.content == b""
    changing = {"date", "x-request-id"} | ({"content-length"} if path == "/metrics" else set())
    assert {k: v for k, v in head.headers.items() if k not in changing} == {
        k: v for k, v in got.headers.items() if k not in changing
    }


def test_a_head_is_counted_as_one(client: httpx2.Client) -> None:
    client.head("/version")
    assert 'method="HEAD",route="/version"' in client.get("/metrics").text


def test_the_line_is_not_left_in_disorder(server: Server) -> None:
    host = server.url.removeprefix("http://")
    head = f"HEAD /rules HTTP/1.1\r\nHost: {host}\r\n\r\n"
    get = f"GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"
    with connected(server) as connection:
        connection.sendall((head + get).encode())
        answered = said(connection)
    first, _, second = answered.partition(b"\r\n\r\n")
    assert first.startswith(b"HTTP/1.1 200")
    assert second.startswith(b"HTTP/1.1 200")


@pytest.mark.parametrize("path", ["/chat", "/feedback"])
def test_what_takes_no_get_takes_no_head(client: httpx2.Client, path: str) -> None:
    refused = client.head(path)
    assert (refused.status_code, refused.headers["Allow"]) == (405, "POST")


def test_an_address_with_get_says_that_it_takes_head(client: httpx2.Client) -> None:
    assert client.post("/version").headers["Allow"] == "GET, HEAD"


@pytest.mark.parametrize("path", ["/chat/", "/rules/", "/plots/", "/docs/", "/collections/", "/healthz/"])
@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_slash_too_many_leads_nowhere(client: httpx2.Client, method: str, path: str) -> None:
    refused = client.request(method, path, follow_redirects=False)
    assert (refused.status_code, refused.json()["error"]["code"]) == (404, "error-not-found")


@pytest.mark.parametrize("path", ["/mcp", "/mcp/"])
@pytest.mark.parametrize("form", ["text/plain", "application/x-www-form-urlencoded", ""])
def test_tools_want_json(client: httpx2.Client, path: str, form: str) -> None:
    refused = client.post(path, content="{}", headers={"Content-Type": form, "Accept-Language": "tr"})
    assert refused.status_code == 415
    error = refused.json()["error"]
    assert (error["code"], error["field"]) == ("error-content-type", "Content-Type")
    assert "application/json" in error["message"]
