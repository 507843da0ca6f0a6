"""How people write names of language models: ``Llama-3.1-70B-Instruct``, ``llama3.1:70b``, ``llama 70b``."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rules.catalog.dates import first_day
from rules.catalog.model import LanguageModel
from rules.catalog.names import STRONG, Entry, Reading, word_set

JOINERS = ":/"
_TUNED = " instruct"
_SIZE = re.compile(r"(?:a|e)?\d+(?:\.\d+)?[bm]|\d+x\d+b")
_USUAL_SIZE_B = 8.0
_VERSIONED = word_set("llama qwen gemma mistral phi glm yi falcon granite olmo")
_FAMILIES = (
    r"llama|qwen|gemma|mistral|mixtral|deepseek|phi|gpt[ -]?oss|glm|kimi|minimax|command[ -]r|falcon|olmo"
    r"|granite|nemotron|exaone|starcoder|smollm|internlm"
)
_FAMILY_AND_NUMBER = re.compile(
    rf"(?<![a-z])(?:{_FAMILIES})[ \-]?(?:[vrk]?\d+(?:\.\d+)?(?![\d.]*[bm]))?"
    r"(?:[ :\-]?\d+(?:\.\d+)?b)?(?![a-z0-9])"
)


def spelling(name: str) -> str:
    """A name in the index's form: ``Qwen2.5-Coder-32B`` is ``qwen 2.5 coder 32b``.

    >>> spelling("Llama-3_3-Nemotron-Super-49B-v1")
    'llama 3.3 nemotron super 49b v1'
    """
    text = re.sub(r"(\d)_(\d)", r"\1.\2", name.lower())
    text = re.sub(r"[^a-z0-9.]+", " ", text)
    text = re.sub(r"(?<![a-z])([a-z]{3,})(\d)", r"\1 \2", text)
    return re.sub(r" ([a-z])(?= |$)", r"\1", text.strip())


def entries(models: Sequence[LanguageModel]) -> Iterator[Entry]:
    """Every spelling, the exact ones first."""
    for number, model in enumerate(models):
        yield Entry(spelling(model.name), STRONG, (number,))
    groups = _without_size(models)
    for number, model in enumerate(models):
        for alias in _ways(model):
            others = [n for n in groups.get(alias, []) if n != number]
            yield Entry(alias, STRONG, (number, *others))
    for words, numbers in groups.items():
        yield Entry(words, STRONG, tuple(numbers))
    for words, numbers in _without_version(models).items():
        yield Entry(words, STRONG, tuple(numbers))


def _ways(model: LanguageModel) -> Iterator[str]:
    """Its other names, and those that end so also without "Instruct", which people leave out."""
    aliases = [spelling(alias) for alias in model.aliases]
    yield from aliases
    yield from (alias.removesuffix(_TUNED) for alias in aliases if alias.endswith(_TUNED))


def unknown_spans(reading: Reading, taken: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Characters of names that look like models but are not in the catalog."""
    return [
        found.span()
        for found in _FAMILY_AND_NUMBER.finditer(reading.folded)
        if re.search(r"\d", found.group())
        and not any(s < found.end() and found.start() < e for s, e in taken)
    ]


def other_size_after(reading: Reading, last: int) -> int:
    """Tokens of a size that follows a name without one (``llama 3.1 50b``), 0 where none does."""
    number, unit = reading.word(last), reading.word(last + 1)
    joined = reading.near(last) or (0 < last < len(reading.tokens) and reading.gaps[last] in JOINERS)
    return 2 if joined and number.isdigit() and unit == "b" and reading.glued(last + 1) else 0


def _without_size(models: Sequence[LanguageModel]) -> dict[str, list[int]]:
    """``llama 3.1`` to its sizes, the usual one first."""
    groups: dict[str, list[int]] = {}
    for number, model in enumerate(models):
        words = spelling(model.name).split()
        rest = [word for word in words if not _SIZE.fullmatch(word)]
        if len(rest) < len(words) and (len(rest) > 1 or rest[0] not in _VERSIONED):
            groups.setdefault(" ".join(rest), []).append(number)
    for numbers in groups.values():
        numbers.sort(key=lambda n: abs(models[n].parameters_b - _USUAL_SIZE_B))
    return groups


def _without_version(models: Sequence[LanguageModel]) -> dict[str, list[int]]:
    """``llama 70b`` to the versions that have it, the newest first."""
    groups: dict[str, list[int]] = {}
    for number, model in enumerate(models):
        words = spelling(model.name).split()
        if len(words) == 3 and words[0] in _VERSIONED and _SIZE.fullmatch(words[2]):
            groups.setdefault(f"{words[0]} {words[2]}", []).append(number)
    for numbers in groups.values():
        numbers.sort(key=lambda n: first_day(models[n].released), reverse=True)
    return groups
