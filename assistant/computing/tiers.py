"""80 PLUS tiers of a frame as the rules name them."""

from __future__ import annotations

from assistant.understanding.frame import Frame

_NAMED_OTHERWISE = {"white": "standard"}


def tier(frame: Frame) -> str | None:
    """The tier said; the lowest is sold as "White" and has no name of its own in the programme."""
    said: str | None = frame.get("psu_tier")
    return None if said is None else _NAMED_OTHERWISE.get(said, said)
