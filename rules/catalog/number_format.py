"""Number formats of weights and of the key-value cache, one measurement or definition per row."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True, slots=True)
class FormatRow:
    """One measurement of a weight format.

    Attributes:
        bits: bits per weight [bit].
        scope: ``file``: average over the whole file of ``model``; ``definition``: of the format itself;
            ``linear``: linear layers only, embeddings and head stay 16-bit; ``body``: nominal for all but
            the head; ``block``: of one block of the layout.
        model, parameters_b: what the file holds, and its size [10^9].
    """

    name: str
    kind: Literal["plain", "gguf", "microscaling", "bitsandbytes", "gptq", "awq", "exl2"]
    bits: float
    scope: Literal["file", "definition", "linear", "body", "block"]
    model: str | None
    parameters_b: float | None
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None


@dataclass(frozen=True, slots=True)
class KvFormat:
    """A format of the key-value cache; ``bits`` per element [bit], scales included."""

    name: str
    bits: float
    source: str
    confidence: Literal["A", "B", "C"]
    note: str | None
