"""Bots inside the server: none without their secrets, and no bot keeps the server from starting."""

from __future__ import annotations

from pathlib import Path

import pytest

from api.channels import serving
from tests.api.conftest import Inside

SLACK = {"RIGWISE_SLACK_SIGNING_SECRET": "s3cret", "RIGWISE_SLACK_BOT_TOKEN": "xoxb-1"}


def test_without_secrets_there_is_no_bot(inside: Inside, tmp_path: Path) -> None:
    with inside() as client:
        assert client.post("/slack/events", content="{}").status_code == 404
        assert client.post("/discord/interactions", content="{}").status_code == 404
    assert not (tmp_path / "channels.sqlite").exists()


def test_with_its_secret_there_is_one(inside: Inside, tmp_path: Path) -> None:
    with inside(**SLACK) as client:
        assert client.post("/slack/events", content="{}").status_code == 401
        assert client.get("/slack/events").status_code == 405
    assert (tmp_path / "channels.sqlite").exists()


def test_without_its_extra_the_server_starts_all_the_same(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(serving._MODULES, "slack", ("slack_signing_secret", "api.slack.not_there"))
    with inside(**SLACK) as client:
        assert client.get("/healthz").status_code == 200
        assert client.post("/slack/events", content="{}").status_code == 404
    assert "[slack]'" in capsys.readouterr().err
