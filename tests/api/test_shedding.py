"""A full queue: what needs a worker is refused before it is read; everything else goes on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from api.errors import error_of
from api.workers import busy
from tests.api.conftest import Inside

JSON = {"Content-Type": "application/json"}
REFUSED = (
    ("POST", "/chat"),
    ("POST", "/v1/chat/completions"),
    ("POST", "/rules/psu"),
    ("POST", "/rules/build/sheet.csv"),
    ("GET", "/search?q=lanes"),
    ("GET", "/plots/memory.svg?inputs={}"),
    ("GET", "/catalog/gpus?q=3090"),
    ("GET", "/v1/models"),
)
SERVED = (
    "/healthz",
    "/metrics",
    "/version",
    "/rules",
    "/rules/psu",
    "/",
    "/widget.js",
    "/openapi.json",
)


@pytest.fixture
def full(inside: Inside) -> Iterator[TestClient]:
    """A server in which every worker is busy and every place of the queue taken."""
    with inside(RIGWISE_ORIGINS="https://example.org") as client:
        client.app.state.workers.inside = 1_000
        yield client
        client.app.state.workers.inside = 0


@pytest.mark.parametrize(("method", "path"), REFUSED)
def test_what_needs_a_worker_is_refused_with_a_time_to_come_back(
    full: TestClient, method: str, path: str
) -> None:
    response = full.request(method, path, headers=JSON)
    assert response.status_code == 503
    assert int(response.headers["Retry-After"]) >= 1
    assert response.json()["error"]["code"] == "error-busy"


@pytest.mark.parametrize("path", SERVED)
def test_what_needs_no_worker_goes_on(full: TestClient, path: str) -> None:
    assert full.get(path).status_code == 200


def test_the_refusal_comes_before_the_question_is_read(full: TestClient) -> None:
    broken = full.post("/chat", content=b"{", headers=JSON)
    assert broken.status_code == 503
    full.app.state.workers.inside = 0
    assert full.post("/chat", content=b"{", headers=JSON).status_code == 422


@pytest.mark.parametrize("language", ["en", "tr", "zh-Hant"])
def test_it_is_worded_as_at_the_queue_itself_in_the_language_of_the_client(
    full: TestClient, language: str
) -> None:
    response = full.post("/chat", json={"message": "?"}, headers={"Accept-Language": language})
    assert response.json()["error"] == error_of(busy(), language)[1].model_dump()


def test_a_page_of_an_allowed_origin_can_read_it(full: TestClient) -> None:
    response = full.post("/chat", json={"message": "?"}, headers={"Origin": "https://example.org"})
    assert response.headers["Access-Control-Allow-Origin"] == "https://example.org"
    assert "Retry-After" in response.headers["Access-Control-Expose-Headers"]


def test_every_refusal_has_an_id_of_its_own_and_the_careful_headers(full: TestClient) -> None:
    first, second = (full.post("/chat", json={"message": "?"}).headers for _ in range(2))
    assert first["X-Request-Id"] != second["X-Request-Id"]
    assert first["X-Content-Type-Options"] == "nosniff"
    assert first["Content-Type"].startswith("application/json")
