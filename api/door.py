"""Who may come in: the name of the server, a key where one is asked for, and a rate per caller."""

from __future__ import annotations

import hmac
import math
import time

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from api.addresses import LOCAL_NAMES, client_address, host_name, is_encrypted, is_loopback
from api.body import discard
from api.caller import Caller, guest, let_in, owner, passer_by, with_key
from api.channels.signed import SIGNED_PATHS
from api.errors import RefusedError, refuse, unstored
from api.keys import KeyRing, KeyStore
from api.passes import PATH, is_valid, opens
from assistant.settings import Settings
from assistant.state.store import StateError

PROBES = frozenset({"/healthz", "/readyz"})
OPEN_PATHS = PROBES | {"/", "/widget.js", "/docs", "/openapi.json", PATH}
"""What a browser opens by an address alone, what holds nothing but what every copy of Rigwise does, and where
passes are given."""
OPEN_FOLDERS = ("/static/",)
NAMELESS_PATHS = PROBES | {"/metrics"}


class Door:
    """Checks the host name, the key and the rate of every request, before anything of it is read.

    Without any key, a server that only this machine reaches lets everyone ask. As soon as a key was made,
    or where other machines reach it, each request shows one, or the pass that a page of a named origin got;
    that opens little (:mod:`api.passes`) and is counted by address. The files of the page are not counted, as
    it loads dozens of them, nor is whoever may read the figures and does so for as long as the server runs.
    """

    def __init__(self, app: ASGIApp, settings: Settings, keys: KeyStore) -> None:
        from limits import parse
        from limits.aio.strategies import MovingWindowRateLimiter

        from api.recent_hits import RecentHits

        self._app = app
        self._settings = settings
        self._keys = keys
        self._is_local = is_loopback(settings.host)
        self._hosts = _hosts(settings, self._is_local)
        self._rate = parse(settings.rate)
        self._limiter = MovingWindowRateLimiter(RecentHits())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let one request in, or refuse it."""
        if scope["type"] != "http":
            return await self._app(scope, receive, send)
        refusal = await self._refusal(scope)
        if refusal:
            await discard(receive)
            return await refuse(refusal, scope, send)
        return await self._app(scope, receive, send)

    async def _refusal(self, scope: Scope) -> RefusedError | None:
        headers, path = Headers(scope=scope), scope["path"]
        scope["scheme"] = "https" if is_encrypted(scope, self._settings.trusted_proxies) else "http"
        visitor = passer_by(client_address(scope, self._settings.trusted_proxies))
        if self._hosts and path not in NAMELESS_PATHS and host_name(headers) not in self._hosts:
            return RefusedError(421, "http-host", setting="RIGWISE_HOSTS")
        is_open = path in OPEN_PATHS or path.startswith(OPEN_FOLDERS)
        try:
            caller = visitor if is_open else await self._known(scope, headers, visitor)
        except StateError as fault:
            return unstored(fault)
        let_in(scope, caller or visitor)  # type: ignore[arg-type]
        if path in PROBES | SIGNED_PATHS or path.startswith(OPEN_FOLDERS):
            return None
        if caller and path in NAMELESS_PATHS:
            return None
        refusal = await self._too_many((caller or visitor).counted_as)
        if refusal or caller:
            return refusal
        return RefusedError(401, "error-key", {"WWW-Authenticate": "Bearer"})

    async def _known(self, scope: Scope, headers: Headers, visitor: Caller) -> Caller | None:
        """Who is asking; ``None`` for one who would need a key and shows no valid one."""
        ring = await self._keys.ring_soon()
        scheme, _, secret = headers.get("authorization", "").partition(" ")
        shown = secret.strip() if scheme.lower() == "bearer" else ""
        caller = self._with_secret(shown, ring) if shown else None
        if caller or not self._needs_key(ring):
            return caller or visitor
        has_pass = self._has_pass(shown, ring, headers.get("origin"))
        return guest(visitor.counted_as) if has_pass and opens(scope["method"], scope["path"]) else None

    def _has_pass(self, shown: str, ring: KeyRing, origin: str | None) -> bool:
        if not self._settings.origins or ring.secret is None:
            return False
        return is_valid(ring.secret, shown, origin and origin.lower(), time.time())

    def _with_secret(self, secret: str, ring: KeyRing) -> Caller | None:
        own = self._settings.api_key
        if own and hmac.compare_digest(secret.encode("utf-8", "replace"), own.encode("utf-8", "replace")):
            return owner()
        key = ring.find(secret)
        return with_key(key) if key else None

    def _needs_key(self, ring: KeyRing) -> bool:
        return not self._is_local or self._settings.api_key is not None or ring.any()

    async def _too_many(self, counted_as: str) -> RefusedError | None:
        if await self._limiter.hit(self._rate, counted_as):
            return None
        reset, _ = await self._limiter.get_window_stats(self._rate, counted_as)
        wait_s = max(1, math.ceil(reset - time.time()))
        return RefusedError(429, "error-rate", {"Retry-After": str(wait_s)}, seconds=wait_s)


def _hosts(settings: Settings, is_local: bool) -> frozenset[str]:
    """Names that the server answers to; empty for any, where other machines reach it and none is set."""
    if not is_local and not settings.hosts:
        return frozenset()
    return LOCAL_NAMES | {settings.host.lower(), *settings.hosts}
