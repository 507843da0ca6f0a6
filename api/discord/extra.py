"""What the surface needs beyond the base installation."""

from __future__ import annotations

from importlib.util import find_spec

PACKAGES = ("discord", "nacl")
EXTRA = "discord"


def is_installed() -> bool:
    """Whether discord.py and PyNaCl are there; looks without importing them."""
    return all(find_spec(name) is not None for name in PACKAGES)
