"""Messages to Discord over its REST API; the library waits where Discord says so (429)."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from api.channels.runner import GoneError
from api.discord import limits
from api.discord.cards import Attachment, Post
from api.discord.custom_ids import custom_id
from api.discord.faults import NoReplyError, told

if TYPE_CHECKING:
    import discord
    from discord.http import Route

_CHANNEL = "/channels/{channel_id}"
_HOOK = "/webhooks/{webhook_id}/{webhook_token}"
_LOOK_BACK = 100
_IMAGES: Mapping[str, str] = {"png": "image/png", "svg": "image/svg+xml"}


class Mail:
    """Sends messages through a client that has logged in.

    Every method may raise :class:`~api.channels.runner.ReplyError` and
    :class:`~api.channels.runner.GoneError`.
    """

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: str, post: Post, nonce: str, answers: str | None = None) -> None:
        """A message in a channel; the same nonce within minutes sends it once.

        Args:
            nonce: a name for this message, of any length.
            answers: id of the message that it replies to, if that is still there.
        """
        body = post.as_json()
        body |= {"nonce": _short(nonce), "enforce_nonce": True}
        if answers:
            body["message_reference"] = {"message_id": answers, "fail_if_not_exists": False}
            body["allowed_mentions"]["replied_user"] = False
        try:
            await self._post(channel, body, post.files)
        except NoReplyError:
            del body["message_reference"]
            await self._post(channel, body, post.files)

    async def _post(self, channel: str, body: dict[str, Any], files: tuple[Attachment, ...]) -> None:
        with told():
            await self._request("POST", f"{_CHANNEL}/messages", body, files, channel_id=channel)

    async def show_typing(self, channel: str) -> None:
        """Show for some seconds that an answer is being written."""
        with told():
            await self._request("POST", f"{_CHANNEL}/typing", None, (), channel_id=channel)

    async def read(self, channel: str, message: str) -> str | None:
        """Text of a message; ``None`` if it is gone."""
        path = f"{_CHANNEL}/messages/{{message_id}}"
        try:
            with told():
                found = await self._request("GET", path, None, (), channel_id=channel, message_id=message)
        except GoneError:
            return None
        return str(found["content"])

    async def respond(self, interaction: str, token: str, response: dict[str, Any]) -> None:
        """Give the first response to an interaction.

        Raises:
            TokenError: it came too late, or was given already.
        """
        path = "/interactions/{interaction_id}/{interaction_token}/callback"
        with told(is_hook=True):
            await self._request(
                "POST", path, response, (), interaction_id=interaction, interaction_token=token
            )

    async def replies_to(self, channel: str, message: str) -> int:
        """How many messages of an answer to a message stand in its channel; 0 where that cannot be read."""
        query = {"after": message, "limit": _LOOK_BACK}
        try:
            with told():
                route = _route("GET", f"{_CHANNEL}/messages", channel_id=channel)
                found = await self._client.http.request(route, params=query)
        except GoneError:
            return 0
        return sum(self._is_answer(each, message) for each in found)

    def _is_answer(self, found: dict[str, Any], message: str) -> bool:
        """Whether a message is a part of the answer, and not an offer to answer a changed question again."""
        buttons = [b for row in found.get("components", ()) for b in row.get("components", ())]
        is_offer = any(str(b.get("custom_id", "")).startswith(custom_id("again", "")) for b in buttons)
        is_own = self._client.user is not None and found["author"]["id"] == str(self._client.user.id)
        reference = found.get("message_reference") or {}
        return is_own and not is_offer and reference.get("message_id") == message

    async def edit_first(self, application: str, token: str, post: Post) -> None:
        """Put a message in the place of an interaction's first response.

        Raises:
            TokenError: the token cannot be used.
        """
        path = f"{_HOOK}/messages/@original"
        with told(is_hook=True):
            await self._request(
                "PATCH", path, post.as_json(), post.files, webhook_id=application, webhook_token=token
            )

    async def follow_up(self, application: str, token: str, post: Post) -> None:
        """A further message for an interaction.

        Raises:
            TokenError: the token cannot be used.
        """
        with told(is_hook=True):
            await self._request(
                "POST", _HOOK, post.as_json(), post.files, webhook_id=application, webhook_token=token
            )

    async def register(self, application: str, commands: list[dict[str, Any]]) -> None:
        """Put commands in the place of all that were registered before."""
        path = "/applications/{application_id}/commands"
        await self._request("PUT", path, commands, (), application_id=application)

    async def _request(
        self, method: str, path: str, body: Any, files: tuple[Attachment, ...], **where: str
    ) -> Any:
        route = _route(method, path, **where)
        if not files:
            content = {"json": body} if body is not None else {}
            return await self._client.http.request(route, **content)
        named = [
            {"id": number, "filename": file.name, "description": file.description}
            for number, file in enumerate(files)
        ]
        payload = json.dumps({**body, "attachments": named})
        form = [{"name": "payload_json", "value": payload, "content_type": "application/json"}]
        form += [_part(number, file) for number, file in enumerate(files)]
        return await self._client.http.request(route, form=form)


def _short(nonce: str) -> str:
    """A name as short as Discord wants it, and no other name's."""
    return hashlib.blake2s(nonce.encode(), digest_size=limits.NONCE // 2).hexdigest()


def _route(method: str, path: str, **where: str) -> Route:
    from discord.http import Route

    return Route(method, path, **where)


def _part(number: int, file: Attachment) -> dict[str, Any]:
    kind = _IMAGES[file.name.rpartition(".")[2]]
    return {"name": f"files[{number}]", "value": file.content, "filename": file.name, "content_type": kind}
