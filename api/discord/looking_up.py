"""Names that are offered while one types: cards, processors, language models, number formats, collections."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Mapping

from api.catalog import names_offered
from api.channels.asking import Asker, NotNowError, RefusalError
from api.discord import limits
from assistant.retrieval.index.named_sets import GUIDES
from rules.knowledge import Knowledge

Search = Callable[[Knowledge, str], Iterable[str]]
_FIRST: Mapping[str, str] = {"gpus": "GeForce RTX", "cpus": "Ryzen 9", "models": "Llama 3"}
"""What is looked up before anything was typed."""
_PATIENCE_S = 2.0
"""Discord takes choices for three seconds."""


def offered(option: str, typed: str, knowledge: Knowledge) -> list[dict[str, str]]:
    """Names for an option of a command, the likeliest first, as Discord takes them."""
    search = _SEARCHES.get(option)
    return _choices(search(knowledge, typed.strip()[: limits.CHOICE]) if search else ())


async def collections_offered(typed: str, asker: Asker) -> list[dict[str, str]]:
    """Collections whose names hold what was typed; none where they cannot be told in time."""
    try:
        async with asyncio.timeout(_PATIENCE_S):
            names = [GUIDES, *await asker.collections()]
    except (TimeoutError, NotNowError, RefusalError):
        return []
    return _choices(name for name in names if typed.strip().casefold() in name.casefold())


def _choices(names: Iterable[str]) -> list[dict[str, str]]:
    short = [name for name in dict.fromkeys(names) if len(name) <= limits.CHOICE]
    return [{"name": name, "value": name} for name in short[: limits.CHOICES]]


def _gpus(knowledge: Knowledge, typed: str) -> Iterable[str]:
    return names_offered("gpus", knowledge, typed or _FIRST["gpus"], limits.CHOICES)


def _cpus(knowledge: Knowledge, typed: str) -> Iterable[str]:
    return names_offered("cpus", knowledge, typed or _FIRST["cpus"], limits.CHOICES)


def _models(knowledge: Knowledge, typed: str) -> Iterable[str]:
    return names_offered("models", knowledge, typed or _FIRST["models"], limits.CHOICES)


def _formats(knowledge: Knowledge, typed: str) -> Iterable[str]:
    names = knowledge.quantizations.names()
    return [name for name in names if typed.casefold() in name.casefold()]


_SEARCHES: Mapping[str, Search] = {"gpu": _gpus, "cpu": _cpus, "model": _models, "quantization": _formats}
