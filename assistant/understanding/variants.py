"""One card in two sizes of memory: "RTX 3060 8GB or 12GB?" names two cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from assistant.understanding.names import Name
from assistant.understanding.reading import Reading
from rules.knowledge import Knowledge

_SIZE = re.compile(r" \d+ GB$")
_SIGNS = frozenset({"/", ",", "、"})
_CHOOSING = ("which", "which_of", "versus", "best")
_TYING = ("or", "versus", "and", "range")


class _Size(NamedTuple):
    """A size of memory [GB] at tokens ``first`` to ``last`` (excluded)."""

    gb: float
    first: int
    last: int


def with_variants(reading: Reading, knowledge: Knowledge) -> Reading:
    """The reading with each size of memory behind a card as a card of its own, if it was sold with these."""
    names: list[Name] = []
    for name in reading.names:
        names += _variants(name, reading, knowledge) or [name]
    return reading if len(names) == len(reading.names) else replace(reading, names=names)


def _variants(name: Name, reading: Reading, knowledge: Knowledge) -> list[Name]:
    if name.kind != "gpu" or name.match.gpu is None:
        return []
    sizes, is_choice = _sizes_behind(name, reading)
    if name.match.asked_memory_gb is not None:
        sizes = [_Size(name.match.asked_memory_gb, name.first, name.last), *sizes]
    if len(sizes) < 2 or not is_choice:
        return []
    base = _SIZE.sub("", name.match.gpu.name)
    sizes[0] = sizes[0]._replace(first=name.first)
    found = list(_cards(base, sizes, knowledge))
    return found if len({each.catalog_name for each in found}) == len(sizes) else []


def _cards(base: str, sizes: list[_Size], knowledge: Knowledge) -> Iterator[Name]:
    for size in sizes:
        match = knowledge.gpus.find(f"{base} {size.gb:g} GB")
        if match.kind == "exact" and match.gpu is not None and not match.memory_conflicts:
            yield Name("gpu", match, size.first, size.last)


def _sizes_behind(name: Name, reading: Reading) -> tuple[list[_Size], bool]:
    """The sizes behind a name with nothing but small words between, and whether one of them is chosen."""
    sizes: list[_Size] = []
    fillers = {match.first for match in reading.turns if match.has("act", "filler")}
    is_choice, has_unit, index = False, name.match.asked_memory_gb is not None, name.last
    while index < len(reading.texts) and reading.texts[index]:
        token, match = reading.tokens[index], reading.at(index)
        if token.is_digits:
            sizes.append(_Size(float(token.text.replace(",", ".")), index, index + 1))
        elif match is not None and match.value("unit") == "GB" and sizes and sizes[-1].last == index:
            sizes[-1] = sizes[-1]._replace(last=match.last)
            has_unit = True
        elif match is not None and any(match.has("word", word) for word in _TYING):
            is_choice = is_choice or match.has("word", "or") or match.has("word", "versus")
        elif reading.texts[index] in _SIGNS:
            is_choice = is_choice or reading.texts[index] == "/"
        elif not (reading.is_small_word(index) or index in fillers):
            break
        index = match.last if match is not None else index + 1
    named = len(sizes) + (name.match.asked_memory_gb is not None)
    is_choice = is_choice or (named > 1 and reading.says(*_CHOOSING))
    is_all = name.first == 0 and not any(token.is_word or token.is_digits for token in reading.tokens[index:])
    return (sizes, is_choice or is_all) if has_unit else ([], False)
