"""``/``, its files, and ``/widget.js``: what a browser gets, and what it is allowed to do with it."""

from __future__ import annotations

import json
from functools import cache
from html import escape
from string import Template

from fastapi import APIRouter, Request
from starlette.responses import Response

from api.errors import RefusedError
from api.language import preferred
from api.web.assets import Asset, assets, digest, words
from assistant.settings import Settings
from corpus.languages import LANGUAGES

router = APIRouter(include_in_schema=False)
_KEPT = "public, max-age=31536000, immutable"
_POLICY = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' blob:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
)


@router.get("/")
async def page(request: Request) -> Response:
    """The chat page, its labels in the best language for this browser."""
    settings: Settings = request.app.state.desk.assistant.settings
    headers = {
        "Content-Security-Policy": policy(settings.origins),
        "Vary": "Accept-Language",
    }
    return Response(_html(preferred(request, LANGUAGES)), headers=headers, media_type="text/html")


@router.get("/static/{state}/{path:path}")
async def file(state: str, path: str) -> Response:
    """A file of the page; its address names the state of all files, so it may be kept."""
    kept = _KEPT if state == digest() else "no-store"
    return _file(assets().get(path), {"Cache-Control": kept})


@router.get("/widget.js")
async def widget() -> Response:
    """The script for other sites: it opens the page in a frame."""
    headers = {"Cache-Control": "public, max-age=3600", "Cross-Origin-Resource-Policy": "cross-origin"}
    return _file(_widget(), headers)


def policy(origins: tuple[str, ...]) -> str:
    """What the page may load and who may frame it: itself, and the origins of the settings."""
    return "; ".join((*_POLICY, " ".join(("frame-ancestors 'self'", *origins))))


@cache
def _widget() -> Asset:
    """The script, with what it says where the page cannot be shown in every language."""
    told = {
        language: {"missing": labels["widgetMissing"], "elsewhere": labels["widgetElsewhere"]}
        for language, labels in ((language, words(language)) for language in LANGUAGES)
    }
    script = assets()["widget.js"]
    return Asset(script.content.replace(b'"$words"', json.dumps(told).encode()), script.media_type)


def _file(asset: Asset | None, headers: dict[str, str]) -> Response:
    if asset is None:
        raise RefusedError(404, "error-not-found")
    return Response(asset.content, headers=headers, media_type=asset.media_type)


def _html(language: str) -> str:
    template = Template(assets()["index.html"].content.decode())
    labels = {name: escape(text) for name, text in words(language).items()}
    return template.substitute(labels, pageLanguage=language, base=f"/static/{digest()}")
