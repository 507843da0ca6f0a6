"""The manifest of the Slack app: what Slack has to know of the bot."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

PATH = "/slack/events"


def manifest(url: str | None = None) -> str:
    """The manifest as YAML.

    Args:
        url: address of a server that Slack is to call; without one the app uses Socket Mode.
    """
    text = files(__package__).joinpath("manifest.yaml").read_text(encoding="utf-8")
    if url is None:
        return text
    import yaml

    app: dict[str, Any] = yaml.safe_load(text)
    address, settings = url.rstrip("/") + PATH, app["settings"]
    settings["socket_mode_enabled"] = False
    for part in (settings["event_subscriptions"], settings["interactivity"]):
        part["request_url"] = address
    for command in app["features"]["slash_commands"]:
        command["url"] = address
    return yaml.safe_dump(app, sort_keys=False, allow_unicode=True, width=110)
