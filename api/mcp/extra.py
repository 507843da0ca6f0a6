"""Whether the extra is there that the protocol needs."""

from __future__ import annotations

from importlib.util import find_spec

EXTRA = "mcp"


def is_installed() -> bool:
    """Whether the package ``mcp`` can be imported; it is not imported for that."""
    return find_spec("mcp") is not None
