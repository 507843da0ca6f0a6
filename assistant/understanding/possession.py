"""Memory that a card is said to have: "a GTX 1060 with 24 GB", "the 24 GB of the 3090"."""

from __future__ import annotations

from assistant.understanding.names import Name
from assistant.understanding.quantities import Quantity
from assistant.understanding.reading import Reading

_JOINTS = ("having", "classifier", "vram", "memory")
_SIGNS = frozenset({"(", "["})
MAIN_MEMORY_GB = 64.0
"""From here on, a size that no word calls the card's own is rather that of main memory."""


def had_by(quantity: Quantity, reading: Reading) -> Name | None:
    """The card or computer that a size of memory is said to be of, with nothing but joining words between.

    ``None`` for main memory beside a card ("a 4090 with 64 GB", "with 32 GB RAM").
    """
    if quantity.kind != "memory" or quantity.times is not None:
        return None
    for name in reading.names:
        if name.kind == "gpu" and _ties(name, quantity, reading) and _is_own(name, quantity, reading):
            return name
    return None


def _ties(name: Name, quantity: Quantity, reading: Reading) -> bool:
    if name.last <= quantity.first:
        return _only_joints(name.last, quantity.first, reading)
    unit = reading.before(quantity.last)
    is_parted = unit is not None and unit.ends_segment
    return not is_parted and quantity.last <= name.first and _only_joints(quantity.last, name.first, reading)


def _only_joints(first: int, last: int, reading: Reading) -> bool:
    """Whether the tokens between are all words of having, of memory, or opening brackets."""
    while first < last:
        match = reading.at(first)
        if match is not None and match.last <= last and any(match.has("word", word) for word in _JOINTS):
            first = match.last
        elif reading.texts[first] in _SIGNS:
            first += 1
        else:
            return False
    return True


def _is_own(name: Name, quantity: Quantity, reading: Reading) -> bool:
    gpu = name.match.gpu
    if gpu is not None and gpu.unified_memory:
        return True
    label = reading.at(quantity.last)
    if label is not None and label.has("word", "ram"):
        return False
    is_called_so = label is not None and label.has("word", "vram")
    return is_called_so or quantity.value < MAIN_MEMORY_GB
