"""Passes: what a page of a named origin shows where others show a key, for a short while and for little."""

from __future__ import annotations

import hmac
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Annotated

from fastapi import APIRouter, Query, Request
from pydantic import BaseModel, Field

from api.errors import RefusedError
from api.keys import KeyStore
from assistant.settings import Settings

router = APIRouter(tags=["chat"])
PATH = "/widget/pass"
PASS_S = 900
"""How long a pass is valid [s]; the page asks for another one when it is refused."""
_SHOWN_LENGTH = 200
"""So much of an origin that gets no pass is told [characters]."""
_PREFIX = "rp-"
_PURPOSE = b"rigwise pass 1"
_PLACES = {
    "GET": ("/collections", "/sources", "/sources/", "/plots", "/plots/", "/conversations/"),
    "POST": ("/chat", "/feedback", "/rules/"),
    "PATCH": ("/conversations/",),
    "DELETE": ("/conversations/",),
}
"""What a pass opens; a place that ends in a slash stands for all below it."""


class Pass(BaseModel):
    """A pass, to be sent as ``Authorization: Bearer <token>``."""

    token: str
    seconds: int = Field(description="How long it is valid.")


@router.post(PATH, summary="A pass for a page of a named origin")
async def give_pass(
    request: Request,
    embedded: Annotated[bool, Query(description="Asked for by the page in a frame of another site.")] = False,
) -> Pass:
    """Where ``RIGWISE_ORIGINS`` names origins: a token for questions and what an answer shows, and no more.

    It is valid for the origin that asked for it. Figures, tools, ``/v1``, documents that no answer quoted,
    and other askers' conversations need a key. An origin that is not named gets none (403).
    """
    settings: Settings = request.app.state.desk.assistant.settings
    origin = request.headers.get("origin", "").lower()
    if not settings.origins or not (embedded or origin in settings.origins):
        shown = origin[:_SHOWN_LENGTH] or "none"
        raise RefusedError(403, "http-origin", origin=shown, setting="RIGWISE_ORIGINS")
    keys: KeyStore = request.app.state.keys
    secret = (await keys.ring_soon()).secret or await keys.make_secret()
    return Pass(token=made(secret, origin, time.time()), seconds=PASS_S)


def made(secret: bytes, origin: str, now: float) -> str:
    """A pass for the pages of an origin, empty for a client that names none; ``now`` in seconds."""
    told = f"{int(now) + PASS_S}.{urlsafe_b64encode(origin.encode()).decode()}"
    return f"{_PREFIX}{told}.{_mark(secret, told)}"


def is_valid(secret: bytes, token: str, origin: str | None, now: float) -> bool:
    """Whether a token is a pass of ours, not over yet, and of this origin.

    Args:
        origin: as the request names it; browsers leave it out where a page asks its own server.
    """
    told, _, mark = token.removeprefix(_PREFIX).rpartition(".")
    if not token.startswith(_PREFIX) or not hmac.compare_digest(mark.encode(), _mark(secret, told).encode()):
        return False
    end, _, bound = told.partition(".")
    return now < int(end) and origin in (None, urlsafe_b64decode(bound).decode())


def opens(method: str, path: str) -> bool:
    """Whether a pass is enough for a request."""
    places = _PLACES.get(method, ())
    return any(path.startswith(place) if place.endswith("/") else path == place for place in places)


def _mark(secret: bytes, told: str) -> str:
    key = hmac.digest(secret, _PURPOSE, "sha256")
    return hmac.digest(key, told.encode("utf-8", "replace"), "sha256").hex()
