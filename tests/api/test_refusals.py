"""Every rule refuses what cannot be: one sentence, the same over HTTP and on the command line."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx2
import pytest
import yaml
from click.testing import CliRunner

from rules import registry
from rules.parameters import ranges

REQUIRED: dict[str, dict[str, Any]] = {
    "gpu_compare": {"gpus": [{"name": "RTX 3090"}, {"name": "RTX 4090"}]},
    "gpu_price": {"gpus": [{"name": "RTX 3090"}]},
}
"""What a rule cannot do without, whatever else is wrong."""
LANGUAGES = ("en", "zh-Hans", "tr", "de", "fr", "ja", "es", "pt", "ru", "ko")
TABLE: dict[str, list[dict[str, Any]]] = yaml.safe_load(
    Path(__file__).with_name("cases").joinpath("refusals.yaml").read_text(encoding="utf-8")
)


class Impossible(NamedTuple):
    """Inputs that a rule must refuse, and the field at fault."""

    rule: str
    name: str
    inputs: dict[str, Any]
    at: str


def impossible() -> Iterator[Impossible]:
    cards = TABLE["cards"]
    for rule in registry.names():
        if "gpus" in registry.get(rule).schema()["properties"]:
            beside = [{"name": "RTX 4090"}] if rule == "gpu_compare" else []
            for row in cards:
                yield Impossible(rule, row["name"], {"gpus": [row["card"], *beside]}, row["at"])
        for row in TABLE.get(rule, ()):
            yield Impossible(rule, row["name"], row["inputs"], row["at"])


def is_number(body: dict[str, Any]) -> bool:
    return any(each.get("type") in ("number", "integer") for each in (body, *body.get("anyOf", ())))


def out_of_range() -> Iterator[Impossible]:
    """Each input just below and far above its range, whatever else is asked."""
    for rule in registry.names():
        limits = ranges(rule)
        for name, body in registry.get(rule).schema()["properties"].items():
            if name in limits and is_number(body):
                for value in (int(limits[name].minimum) - 1, int(limits[name].maximum) * 2 + 1):
                    yield Impossible(rule, f"{name} {value}", {**REQUIRED.get(rule, {}), name: value}, name)


@cache
def command_line() -> Any:
    from assistant.cli import cli

    return cli


def arguments(inputs: dict[str, Any]) -> list[str]:
    """The inputs as options; a negative number in the form that no option can be mistaken for."""
    found: list[str] = []
    for name, value in inputs.items():
        values = value if isinstance(value, list) else [value]
        for each in values:
            text = json.dumps(each) if isinstance(each, dict) else str(each)
            found.append(f"--{name.replace('_', '-')}={text}")
    return found


def over_http(case: Impossible, language: str, client: httpx2.Client) -> tuple[str, str]:
    response = client.post(f"/rules/{case.rule}", params={"language": language}, json=case.inputs)
    assert response.status_code == 422, response.text
    error = response.json()["error"]
    return error["field"], error["message"]


def on_command_line(case: Impossible, language: str, home: Path) -> str:
    done = CliRunner().invoke(
        command_line(),
        ["rule", case.rule, "--language", language, *arguments(case.inputs)],
        env={"RIGWISE_HOME": str(home)},
    )
    assert done.exit_code == 2, done.output
    assert done.stdout == ""
    return done.stderr.rstrip("\n")


def name_of(case: Impossible) -> str:
    return f"{case.rule}: {case.name}"


@pytest.mark.parametrize("case", list(out_of_range()), ids=name_of)
def test_every_range_is_kept_whatever_else_is_asked(case: Impossible, client: httpx2.Client) -> None:
    field, message = over_http(case, "en", client)
    assert field == case.at
    assert message.startswith("Out of range")


@pytest.mark.parametrize("case", list(impossible()), ids=name_of)
def test_one_sentence_on_every_surface(case: Impossible, client: httpx2.Client, tmp_path: Path) -> None:
    told = {}
    for language in LANGUAGES:
        field, message = over_http(case, language, client)
        assert field == case.at
        assert on_command_line(case, language, tmp_path) == message
        assert message.strip()
        assert not set("{}\n") & set(message)
        told[language] = message
    assert len(set(told.values())) == len(LANGUAGES)
    assert any("\u4e00" <= letter <= "\u9fff" for letter in told["zh-Hans"])


@pytest.mark.parametrize("rule", registry.names())
@pytest.mark.parametrize(
    ("inputs", "at", "code"),
    [
        ({"no_such_input": 1}, "no_such_input", "error-unknown-field"),
        ({"gpus": "RTX 3090"}, "gpus", "error-kind"),
        ({"method": "1999"}, "method", "error-choice"),
        ({"condition": "stolen"}, "condition", "error-choice"),
        ({"country": "Germany"}, "country", "error-kind"),
        ({"hours": "long"}, "hours", "error-kind"),
    ],
)
def test_what_has_not_the_form_of_the_schema(
    rule: str, inputs: dict[str, Any], at: str, code: str, client: httpx2.Client
) -> None:
    """The sentence names what is allowed, not only that this is not."""
    asked = {**REQUIRED.get(rule, {}), **inputs}
    known = registry.get(rule).schema()["properties"]
    if at != "no_such_input" and at not in known:
        code = "error-unknown-field"
    for language in LANGUAGES:
        response = client.post(f"/rules/{rule}", params={"language": language}, json=asked)
        assert response.status_code == 422
        error = response.json()["error"]
        assert error["field"].startswith(at)
        assert error["code"].removesuffix("-near") == code
        assert not set("{}") & set(error["message"])


def test_choices_are_named(client: httpx2.Client) -> None:
    response = client.post("/rules/connectors", json={"sockets": ["9-pin"]})
    for choice in ("6-pin", "8-pin", "12-pin", "12V-2x6"):
        assert choice in response.json()["error"]["message"]


def test_small_bounds_are_not_shown_as_nought(client: httpx2.Client) -> None:
    response = client.post("/rules/pcie", json={"sample_mb": 0})
    assert "0.000001" in response.json()["error"]["message"]
