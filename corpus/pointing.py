"""Sentences that only point at a table or picture, and say little to a reader who does not see it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from corpus.languages import base_language
from corpus.sources import load_yaml

_FILE = Path(__file__).with_name("pointing.yaml")
_MARKS = " -*•\t"


def points_at_table(sentence: str, language: str) -> bool:
    """Whether a sentence points at a table that stands beside it.

    >>> points_at_table("The table gives the minimum efficiency.", "en")
    True
    >>> points_at_table("LoRA needs about 16 GB, by the table of LLaMA-Factory.", "en")
    False
    """
    pattern = _pattern(base_language(language))
    return pattern is not None and bool(pattern.search(sentence.lstrip(_MARKS).casefold().replace("ё", "е")))


def is_caption(sentence: str, language: str) -> bool:
    """Whether a sentence is written below a picture.

    >>> is_caption("My machine: You can see three cards and a network card.", "en")
    True
    >>> is_caption("Three cards need a case with good airflow.", "en")
    False
    """
    pattern = _caption(base_language(language))
    return pattern is not None and bool(pattern.search(sentence.lstrip(_MARKS).casefold()))


@cache
def _caption(language: str) -> re.Pattern[str] | None:
    words = _words()
    if language not in words["caption_label"]:
        return None
    seen = rf"[^:：.。?？!！]{{2,60}}[:：][^.。?？!！]*{words['caption_seen'][language]}"
    return re.compile(f"^({words['caption_label'][language]}|{seen})")


@cache
def _pattern(language: str) -> re.Pattern[str] | None:
    words = _words()
    if language not in words["table_begins"]:
        return None
    return re.compile(rf"^({words['table_begins'][language]})|{words['table_anywhere'][language]}")


@cache
def _words() -> Mapping[str, Mapping[str, str]]:
    """Expressions by what they find and by language."""
    found: Mapping[str, Mapping[str, str]] = load_yaml(_FILE.read_text(encoding="utf-8"))
    return found
