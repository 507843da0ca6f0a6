"""Sentences that only point at a table, and say nothing to a reader who does not see it."""

from __future__ import annotations

import re
from functools import lru_cache

from corpus.languages import base_language

_BEGINNINGS = {
    "en": r"the table\b|(the )?table (below|above)",
    "zh": r"下表|上表|此表|本表|表中",
    "tr": r"tablo",
    "de": r"die tabelle\b",
    "fr": r"le tableau\b",
    "es": r"la tabla\b",
    "pt": r"a tabela\b",
    "ru": r"(в )?таблиц[аеу]\b",
    "ja": r"表は|表では",
    "ko": r"표는|표에서",
}
"""What such a sentence begins with, by language."""
_ANYWHERE = {
    "en": r"\b(this|following) table|\btable (below|above)|\bas the table shows|\bthe table shows",
    "zh": r"下表|上表|此表|本表|下面的表|上面的表|以下表格|如表",
    "tr": r"\b(bu|şu|aşağıdaki|yukarıdaki|sonraki) tablo|\btabloda görül",
    "de": r"\b(diese[rn]?|folgende[rn]?) tabelle|\btabelle (unten|oben)|\bwie die tabelle",
    "fr": r"\bce tableau|\btableau (suivant|ci-dessous|ci-dessus)|\bcomme le montre le tableau",
    "es": r"\besta tabla|\bsiguiente tabla|\btabla (siguiente|de abajo|anterior)|\bcomo muestra la tabla",
    "pt": r"\b(d|n)?esta tabela|\btabela (a seguir|abaixo|acima|seguinte)|\bcomo mostra a tabela",
    "ru": r"\b(этой|следующей|приведенной) таблиц|\bтаблиц\w* (ниже|выше)|\b(ниже|выше) таблиц|"
    r"\bпоказывает таблица",
    "ja": r"(次|下|上|以下|この)の?表[はがにをのでと]|下表|上表",
    "ko": r"(다음|아래|위|이) 표[는를가에의와]|표에서 보듯",
}
"""What points at a table wherever it stands, by language."""
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


@lru_cache(maxsize=16)
def _pattern(language: str) -> re.Pattern[str] | None:
    beginnings = _BEGINNINGS.get(language)
    return re.compile(rf"^({beginnings})|{_ANYWHERE[language]}") if beginnings else None
