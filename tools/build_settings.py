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


def table() -> str:
    """The whole page."""
    return _HEAD + "".join(_row(setting) for setting in SETTINGS)


def _row(setting: Setting) -> str:
    default = f"`{setting.default}`" if setting.default else ""
    return f"| `{setting.name}` | {default} | {'yes' if setting.is_secret else ''} | {setting.meaning} |\n"


if __name__ == "__main__":
    TARGET.write_text(table(), encoding="utf-8")
