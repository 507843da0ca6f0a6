"""Addresses of platforms that sign what they send."""

from __future__ import annotations

SIGNED_PATHS = frozenset({"/slack/events", "/discord/interactions"})
"""They need no key and have no rate of their address: each request carries its platform's signature."""
