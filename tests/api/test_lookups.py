"""Search, catalogs, pictures, figures, version and the description of the interface."""

from __future__ import annotations

import json
import re
from xml.etree import ElementTree

import httpx2
import pytest

from rules import registry


def test_search_finds_and_places_passages(client: httpx2.Client) -> None:
    found = client.get("/search", params={"q": "显卡之间需要 PCIe 通道吗", "limit": 3}).json()
    assert found["answerable"]
    assert 1 <= len(found["hits"]) <= 3
    hit = found["hits"][0]
    place = client.get(f"/sources/{hit['document_id']}").json()
    assert place["text"][hit["start"] : hit["end"]] == hit["quote"]


@pytest.mark.parametrize(
    "query", [{}, {"q": ""}, {"q": "x", "limit": 0}, {"q": "x", "limit": 51}, {"q": "x", "language": "xx"}]
)
def test_a_wrong_search_is_refused(client: httpx2.Client, query: dict[str, str]) -> None:
    response = client.get("/search", params=query)
    assert response.status_code == 422
    assert response.json()["error"]["field"] in ("q", "limit", "language")


@pytest.mark.parametrize(
    ("kind", "query", "first"),
    [
        ("gpus", "3090ti", "GeForce RTX 3090 Ti"),
        ("gpus", "RX7900XTX", "Radeon RX 7900 XTX"),
        ("cpus", "14900k", "Intel Core i9-14900K"),
        ("models", "llama 3.1 70b", "Llama 3.1 70B"),
    ],
)
def test_catalogs_know_names_however_written(
    client: httpx2.Client, kind: str, query: str, first: str
) -> None:
    found = client.get(f"/catalog/{kind}", params={"q": query, "limit": 5}).json()
    assert found["rows"][0]["name"] == first
    assert len(found["rows"]) <= 5
    assert found["total"] >= len(found["rows"])
    assert found["nearest"] == []


@pytest.mark.parametrize(
    "query", ["<script>alert(1)</script>", "'; --", "😀", "../../etc/passwd", "%00", "\t"]
)
@pytest.mark.parametrize("kind", ["gpus", "cpus", "models"])
def test_names_that_are_none_do_no_harm(client: httpx2.Client, kind: str, query: str) -> None:
    response = client.get(f"/catalog/{kind}", params={"q": query})
    assert response.status_code == 200
    assert all("<" not in row["name"] for row in response.json()["rows"])


def test_catalogs_say_how_much_there_is_and_what_is_near(client: httpx2.Client) -> None:
    few = client.get("/catalog/gpus", params={"q": "rtx 50", "limit": 2}).json()
    assert [row["name"] for row in few["rows"]] == ["GeForce RTX 5090", "GeForce RTX 5090 D"]
    assert few["total"] > 10
    none = client.get("/catalog/gpus", params={"q": "rtx 5095"}).json()
    assert (none["rows"], none["total"]) == ([], 0)
    assert none["nearest"][0]["name"] == "GeForce RTX 5090"


@pytest.mark.parametrize(
    ("path", "told"),
    [
        ("/plots?chart=memory", "language"),
        ("/plots/memory.svg?gpus=3090", "inputs"),
        ("/plots/memory.svg?input={}", "inputs"),
        ("/plots/memory.json?input={}", "inputs"),
        ("/catalog/gpus?q=3090&limti=3", "limit"),
        ("/rules?name=psu", "language"),
        ("/rules/psu?verbose=1", "language"),
        ("/search?q=ram&limt=3", "limit"),
    ],
)
def test_a_query_that_an_address_does_not_take_is_refused(
    client: httpx2.Client, path: str, told: str
) -> None:
    response = client.get(path)
    assert response.status_code == 400
    error = response.json()["error"]
    assert error["code"] == "error-unknown-parameter"
    assert error["field"] in path
    assert told in error["message"]


def test_a_language_can_be_asked_for_everywhere(client: httpx2.Client) -> None:
    for path in ("/plots", "/rules", "/rules/psu", "/catalog/gpus?q=3090", "/search?q=ram"):
        response = client.get(path, params={"language": "tr", **dict(httpx2.URL(path).params)})
        assert response.status_code == 200, path


def test_every_chart_is_drawn_from_the_inputs_of_a_computation(client: httpx2.Client) -> None:
    charts = {chart["name"]: chart["rules"] for chart in client.get("/plots").json()}
    assert charts
    inputs = {"gpus": [{"name": "RTX 3090", "count": 2}], "cpu_power_w": 150}
    computation = client.post("/rules/psu", json=inputs).json()
    query = {"inputs": json.dumps(computation["inputs"]), "rule": "psu", "language": "tr"}
    response = client.get("/plots/power.svg", params=query)
    assert response.status_code == 200, response.text
    assert response.headers["Content-Type"].startswith("image/svg+xml")
    assert "sandbox" in response.headers["Content-Security-Policy"]
    picture = ElementTree.fromstring(response.text)
    assert picture.tag.endswith("svg")
    data = client.get("/plots/power.json", params=query).json()
    texts = [element.text for element in picture.iter() if element.text]
    assert {data["title"], data["description"]} <= set(texts)
    assert ["kartlar, 2 × 350 W", "700 W"] in data["rows"]
    assert [value for _, value in data["rows"]][:4] == ["700 W", "150 W", "100 W", "950 W"]
    assert all(len(row) == len(data["columns"]) for row in data["rows"])


def test_a_chart_comes_as_broad_and_as_dark_as_asked_for(client: httpx2.Client) -> None:
    query = {"inputs": json.dumps({"gpus": [{"name": "RTX 3090"}]})}
    pictures = {
        (width, theme): client.get("/plots/power.svg", params={**query, "width": width, "theme": theme}).text
        for width in (320, 1600)
        for theme in ("light", "dark")
    }
    assert {ElementTree.fromstring(text).get("width") for text in pictures.values()} == {"320", "1600"}
    assert len(set(pictures.values())) == 4
    assert client.get("/plots/power.svg", params=query).text == (
        client.get("/plots/power.svg", params={**query, "width": 760, "theme": "light"}).text
    )


@pytest.mark.parametrize(
    ("path", "query", "status"),
    [
        ("/plots/power.svg", {"width": "319"}, 422),
        ("/plots/power.svg", {"width": "1601"}, 422),
        ("/plots/power.svg", {"width": "NaN"}, 422),
        ("/plots/power.svg", {"theme": '"><script>'}, 422),
        ("/plots/power.json", {"theme": "dark"}, 400),
        ("/plots/nothing.svg", {}, 404),
        ("/plots/nothing.json", {}, 404),
        ("/plots/power.json", {"inputs": "{"}, 422),
        ("/plots/power.svg", {"rule": "nothing"}, 404),
        ("/plots/power.svg", {"rule": "ram", "inputs": '{"gpus": [{"name": "RTX 3090"}]}'}, 422),
        ("/plots/power.svg", {"inputs": "{"}, 422),
        ("/plots/power.svg", {"inputs": "[" * 5000}, 422),
        ("/plots/power.svg", {"inputs": "[]"}, 422),
        ("/plots/power.svg", {"inputs": '{"gpus": [{"name": "<svg onload=alert(1)>"}]}'}, 422),
    ],
)
def test_what_cannot_be_drawn_is_refused(
    client: httpx2.Client, path: str, query: dict[str, str], status: int
) -> None:
    response = client.get(path, params=query)
    assert response.status_code == status, response.text
    assert response.json()["error"]["message"]


def test_figures_count_questions_without_their_words(client: httpx2.Client) -> None:
    client.post("/chat", json={"message": "secretword: how much RAM for one RTX 3090?", "language": "tr"})
    client.post("/chat", json={"message": "Who won the football match yesterday?"})
    text = client.get("/metrics").text
    assert re.search(r'rigwise_questions_total\{kind="answer",language="tr",surface="chat"\} [1-9]', text)
    assert re.search(r'rigwise_computations_total\{rule="ram"\} [1-9]', text)
    assert re.search(r'rigwise_abstentions_total\{language="en"\} [1-9]', text)
    assert re.search(r'rigwise_step_seconds_count\{step="understand"\} [1-9]', text)
    assert re.search(r'rigwise_http_requests_total\{method="POST",route="/chat",status="200"\} [1-9]', text)
    assert "rigwise_queue 0.0" in text
    assert "secretword" not in text


def test_addresses_that_are_none_do_not_grow_the_figures(client: httpx2.Client) -> None:
    for number in range(5):
        client.get(f"/no-such-place-{number}")
        client.request(f"METHOD{number}", "/rules")
    text = client.get("/metrics").text
    assert "no-such-place" not in text
    assert "METHOD" not in text


def test_version(client: httpx2.Client) -> None:
    version = client.get("/version").json()
    assert version["rules"] == registry.names()
    assert {"en", "tr", "zh-Hans", "zh-Hant"} <= set(version["languages"])


def test_the_page_of_the_interface_asks_for_nothing_from_elsewhere(client: httpx2.Client) -> None:
    page = client.get("/docs")
    assert "<script" not in page.text
    assert not re.search(r"(src|href)=['\"]?(https?:)?//", page.text)
    assert "default-src 'none'" in page.headers["Content-Security-Policy"]
    for path in client.get("/openapi.json").json()["paths"]:
        assert path in page.text


def test_every_route_is_described_with_every_fault(client: httpx2.Client) -> None:
    paths = client.get("/openapi.json").json()["paths"]
    operations = [operation for path in paths.values() for operation in path.values()]
    assert len(operations) > 20
    for operation in operations:
        assert operation["summary"]
        assert operation["description"]
        for status in ("401", "422", "429", "503"):
            schema = operation["responses"][status]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/ErrorBody"}


def test_examples_come_in_several_languages_and_work(client: httpx2.Client) -> None:
    chat = client.get("/openapi.json").json()["paths"]["/chat"]["post"]
    examples = chat["requestBody"]["content"]["application/json"]["examples"]
    languages = {client.post("/chat", json=each["value"]).json()["language"] for each in examples.values()}
    assert {"en", "zh-Hans", "zh-Hant", "tr"} <= languages


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nowhere", 404),
        ("PUT", "/chat", 405),
        ("GET", "/chat", 405),
        ("DELETE", "/rules", 405),
        ("FOO", "/healthz", 405),
        ("OPTIONS", "/chat", 405),
    ],
)
def test_wrong_addresses_and_methods_have_the_one_error_body(
    client: httpx2.Client, method: str, path: str, status: int
) -> None:
    response = client.request(method, path, headers={"Accept-Language": "zh-TW"})
    assert response.status_code == status
    assert set(response.json()["error"]) == {"code", "message", "field"}
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    if status == 405:
        assert response.headers["Allow"]
