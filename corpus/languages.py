"""Language tags of Rigwise and what the corpus has to know about them."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

LANGUAGES = ("en", "zh-Hans", "zh-Hant", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko")
NEAREST = "en"
"""Language in which a guide is shown to a reader whose own has no version of it."""
GUIDE_LANGUAGES = tuple(tag for tag in LANGUAGES if Path(__file__).with_name("guides").joinpath(tag).is_dir())
"""Languages that have a folder of guides."""
DERIVED_LANGUAGES = {"zh-Hant": "zh-Hans"}


@lru_cache(maxsize=64)
def base_language(tag: str) -> str:
    """The language without script or region.

    >>> base_language("zh-Hant"), base_language("pt-BR"), base_language("tr")
    ('zh', 'pt', 'tr')
    """
    return tag.split("-", 1)[0].lower()


def stored_language(tag: str) -> str:
    """The language in which a guide is stored when it is read in ``tag``: zh-Hant is derived from zh-Hans."""
    return DERIVED_LANGUAGES.get(tag, tag)
