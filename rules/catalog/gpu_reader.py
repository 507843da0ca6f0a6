"""Finding graphics cards in a sentence, and telling those that do not exist."""

from __future__ import annotations

import re
from typing import NamedTuple

from rules.catalog.gpu_qualifiers import read_qualifiers
from rules.catalog.gpu_rows import GpuRows
from rules.catalog.names import NAME_ONLY, STRONG, WEAK, Hit, Reading, word_list, word_set
from rules.catalog.quantities import is_quantity, runs_on, starts_inside

_VENDORS = {"gtx": "nvidia", "rtx": "nvidia", "geforce": "nvidia", "nvidia": "nvidia"}
_VENDORS |= {"rx": "amd", "radeon": "amd", "amd": "amd", "arc": "intel"}
_FAMILIES = word_set("gtx rtx rx arc geforce radeon quadro tesla pro")
_SUFFIXES = word_set("ti super xt xtx gre")
_TAKES_SUFFIX = re.compile(r"(?:rtx |gtx |rx )?\d{3,4}(?: ti)?")
_SAYS_CLASS = re.compile(r"(?:rtx|gtx|rx|titan|arc|jetson) ")
_SERIES = word_list("series serisi 系列 シリーズ 시리즈 серии")
_PROCESSORS = word_set("ryzen epyc xeon threadripper core ultra celeron pentium i")
_ENDING_GAPS = frozenset(("", "'", "’"))
_NOT_BEFORE_WEAK = word_set("ssd nvme slot drive screw disk paper size")
_NOT_AFTER_WEAK = word_set("minimax kimi glm gpt llama qwen version v")
_CARD_WORDS = word_list(
    "gpu card graphics vram cuda nvidia radeon geforce amd macbook imac apple training inference llm tuning "
    "grafikkart kart eğitim carte tarjeta placa видеокарт обучени 显卡 顯卡 显存 顯存 训练 訓練 推理 "
    "グラボ ビデオカード 그래픽 苹果 蘋果 "
    "good worth price watt psu 怎么样 怎麼樣 多少钱 多少錢 iyi fiyat taugt"
)
_CARD_TOKENS = word_set("mac macs")


class Mention(NamedTuple):
    """A card that a text names.

    Attributes:
        numbers: rows that fit, the default first; empty where no such card exists.
        start, end: the characters of the name, without a count.
        memory_gb: the memory that the text gives the card [GB], if it does.
        strength: how much the name proves by itself, see :mod:`rules.catalog.names`.
        wanted: of a card that does not exist, the name as asked, in the index's spelling.
    """

    numbers: tuple[int, ...]
    start: int
    end: int
    memory_gb: float | None = None
    strength: int = STRONG
    wanted: str = ""


def read_mentions(text: str, rows: GpuRows, *, as_name: bool = False) -> list[Mention]:
    """All cards in a text, in order. ``as_name``: the text is known to be a name, so ``3090`` is a card."""
    reading = Reading(text)
    found: list[Mention] = []
    index = 0
    while index < len(reading.tokens):
        mention, index = _at(reading, index, rows, as_name)
        if mention:
            found.append(mention)
    return found if as_name else _believable(reading, found)


def _at(reading: Reading, index: int, rows: GpuRows, as_name: bool) -> tuple[Mention | None, int]:
    for hit in rows.index.hits_at(reading, index):
        if _acceptable(reading, hit, as_name):
            return _resolve(reading, hit, rows)
    last = _after_unknown(reading, index, rows)
    return (_unknown(reading, index, last), last) if last else (None, index + 1)


def _acceptable(reading: Reading, hit: Hit, as_name: bool) -> bool:
    vendor = _vendor_before(reading, hit.first)
    if hit.entry.strength == NAME_ONLY or _is_series(reading, hit.last):
        return False
    if starts_inside(reading, hit.first) and not vendor:
        return False
    if (
        not _suffix_after(reading, hit)
        and runs_on(reading, hit.last)
        and not _SAYS_CLASS.match(hit.entry.words)
    ):
        return False
    if hit.entry.strength == STRONG or vendor or as_name:
        return True
    return not (is_quantity(reading, hit.first, hit.last) or _of_something_else(reading, hit))


def _resolve(reading: Reading, hit: Hit, rows: GpuRows) -> tuple[Mention, int]:
    vendor = _vendor_before(reading, hit.first)
    first, suffix = hit.first - bool(vendor), _suffix_after(reading, hit)
    if suffix or (vendor and rows.cell(hit.entry.rows[0], "vendor") != vendor):
        return _unknown(reading, first, hit.last + suffix), hit.last + suffix
    numbers = _super_if_capital(reading, hit, rows) or hit.entry.rows
    found = read_qualifiers(reading, first, hit.last, rows, numbers)
    strength = STRONG if found.first < hit.first else hit.entry.strength
    start, end = reading.tokens[found.first].start, reading.tokens[found.last - 1].end
    return Mention(found.keep(rows, numbers), start, end, found.memory_gb, strength), found.last


def _super_if_capital(reading: Reading, hit: Hit, rows: GpuRows) -> tuple[int, ...]:
    """``2080S`` is the SUPER, ``2080s`` is several."""
    if reading.glued(hit.last) and reading.word(hit.last) == "s" and reading.original(hit.last) == "S":
        entry = rows.index.get(f"{hit.entry.words}super".replace(" ", ""))
        return entry.rows if entry else ()
    return ()


def _after_unknown(reading: Reading, index: int, rows: GpuRows) -> int:
    """Where the name of a card that does not exist ends, 0 where there is none at ``index``.

    Such a name is a family with a number that no card has, or a number with a suffix (``1075 Ti``).
    """
    if starts_inside(reading, index):
        return 0
    number = _after_family(reading, index)
    model = number > index and reading.word(number).isdigit() and len(reading.word(number)) in (3, 4)
    if not model and not (number == index and _is_number_with_ti(reading, index)):
        return 0
    known = any(hit for token in range(index, number + 1) for hit in rows.index.hits_at(reading, token))
    if known or _is_series(reading, number + 1):
        return 0
    return number + 1 + _suffix_at(reading, number + 1)


def _after_family(reading: Reading, index: int) -> int:
    """Token after family words, over a letter that belongs to the number (``RTX A6500``)."""
    number = index
    while reading.word(number) in _FAMILIES and (number == index or reading.near(number)):
        number += 1
    if number > index and len(reading.word(number)) == 1 and reading.glued(number + 1):
        number += 1
    return number if number == index or reading.near(number) else index


def _is_number_with_ti(reading: Reading, index: int) -> bool:
    word = reading.word(index)
    return (
        word.isdigit() and len(word) in (3, 4) and reading.near(index + 1) and reading.word(index + 1) == "ti"
    )


def _unknown(reading: Reading, first: int, last: int) -> Mention:
    start, end = reading.tokens[first].start, reading.tokens[last - 1].end
    wanted = reading.folded[start:end]
    return Mention((), start, end, wanted=re.sub(r"(?<=[a-z])(?=\d)|(?<=\d)(?=[a-z])|[\s\-_]+", " ", wanted))


def _vendor_before(reading: Reading, index: int) -> str:
    """The vendor whose family name stands before a bare number: ``GTX 3090`` is a card without doubt."""
    if reading.near(index) and reading.word(index).isdigit():
        return _VENDORS.get(reading.word(index - 1), "")
    return ""


def _suffix_after(reading: Reading, hit: Hit) -> int:
    """1 where a suffix follows that would make another card of the number."""
    return _suffix_at(reading, hit.last) if _TAKES_SUFFIX.fullmatch(hit.entry.words) else 0


def _suffix_at(reading: Reading, index: int) -> int:
    word = reading.word(index)
    if word not in _SUFFIXES or not reading.near(index):
        return 0
    if word != "super" or reading.glued(index) or reading.original(index) != "super":
        return 1
    end = reading.tokens[index].end
    return int(not reading.text[end : end + 4].lstrip()[:1].isalpha())


def _is_series(reading: Reading, last: int) -> bool:
    end = reading.tokens[last - 1].end
    return reading.folded[end : end + 10].lstrip(" -").startswith(_SERIES)


def _of_something_else(reading: Reading, hit: Hit) -> bool:
    """A processor's number, a screw, a language model."""
    before = reading.word(hit.first - 1) if reading.near(hit.first) else ""
    if reading.word(hit.first - 2).isdigit() and reading.gaps[hit.first - 1] in _ENDING_GAPS:
        before = ""  # the ending of another card: "3070'i 4090 ile"
    if before in _PROCESSORS or (len(before) == 1 and reading.word(hit.first - 2) in _PROCESSORS):
        return True
    after = reading.word(hit.last) if reading.near(hit.last) else ""
    return hit.entry.strength == WEAK and (before in _NOT_AFTER_WEAK or after in _NOT_BEFORE_WEAK)


def _believable(reading: Reading, found: list[Mention]) -> list[Mention]:
    """Without the weak ones where nothing else speaks of cards."""
    weak = sum(mention.strength == WEAK for mention in found)
    if len(found) > weak or weak > 1 or any(word in reading.folded for word in _CARD_WORDS):
        return found
    if any(token.text in _CARD_TOKENS for token in reading.tokens):
        return found
    return [mention for mention in found if mention.strength != WEAK]
