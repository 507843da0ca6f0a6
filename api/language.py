"""The language of a response that is no answer: asked for by the client, or English."""

from __future__ import annotations

from collections.abc import Collection

from fastapi import Request

from assistant.answering.wording import locales


def language_of(request: Request) -> str:
    """``?language=`` if valid, else the best of ``Accept-Language``, else English."""
    return preferred(request, locales())


def preferred(request: Request, offered: Collection[str]) -> str:
    """Of some languages the one that a client prefers."""
    wanted = request.query_params.get("language", "")
    if wanted in offered:
        return wanted
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        tag = _ours(part.split(";")[0].strip())
        if tag in offered:
            return tag
    return "en"


def _ours(tag: str) -> str:
    lowered = tag.lower()
    if lowered.startswith("zh"):
        traditional = any(part in lowered for part in ("hant", "tw", "hk", "mo"))
        return "zh-Hant" if traditional else "zh-Hans"
    return lowered.split("-")[0]
