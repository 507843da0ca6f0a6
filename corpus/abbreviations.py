"""Words whose full stop does not end a sentence, by language, without that last stop.

What is written here in lower case is known with a capital, too; what has a capital, only so (``Gen.``).
Letters with a stop each (``z. B.``, ``U.S.``) and ``Str.``, ``Mt.`` need no list (``full_stops.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

Words = Mapping[str, frozenset[str]]


def _words(lists: Mapping[str, str], everywhere: str = "") -> Words:
    common = everywhere.split()
    return MappingProxyType({base: frozenset((*words.split(), *common)) for base, words in lists.items()})


ABBREVIATIONS = _words(
    {
        "en": "approx figs ms st dept est ver vol cf al ed eds resp incl excl pp sec ch avg tel ext jan "
        "feb mar apr jun jul aug sep sept oct nov dec vs co Gen Capt Col Cmdr Maj Adm Gov Sen Rep "
        "Hon Pres ave blvd",
        "tr": "örn ör vb vs bkz yak yakl çev doç sn no yy mad cad şti vd ort maks çvr alm ing fr hz av "
        "sok apt tel yrd uzm öğr müh mah blv ş",
        "de": "bzw ca usw nr abb vgl evtl ggf inkl exkl sog mio mrd std bspw st tel kap zzgl mind lt "
        "gem bd hrsg usf hr hrn fr fa str bsp geb gest co dipl ing Mag abt Abs anm aufl bez ehem "
        "einschl entspr gegr ges jh phil kath zit zt verf vorm Chr",
        "fr": "ex env cf mme mmes mlle mlles MM fig éd av apr vol chap réf tél boul bd Ste St Sté Mgr Me",
        "es": "ej sr sra srta sres dra ee uu aprox núm pág págs fig máx mín ud uds vol cap ref tel av "
        "avda dña Ing Lic Arq Gral cía depto dpto sta sto Fr",
        "pt": "ex sr sra srta dra aprox núm pág págs fig máx mín vol cap ref tel av exmo exma profa Eng "
        "Enga Arq Lic ltda cia Gen Cel Dir",
        "ru": "др г гг руб тыс млн млрд см рис стр напр ок им ул проф т п е гл ред изд макс мин акад "
        "инж доц канд корп обл пер пл просп тел англ гр св разд прил",
        "it": "sig sigg sig.ra sig.na dott dott.ssa prof.ssa proff ing avv arch geom rag on pag pagg pp "
        "fig figg cap artt nn nr vol ed es ecc cfr tel sec ca circ",
    },
    "mr mrs dr prof jr etc max min inc ltd corp",
)
"""Those that end no sentence, whatever follows."""

NUMBERED = _words(
    {
        "en": "no nos eq eqs fn Art para Pos",
        "tr": "şek md tab",
        "de": "art pos bl ziff anl hft jg gl lfd",
        "fr": "art par éq sect tab",
        "es": "art arts ec párr tab",
        "pt": "art arts eq tab",
        "ru": "табл ст разд прил кв пп илл поз корп оф",
        "it": "art par eq tab",
    },
    "Tab ref refs rev ver fig vol",
)
"""Those that end none before what they count: ``Tab. 2``, ``Rev. B``."""

MAY_END = _words(
    {
        "en": "no co u.s u.k a.m p.m sec st ave blvd Gen al",
        "tr": "vb vs şti a.ş sn apt sok cad",
        "de": "usw usf u.a o.ä u.ä u.v.m co str std chr",
        "fr": "s.a",
        "es": "uu s.a a.c d.c ud uds",
        "pt": "ltda s.a a.c d.c",
        "ru": "г гг руб тыс млн млрд мин см",
        "it": "ecc s.p.a s.r.l a.c d.c sec",
    },
    "etc inc ltd corp jr min max",
)
"""Those that can be the last word of a sentence: they are where a word follows that begins one."""

STARTERS = _words(
    {
        "en": "the then this that these those it its he she they we you there here but and so now if "
        "when while after before however thus also in on at for with as no yes what why how",
        "tr": "bu bunun bunlar bunu şu o ancak ama fakat sonra ayrıca böylece her bir şimdi eğer çünkü yine",
        "de": "der die das dem den dies diese dieser dieses es er sie wir ihr ich ein eine dann danach "
        "da so aber und doch auch wenn in im bei mit nach für nun jetzt hier dort sonst",
        "fr": "le la les un une des ce cet cette ces il elle ils elles on nous vous puis ensuite mais "
        "et alors si dans pour avec en",
        "es": "el la los las un una este esta estos estas eso esto luego después pero y si en con para "
        "por entonces",
        "pt": "o os as um uma este esta estes estas isso isto depois então mas e se em com para por",
        "ru": "это этот эта эти он она они оно мы вы затем потом но и если в на для с при тогда так",
        "it": "il lo la gli le un una questo questa questi queste poi dopo ma e se in con per allora quindi",
    }
)
"""Words that, with a capital, begin a sentence and are no name."""

LAST_OF_A_LIST = {
    "en": r"(?i:\betc)\Z",
    "fr": r"(?i:\betc)\Z",
    "es": r"(?i:\betc)\Z",
    "pt": r"(?i:\betc)\Z",
    "it": r"(?i:\becc)\Z",
    "ru": r"(?i:\bи (?:т\. ?[дп]|др|пр)|\bн\. ?э)\Z",
}
"""Patterns of abbreviations that end a list, and with it the sentence where a capital follows."""

MONTHS_AFTER_ORDINALS = _words(
    {
        "de": "januar jänner februar märz april mai juni juli august september oktober november dezember",
    }
)
"""Where a day is written with a stop, the months that follow it: ``3. Oktober``."""


def words_of(lists: Words, base: str) -> frozenset[str]:
    """The words of a language; English ones where there is no list of its own."""
    return lists.get(base) or lists["en"]
