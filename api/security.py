"""Headers that keep browsers careful, and the rights that routes ask for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import Request, Security
from fastapi.security import HTTPBearer

from api.caller import Caller, caller_of
from api.errors import RefusedError

HEADERS: Mapping[str, str] = {
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-store",
    "Content-Security-Policy": "; ".join(
        f"{part} 'none'" for part in ("default-src", "base-uri", "form-action", "frame-ancestors")
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}

_bearer = HTTPBearer(auto_error=False, description="A key from `rigwise keys create`, or `RIGWISE_API_KEY`.")


async def _admin(request: Request, _: Annotated[object, Security(_bearer)]) -> Caller:
    caller = caller_of(request)
    if "admin" in caller.scopes:
        return caller
    status = 403 if caller.key_id else 401
    headers = None if caller.key_id else {"WWW-Authenticate": "Bearer"}
    command = "rigwise keys create --scope admin"
    raise RefusedError(status, "http-scope", headers, scope="admin", command=command)


Admin = Annotated[Caller, Security(_admin)]
"""A parameter of routes that change what everybody gets: refused without a key for that, on any machine."""


async def _asker(request: Request) -> Caller:
    return caller_of(request)


Asker = Annotated[Caller, Security(_asker)]
"""A parameter of routes that need to know who asks; the door has let them in."""
