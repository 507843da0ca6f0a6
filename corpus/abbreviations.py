"""Words whose full stop does not end a sentence, by language, in lower case and without that last stop."""

from __future__ import annotations

_LISTS = {
    "en": "e.g i.e etc vs approx fig figs no nos dr mr mrs ms prof inc ltd co corp jr sr st dept est max min "
    "ver vol cf al ed eds resp incl excl p pp sec ch avg tel ext jan feb mar apr jun jul aug sep sept oct "
    "nov dec u.s u.k ph.d a.m p.m",
    "tr": "örn ör vb vs bkz yak yakl çev dr prof doç sn no yy mad cad ltd şti a.ş vd ort maks min ör çvr alm "
    "ing fr hz av sok apt tel s ph.d m.ö m.s",
    "de": "z.b z. d.h bzw ca usw u.a o.ä nr abb dr prof vgl evtl ggf inkl exkl max min sog mio mrd s std "
    "bspw u.u i.d.r etc st tel kap v.a zzgl mind lt gem bd hrsg usf",
    "fr": "p.ex p ex etc env cf m mme mlle n fig éd av apr max min dr pr vol chap art réf tél boul",
    "es": "p.ej p ej etc sr sra srta dr dra ee uu ee.uu aprox núm pág págs fig máx mín ud uds vol cap ref "
    "tel av",
    "pt": "p.ex p ex etc sr sra dr dra aprox núm pág págs fig máx mín vol cap ref tel av exmo prof",
    "ru": "т.е т.д т.п т.к др г гг руб тыс млн млрд см рис стр напр ок им ул проф т п е гл ред изд макс мин",
}

ABBREVIATIONS: dict[str, frozenset[str]] = {
    language: frozenset(words.split()) for language, words in _LISTS.items()
}
COMMON: frozenset[str] = ABBREVIATIONS["en"]

LAST_OF_A_LIST = {
    "en": r"(?i:\betc)\Z",
    "fr": r"(?i:\betc)\Z",
    "es": r"(?i:\betc)\Z",
    "pt": r"(?i:\betc)\Z",
    "ru": r"(?i:\bи (?:т\. ?[дп]|др|пр))\Z",
}
"""Patterns of abbreviations that end a list, and with it the sentence where a capital follows."""

_MONTHS_AFTER_ORDINALS = {
    "de": "januar jänner februar märz april mai juni juli august september oktober november dezember",
}
MONTHS_AFTER_ORDINALS: dict[str, frozenset[str]] = {
    language: frozenset(words.split()) for language, words in _MONTHS_AFTER_ORDINALS.items()
}
"""Where a day is written with a stop, the months that follow it: ``3. Oktober``."""


def abbreviations_of(base: str) -> frozenset[str]:
    """The abbreviations of a language; English ones where there is no list of its own."""
    return ABBREVIATIONS.get(base, COMMON)
