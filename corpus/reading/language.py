"""Which of the supported languages a document is written in."""

from __future__ import annotations

import re
from collections import Counter

from corpus.identifier import guesses
from corpus.script import has_han, is_han, to_simplified

_SAMPLE = 6_000
_READ = 1_000
_LATIN = ("en", "tr", "de", "fr", "es", "pt")
_KANA = re.compile("[\u3040-\u30ff]")
_HANGUL = re.compile("[\uac00-\ud7af]")
_CYRILLIC = re.compile("[\u0400-\u04ff]")
_ARABIC = re.compile("[\u0620-\u064a\u0671-\u06d3]")
_TRADITIONAL_SHARE = 0.1
_TABLE_MARKS = re.compile(r"\||-{2,}")


def detect_language(text: str) -> str:
    """Tag of the language of a document; English where nothing speaks for another.

    The script decides for Chinese, Japanese, Korean and Russian; the Latin languages are told apart by the
    identifier that also serves questions.
    """
    sample = text[:_SAMPLE]
    counts = Counter(_script(character) for character in sample if character.isalpha())
    letters = max(1, sum(counts.values()))
    if counts["kana"] > 0.1 * letters:
        return "ja"
    if counts["hangul"] > 0.3 * letters:
        return "ko"
    if counts["han"] > 0.3 * letters:
        return _chinese_script(sample)
    if counts["cyrillic"] > 0.5 * letters:
        return "ru"
    return _latin(sample)


def sentence_language(text: str, language: str) -> str:
    """Tag of the language whose rules cut a document into sentences, where :func:`detect_language` said
    ``language``: Italian and Arabic have rules of their own, though a document is held as one of another.
    """
    sample = text[:_SAMPLE]
    letters = sum(map(str.isalpha, sample))
    if len(_ARABIC.findall(sample)) > 0.5 * letters:
        return "ar"
    if language not in _LATIN:
        return language
    likeliest = next(iter(guesses(sample, most=1, length=_READ)), None)
    return "it" if likeliest and likeliest.language == "it" else language


def _script(character: str) -> str:
    if is_han(character):
        return "han"
    for name, pattern in (("kana", _KANA), ("hangul", _HANGUL), ("cyrillic", _CYRILLIC)):
        if pattern.match(character):
            return name
    return "latin"


def _chinese_script(sample: str) -> str:
    """Traditional if a good share of the characters has another form in Simplified."""
    characters = [character for character in sample if has_han(character)]
    changed = sum(1 for character in characters if to_simplified(character) != character)
    return "zh-Hant" if changed > _TRADITIONAL_SHARE * len(characters) else "zh-Hans"


def _latin(sample: str) -> str:
    found = guesses(_TABLE_MARKS.sub(" ", sample), length=_READ)
    return next((guess.language for guess in found if guess.language in _LATIN), "en")
