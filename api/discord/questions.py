"""The question that a slash command stands for, in words; it is answered as if it had been written."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from assistant.answering.wording import wording
from rules.computation import Argument

Values = Mapping[str, Any]
NONE = "none"


def question(command: str, values: Values, language: str) -> str:
    """The question of a command with its options.

    >>> question("gpu", {"budget": 1500, "currency": "EUR", "condition": "used"}, "en")
    'Which used graphics card should I buy for 1500 EUR?'

    Raises:
        KeyError: no such command, or an option that it needs is missing.
    """
    if command == "ask":
        return str(values["question"])
    arguments = _ARGUMENTS[command](values)
    return wording(language)(f"discord-question-{command}", **arguments)


def _psu(values: Values) -> dict[str, Argument]:
    return {"gpu": _text(values["gpu"]), "count": _count(values), "cpu": _text(values.get("cpu"))}


def _gpu(values: Values) -> dict[str, Argument]:
    money = f"{values['budget']} {values['currency']}"
    return {"money": money, "condition": values.get("condition", "any")}


def _fits(values: Values) -> dict[str, Argument]:
    return {
        "model": _text(values["model"]),
        "gpu": _text(values["gpu"]),
        "count": _count(values),
        "quantization": _text(values.get("quantization")),
        "context": _text(values.get("context")),
    }


_ARGUMENTS: Mapping[str, Callable[[Values], dict[str, Argument]]] = {"psu": _psu, "gpu": _gpu, "fits": _fits}


def _count(values: Values) -> str:
    return _text(values.get("count", 1))


def _text(value: object) -> str:
    """A value on one line, numbers without any marks; ``none`` for what was left out."""
    return " ".join(str(value).split()) if value is not None else NONE
