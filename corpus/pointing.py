"""Sentences that only point at a table or picture, and say little to a reader who does not see it."""

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
_LABELS = {
    "en": r"(figure|fig\.|image|picture|photo) ?\d",
    "zh": r"[图圖] ?[\d一二三四五六七八九]",
    "tr": r"(şekil|resim|görsel|fotoğraf) ?\d",
    "de": r"(abbildung|abb\.|bild|foto) ?\d",
    "fr": r"(figure|fig\.|image|photo) ?\d",
    "es": r"(figura|fig\.|imagen|foto) ?\d",
    "pt": r"(figura|fig\.|imagem|foto) ?\d",
    "ru": r"(рис\.|рисунок|фото) ?\d",
    "ja": r"(図|写真) ?\d",
    "ko": r"(그림|사진) ?\d",
}
"""What a caption begins with, by language."""
_SEEN = {
    "en": r"you (can )?see\b",
    "zh": r"(可以|可|能)(看到|看见|看見)|如[图圖]",
    "tr": r"gör(ebilir|üyor|ül)",
    "de": r"(sieht man|sehen sie|siehst du|zu sehen)\b",
    "fr": r"(on voit|vous voyez|(vous pouvez|on peut) voir)\b",
    "es": r"(se ven?|(puedes|pueden|puede) ver(se)?)\b",
    "pt": r"(vê-se|veem-se|(você pode|pode-se|podem-se) ver)\b",
    "ru": r"(видно|видны|видите|можно увидеть)\b",
    "ja": r"(見えます|見ることができ|写ってい)",
    "ko": r"(볼 수 있|보입니다|보인다)",
}
"""What a caption says after its first words and a colon, by language: "My machine: you can see …"."""
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


@lru_cache(maxsize=16)
def _caption(language: str) -> re.Pattern[str] | None:
    label = _LABELS.get(language)
    if label is None:
        return None
    seen = rf"[^:：.。?？!！]{{2,60}}[:：][^.。?？!！]*{_SEEN[language]}"
    return re.compile(f"^({label}|{seen})")


@lru_cache(maxsize=16)
def _pattern(language: str) -> re.Pattern[str] | None:
    beginnings = _BEGINNINGS.get(language)
    return re.compile(rf"^({beginnings})|{_ANYWHERE[language]}") if beginnings else None
