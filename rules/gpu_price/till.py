"""The currency that prices are given in."""

from __future__ import annotations

from dataclasses import dataclass

from rules.computation import Argument, Day, Message, Money, Step, message, quantity, step
from rules.currency import Rate, UnknownCurrencyError
from rules.gpu_budget.offers import Offer
from rules.gpu_budget.parameters import PriceParameters
from rules.gpu_budget.table import old_rate
from rules.knowledge import Knowledge

_DOLLARS = "USD"
_ECB = "ecb-reference-rates"


@dataclass(frozen=True, slots=True)
class Till:
    """Dollars turned into the currency asked for.

    Attributes:
        rate: dollars for one unit of that currency, with its day.
        refused: the currency asked for, where no rate of it is known; prices are in dollars then.
    """

    rate: Rate
    refused: str | None = None

    @property
    def currency(self) -> str:
        """The currency of the answer."""
        return self.rate.base

    @property
    def is_converted(self) -> bool:
        """Whether prices are converted."""
        return self.currency != _DOLLARS

    @property
    def references(self) -> tuple[str, ...]:
        """Source ids of the rate."""
        return (_ECB,) if self.is_converted else ()

    def amount(self, usd: float) -> float:
        """Dollars in the currency of the answer."""
        return usd / self.rate.value

    def money(self, usd: float) -> Money:
        """The same with its currency."""
        return Money(amount=self.amount(usd), currency=self.currency)

    def line(self, offer: Offer) -> Step:
        """The price of one card, converted where another currency is asked for."""
        named: dict[str, Argument] = {
            "card": offer.gpu.name,
            "kind": offer.kind,
            "day": Day(value=offer.shown),
        }
        operands: dict[str, Argument] = {"price": Money(amount=offer.usd, currency=_DOLLARS)}
        expression = "{price}"
        if self.is_converted:
            expression = "{price} / {rate}"
            operands["rate"] = quantity(self.rate.value, "1", self.rate.digits)
        return step(
            message("gpu-price-step-price", **named),
            expression,
            self.amount(offer.usd),
            self.currency,
            offer.source,
            *self.references,
            digits=None,
            **operands,
        )

    def notes(self, knowledge: Knowledge, parameters: PriceParameters) -> tuple[Message, ...]:
        """The rate that was used and how old it is, or that there is none."""
        if self.refused is not None:
            return (message("gpu-price-note-no-rate", currency=self.refused),)
        if not self.is_converted:
            return ()
        used = message(
            "gpu-price-note-rate",
            base=Money(amount=1, currency=self.currency, digits=0),
            rate=Money(amount=self.rate.value, currency=_DOLLARS, digits=self.rate.digits),
            day=Day(value=self.rate.day.isoformat()),
        )
        return (used, *old_rate(self.rate, knowledge.as_of, parameters))


def open_till(currency: str, knowledge: Knowledge) -> Till:
    """The currency asked for; dollars where the European Central Bank has no rate for it."""
    asked = currency.upper()
    try:
        return Till(knowledge.exchange.rate(asked, _DOLLARS, knowledge.as_of))
    except UnknownCurrencyError:
        return Till(knowledge.exchange.rate(_DOLLARS, _DOLLARS, knowledge.as_of), asked)
