"""Where the user's own data lies; asked at every start, so nothing is loaded to know it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from assistant.settings import Settings


def stored_prices(home: Path) -> Path:
    """Where imported prices are kept."""
    return home / "prices.csv"


def price_file(settings: Settings) -> Path | None:
    """The file in force: that of ``RIGWISE_PRICES``, else the imported one, if there is one."""
    imported = stored_prices(settings.home)
    return settings.prices or (imported if imported.is_file() else None)


def model_folder(home: Path) -> Path:
    """Where language models of the user's own are kept."""
    return home / "models"
