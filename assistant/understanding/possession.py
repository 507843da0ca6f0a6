"""Memory that a card is said to have: "a GTX 1060 with 24 GB", "the 24 GB of the 3090"."""

from __future__ import annotations

from assistant.understanding.names import Name
from assistant.understanding.quantities import Quantity
from assistant.understanding.reading import Reading

_JOINTS = ("having", "classifier", "vram", "memory")
_SIGNS = frozenset({"(", "["})
MAIN_MEMORY_GB = 64.0
"""From here on, a size that no word calls the card's own is rather that of main memory."""

_MODULES_GB = 32.0
"""Main memory of that size comes in steps of so much."""


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


def drawn_by(quantity: Quantity, reading: Reading) -> Name | None:
    """The card that is said to draw a power ("as the 4090 draws 300 W"); no word of a limit is said."""
    is_other = quantity.kind != "power" or (quantity.times or 1) > 1
    behind = reading.at(quantity.last)
    if is_other or reading.says("limit") or (behind is not None and behind.has("word", "psu")):
        return None
    for name in reading.names:
        if name.kind == "gpu" and name.match.gpu is not None and name.last <= quantity.first:
            between = range(name.last, quantity.first)
            verb = [index for index in between if index in said_of("draws", reading)]
            small = [index for index in between if _may_stand_between(index, reading)]
            is_behind = reading.language.verb_last and quantity.last in said_of("draws", reading)
            if (verb or is_behind) and len({*verb, *small}) == len(between):
                return name
    return None


def _may_stand_between(index: int, reading: Reading) -> bool:
    match = reading.at(index)
    return reading.is_small_word(index) or (match is not None and match.has("word", "only"))


def said_of(claim: str, reading: Reading) -> frozenset[int]:
    """Tokens of the phrases of a claim."""
    found = (match for match in reading.language.claims.find(reading.texts) if match.has("claim", claim))
    return frozenset(index for match in found for index in range(match.first, match.last))


def _ties(name: Name, quantity: Quantity, reading: Reading) -> bool:
    if name.last <= quantity.first:
        return only_joints(name.last, quantity.first, reading)
    unit = reading.before(quantity.last)
    is_parted = unit is not None and unit.ends_segment
    return not is_parted and quantity.last <= name.first and only_joints(quantity.last, name.first, reading)


def only_joints(first: int, last: int, reading: Reading) -> bool:
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
    return is_called_so or not is_main_memory(quantity.value)


def is_main_memory(size: float) -> bool:
    """Whether a computer has main memory of that size; no modules add up to 80 GB.

    >>> is_main_memory(64), is_main_memory(96), is_main_memory(80), is_main_memory(24)
    (True, True, False, False)
    """
    return size >= MAIN_MEMORY_GB and not size % _MODULES_GB
