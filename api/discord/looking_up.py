"""Names that are offered while one types: cards, processors, language models, number formats."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from api.catalog import names_offered
from api.discord import limits
from rules.knowledge import Knowledge

Search = Callable[[Knowledge, str], Iterable[str]]
_FIRST: Mapping[str, str] = {"gpus": "GeForce RTX", "cpus": "Ryzen 9", "models": "Llama 3"}
"""What is looked up before anything was typed."""


def offered(option: str, typed: str, knowledge: Knowledge) -> list[dict[str, str]]:
    """Names for an option of a command, the likeliest first, as Discord takes them."""
    search = _SEARCHES.get(option)
    names = search(knowledge, typed.strip()[: limits.CHOICE]) if search else ()
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
