"""What the user added to the shipped knowledge: prices and language models, under ``RIGWISE_HOME``."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from assistant.own.places import model_folder, price_file
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from assistant.settings import Settings
    from rules.catalog.model import LanguageModel

__all__ = ["own_knowledge"]


def own_knowledge(settings: Settings, day: date) -> Knowledge:
    """Parameters and catalogs as of a day, with the user's own prices and models over the shipped ones.

    Raises:
        RuleInputError: a stored model that cannot be used; names its file.
    """
    return Knowledge(day, price_file(settings), own_models=_models(settings.home))


def _models(home: Path) -> tuple[LanguageModel, ...]:
    if not model_folder(home).is_dir():
        return ()
    from assistant.own.models import own_models

    return own_models(home)
