"""What the user added to the shipped knowledge: prices and language models, under ``RIGWISE_HOME``."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.own.places import model_folder, price_file
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from assistant.settings import Settings
    from rules.catalog.model import LanguageModel

__all__ = ["KnowledgeOfToday", "own_knowledge"]
LOOKED_EVERY_S = 1.0
"""How often a running process looks whether the user's own data changed [s]."""


def own_knowledge(settings: Settings, day: date) -> Knowledge:
    """Parameters and catalogs as of a day, with the user's own prices and models over the shipped ones.

    Raises:
        RuleInputError: a stored model that cannot be used; names its file.
    """
    return Knowledge(day, price_file(settings), own_models=_models(settings.home))


class KnowledgeOfToday:
    """Parameters and catalogs as of today, made anew when the day or the user's own data changes.

    Whether that changed is looked up once in a while, as a question asks for it dozens of times.

    Args:
        today: the day for parameters and prices.
    """

    def __init__(self, settings: Settings, today: Callable[[], date] = date.today) -> None:
        self._settings = settings
        self._today = today
        self._made: tuple[Hashable, Knowledge] | None = None
        self._looked_s = -LOOKED_EVERY_S
        self._own: Hashable = None

    def __call__(self) -> Knowledge:
        """The knowledge in force.

        Raises:
            RuleInputError: a stored model that cannot be used; names its file.
        """
        day, now_s = self._today(), time.monotonic()
        if now_s - self._looked_s >= LOOKED_EVERY_S:
            self._looked_s, self._own = now_s, _state(self._settings)
        state, made = (day, self._own), self._made
        if made is None or made[0] != state:
            made = self._made = state, own_knowledge(self._settings, day)
        return made[1]


def _state(settings: Settings) -> Hashable:
    """What changes with the files of prices and models."""
    prices, folder = price_file(settings), model_folder(settings.home)
    models = sorted(folder.glob("*.json")) if folder.is_dir() else ()
    return tuple(map(_mark, (prices, *models) if prices else models))


def _mark(path: Path) -> Hashable:
    try:
        found = path.stat()
    except OSError:
        return path, None
    return path, found.st_ino, found.st_size, found.st_mtime_ns


def _models(home: Path) -> tuple[LanguageModel, ...]:
    if not model_folder(home).is_dir():
        return ()
    from assistant.own.models import own_models

    return own_models(home)
