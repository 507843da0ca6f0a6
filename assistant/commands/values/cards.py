"""Graphics cards as people write them: ``4x RTX 3090``, ``2x 250 W``, ``RTX 3090 + RTX 4090``."""

from __future__ import annotations

import re
from typing import Any

import click

from assistant.commands.values.spoken import as_json

_BETWEEN = re.compile(r",(?!\d)|;|\+(?=\s)|(?<!\S)and(?!\S)", re.IGNORECASE)
_BEFORE = re.compile(
    r"(?:([-+]?\d{1,15})\s*[x×*]\s*(?=\S)|(\d{1,2})\s+(?=[a-z])(?!(?:gi?b|k?w)\b))", re.IGNORECASE
)
_AFTER = re.compile(r"(?<=\s)[x×*]\s?([-+]?\d{1,15})", re.IGNORECASE)
_POWER = re.compile(r"(?<![\w.,-])(-?\d+(?:[.,]\d+)?)\s?(k?w)\b", re.IGNORECASE)
_MEMORY = re.compile(r"(?<![\w.,-])(-?\d+(?:[.,]\d+)?)\s?gi?b\b", re.IGNORECASE)
_FILLER = re.compile(r"(?<!\S)(?:cards?|gpus?|each|at|of|with|@)(?!\S)|@", re.IGNORECASE)


class CardsValue(click.ParamType[Any, Any]):
    """Kinds of cards with their counts, by name or by figures, or JSON."""

    name = "cards"
    hint = "as 4x RTX 3090, several kinds with commas, or by figures as 2x 250 W"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Cards as the rules take them."""
        if not isinstance(value, str):
            return value
        try:
            found = as_json(value)
        except ValueError as error:
            self.fail(f"not valid JSON: {error}", param, ctx)
        if found is not None:
            return found if isinstance(found, list) else [found]
        cards = [_card(part) for part in _BETWEEN.split(value) if part.strip()]
        return cards or self.fail(f"{value!r} names no card; write it {self.hint}.", param, ctx)


def _card(text: str) -> dict[str, Any]:
    count, rest = _count(text.strip())
    card: dict[str, Any] = {} if count is None else {"count": count}
    power = _POWER.search(rest)
    if power:
        card["board_power_w"] = _number(power[1]) * (1000 if power[2].lower() == "kw" else 1)
        rest = rest.replace(power[0], " ")
    bare = " ".join(_FILLER.sub(" ", _MEMORY.sub(" ", rest)).split())
    memory = _MEMORY.search(rest)
    if bare:
        card["name"] = " ".join(_FILLER.sub(" ", rest).split())
    elif memory:
        card["memory_gb"] = _number(memory[1])
    return card


def _count(text: str) -> tuple[int | None, str]:
    """How many, and the rest; a card whose own name ends in ``X2`` is counted in front."""
    before = _BEFORE.match(text)
    if before:
        return int(before[1] or before[2]), text[before.end() :]
    after = _AFTER.search(text)
    if after and after.end() == len(text) and not text.casefold().startswith("radeon"):
        return int(after[1]), text[: after.start()].rstrip()
    return None, text


def _number(text: str) -> float:
    return float(text.replace(",", "."))
