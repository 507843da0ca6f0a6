"""An asker that answers at once, as it is told to, and remembers what it was asked."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from typing import Literal

from api.channels.asking import Asked, NotNowError, Progress, RefusalError, Taken
from assistant.answer import Answer
from assistant.events import Cited, Computed, Done


def answer_to(text: str, conversation_id: str, language: str | None = None) -> Answer:
    return Answer(
        id=f"a-{abs(hash((text, conversation_id)))}",
        conversation_id=conversation_id,
        language=language or "en",
        kind="answer",
        lead=f"Answer to {text}",
        text=f"**Answer to {text}**",
    )


class FakeAsker:
    """Questions that begin with ``busy``, ``refuse``, ``break`` or ``hang`` do that; ``hang`` until released.

    Args:
        make: the answer to a question.
    """

    def __init__(self, make: Callable[[str, str, str | None], Answer] = answer_to) -> None:
        self._make = make
        self.asked: list[tuple[str, str]] = []
        self.languages: list[tuple[str | None, str | None]] = []
        self.rated: list[tuple[str, str]] = []
        self.taken: dict[str, bytes] = {}
        self.said: dict[str, list[tuple[str, Answer]]] = {}
        self.within: list[str | None] = []
        self.names: list[str] = []
        self.busy = 0
        self.go_on = asyncio.Event()

    async def ask(self, asked: Asked) -> Answer:
        async for step in self.events(asked):
            if isinstance(step, Done):
                return step.answer
        raise NotNowError

    async def events(self, asked: Asked) -> AsyncGenerator[Progress, None]:
        text, conversation_id = asked.text, asked.conversation_id
        self.asked.append((conversation_id, text))
        self.languages.append((asked.language, asked.locale))
        self.within.append(asked.collection)
        if text.startswith("busy") and self.busy:
            self.busy -= 1
            raise NotNowError(0.01)
        if text.startswith("refuse"):
            raise RefusalError("That cannot be asked.")
        if text.startswith("break"):
            raise ZeroDivisionError
        yield Computed(())
        if text.startswith("hang"):
            await self.go_on.wait()
        yield Cited(())
        answer = self._make(text, conversation_id, asked.language)
        self.said.setdefault(conversation_id, []).append((text, answer))
        yield Done(answer)

    async def answered(self, conversation_id: str, text: str, since: float) -> Answer | None:
        said = self.said.get(conversation_id, [])
        return said[-1][1] if said and said[-1][0] == text else None

    async def collections(self) -> list[str]:
        return self.names

    async def rate(self, answer_id: str, thumb: Literal["up", "down"]) -> bool:
        self.rated.append((answer_id, thumb))
        return answer_id != "unknown"

    async def ingest(self, name: str, data: bytes, language: str) -> Taken:
        if not name.endswith((".md", ".txt", ".html", ".pdf")):
            raise RefusalError(f"“{name}” cannot be read.")
        state: Literal["added", "replaced"] = "replaced" if name in self.taken else "added"
        self.taken[name] = data
        return Taken(name.rsplit(".", 1)[0], state)

    async def close(self) -> None:
        self.go_on.set()
