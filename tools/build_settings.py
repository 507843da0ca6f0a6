"""Write the table of all settings, ``docs/settings.md``: ``python tools/build_settings.py``."""

from __future__ import annotations

from pathlib import Path

from assistant.settings import SETTINGS, Setting

TARGET = Path(__file__).parents[1] / "docs" / "settings.md"
_HEAD = """# Settings

All are environment variables; `rigwise settings` shows them with the values in force. An unknown `RIGWISE_…`
variable is refused at the start. Written by `make settings` from `assistant/setting_rows.py`.

| variable | default | secret | meaning |
|---|---|---|---|
"""
_ORIGINS = """
## What `RIGWISE_ORIGINS` opens

Pages of these origins may put the chat page into a frame (`/widget.js`), and their scripts may call the
server from a browser. Where it asks for keys, both do so with a pass instead of one: `POST /widget/pass`
gives it, it is sent as `Authorization: Bearer`, it is valid for a quarter of an hour and for the origin
that asked for it, and it is signed with a random secret that is kept beside the keys, so that all servers
that share these share it. The frame sees to that itself.

An origin that is not named gets no pass: 403, with the origin and this setting in the message.

A pass opens `POST /chat`, `/feedback` and `/rules/…`, `GET /plots`, `/collections` and `/sources`, and the
conversations that were begun with passes. It opens no figures (`/metrics`), no `/v1`, no `/mcp/`, no
search, no conversation of a key, and no change of documents. Documents of your own are not listed, and
`/sources/{id}` shows of them only what an answer to such a page quoted.

Whoever can reach the server can get a pass, with a program even without such a page: so naming an origin
lets everyone who can reach the server ask, at the rate of `RIGWISE_RATE` per address, and what answers
quote from your documents is public. Keep documents that visitors must not read on another server. The
origin of the server itself needs to be named only if its own page shall work without a key, too.
"""


def table() -> str:
    """The whole page."""
    return _HEAD + "".join(_row(setting) for setting in SETTINGS) + _ORIGINS


def _row(setting: Setting) -> str:
    default = f"`{setting.default}`" if setting.default else ""
    return f"| `{setting.name}` | {default} | {'yes' if setting.is_secret else ''} | {setting.meaning} |\n"


if __name__ == "__main__":
    TARGET.write_text(table(), encoding="utf-8")
