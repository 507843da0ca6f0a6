"""How people call a graphics card: the database name taken apart into base, memory, form and edition."""

from __future__ import annotations

import re
from dataclasses import dataclass

STRONG, BARE, WEAK, NAME_ONLY = range(4)

_BRANDS = ("GeForce", "Tesla", "Quadro", "Radeon Instinct", "Radeon", "Intel")
_FORMS = {
    "pcie": "pcie",
    "sxm": "sxm",
    "sxm2": "sxm",
    "sxm3": "sxm",
    "sxm4": "sxm",
    "sxm5": "sxm",
    "nvl": "nvl",
}
_ARCHITECTURES = {"ada", "generation", "blackwell", "pascal"}
_EDITIONS = re.compile(
    r"mobile|max-q|oem|refresh|embedded|passive|server|sff|dgxs|fhhl|cnx|mac|edition|limited|liquid|"
    r"cooling|watercooled|50th|anniversary|low|power|rebrand|ceo|lhr|igp|"
    r"g[apfkmt]\d{3}|gm2\d\d|gv100|tu\d{3}|ad\d{3}|\d{3,4}sp|\d+gbps|gddr\d\w?|ddr\d"
)
_CLASSES = re.compile(r"rtx|gtx|gt|rx|arc|hd|r[579]|fx|titan|pro|firepro")
_MODEL = re.compile(r"(?:geforce )?(rtx|gtx|gt|rx|hd) (\d{3,4})( .+)?")
_LETTERED = re.compile(r"([a-z]{1,3})(\d+)([a-z]{0,2})")


@dataclass(frozen=True)
class Naming:
    """A card's name in parts: ``GeForce RTX 3060 8 GB GA104`` is base ``rtx 3060``, edition ``ga104``."""

    base: str
    form: str
    edition: str


def take_apart(name: str) -> Naming:
    """The parts of a database name; memory is left out, the row has it."""
    aside = re.search(r"Rev\. \d|\((.*)\)", name)
    words = re.sub(r"\b\d+(?:\.\d+)? [GM]B\b|\(.*\)|Rev\. \d", "", _without_brand(name)).lower().split()
    forms = [_FORMS[word] for word in words if word in _FORMS]
    editions = [word for word in words if _EDITIONS.fullmatch(word)]
    kept = [w for w in words if w not in _FORMS and w not in _ARCHITECTURES and not _EDITIONS.fullmatch(w)]
    base = re.sub(r"[^a-z0-9]+", " ", " ".join(kept)).strip()
    if aside:
        editions.append(spelling(aside[1] or aside.group()))
    return Naming(base or spelling(name), "".join(forms[:1]), " ".join(editions))


def spelling(name: str) -> str:
    """The whole name in the index's spelling."""
    return re.sub(r"[^a-z0-9]+", " ", name.lower()).strip()


def brandless(name: str) -> str:
    """The whole name in the index's spelling, without the brand before it."""
    return spelling(_without_brand(name))


def base_strength(base: str) -> int:
    """How much a base name proves: ``t4`` little, ``h100`` and ``rtx 3090`` all."""
    if re.fullmatch(
        r"titan \w+|gtx titan(?: \w+)?|radeon vii|radeon pro (?:vii|duo|ssg|vega ii(?: duo)?)|jetson nano",
        base,
    ):
        return STRONG
    if not re.search(r"\d", base):
        return NAME_ONLY
    if base.isdigit():
        return NAME_ONLY
    lettered = _LETTERED.fullmatch(base)
    if lettered and len(lettered[2]) == 1:
        return WEAK
    return STRONG


def short_names(base: str) -> list[tuple[str, int]]:
    """Shorter and sloppier ways to write a base name, with what each proves."""
    model = _MODEL.fullmatch(base)
    if model:
        return _model_names(model[1], model[2], model[3] or "")
    if re.fullmatch(r"(?:rtx|arc|pro) [a-z]+\d+\w*", base):
        word = base.split(" ", 1)[1]
        return [(word, base_strength(word))]
    if re.fullmatch(r"mi\d+\w?", base):
        return [("mi " + base[2:], STRONG)]
    apple = re.fullmatch(r"apple (m\d)( .+)?", base)
    if apple:
        return [(apple[1] + (apple[2] or ""), STRONG if apple[2] else WEAK)]
    if base.startswith("jetson ") and base.count(" ") > 1:
        return [(base.removeprefix("jetson "), STRONG)]
    return []


def _model_names(family: str, number: str, suffix: str) -> list[tuple[str, int]]:
    if family == "hd" or (family == "gt" and not suffix) or _workstation(family, number, suffix):
        return []
    plain = WEAK if family == "rx" or len(number) == 3 else BARE
    return [(number + suffix, BARE if suffix else plain)]


def _workstation(family: str, number: str, suffix: str) -> bool:
    return family == "rtx" and number.endswith("000") and not suffix


def _without_brand(name: str) -> str:
    for brand in _BRANDS:
        rest = name.removeprefix(brand + " ")
        if rest != name and ((rest[:1].isalpha() and re.search(r"\d", rest)) or "TITAN" in rest):
            return rest
    return name
