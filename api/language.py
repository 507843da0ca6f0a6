"""The language of a response that is no answer: asked for by the client, or English."""

from __future__ import annotations

from fastapi import Request

from assistant.answering.wording import locales


def language_of(request: Request) -> str:
    """``?language=`` if valid, else the best of ``Accept-Language``, else English."""
    wanted = request.query_params.get("language", "")
    if wanted in locales():
        return wanted
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        tag = _ours(part.split(";")[0].strip())
        if tag:
            return tag
    return "en"


def _ours(tag: str) -> str | None:
    lowered = tag.lower()
    if lowered.startswith("zh"):
        traditional = any(part in lowered for part in ("hant", "tw", "hk", "mo"))
        return "zh-Hant" if traditional else "zh-Hans"
    base = lowered.split("-")[0]
    return base if base in locales() else None
