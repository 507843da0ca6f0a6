"""Files that an admin sends to the bot become documents that it quotes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

import aiohttp

from api.channels.asking import Asker, NotNowError, RefusalError
from assistant.answering.wording import wording
from assistant.settings import Settings

TIMEOUT_S = 60
_KB = 1000


class Documents:
    """Fetches files from Slack and has them taken in."""

    def __init__(self, settings: Settings, asker: Asker) -> None:
        self._settings = settings
        self._asker = asker
        self._slack = urlsplit(settings.slack_url)

    async def take_in(self, file: Mapping[str, Any], language: str) -> str:
        """What became of a file, as a sentence for the one who sent it."""
        words, name = wording(language), str(file.get("name", ""))
        limit_kb = self._settings.max_upload_kb
        if int(file.get("size", 0)) > limit_kb * _KB:
            return words("channel-document-too-large", name=name, limit=words.quantity(limit_kb, "kB"))
        data = await self._fetched(str(file.get("url_private_download", "")), limit_kb * _KB)
        if data is None:
            return words("channel-document-gone", name=name)
        try:
            taken = await self._asker.ingest(name, data, language)
        except RefusalError as refusal:
            return refusal.text
        except NotNowError:
            return words("channel-busy")
        if taken.documents is not None:
            count, refused = taken.documents, taken.refused
            return words("channel-archive-added", name=taken.title, documents=count, refused=refused)
        return words(f"channel-document-{taken.state}", title=taken.title)

    async def _fetched(self, url: str, limit: int) -> bytes | None:
        """The content of a file; the bot's token goes to Slack alone."""
        if not self._is_slack_s(url):
            return None
        headers = {"Authorization": f"Bearer {self._settings.slack_bot_token}"}
        timeout = aiohttp.ClientTimeout(TIMEOUT_S)
        try:
            async with (
                aiohttp.ClientSession(headers=headers, timeout=timeout) as session,
                session.get(url, allow_redirects=False) as response,
            ):
                return await _content(response, limit) if response.status == 200 else None
        except (aiohttp.ClientError, TimeoutError):
            return None

    def _is_slack_s(self, url: str) -> bool:
        parts, own = urlsplit(url), self._slack.hostname or ""
        host = parts.hostname or ""
        return parts.scheme == self._slack.scheme and (host == own or host.endswith(f".{own}"))


async def _content(response: aiohttp.ClientResponse, limit: int) -> bytes | None:
    data = bytearray()
    async for chunk in response.content.iter_any():
        data += chunk
        if len(data) > limit:
            return None
    return bytes(data)
