"""One tokenizer for index and question, in every supported language.

* Chinese is made Simplified and cut into overlapping pairs of characters, between its stop words; katakana,
  kanji and hangul too, while hiragana, which is mostly grammar, parts them; Korean particles and the endings
  of verbs made from nouns are cut off before.
* Words are lower-cased by the rules of their language (Turkish ``I`` is ``ı``), stemmed and then folded to
  letters without marks, so that ``guc kaynagi`` finds ``güç kaynağı``.
* Numbers, decimals and part numbers are kept: ``0,85`` is ``0.85`` in Turkish, ``i9-14900K`` stays whole
  and gives its parts too, ``RTX4090`` is ``rtx 4090``, ``24GB`` is ``24 gb``.
"""

from __future__ import annotations

import re
import threading
import unicodedata
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from assistant.retrieval.lexical.stopwords import STOPWORDS
from corpus.languages import base_language
from corpus.script import has_han, to_simplified

STEMMERS = {
    "en": "english",
    "tr": "turkish",
    "de": "german",
    "fr": "french",
    "es": "spanish",
    "pt": "portuguese",
    "ru": "russian",
}
_DECIMAL_COMMA = frozenset({"tr", "de", "fr", "es", "pt", "ru"})
_HIRAGANA = re.compile("[\u3040-\u309f]+")
_PAIRED = re.compile("[\u30a0-\u30ff\u31f0-\u31ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af]+")
_UNITS = (
    "kwh|wh|kw|w|tb|gb|mb|kb|tib|gib|mib|ghz|mhz|hz|gbit|mbit|tflops|mm|cm|ms|µs|ns|v|a|h|s|u|db|°c|"
    "вт|квт|гб|тб|мб|ггц|go|to|mo"
)
_TOKEN = re.compile(
    r"(?P<rate>[kmgt]i?[bo]/s)(?![^\W_])"
    r"|(?P<word>[^\W_]+(?:[-.][^\W_]+|(?<=\d),\d+)*)(?:['’](?P<tail>[^\W_]+))?"
)
_HAS_DIGIT = re.compile(r"\d")
_HAS_LETTER = re.compile(r"[^\W\d_]")
_MEASURE = re.compile(rf"((?:\d{{1,3}}(?:[.,]\d{{3}})+(?:[.,]\d+)?)|\d+(?:[.,]\d+)?)({_UNITS})?")
_CARD = re.compile(r"(rtx|gtx|rx|gt)(\d{3,4})([a-z]{0,5})")
_VARIANT = re.compile(r"(\d{3,4})(ti|super|xt|xtx|gre)")
_SHORT_PLURAL = re.compile("(?:[cdgntv]|ig)pus|psus|mpus")
"""Plurals of short names that stemmers take for Latin words."""
_ELISION = frozenset({"l", "d", "j", "c", "n", "s", "m", "t", "qu"})
_CHINESE_STOPS = re.compile("|".join(sorted(STOPWORDS["zh"], key=len, reverse=True)))
_NONE_KEPT = 0
"""Words whose stems a stemmer keeps; each thread has one a language, and what words give is kept here."""
_local = threading.local()


def tokens(text: str, language: str) -> list[str]:
    """The terms of a text, in order, without stop words.

    Args:
        language: tag of the text's language; decides lower-casing, stemming and number format.

    Example:
        >>> tokens("Is the i9-14900K with 24GB enough?", "en")
        ['i9-14900k', 'i9', '14900k', '24', 'gb', 'enough']
    """
    base = base_language(language)
    normal = unicodedata.normalize("NFKC", text)
    if has_han(normal) and base != "ja":
        normal = to_simplified(normal)
    lowered = lower(normal, base)
    if base == "zh":
        lowered = _CHINESE_STOPS.sub(" ", lowered)
    stops = _stops(base)
    return [term for term in _terms(lowered, base) if term not in stops]


def lower(text: str, base: str) -> str:
    """Lower case by the language's own rules: Turkish ``I`` is ``ı`` and ``İ`` is ``i``."""
    if base == "tr":
        text = text.replace("I", "ı").replace("İ", "i")
    return text.lower()


def fold(word: str) -> str:
    """Letters without marks, ``ı`` as ``i``, ``ß`` as ``ss``; Cyrillic ``ё`` as ``е``; the rest unchanged.

    >>> fold("güç"), fold("ısı"), fold("größe")
    ('guc', 'isi', 'grosse')
    """
    if word.isascii():
        return word
    plain = unicodedata.normalize("NFD", word.replace("ı", "i").replace("ß", "ss"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter))


def _stops(base: str) -> frozenset[str]:
    return STOPWORDS.get(base, STOPWORDS["en"])


def _terms(text: str, base: str) -> list[str]:
    if base == "ja":
        text = _HIRAGANA.sub(" ", text)
    found: list[str] = []
    position = 0
    for run in _PAIRED.finditer(text):
        found += _words(text[position : run.start()], base)
        found += _pairs(_without_endings(run[0]) if base == "ko" else run[0])
        position = run.end()
    return found + _words(text[position:], base)


def _words(text: str, base: str) -> list[str]:
    found: list[str] = []
    for rate, word, tail in _TOKEN.findall(text):
        if rate:
            found.append(rate)
        elif tail and base == "fr" and word in _ELISION:
            found += _compound(tail, base)
        else:
            found += _compound(word, base)
    return found


def _without_endings(run: str) -> str:
    from assistant.retrieval.lexical.korean import bare

    return bare(run)


def _pairs(run: str) -> list[str]:
    return [run] if len(run) == 1 else [run[index : index + 2] for index in range(len(run) - 1)]


@lru_cache(maxsize=8_192)
def _compound(token: str, base: str) -> tuple[str, ...]:
    """Terms of letters and digits that hang together by hyphens and points; most of a text is a few words."""
    return tuple(_parts(token, base))


def _parts(token: str, base: str) -> Iterator[str]:
    stops = _stops(base)
    if "-" in token and _HAS_LETTER.search(token) and _HAS_DIGIT.search(token):
        yield fold(token.rstrip("."))
    for part in token.split("-"):
        if _HAS_DIGIT.search(part):
            yield from _mixed(fold(part), base)
        else:
            yield from (
                fold(_stem(word, base)) for word in part.split(".") if word and fold(word) not in stops
            )


def _stem(word: str, base: str) -> str:
    if _SHORT_PLURAL.fullmatch(word):
        return word[:-1]
    language = STEMMERS.get(base, "english" if word.isascii() else "")
    if not language:
        return word
    stemmers: dict[str, Any] = _local.__dict__
    if language not in stemmers:
        from Stemmer import Stemmer

        stemmers[language] = Stemmer(language, _NONE_KEPT)
    return str(stemmers[language].stemWord(word))


def _mixed(token: str, base: str) -> Iterator[str]:
    """Terms of a number, a measure or a name with a digit in it."""
    measure = _MEASURE.fullmatch(token)
    card = _CARD.fullmatch(token) or _VARIANT.fullmatch(token)
    if measure:
        yield number(measure[1], base)
        if measure[2]:
            yield measure[2]
    elif card:
        yield from (group for group in card.groups() if group)
    else:
        yield from (piece for piece in re.split(r"[.,]", token) if piece)


def number(digits: str, base: str) -> str:
    """A number in one form: point as the decimal mark, no thousands mark.

    >>> number("1.250,5", "tr"), number("1,250.5", "en"), number("0,85", "tr"), number("3.1", "tr")
    ('1250.5', '1250.5', '0.85', '3.1')
    """
    thousands, decimal = (".", ",") if base in _DECIMAL_COMMA else (",", ".")
    if re.fullmatch(rf"[1-9]\d{{0,2}}(\{thousands}\d{{3}})+(\{decimal}\d+)?", digits):
        digits = digits.replace(thousands, "")
    return digits.replace(",", ".")
