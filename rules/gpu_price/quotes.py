"""The dated prices of each card asked about, and those that answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from rules.cards import Card
from rules.errors import RuleInputError
from rules.gpu_budget.offers import Offer, offer_of
from rules.gpu_budget.parameters import PriceParameters
from rules.gpu_price.inputs import GpuPriceInputs
from rules.knowledge import Knowledge

_STREET: tuple[Literal["new", "used"], ...] = ("new", "used")


@dataclass(frozen=True, slots=True)
class Quotes:
    """Prices of one card.

    Attributes:
        name: catalog name.
        count: how many are asked about [-].
        dated: every price up to the day of the question, the latest first.
        current: the latest street price of each kind asked for that is recent enough, new before used; never
            empty.
        is_current: whether there are such; otherwise ``current`` holds the latest price of any kind.
        lacks_kind: whether no current price of a condition asked for is known.
    """

    name: str
    count: int
    dated: tuple[Offer, ...]
    current: tuple[Offer, ...]
    is_current: bool
    lacks_kind: bool

    @property
    def lowest(self) -> Offer:
        """The cheapest price that answers."""
        return min(self.current, key=lambda offer: offer.usd)


def quotes(
    card: Card, place: int, inputs: GpuPriceInputs, knowledge: Knowledge, parameters: PriceParameters
) -> Quotes:
    """The prices of the card at that place of the inputs.

    Raises:
        RuleInputError: the card has no name, or no price of it is known.
    """
    field = f"gpus.{place}"
    condition = inputs.gpus[place].condition or inputs.condition
    if card.name is None:
        raise RuleInputError(f"{field}.name", "error-missing-field", field=f"{field}.name")
    dated = tuple(_dated(card.name, knowledge))
    if not dated:
        raise RuleInputError(f"{field}.name", "error-no-price", card=card.name)
    street = tuple(_street(dated, knowledge, parameters))
    wanted = tuple(offer for offer in street if condition in ("any", offer.kind))
    current = wanted or street or dated[:1]
    lacks = not wanted if condition != "any" else inputs.both and len(wanted) == 1
    return Quotes(card.name, card.count, dated, current, bool(street), lacks)


def _dated(name: str, knowledge: Knowledge) -> Iterator[Offer]:
    for price in reversed(knowledge.prices.history(name)):
        if price.day <= knowledge.as_of:
            yield offer_of(price, knowledge)


def _street(dated: tuple[Offer, ...], knowledge: Knowledge, parameters: PriceParameters) -> Iterator[Offer]:
    """The latest new and the latest used price that still say what a card costs; the user's own go first."""
    oldest = parameters.oldest_price_days.value
    for kind in _STREET:
        of_kind = [
            each for each in dated if each.kind == kind and (knowledge.as_of - each.day).days <= oldest
        ]
        if of_kind:
            yield of_kind[0]
