"""Charts of an answer's computations as files; pictures where they can be made, as Discord shows no SVG."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from html import unescape
from typing import TYPE_CHECKING, Protocol

from api.discord.cards import Attachment
from api.discord.painter import Painter
from assistant.answer import Answer, Computation
from assistant.plots import RULES, render
from rules import registry
from rules.errors import RuleInputError

if TYPE_CHECKING:
    import httpx2

    from rules.knowledge import Knowledge

MOST = 3
_ALTERNATIVE = 1024
_TIMEOUT_S = 10.0
_DESCRIPTION = re.compile(r"<desc[^>]*>(.*?)</desc>", re.DOTALL)


class Drawer(Protocol):
    """Draws a chart of a computation."""

    async def draw(self, chart: str, computation: Computation, language: str) -> str | None:
        """The chart as SVG; ``None`` where there is nothing to show or nobody to draw it."""

    async def close(self) -> None:
        """Let go of what is held."""


class Charts:
    """The charts that go with an answer."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer
        self._painter = Painter()

    async def close(self) -> None:
        """Let go of what is held."""
        await asyncio.gather(self._drawer.close(), self._painter.close())

    async def of(self, answer: Answer) -> tuple[Attachment, ...]:
        """Charts of the first computations that have one, each with a description for screen readers."""
        files: list[Attachment] = []
        for computation in answer.computations:
            chart = chart_of(computation.rule)
            if chart is None or len(files) == MOST:
                continue
            svg = await self._drawer.draw(chart, computation, answer.language)
            if svg:
                name = f"{chart}-{len(files) + 1}" if files else chart
                png = await self._painter.paint(svg, answer.language)
                files.append(_file(name, svg, png))
        return tuple(files)


def chart_of(rule: str) -> str | None:
    """The chart that shows results of a rule."""
    return next((name for name, rules in RULES.items() if rule in rules), None)


def _file(name: str, svg: str, png: bytes | None) -> Attachment:
    found = _DESCRIPTION.search(svg)
    description = unescape(found[1])[:_ALTERNATIVE] if found else ""
    if png is None:
        return Attachment(f"{name}.svg", svg.encode(), description)
    return Attachment(f"{name}.png", png, description)


class OwnDrawer:
    """Draws in this process."""

    def __init__(self, knowledge: Callable[[], Knowledge]) -> None:
        self._knowledge = knowledge

    async def draw(self, chart: str, computation: Computation, language: str) -> str | None:
        """See :class:`Drawer`."""
        return await asyncio.to_thread(self._drawn, chart, computation, language)

    async def close(self) -> None:
        """See :class:`Drawer`."""

    def _drawn(self, chart: str, computation: Computation, language: str) -> str | None:
        try:
            result = registry.get(computation.rule)(computation.inputs, self._knowledge())
            return render(chart, result, language).svg
        except RuleInputError:
            return None


class RemoteDrawer:
    """Lets another Rigwise draw, the one that has answered: it may know other prices."""

    def __init__(self, url: str, key: str | None) -> None:
        import httpx2

        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._client: httpx2.AsyncClient = httpx2.AsyncClient(
            base_url=url.rstrip("/"), headers=headers, timeout=_TIMEOUT_S
        )

    async def draw(self, chart: str, computation: Computation, language: str) -> str | None:
        """See :class:`Drawer`; an answer without a chart is better than none."""
        import httpx2

        inputs = json.dumps(dict(computation.inputs), ensure_ascii=False)
        query = {"inputs": inputs, "rule": computation.rule, "language": language}
        try:
            response = await self._client.get(f"/plots/{chart}.svg", params=query)
        except httpx2.TransportError:
            return None
        return response.text if response.status_code == 200 else None

    async def close(self) -> None:
        """See :class:`Drawer`."""
        await self._client.aclose()
