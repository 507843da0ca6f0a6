"""A card as the input of the rules that give prices of several."""

from __future__ import annotations

from pydantic import Field

from rules.cards import CardRequest
from rules.gpu_budget.inputs import Condition


class PricedCard(CardRequest):
    """Cards of one kind, new or used."""

    condition: Condition | None = Field(
        None, description="New or used for this card, where another one counts than for all."
    )
