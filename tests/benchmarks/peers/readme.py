"""The section of the README that a run writes."""

from __future__ import annotations

from pathlib import Path

README = Path(__file__).parents[3] / "README.md"
START = "<!-- written by make bench-peers -->\n"
END = "<!-- end of what make bench-peers writes -->\n"


def section(text: str) -> str:
    """What stands between the marks.

    Raises:
        ValueError: a mark is missing.
    """
    return text[text.index(START) + len(START) : text.index(END)]


def with_section(text: str, written: str) -> str:
    """The text with that between the marks."""
    old = section(text)
    return text.replace(f"{START}{old}{END}", f"{START}{written}{END}")
