"""Spans of time as an operator writes them: ``12h``, ``30d``, ``8w``."""

from __future__ import annotations

import re

import click

_SPAN = re.compile(r"([0-9]{1,6})([hdw])")
_SECONDS = {"h": 3600.0, "d": 24 * 3600.0, "w": 7 * 24 * 3600.0}


class _Span(click.ParamType[float]):
    """A span of time in seconds."""

    name = "span"

    def convert(self, value: str | float, param: click.Parameter | None, ctx: click.Context | None) -> float:
        """Read one."""
        if isinstance(value, float):
            return value
        found = _SPAN.fullmatch(str(value).strip().lower())
        if not found:
            self.fail(f"{value!r} is no span of time such as 12h, 30d or 8w", param, ctx)
        return int(found[1]) * _SECONDS[found[2]]


SPAN = _Span()
