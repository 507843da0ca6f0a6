"""The gateway of the stand-in: hello, identify, heartbeat, resume, dispatch, and all ways to be cut off."""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field

from aiohttp import WSMsgType, web

from tests.api.discord.service.world import APPLICATION_ID, BOT, CHANNEL_ID, GUILD_ID, TOKEN, Json

DISPATCH, HEARTBEAT, IDENTIFY, RESUME, RECONNECT, INVALID, HELLO, ACK = 0, 1, 2, 6, 7, 9, 10, 11
HEARTBEAT_MS = 41_250


@dataclass
class Session:
    """One session: it outlives its connection, so that it can be resumed."""

    id: str
    events: list[Json] = field(default_factory=list)
    socket: Socket | None = None


class Socket:
    """One connection; compresses what it sends when asked to."""

    def __init__(self, raw: web.WebSocketResponse, compression: str | None) -> None:
        self.raw = raw
        self._deflate = zlib.compressobj() if compression == "zlib-stream" else None

    async def send(self, payload: Json) -> None:
        """Nothing is sent to a bot that is just leaving; it gets that when it resumes."""
        with suppress(ConnectionError):
            await self._send(json.dumps(payload))

    async def _send(self, text: str) -> None:
        if self._deflate is None:
            return await self.raw.send_str(text)
        data = self._deflate.compress(text.encode()) + self._deflate.flush(zlib.Z_SYNC_FLUSH)
        return await self.raw.send_bytes(data)


class Gateway:
    """Sessions of the bot."""

    def __init__(self, url: Callable[[], str]) -> None:
        self._url = url
        self.sessions: dict[str, Session] = {}
        self.received: list[Json] = []
        self.acknowledges = True
        self.heartbeat_ms = HEARTBEAT_MS

    @property
    def live(self) -> list[Session]:
        return [session for session in self.sessions.values() if session.socket]

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        raw = web.WebSocketResponse()
        await raw.prepare(request)
        socket = Socket(raw, request.query.get("compress"))
        await socket.send({"op": HELLO, "d": {"heartbeat_interval": self.heartbeat_ms}, "s": None, "t": None})
        try:
            async for message in raw:
                if message.type is WSMsgType.TEXT:
                    await self._receive(socket, json.loads(message.data))
        finally:
            self._left(socket)
        return raw

    async def dispatch(self, name: str, data: Json) -> None:
        """An event for every session, also for one that is cut off now and resumes later."""
        for session in self.sessions.values():
            event = {"op": DISPATCH, "t": name, "s": len(session.events) + 1, "d": data}
            session.events.append(event)
            if session.socket:
                await session.socket.send(event)

    async def cut(self, code: int) -> None:
        """Close every connection with a code."""
        for session in self.live:
            assert session.socket is not None
            socket, session.socket = session.socket, None
            await socket.raw.close(code=code)

    async def ask_to_reconnect(self) -> None:
        for session in self.live:
            assert session.socket is not None
            await session.socket.send({"op": RECONNECT, "d": None, "s": None, "t": None})

    async def invalidate(self) -> None:
        """End every session for good."""
        for session in self.live:
            assert session.socket is not None
            await session.socket.send({"op": INVALID, "d": False, "s": None, "t": None})
        self.sessions.clear()

    def _left(self, socket: Socket) -> None:
        for session in self.sessions.values():
            if session.socket is socket:
                session.socket = None

    async def _receive(self, socket: Socket, payload: Json) -> None:
        self.received.append(payload)
        if payload["op"] == HEARTBEAT and self.acknowledges:
            await socket.send({"op": ACK, "d": None, "s": None, "t": None})
        elif payload["op"] == IDENTIFY:
            await self._identify(socket, payload["d"])
        elif payload["op"] == RESUME:
            await self._resume(socket, payload["d"])

    async def _identify(self, socket: Socket, data: Json) -> None:
        if data["token"] != TOKEN:
            await socket.raw.close(code=4004)
            return
        session = Session(f"session-{len(self.received)}", socket=socket)
        self.sessions[session.id] = session
        await self._event(session, "READY", self._ready(session))
        await self._event(session, "GUILD_CREATE", guild())

    async def _event(self, session: Session, name: str, data: Json) -> None:
        event = {"op": DISPATCH, "t": name, "s": len(session.events) + 1, "d": data}
        session.events.append(event)
        if session.socket:
            await session.socket.send(event)

    async def _resume(self, socket: Socket, data: Json) -> None:
        session = self.sessions.get(data["session_id"])
        if session is None:
            await socket.send({"op": INVALID, "d": False, "s": None, "t": None})
            return
        seen = int(data["seq"])
        while seen < len(session.events):
            await socket.send(session.events[seen])
            seen += 1
        session.socket = socket
        await self._event(session, "RESUMED", {})

    def _ready(self, session: Session) -> Json:
        return {
            "v": 10,
            "user": BOT,
            "guilds": [{"id": GUILD_ID, "unavailable": True}],
            "session_id": session.id,
            "resume_gateway_url": self._url(),
            "application": {"id": APPLICATION_ID, "flags": 0},
        }


def guild() -> Json:
    """The one server, with a channel."""
    channel = {"id": CHANNEL_ID, "type": 0, "name": "hardware", "position": 0, "permission_overwrites": []}
    everyone = {"id": GUILD_ID, "name": "@everyone", "permissions": "0", "position": 0, "color": 0}
    role = {**everyone, "hoist": False, "managed": False, "mentionable": False, "flags": 0}
    plain = {"emojis": [], "stickers": [], "features": [], "threads": [], "members": [], "presences": []}
    levels = {"verification_level": 0, "nsfw_level": 0, "mfa_level": 0, "premium_tier": 0}
    return {
        "id": GUILD_ID,
        "name": "Builders",
        "owner_id": "1",
        "unavailable": False,
        "member_count": 3,
        "roles": [role],
        "channels": [channel],
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "preferred_locale": "en-US",
        "system_channel_flags": 0,
        "afk_timeout": 300,
        "large": False,
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
        **plain,
        **levels,
    }
