"""The REST API of the stand-in, version 10, as far as a bot uses it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from tests.api.discord.service.checking import faults
from tests.api.discord.service.world import (
    APPLICATION_ID,
    BOT,
    DM_ID,
    LOADING,
    TOKEN,
    Interaction,
    Json,
    World,
)

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


def answer(body: Any, status: int = 200, headers: dict[str, str] | None = None) -> web.Response:
    """JSON with exactly the content type that Discord sends."""
    text = json.dumps(body).encode()
    return web.Response(
        body=text, status=status, headers={"Content-Type": "application/json", **(headers or {})}
    )


def refused(status: int, code: int, message: str) -> web.Response:
    return answer({"code": code, "message": message}, status)


class Rest:
    """Handlers over a world."""

    def __init__(self, world: World, gateway_url: Callable[[], str]) -> None:
        self.world = world
        self._gateway_url = gateway_url
        self.response_limit_s = 30.0

    def routes(self) -> list[web.RouteDef]:
        base = "/api/v10"
        hook = f"{base}/webhooks/{APPLICATION_ID}/{{token}}"
        return [
            web.get(f"{base}/users/@me", self._me),
            web.get(f"{base}/oauth2/applications/@me", self._application),
            web.get(f"{base}/gateway", self._gateway),
            web.get(f"{base}/gateway/bot", self._gateway),
            web.put(f"{base}/applications/{APPLICATION_ID}/commands", self._register),
            web.post(f"{base}/interactions/{{id}}/{{token}}/callback", self._callback),
            web.post(hook, self._follow_up),
            web.patch(f"{hook}/messages/{{message}}", self._edit_by_hook),
            web.post(f"{base}/users/@me/channels", self._open_dm),
            web.get(f"{base}/channels/{{channel}}/messages/{{message}}", self._read),
            web.get(f"{base}/channels/{{channel}}/messages", self._list),
            web.post(f"{base}/channels/{{channel}}/messages", self._send),
            web.patch(f"{base}/channels/{{channel}}/messages/{{message}}", self._edit),
            web.post(f"{base}/channels/{{channel}}/typing", self._typing),
        ]

    @web.middleware
    async def watch(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Notes every request; makes the trouble that a test asked for; asks for the token."""
        trouble = self.world.trouble(request.method, request.path)
        if trouble:
            await request.read()
            response: web.StreamResponse = answer(trouble.body, trouble.status, trouble.headers)
        elif _needs_token(request) and request.headers.get("Authorization") != f"Bot {TOKEN}":
            response = refused(401, 0, "401: Unauthorized")
        else:
            response = await handler(request)
        if self.world.holds(f"{request.method} {request.path}"):
            await self.world.let_go.wait()
        self.world.requests.append((request.method, request.path, response.status, time.monotonic()))
        return response

    async def _me(self, _: web.Request) -> web.Response:
        return answer(BOT)

    async def _application(self, _: web.Request) -> web.Response:
        about = {"id": APPLICATION_ID, "name": "Rigwise", "description": "", "icon": None}
        more = {"bot_public": True, "bot_require_code_grant": False, "verify_key": "00" * 32, "flags": 0}
        return answer({**about, **more, "owner": BOT, "summary": "", "team": None})

    async def _gateway(self, _: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": 999, "reset_after": 0, "max_concurrency": 1}
        return answer({"url": self._gateway_url(), "shards": 1, "session_start_limit": limit})

    async def _register(self, request: web.Request) -> web.Response:
        self.world.commands = await request.json()
        return answer([])

    async def _callback(self, request: web.Request) -> web.Response:
        body, _ = await _body(request)
        interaction = self.world.interactions.get(request.match_info["token"])
        if interaction is None or time.monotonic() - interaction.born > self.response_limit_s:
            return refused(404, 10062, "Unknown interaction")
        if interaction.callback is not None:
            return refused(400, 40060, "Interaction has already been acknowledged.")
        wrong = self.respond(interaction, body)
        return refused(400, 50035, wrong) if wrong else web.Response(status=204)

    def respond(self, interaction: Interaction, body: Json) -> str:
        """Take the first response to an interaction, by callback or in the reply to a webhook."""
        data = body.get("data") or {}
        if body["type"] == 4 and (wrong := faults(data)):
            self.world.faults += wrong
            return ", ".join(wrong)
        interaction.callback = body
        if body["type"] in (4, 5):
            flags = data.get("flags", 0) | (LOADING if body["type"] == 5 else 0)
            shown = {key: data[key] for key in ("embeds", "components") if key in data}
            message = self.world.message(
                interaction.channel_id, BOT, data.get("content", ""), **{**shown, "flags": flags}
            )
            interaction.original_id = message["id"]
        return ""

    async def _follow_up(self, request: web.Request) -> web.Response:
        interaction = self._open(request)
        if isinstance(interaction, web.Response):
            return interaction
        return await self._posted(request, interaction.channel_id)

    async def _edit_by_hook(self, request: web.Request) -> web.Response:
        interaction = self._open(request)
        if isinstance(interaction, web.Response):
            return interaction
        wanted = request.match_info["message"]
        message_id = interaction.original_id if wanted == "@original" else wanted
        return await self._edited(request, message_id or "")

    def _open(self, request: web.Request) -> Interaction | web.Response:
        interaction = self.world.interactions.get(request.match_info["token"])
        if interaction is None or interaction.callback is None:
            return refused(404, 10015, "Unknown Webhook")
        if interaction.is_expired:
            return refused(401, 50027, "Invalid Webhook Token")
        return interaction

    async def _open_dm(self, request: web.Request) -> web.Response:
        body = await request.json()
        return answer({"id": DM_ID, "type": 1, "recipients": [{**BOT, "id": body["recipient_id"]}]})

    async def _read(self, request: web.Request) -> web.Response:
        message = self.world.messages.get(request.match_info["message"])
        return answer(message) if message else refused(404, 10008, "Unknown Message")

    async def _list(self, request: web.Request) -> web.Response:
        after, limit = int(request.query["after"]), int(request.query["limit"])
        messages = self.world.in_channel(request.match_info["channel"])
        return answer([message for message in messages if int(message["id"]) > after][:limit])

    async def _send(self, request: web.Request) -> web.Response:
        channel_id = request.match_info["channel"]
        if channel_id in self.world.gone_channels:
            await request.read()
            return refused(404, 10003, "Unknown Channel")
        return await self._posted(request, channel_id)

    async def _posted(self, request: web.Request, channel_id: str) -> web.Response:
        body, files = await _body(request)
        if wrong := faults(body):
            self.world.faults += wrong
            return refused(400, 50035, ", ".join(wrong))
        key = (channel_id, str(body.get("nonce")))
        if body.get("enforce_nonce") and key in self.world.nonces:
            return answer(self.world.messages[self.world.nonces[key]])
        message = self.world.message(channel_id, BOT, body.get("content") or "", **_shown(body, channel_id))
        self.world.nonces[key] = message["id"]
        self.world.files[message["id"]] = files
        return answer(message)

    async def _edit(self, request: web.Request) -> web.Response:
        return await self._edited(request, request.match_info["message"])

    async def _edited(self, request: web.Request, message_id: str) -> web.Response:
        body, files = await _body(request)
        if wrong := faults(body):
            self.world.faults += wrong
            return refused(400, 50035, ", ".join(wrong))
        message = self.world.messages.get(message_id)
        if message is None:
            return refused(404, 10008, "Unknown Message")
        changed = {"content": body.get("content") or "", **_shown(body, message["channel_id"])}
        message.update(
            changed, flags=message["flags"] & ~LOADING, edited_timestamp="2026-11-30T12:00:01+00:00"
        )
        self.world.files[message_id] = files
        return answer(message)

    async def _typing(self, request: web.Request) -> web.Response:
        self.world.typing.append(request.match_info["channel"])
        await asyncio.sleep(0)
        return web.Response(status=204)


def _shown(body: Json, channel_id: str) -> Json:
    names = ("embeds", "components", "flags", "nonce", "message_reference", "attachments")
    shown = {name: body[name] for name in names if body.get(name) is not None}
    shown["attachments"] = [_attachment(a) for a in shown.get("attachments", [])]
    if "message_reference" in shown:
        shown["message_reference"] = {**shown["message_reference"], "channel_id": channel_id}
    return shown


def _attachment(given: Json) -> Json:
    name = given["filename"]
    address = f"https://cdn.discordapp.com/attachments/1/2/{name}"
    return {**given, "id": str(given["id"]), "size": 1, "url": address, "proxy_url": address}


async def _body(request: web.Request) -> tuple[Json, dict[str, bytes]]:
    """The message and its files, sent as JSON or as a form."""
    if request.content_type != "multipart/form-data":
        return await request.json(), {}
    form = await request.post()
    payload = form["payload_json"]
    files = {part.filename: _read(part) for part in form.values() if isinstance(part, web.FileField)}
    assert isinstance(payload, str | bytearray)
    return json.loads(payload), files


def _read(part: web.FileField) -> bytes:
    with part.file as file:
        return file.read()


def _needs_token(request: web.Request) -> bool:
    open_paths = ("/webhooks/", "/callback", "/gateway")
    return request.path.startswith("/api/") and not any(part in request.path for part in open_paths)
