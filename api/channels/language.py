"""The language of a platform's client as one of ours."""

from __future__ import annotations

from assistant.answering.wording import locales

DEFAULT = "en"
_TRADITIONAL = frozenset({"hant", "tw", "hk", "mo"})


def language_of_locale(locale: str | None) -> str | None:
    """Ours for ``pt-BR``, ``zh_TW``, ``tr``; ``None`` where we have no words in that language."""
    parts = (locale or "").replace("_", "-").lower().split("-")
    if parts[0] == "zh":
        return "zh-Hant" if _TRADITIONAL & set(parts) else "zh-Hans"
    return parts[0] if parts[0] in locales() else None
