"""The language of a response that is no answer: asked for by the client, or English."""

from __future__ import annotations

import re
from collections.abc import Collection

from fastapi import Request

from assistant.answering.wording import locales

_TAG = re.compile(r"[A-Za-z]{2}(-[A-Za-z]{4})?(-([A-Za-z]{2}|\d{3}))?")
"""A language, perhaps with a script and a region."""


def language_of(request: Request) -> str:
    """``?language=`` if valid, else the best of ``Accept-Language``, else English."""
    return preferred(request, locales())


def preferred(request: Request, offered: Collection[str]) -> str:
    """Of some languages the one that a client prefers."""
    wanted = as_ours(request.query_params.get("language", ""))
    if isinstance(wanted, str) and wanted in offered:
        return wanted
    for part in request.headers.get("accept-language", "").split(",")[:10]:
        tag = _ours(part.split(";")[0].strip())
        if tag in offered:
            return tag
    return "en"


def as_ours(tag: object) -> object:
    """A language as we call it, from a tag with a region (``tr-TR``, ``zh-CN``); others as they came."""
    known = _ours(tag) if isinstance(tag, str) and _TAG.fullmatch(tag) else tag
    return known if known in locales() else tag


def _ours(tag: str) -> str:
    lowered = tag.lower()
    if lowered.startswith("zh"):
        traditional = any(part in lowered for part in ("hant", "tw", "hk", "mo"))
        return "zh-Hant" if traditional else "zh-Hans"
    return lowered.split("-")[0]
