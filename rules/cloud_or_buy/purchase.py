"""What buying a card costs: its price, and what is got back for it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.cloud_or_buy.inputs import CloudOrBuyInputs
from rules.cloud_or_buy.money import Purse
from rules.cloud_or_buy.parameters import CloudOrBuyParameters
from rules.errors import RuleInputError
from rules.gpu_budget.offers import Offer, cheapest

if TYPE_CHECKING:
    from rules.cards import Card


@dataclass(frozen=True, slots=True)
class Purchase:
    """One card.

    Attributes:
        price, resale: in the currency of the purse.
        offer: the dated price that was taken; ``None`` for a price that was said.
    """

    price: float
    resale: float
    offer: Offer | None

    @property
    def spent(self) -> float:
        """What the card costs in the end."""
        return self.price - self.resale


def purchase(
    card: Card, inputs: CloudOrBuyInputs, purse: Purse, parameters: CloudOrBuyParameters
) -> Purchase:
    """The price that was said, or the card's cheapest dated street price.

    Raises:
        RuleInputError: no price is known, one outside the validity range, or a resale above the price.
    """
    price, offer = _price(card, inputs, purse)
    parameters.check("price_usd", price * purse.dollars, "price.amount")
    resale = 0.0
    if inputs.resale is not None:
        resale = purse.of(inputs.resale.amount, inputs.resale.currency, "resale.currency")
    if not 0 <= resale <= price:
        raise RuleInputError(
            "resale.amount", "error-cloud-resale", resale=purse.money(resale), price=purse.money(price)
        )
    return Purchase(price, resale, offer)


def _price(card: Card, inputs: CloudOrBuyInputs, purse: Purse) -> tuple[float, Offer | None]:
    if inputs.price is not None:
        said = purse.of(inputs.price.amount, inputs.price.currency, "price.currency")
        return said / (card.count if inputs.price_is_total else 1), None
    offer = cheapest(card.name, inputs.condition, purse.knowledge) if card.name else None
    if offer is None:
        raise RuleInputError("price", "error-cloud-no-price", card=card.name or "none")
    return purse.of(offer.usd, "USD", "price.currency"), offer
