"""``POST /rules/{name}`` for every rule, each with the inputs of a case."""

from __future__ import annotations

import httpx2
import pytest

from rules import registry
from tests.rules.case_tables import cases, lasting_case


@pytest.mark.parametrize("rule", registry.names())
def test_each_rule_computes_over_http(rule: str, client: httpx2.Client) -> None:
    response = client.post(f"/rules/{rule}", json=lasting_case(rule).inputs)
    assert response.status_code == 200, response.text
    assert response.json()["rule"] == rule
    assert response.json()["headline"]


def test_sources_hold_every_reference(client: httpx2.Client) -> None:
    known = {card["id"] for card in client.get("/sources").json()["sources"]}
    case = next(case for case in cases("build") if case.refuses is None)
    result = client.post("/rules/build", json=case.inputs).json()
    assert set(result["references"]) <= known
