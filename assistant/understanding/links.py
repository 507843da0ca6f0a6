"""PCI Express links: generation and lanes, as ``PCIe 4.0 x8``, ``gen5``, ``16 lanes``."""

from __future__ import annotations

import re
from collections.abc import Iterator

from assistant.understanding.facts import Facts
from assistant.understanding.frame import Slot

_GENERATION = re.compile(
    r"(?:pci-?e(?:xpress)?|pci express)\s*(?:v|gen|generation)?\s*-?([1-7])(?:\.[01])?(?![\d.]*[a-z0-9])"
)
_GEN = re.compile(r"(?<![a-z])gen\s*-?([1-7])(?:\.[01])?(?!\d)")
_WIDTH = re.compile(r"(?<![a-z0-9])x\s?(1|2|4|8|16)(?![\d.]*[a-z0-9])")


def links(facts: Facts) -> Iterator[tuple[str, Slot]]:
    """Slots of the first link named."""
    text = facts.reading.normal.text
    generation = _GENERATION.search(text) or _GEN.search(text)
    if generation is not None:
        span = facts.reading.normal.span(*generation.span())
        yield "pcie_generation", Slot(int(generation.group(1)), span)
    if facts.reading.says("pcie", "lanes") or generation is not None:
        yield from _lanes(facts)


def _lanes(facts: Facts) -> Iterator[tuple[str, Slot]]:
    normal = facts.reading.normal
    width = _WIDTH.search(normal.text)
    if width is not None:
        yield "pcie_lanes", Slot(int(width.group(1)), normal.span(*width.span()))
        return
    for match in facts.reading.mentions("lanes"):
        token = facts.reading.tokens[match.first - 1] if match.first else None
        if token is not None and token.text in ("1", "2", "4", "8", "16"):
            yield "pcie_lanes", Slot(int(token.text), normal.span(token.start, token.end))
