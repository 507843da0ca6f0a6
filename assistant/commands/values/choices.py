"""One of several names, in any case, with ``-`` or a space for ``_``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import click

_COUNTED = re.compile(r"(\d{1,2})\s*[x×*]\s*(.+)", re.IGNORECASE)


def _folded(text: object) -> str:
    return re.sub(r"[\s_-]+", "", str(text)).casefold()


class ChoiceValue(click.Choice[Any]):
    """One of the choices; ``x16`` and ``16x`` stand for 16."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The choice as the rule names it."""
        return super().convert(_chosen(value, self.choices), param, ctx)


class ChoicesValue(click.ParamType[Any, Any]):
    """Several of the choices with commas between, one counted as ``2x 8-pin``, or a JSON list."""

    name = "choices"

    def __init__(self, choices: Sequence[Any]) -> None:
        self._choices = choices
        self.hint = ", ".join(map(str, choices)) + "; several with commas"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The choices as the rule names them, each as often as counted."""
        if not isinstance(value, str):
            return value
        parts = [part.strip() for part in value.strip("[] ").replace('"', "").split(",")]
        return [chosen for part in parts for chosen in self._counted(part, param, ctx)]

    def _counted(self, part: str, param: click.Parameter | None, ctx: click.Context | None) -> list[Any]:
        counted = _COUNTED.fullmatch(part)
        count, name = (int(counted[1]), counted[2]) if counted else (1, part)
        chosen = _chosen(name, self._choices)
        if chosen not in self._choices:
            self.fail(f"{name!r} is none of {', '.join(map(str, self._choices))}.", param, ctx)
        return [chosen] * count


def _chosen(value: Any, choices: Sequence[Any]) -> Any:
    wanted = _folded(value)
    bare = wanted.strip("x") if wanted.strip("x").isdecimal() else wanted
    return next((choice for choice in choices if _folded(choice) in (wanted, bare)), value)
