"""What stands around a card's number and narrows it down: memory, form, architecture, laptop, edition."""

from __future__ import annotations

from collections.abc import Callable

from rules.catalog.gpu_rows import GpuRows
from rules.catalog.names import Reading, word_list, word_set

_GIGABYTES = frozenset(("g", "gb", "gib", "go", "gio"))
_OTHER_MEMORY = word_set("ram ddr ssd nvme hdd disk ssds")
_FORMS = {"pcie": "pcie", "sxm": "sxm", "nvl": "nvl", "nvlink": "sxm"}
_PCIE_GENERATIONS = word_set("2 3 4 5 6")
_ARCHITECTURES = word_set("ada lovelace blackwell hopper ampere volta turing pascal maxwell kepler fermi")
_LAPTOP = word_set("laptop mobile notebook dizustu laptops")
_LAPTOP_ELSEWHERE = word_list("笔记本 筆記本 筆電 笔电 移动版 移動版 移动端 ノート 노트북 dizüstü")
_BRANDS = word_set("nvidia geforce amd ati radeon instinct intel apple tesla quadro")


class Qualifiers:
    """What the text says beyond the base name; ``first`` and ``last`` bound the tokens it says it in."""

    __slots__ = ("architecture", "brands", "edition", "first", "form", "laptop", "last", "memory_gb")

    def __init__(self, first: int, last: int) -> None:
        self.first = first
        self.last = last
        self.memory_gb: float | None = None
        self.form = self.architecture = self.edition = ""
        self.laptop = False
        self.brands: list[str] = []

    def keep(self, rows: GpuRows, numbers: tuple[int, ...]) -> tuple[int, ...]:
        """The rows that fit, the default first; a qualifier that fits none is passed over."""
        kept = numbers
        for brand in self.brands:
            kept = _prefer(kept, lambda n: brand in rows.cell(n, "name").lower())  # noqa: B023
        if self.architecture:
            kept = _prefer(kept, lambda n: self.architecture in str(rows.cell(n, "architecture")).lower())
        if self.form:
            kept = _prefer(kept, lambda n: rows.cell(n, "form") == self.form.rstrip("0123456789"))
            kept = _prefer(kept, lambda n: self.form in rows.cell(n, "name").lower())
        if self.memory_gb is not None:
            kept = _prefer(kept, lambda n: rows.cell(n, "memory_gb") == self.memory_gb)
        return self._edition(rows, kept)

    def _edition(self, rows: GpuRows, numbers: tuple[int, ...]) -> tuple[int, ...]:
        if self.laptop:
            numbers = _prefer(numbers, lambda n: rows.has(n, "is_laptop"))
            wanted = self.edition or "mobile"
            return _prefer(numbers, lambda n: rows.cell(n, "edition") == wanted)
        if self.edition:
            return _prefer(
                numbers, lambda n: self.edition in (rows.cell(n, "edition"), *rows.cell(n, "edition").split())
            )
        numbers = _prefer(numbers, lambda n: not rows.has(n, "is_laptop"))
        return _prefer(numbers, lambda n: not rows.cell(n, "edition"))


def read_qualifiers(
    reading: Reading, first: int, last: int, rows: GpuRows, numbers: tuple[int, ...]
) -> Qualifiers:
    """The qualifiers around tokens ``first`` to ``last`` (excluded)."""
    found = Qualifiers(first, last)
    _read_before(reading, found)
    while _read_after(reading, found, rows, numbers):
        pass
    end = reading.tokens[found.last - 1].end
    if reading.folded[end : end + 10].lstrip().startswith(_LAPTOP_ELSEWHERE):
        found.laptop = True
    _memory_before(reading, found)
    return found


def _read_before(reading: Reading, found: Qualifiers) -> None:
    while reading.near(found.first) and reading.word(found.first - 1) in _BRANDS | _LAPTOP:
        found.first -= 1
        word = reading.word(found.first)
        if word in _LAPTOP:
            found.laptop = True
        else:
            found.brands.append(word)
    start = reading.tokens[found.first].start
    if reading.folded[max(0, start - 10) : start].rstrip().endswith(_LAPTOP_ELSEWHERE):
        found.laptop = True


def _memory_before(reading: Reading, found: Qualifiers) -> None:
    """``24GB 3090``: the size counts, the span stays."""
    index = found.first - 1
    if found.memory_gb is None and reading.near(found.first) and reading.word(index) in _GIGABYTES:
        number = reading.word(index - 1)
        if number.isdigit() and reading.near(index):
            found.memory_gb = float(number)


def _read_after(reading: Reading, found: Qualifiers, rows: GpuRows, numbers: tuple[int, ...]) -> bool:
    index = found.last
    if index >= len(reading.tokens) or reading.gaps[index].strip(" \t\n-(["):
        return False
    used = (
        _memory(reading, index, found)
        or _form(reading, index, found, rows, numbers)
        or _laptop(reading, index, found)
        or _edition(reading, index, found, rows, numbers)
        or _architecture(reading, index, found, rows, numbers)
    )
    found.last += used
    return used > 0


def _memory(reading: Reading, index: int, found: Qualifiers) -> int:
    number, unit = reading.word(index), reading.word(index + 1)
    if (
        found.memory_gb is not None
        or not number.isdigit()
        or unit not in _GIGABYTES
        or not reading.near(index + 1)
    ):
        return 0
    if reading.near(index + 2) and reading.word(index + 2) in _OTHER_MEMORY:
        return 0
    found.memory_gb = float(number)
    return 2


def _form(reading: Reading, index: int, found: Qualifiers, rows: GpuRows, numbers: tuple[int, ...]) -> int:
    """``A100 SXM4``; of a card without forms, "PCIe" and "NVLink" say something else."""
    form = _FORMS.get(reading.word(index))
    number = reading.word(index + 1) if reading.near(index + 1) else ""
    if not form or found.form or (form == "pcie" and number in _PCIE_GENERATIONS):
        return 0
    if not any(rows.cell(each, "form") for each in numbers):
        return 0
    revision = number if number.isdigit() and reading.glued(index + 1) else ""
    found.form = form + revision
    return 2 if revision else 1


def _laptop(reading: Reading, index: int, found: Qualifiers) -> int:
    if reading.word(index) in _LAPTOP:
        found.laptop = True
        return 2 if reading.near(index + 1) and reading.word(index + 1) == "gpu" else 1
    return 0


def _edition(reading: Reading, index: int, found: Qualifiers, rows: GpuRows, numbers: tuple[int, ...]) -> int:
    if found.edition:
        return 0
    for edition in sorted({rows.cell(number, "edition") for number in numbers}, key=len, reverse=True):
        used = _words_at(reading, index, edition.replace("-", " "))
        if used:
            found.edition = edition
            found.laptop = found.laptop or all(
                rows.has(number, "is_laptop") for number in numbers if rows.cell(number, "edition") == edition
            )
            return used
    return 0


def _words_at(reading: Reading, index: int, words: str) -> int:
    """How many tokens from ``index`` spell ``words``; none where they do not."""
    spelt, wanted = "", words.replace(" ", "")
    for used in range(1, len(wanted) + 1):
        spelt += reading.word(index + used - 1)
        if not wanted.startswith(spelt) or (used > 1 and not reading.near(index + used - 1)):
            return 0
        if spelt == wanted:
            return used
    return 0


def _architecture(
    reading: Reading, index: int, found: Qualifiers, rows: GpuRows, numbers: tuple[int, ...]
) -> int:
    word = reading.word(index)
    known = any(word in str(rows.cell(number, "architecture")).lower() for number in numbers)
    if word in _ARCHITECTURES and known and not found.architecture:
        found.architecture = word
        return 1
    return int(bool(found.architecture) and word in ("generation", "lovelace"))


def _prefer(numbers: tuple[int, ...], fits: Callable[[int], bool]) -> tuple[int, ...]:
    return tuple(filter(fits, numbers)) or numbers
