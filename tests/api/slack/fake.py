"""A Slack of one's own on this machine: Web API, Socket Mode, files and response addresses.

It keeps every message, refuses what Slack refuses, and can be told to fail.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import itertools
import json
import time
from collections import Counter
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlencode

from aiohttp import WSMsgType, web
from slack_sdk.models.blocks import Block

TEAM, BOT, BOT_ID, TOKEN, APP_TOKEN, SECRET = "T1", "UBOT", "B1", "xoxb-test", "xapp-test", "s3cret"
Data = dict[str, Any]
_DEEP = ("blocks", "metadata", "view", "chunks", "elements")


@dataclass
class Post:
    """A message as it stands in a channel."""

    channel: str
    ts: str
    text: str = ""
    user: str = BOT
    thread_ts: str | None = None
    blocks: list[Data] = field(default_factory=list)
    metadata: Data = field(default_factory=dict)
    is_streaming: bool = False
    markdown: str = ""
    versions: int = 1

    @property
    def shown(self) -> str:
        """Every text in it."""
        return " ".join([self.text, self.markdown, *_texts(self.blocks)])


class FakeSlack:
    """``faults`` holds, by method, what calls get next: an error, ``ratelimited:3``, ``500``."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, Data]] = []
        self.counts: Counter[str] = Counter()
        self.posts: dict[tuple[str, str], Post] = {}
        self.ephemeral: list[Data] = []
        self.responses: list[Data] = []
        self.views: dict[str, Data] = {}
        self.locales: dict[str, str] = {}
        self.files: dict[str, bytes] = {}
        self.faults: dict[str, list[str]] = {}
        self.held: dict[str, asyncio.Event] = {}
        self.arrived: Counter[str] = Counter()
        self.is_streaming_allowed = True
        self.stream_kinds = "CDG"
        self.members: set[str] | None = None
        self.sockets: list[web.WebSocketResponse] = []
        self.acknowledged: dict[str, Data] = {}
        self.opened_at: list[float] = []
        self.url = ""
        self._ids = itertools.count(1)
        self._runner: web.AppRunner | None = None

    async def start(self, port: int = 0) -> None:
        app = web.Application(client_max_size=10_000_000)
        app.router.add_route("*", "/api/{method}", self._call)
        app.router.add_post("/response/{name}", self._respond)
        app.router.add_get("/files/{name}", self._file)
        app.router.add_get("/socket", self._socket)
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port, reuse_address=True)
        await site.start()
        address = site._server.sockets[0].getsockname()  # type: ignore[union-attr]
        self.url = f"http://127.0.0.1:{address[1]}"

    async def stop(self) -> None:
        for socket in self.sockets:
            await socket.close()
        if self._runner is not None:
            await self._runner.cleanup()

    def next_ts(self) -> str:
        return f"{1_800_000_000 + next(self._ids)}.000100"

    def thread(self, channel: str, thread: str) -> list[Post]:
        """The bot's messages in a thread, oldest first."""
        found = [post for post in self.posts.values() if post.channel == channel and post.user == BOT]
        return sorted((post for post in found if post.thread_ts == thread), key=lambda post: post.ts)

    def write(self, channel: str, text: str, user: str = "U1", thread: str | None = None) -> Data:
        """Somebody writes a message; the event that Slack makes of it."""
        ts = self.next_ts()
        self.posts[channel, ts] = Post(channel, ts, text, user, thread)
        event = {"type": "message", "channel": channel, "user": user, "text": text, "ts": ts, "team": TEAM}
        kind = {"channel_type": "im" if channel.startswith("D") else "channel"}
        return {**event, **kind, **({"thread_ts": thread} if thread else {})}

    async def _call(self, request: web.Request) -> web.Response:
        method, data = request.match_info["method"], await _data(request)
        self.calls.append((method, data))
        self.counts[method] += 1
        faults = self.faults.get(method)
        if faults:
            return _fault(faults.pop(0))
        token = request.headers.get("Authorization", "").removeprefix("Bearer ") or data.get("token")
        if token != (APP_TOKEN if method == "apps.connections.open" else TOKEN):
            return _fault("invalid_auth")
        await self._hold(f"before {method}")
        answer = getattr(self, "_" + method.replace(".", "_"))(data)
        await self._hold(f"after {method}")
        if isinstance(answer, str):
            return _fault(answer)
        return web.json_response({"ok": True, **answer})

    async def _hold(self, place: str) -> None:
        """Keep a call waiting at a place, as long as the test wishes."""
        self.arrived[place] += 1
        if place in self.held:
            await self.held[place].wait()

    def _auth_test(self, _: Data) -> Data:
        return {"user_id": BOT, "bot_id": BOT_ID, "team_id": TEAM, "url": self.url, "user": "rigwise"}

    def _users_info(self, data: Data) -> Data:
        return {"user": {"id": data["user"], "locale": self.locales.get(data["user"], "en-US")}}

    def _chat_postMessage(self, data: Data) -> Data | str:  # noqa: N802
        if self.members is not None and data["channel"] not in self.members:
            return "not_in_channel"
        if fault := _unfit(data):
            return fault
        post = Post(data["channel"], self.next_ts(), data.get("text", ""), thread_ts=data.get("thread_ts"))
        post.blocks, post.metadata = data.get("blocks", []), data.get("metadata", {})
        self.posts[post.channel, post.ts] = post
        return {"ts": post.ts, "channel": post.channel}

    def _chat_update(self, data: Data) -> Data | str:
        post = self.posts.get((data["channel"], data["ts"]))
        if post is None:
            return "message_not_found"
        if post.is_streaming:
            return "streaming_state_conflict"
        if fault := _unfit(data):
            return fault
        post.text, post.blocks, post.markdown = data.get("text", ""), data.get("blocks", []), ""
        post.metadata = data.get("metadata", post.metadata)
        post.versions += 1
        return {"ts": post.ts}

    def _chat_postEphemeral(self, data: Data) -> Data:  # noqa: N802
        self.ephemeral.append(data)
        return {"message_ts": self.next_ts()}

    def _chat_startStream(self, data: Data) -> Data | str:  # noqa: N802
        if not self.is_streaming_allowed:
            return "feature_not_enabled"
        if data["channel"][:1] not in self.stream_kinds:
            return "channel_type_not_supported"
        if self.members is not None and data["channel"] not in self.members:
            return "not_in_channel"
        if not {"thread_ts", "recipient_team_id", "recipient_user_id"} <= data.keys():
            return "missing_recipient_user_id"
        post = Post(data["channel"], self.next_ts(), thread_ts=data["thread_ts"], is_streaming=True)
        self.posts[post.channel, post.ts] = post
        return {"ts": post.ts}

    def _chat_appendStream(self, data: Data) -> Data | str:  # noqa: N802
        post = self.posts[data["channel"], data["ts"]]
        if not post.is_streaming:
            return "message_not_in_streaming_state"
        post.markdown += data["markdown_text"]
        return {"ts": post.ts}

    def _chat_stopStream(self, data: Data) -> Data | str:  # noqa: N802
        post = self.posts[data["channel"], data["ts"]]
        if not post.is_streaming:
            return "message_not_in_streaming_state"
        if fault := _unfit({**data, "text": "-"}):
            return fault
        post.is_streaming, post.metadata = False, data.get("metadata", {})
        post.markdown += data.get("markdown_text", "")
        post.blocks = data.get("blocks", [])
        return {"ts": post.ts}

    def _conversations_replies(self, data: Data) -> Data:
        low, high = data.get("oldest", "0"), data.get("latest", "9" * 12)
        inside = [
            post
            for post in self.posts.values()
            if post.channel == data["channel"]
            and (post.ts == data["ts"] or (post.thread_ts == data["ts"] and low <= post.ts <= high))
        ]
        return {"messages": [_as_message(post) for post in sorted(inside, key=lambda post: post.ts)]}

    def _conversations_open(self, data: Data) -> Data:
        return {"channel": {"id": f"D{data['users']}"}}

    def _views_publish(self, data: Data) -> Data:
        self.views[data["user_id"]] = data["view"]
        return {}

    def _apps_connections_open(self, _: Data) -> Data:
        self.opened_at.append(time.monotonic())
        return {"url": self.url.replace("http", "ws") + "/socket"}

    async def _respond(self, request: web.Request) -> web.Response:
        if request.match_info["name"] == "expired":
            return web.Response(status=404, text="expired_url")
        body = await request.json()
        faults = self.faults.get("response")
        if faults and "Working" not in body["text"] and (fault := faults.pop(0)):
            return _fault(fault)
        if unfit := _unfit(body):
            return web.Response(status=400, text=unfit)
        self.responses.append(body)
        return web.Response(text="ok")

    async def _file(self, request: web.Request) -> web.Response:
        if request.headers.get("Authorization") != f"Bearer {TOKEN}":
            return web.Response(status=302, headers={"Location": "/login"})
        return web.Response(body=self.files[request.match_info["name"]])

    async def _socket(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"type": "hello", "num_connections": 1})
        self.sockets.append(socket)
        async for message in socket:
            if message.type == WSMsgType.TEXT:
                data = json.loads(message.data)
                self.acknowledged[data["envelope_id"]] = data
        self.sockets.remove(socket)
        return socket

    async def push(self, kind: str, payload: Data, retry: int = 0) -> str:
        """Deliver something over the newest connection; the id under which it is to be acknowledged."""
        envelope = f"env-{next(self._ids)}"
        data = {"type": kind, "envelope_id": envelope, "payload": payload, "accepts_response_payload": False}
        await self.sockets[-1].send_json({**data, "retry_attempt": retry, "retry_reason": ""})
        return envelope


def wrapped(event: Data, event_id: str | None = None) -> Data:
    """An event as Slack delivers it."""
    name = event_id or f"Ev{event.get('ts', time.time())}{event['type']}"
    return {"type": "event_callback", "team_id": TEAM, "api_app_id": "A1", "event_id": name, "event": event}


def mention(event: Data) -> Data:
    """The other event that Slack makes of a message in which the bot is mentioned."""
    return {**{k: v for k, v in event.items() if k != "channel_type"}, "type": "app_mention"}


def command(url: str, text: str, user: str = "U1", channel: str = "C1", trigger: str = "t1") -> Data:
    """The command as Slack delivers it."""
    names = {"command": "/rigwise", "text": text, "user_id": user, "channel_id": channel, "team_id": TEAM}
    return {
        **names,
        "trigger_id": trigger,
        "response_url": f"{url}/response/{trigger}",
        "channel_name": "general",
    }


def pressed(url: str, action: Data, user: str = "U1", channel: str = "C1", trigger: str = "t2") -> Data:
    """A button or a choice, as Slack delivers it."""
    return {
        "type": "block_actions",
        "team": {"id": TEAM},
        "user": {"id": user},
        "channel": {"id": channel},
        "trigger_id": trigger,
        "response_url": f"{url}/response/{trigger}",
        "actions": [{"type": "button", "block_id": "b", "action_ts": "1900000000.0001", **action}],
    }


def signed(body: str, secret: str = SECRET, age_s: float = 0.0) -> dict[str, str]:
    """Headers by which Slack proves that a body is its own."""
    timestamp = str(int(time.time() - age_s))
    digest = hmac.new(secret.encode(), f"v0:{timestamp}:{body}".encode(), hashlib.sha256).hexdigest()
    return {"X-Slack-Request-Timestamp": timestamp, "X-Slack-Signature": f"v0={digest}"}


def form(payload: Data) -> str:
    """The body of a command, or of an interaction."""
    return urlencode(payload if "command" in payload else {"payload": json.dumps(payload)})


async def _data(request: web.Request) -> Data:
    if request.content_type == "application/json":
        found = dict(await request.json())
    else:
        found = dict(await request.post()) | dict(request.query)
    return {k: json.loads(v) if k in _DEEP and isinstance(v, str) else v for k, v in found.items()}


def _fault(error: str) -> web.Response:
    name, _, seconds = error.partition(":")
    if name == "ratelimited":
        headers = {"Retry-After": seconds or "1"}
        return web.json_response({"ok": False, "error": name}, status=429, headers=headers)
    if name.isdecimal():
        return web.Response(status=int(name), text="<html>")
    return web.json_response({"ok": False, "error": name})


def _unfit(data: Data) -> str | None:
    """Why Slack would not take a message."""
    blocks = data.get("blocks") or []
    if not blocks and not data.get("text"):
        return "no_text"
    if len(blocks) > 50 or sum(block["type"] == "table" for block in blocks) > 1:
        return "invalid_blocks"
    if sum(map(len, _texts(blocks))) > 13_200:
        return "msg_blocks_too_long"
    for block in blocks:
        parsed = Block.parse(block)
        if parsed is None:
            return "invalid_blocks"
        parsed.validate_json()
        if block["type"] == "table" and not _is_table(block["rows"]):
            return "invalid_blocks"
    return None


def _is_table(rows: list[list[Data]]) -> bool:
    """At most 100 rows, 20 columns and 10,000 characters; no cell is empty."""
    texts = [_texts(cell) for row in rows for cell in row]
    is_small = len(rows) <= 100 and all(len(row) <= 20 for row in rows)
    return is_small and all(map("".join, texts)) and sum(len("".join(text)) for text in texts) <= 10_000


def _texts(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["text"]] if isinstance(value.get("text"), str) else []
        return own + [text for inner in value.values() for text in _texts(inner)]
    return [text for inner in value for text in _texts(inner)] if isinstance(value, list) else []


def _as_message(post: Post) -> Data:
    mark = {"metadata": post.metadata} if post.metadata else {}
    bot = {"bot_id": BOT_ID} if post.user == BOT else {}
    return {"ts": post.ts, "text": post.text, "user": post.user, "thread_ts": post.thread_ts, **bot, **mark}


async def until(is_so: Any, seconds: float = 180.0) -> None:
    """Wait for something to come true."""
    async with asyncio.timeout(seconds):
        while not is_so():
            await asyncio.sleep(0.01)
