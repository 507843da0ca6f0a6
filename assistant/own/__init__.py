"""What the user added to the shipped knowledge: prices and language models, under ``RIGWISE_HOME``."""

from __future__ import annotations

from datetime import date

from assistant.own.models import own_models
from assistant.own.prices import price_file
from assistant.settings import Settings
from rules.knowledge import Knowledge

__all__ = ["own_knowledge"]


def own_knowledge(settings: Settings, day: date) -> Knowledge:
    """Parameters and catalogs as of a day, with the user's own prices and models over the shipped ones.

    Raises:
        RuleInputError: a stored model that cannot be used; names its file.
    """
    return Knowledge(day, price_file(settings), own_models=own_models(settings.home))
