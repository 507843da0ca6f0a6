"""``/rules`` and ``/sources`` on a real server."""

from __future__ import annotations

import httpx2
import pytest


def test_rules_are_listed_with_their_schemas(client: httpx2.Client) -> None:
    cards = client.get("/rules").json()
    assert {"psu", "ram", "gpu_budget"} <= {card["name"] for card in cards}
    assert all(card["title"] and card["schema"]["properties"] for card in cards)


def test_a_rule_computes_the_2018_worked_example(client: httpx2.Client) -> None:
    """Dettmers 2018: 4 × 250 W + 150 W + 100 W = 1250 W, plus 10 % = 1375 W."""
    inputs = {"gpus": [{"count": 4, "board_power_w": 250}], "cpu_power_w": 150, "method": "2018"}
    response = client.post("/rules/psu", json=inputs)
    assert response.status_code == 200, response.text
    assert response.json()["value"] == 1375.0


@pytest.mark.parametrize(
    ("name", "inputs", "field"),
    [
        ("psu", {"gpus": [{"name": "RTX 3090", "count": -2}]}, "gpus"),
        ("psu", {"gpus": [{"name": "RTX 3090", "count": 1_000_000_000}]}, "gpus"),
        ("psu", {"gpus": [{"name": "RTX 5095", "count": 1}]}, "gpus"),
        ("psu", {"gpu": []}, "gpu"),
    ],
)
def test_bad_inputs_name_the_field(
    client: httpx2.Client, name: str, inputs: dict[str, object], field: str
) -> None:
    response = client.post(f"/rules/{name}", json=inputs)
    assert response.status_code == 422
    assert response.json()["error"]["field"].startswith(field)


def test_an_unknown_rule_is_not_found_and_the_nearest_is_named(client: httpx2.Client) -> None:
    for response in (client.get("/rules/psus"), client.post("/rules/psus", json={})):
        assert response.status_code == 404
        assert "“psu”" in response.json()["error"]["message"]


def test_a_rule_is_worded_in_the_language_asked(client: httpx2.Client) -> None:
    inputs = {"gpus": [{"name": "RTX 3090", "count": 2}]}
    english = client.post("/rules/psu", json=inputs).json()
    turkish = client.post("/rules/psu?language=tr", json=inputs).json()
    assert english["value"] == turkish["value"]
    assert english["headline"] != turkish["headline"]


@pytest.mark.parametrize(
    ("form", "kind"), [("md", "text/markdown"), ("csv", "text/csv"), ("json", "application/json")]
)
def test_a_machine_is_had_as_a_file(client: httpx2.Client, form: str, kind: str) -> None:
    inputs = {"gpus": [{"name": "RTX 3090", "count": 2}]}
    computed = client.post("/rules/build?language=zh-Hans", json=inputs).json()
    response = client.post(f"/rules/build/sheet.{form}?language=zh-Hans", json=inputs)
    assert response.headers["Content-Type"].partition(";")[0] == kind
    assert response.headers["Content-Disposition"] == f'attachment; filename="rigwise-build.{form}"'
    text = response.content.decode("utf-8-sig")
    assert all(option["name"] in text for option in computed["options"])
    assert response.content.startswith(b"\xef\xbb\xbf") == (form == "csv")


@pytest.mark.parametrize(
    ("path", "status"), [("build/sheet.exe", 422), ("builds/sheet.md", 404), ("build/sheet.md", 422)]
)
def test_no_such_file_of_a_machine(client: httpx2.Client, path: str, status: int) -> None:
    response = client.post(f"/rules/{path}", json={})
    assert response.status_code == status
    assert response.json()["error"]["message"]


def test_sources_are_listed_and_a_citation_opens_at_its_place(client: httpx2.Client) -> None:
    catalogue = client.get("/sources").json()
    assert "dettmers-2018" in {source["id"] for source in catalogue["sources"]}
    assert "tr/power-supply" in {document["id"] for document in catalogue["documents"]}
    answer = client.post("/chat", json={"message": "Do PCIe lanes matter for deep learning?"}).json()
    citation = answer["citations"][0]
    place = client.get(
        f"/sources/{citation['document_id']}", params={"start": citation["start"], "end": citation["end"]}
    ).json()
    assert place["quote"] == citation["quote"] == place["text"][citation["start"] : citation["end"]]


@pytest.mark.parametrize(
    "path", ["/sources/en/no-such-guide", "/sources/..%2f..%2fetc%2fpasswd", "/sources/en/psu?start=x"]
)
def test_no_such_source(client: httpx2.Client, path: str) -> None:
    response = client.get(path)
    assert response.status_code in (404, 422)
    assert response.json()["error"]["message"]


def test_a_span_outside_the_document_is_refused(client: httpx2.Client) -> None:
    response = client.get("/sources/en/power-supply", params={"start": 5, "end": 10**8})
    assert response.status_code == 422
    assert response.json()["error"]["code"] == "error-span"


def test_the_interface_is_documented(client: httpx2.Client) -> None:
    schema = client.get("/openapi.json").json()
    assert schema["paths"]["/chat"]["post"]["responses"]["422"]["content"]["application/json"]["schema"][
        "$ref"
    ].endswith("ErrorBody")
    assert schema["components"]["schemas"]["ChatRequest"]["examples"]


def test_the_examples_in_the_description_are_computed(client: httpx2.Client) -> None:
    post = client.get("/openapi.json").json()["paths"]["/rules/{name}"]["post"]
    examples = post["requestBody"]["content"]["application/json"]["examples"]
    assert {"psu", "gpu_budget", "llm_memory", "electricity"} <= set(examples)
    for name, example in examples.items():
        rule = name if client.get(f"/rules/{name}").status_code == 200 else "psu"
        assert client.post(f"/rules/{rule}", json=example["value"]).status_code == 200, name
