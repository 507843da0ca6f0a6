"""How people write processor names."""

from __future__ import annotations

import re
from functools import cache

from rules.catalog.names import BARE, STRONG, WEAK, Hit, Reading, word_list, word_set

_CPU_WORDS = word_list(
    "cpu processor chip intel ryzen epyc xeon threadripper apple mac 处理器 處理器 işlemci islemci prozessor "
    "processeur procesador processador процессор プロセッサ 프로세서"
)
_NOT_BEFORE_WEAK = word_set("ssd nvme slot drive screw disk")
_NOT_AFTER_WEAK = word_set("minimax kimi glm qwen")
_FAMILY_AND_NUMBER = re.compile(
    r"(?<![a-z0-9])(?:(?:core )?i[3579][ -]?\d{4,5}[a-z]{0,2}|ryzen (?:[3579] )?\d{4}(?:x3d|[a-z]{0,2})"
    r"|(?:ryzen )?threadripper (?:pro )?\d{4}[a-z]{0,2}|epyc \d[0-9a-z]\d{2}[a-z]?"
    r"|(?:core )?ultra [3579] \d{3}[a-z]{0,2}|xeon (?:[a-z]+ |[we]\d?-)?\d{4}[a-z]{0,2}(?: v\d)?)(?![a-z0-9])"
)


@cache
def spellings(name: str) -> tuple[tuple[str, int], ...]:
    """Ways to write a processor, the whole name first, each with how much it proves.

    >>> [words for words, _ in spellings("Intel Core i9-14900K")]
    ['intel core i9 14900k', 'core i9 14900k', 'i9 14900k', '14900k']
    """
    words = re.sub(r"\([^(]*\)|\+", "", name.lower().replace("w-", "w")).replace("-", " ").split()
    vendor, rest = words[0], words[1:]
    ways = [(" ".join(words), STRONG), *_VENDORS[vendor](rest)]
    return tuple(dict(reversed(ways)).items())[::-1]


def unknown_spans(reading: Reading, taken: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Characters of names that look like processors but are not in the catalog."""
    return [
        found.span()
        for found in _FAMILY_AND_NUMBER.finditer(reading.folded)
        if not any(start < found.end() and found.start() < end for start, end in taken)
    ]


def believable(reading: Reading, hits: list[Hit]) -> list[Hit]:
    """Without the weak ones (``M2``, ``285K``) where nothing else speaks of processors."""
    evident = any(hit.entry.strength != WEAK for hit in hits) or any(w in reading.folded for w in _CPU_WORDS)
    return [
        hit
        for hit in hits
        if hit.entry.strength != WEAK or (evident and not _of_something_else(reading, hit))
    ]


def _of_something_else(reading: Reading, hit: Hit) -> bool:
    after = reading.word(hit.last) if reading.near(hit.last) else ""
    before = reading.word(hit.first - 1) if reading.near(hit.first) else ""
    return after in _NOT_BEFORE_WEAK or before in _NOT_AFTER_WEAK


def _intel(rest: list[str]) -> list[tuple[str, int]]:
    if rest[0] == "xeon":
        return _xeon(rest)
    model = rest[-1]
    ways = [(" ".join(rest), STRONG), (" ".join(rest[1:]), STRONG)]
    if rest[1] == "ultra":
        ways.append((f"core ultra {model}", STRONG))
    if not model.isdigit():
        ways.append((model, WEAK if rest[1] == "ultra" else BARE))
    return ways


def _xeon(rest: list[str]) -> list[tuple[str, int]]:
    ways = [(" ".join(rest), STRONG)]
    if len(rest) > 2:
        ways += [(" ".join(rest[1:]), STRONG), (f"xeon {' '.join(rest[2:])}", STRONG)]
    if rest[-1].startswith("v"):
        ways += [(" ".join(rest[:-1]), STRONG), (" ".join(rest[1:-1]), STRONG), (" ".join(rest[2:]), BARE)]
    elif rest[1][:1].isdigit():
        ways += [(f"xeon 6 {rest[1]}", STRONG), (rest[1], BARE)]
    elif re.fullmatch(r"w\d{4}x?", rest[1]):
        ways.append((rest[1], STRONG))
    elif rest[-1].endswith("x"):
        ways.append((rest[-1], BARE))
    return ways


def _amd(rest: list[str]) -> list[tuple[str, int]]:
    model = rest[-1]
    ways = [(" ".join(rest), STRONG)]
    if "threadripper" in rest:
        ways += [(" ".join(rest[1:]), STRONG), (f"threadripper {model}", STRONG), (f"tr {model}", STRONG)]
    elif rest[:2] == ["ryzen", "ai"]:
        ways += [(" ".join(rest[1:]), STRONG), (" ".join(rest[-2:]), STRONG)] if len(rest) > 3 else []
        return ways
    elif rest[0] == "ryzen":
        ways += [(f"ryzen {model}", STRONG), (f"r{rest[1]} {model}", STRONG)]
    if rest[0] != "epyc" and not model.isdigit():
        ways.append((model, BARE))
    return ways


def _apple(rest: list[str]) -> list[tuple[str, int]]:
    return [(" ".join(rest), STRONG if len(rest) > 1 else WEAK)]


_VENDORS = {"intel": _intel, "amd": _amd, "apple": _apple}
