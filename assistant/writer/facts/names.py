"""Products and codes in a sentence: cards, processors and models by catalog, and what looks like one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from assistant.writer.facts.folding import Text
from assistant.writer.facts.grammar import shared
from rules.knowledge import Knowledge

_CATALOGS = ("gpus", "cpus", "models")
_CODE = re.compile(
    r"(?<![A-Za-z0-9])(?:[A-Za-z]+[-_]?\d[A-Za-z0-9]*|\d+[A-Za-z]+[-_.]?\d[A-Za-z0-9]*)"
    r"(?:[-_.][A-Za-z0-9]+)*"
)
_VERSION = re.compile(
    r"(?<![A-Za-z])(?:PCIe|PCI Express|USB|CUDA|ROCm|Python|PyTorch|ATX|HDMI|DisplayPort|Thunderbolt|NVLink)"
    r" v?\d{1,2}(?:\.\d{1,2})*(?![\d.,]*\d)",
    re.IGNORECASE,
)
_GLUED = re.compile(r"(?<![\d.,])\d{1,15}(?:[.,]\d{1,15})?[A-Za-z]+")
_MEMORY = re.compile(r"[ (（,-]{0,2}\d{1,3} ?(?:GB|GiB|G|Go|Gio|ГБ|ГиБ)\W{0,1}$", re.IGNORECASE)
_LATIN_WORD = re.compile(r"[a-z]{2,}")
_LATIN = re.compile(r"[A-Za-z\u00c0-\u024f]{2,}")
_BEFORE_A_SENTENCE = '.!?:;。！？"«„“('


class Name(NamedTuple):
    """A product at ``[start:end]``: the catalog names that it can stand for, or its letters and digits."""

    readings: frozenset[str]
    start: int
    end: int


def products(text: Text, knowledge: Knowledge) -> Iterator[Name]:
    """Cards, processors and language models, known or not; an unknown one stands for its own letters."""
    taken: list[Name] = []
    for attribute in _CATALOGS:
        for match, start, end in getattr(knowledge, attribute).find_all(text.plain):
            end = _without_memory(text.plain, start, end)
            known = frozenset(
                row.name for row in match.candidates if _fits(match, row, text.plain[start:end])
            )
            name = Name(known or frozenset({squashed(text.plain[start:end])}), start, end)
            if all(end <= other.start or other.end <= start for other in taken):
                taken.append(name)
                yield name


def _without_memory(plain: str, start: int, end: int) -> int:
    """Where a name ends without the memory size after it, which is read as a quantity with its unit."""
    size = _MEMORY.search(plain, start, end)
    return size.start() if size and size.start() > start else end


def _fits(match: Any, row: Any, asked: str) -> bool:
    """Whether a product has the brand and the memory that the text gives it."""
    if getattr(match, "memory_conflicts", False):
        return False
    brands = brand_words() & frozenset(_LATIN_WORD.findall(asked.lower()))
    return brands <= frozenset(f"{row.name} {getattr(row, 'vendor', '')}".lower().split())


def codes(plain: str) -> Iterator[Name]:
    """Versions, and letters with digits that are no quantity: ``PCIe 4.0``, ``DDR5``, ``12V-2x6``."""
    versions = list(_VERSION.finditer(plain))
    for match in versions:
        plain = plain[: match.start()] + " " * len(match[0]) + plain[match.end() :]
    for match in (*versions, *_CODE.finditer(plain)):
        yield Name(frozenset({squashed(match[0])}), match.start(), match.end())


def glued(plain: str) -> Iterator[Name]:
    """Digits that letters are stuck to, left over when quantities have been read: ``1,2OO``, ``3090s``."""
    for match in _GLUED.finditer(plain):
        yield Name(frozenset({squashed(match[0])}), match.start(), match.end())


def squashed(text: str) -> str:
    """Letters and digits alone, in lower case."""
    return re.sub(r"[\W_]", "", text).lower()


def proper_words(plain: str, language: str) -> frozenset[str]:
    """Words that can be names: all Latin ones in other scripts, else capitalised ones inside a sentence."""
    words = _LATIN.finditer(plain)
    if language in ("zh", "ja", "ko", "ru"):
        return frozenset(word[0].lower() for word in words)
    brands = brand_words()
    return frozenset(word[0].lower() for word in words if _is_name(word, plain, language, brands))


def _is_name(word: re.Match[str], plain: str, language: str, brands: frozenset[str]) -> bool:
    if word[0].lower() in brands:
        return True
    if any(letter.isupper() for letter in word[0][1:]):
        return True
    return language != "de" and word[0][0].isupper() and not _is_first(word.start(), plain)


def _is_first(start: int, plain: str) -> bool:
    """Whether a sentence begins at a place, which may make any word begin with a capital."""
    before = plain[max(0, start - 4) : start]
    return "\n" in before or not before.strip() or before.rstrip()[-1] in _BEFORE_A_SENTENCE


def brand_words() -> frozenset[str]:
    """Words that only product names are made of, in lower case."""
    return frozenset(shared()["brands"].split())
