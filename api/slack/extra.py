"""Whether the extra is there that Slack needs."""

from __future__ import annotations

from importlib.util import find_spec

EXTRA = "slack"


def is_installed() -> bool:
    """Whether the packages can be imported; they are not imported for that."""
    return find_spec("slack_bolt") is not None and find_spec("aiohttp") is not None
