"""Amounts in one currency: that of the asker's price or rent, else US dollars."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.computation import Money, Step, message, quantity, step
from rules.gpu_budget.wish import dollars_per

if TYPE_CHECKING:
    from rules.cloud_or_buy.inputs import Amount, CloudOrBuyInputs
    from rules.knowledge import Knowledge

_ECB = "ecb-reference-rates"
_CENTS, _FINE = 2, 4
_NOTHING = 1e-9


@dataclass(frozen=True, slots=True)
class Purse:
    """The currency that everything is reckoned in.

    Attributes:
        currency: ISO 4217 code.
        dollars: US dollars for one unit of it.
    """

    currency: str
    dollars: float
    knowledge: Knowledge

    def of(self, amount: float, currency: str, field: str) -> float:
        """An amount of another currency in this one.

        Raises:
            RuleInputError: a currency without a reference rate.
        """
        if currency.upper() == self.currency:
            return amount
        return (
            amount * dollars_per(currency, self.knowledge.as_of, self.knowledge, field).value / self.dollars
        )

    def money(self, amount: float, digits: int | None = None) -> Money:
        """An amount of this currency."""
        return Money(amount=amount, currency=self.currency, digits=digits)

    def fine(self, amount: float) -> Money:
        """A small amount, such as a rent, with the decimals that it has."""
        exact = (digits for digits in range(_CENTS, _FINE) if abs(amount - round(amount, digits)) < _NOTHING)
        return self.money(amount, next(exact, _FINE))

    def exchange_step(self, amount: float, currency: str, converted: float) -> Step:
        """How an amount of another currency was converted."""
        return step(
            message("cloud-or-buy-step-exchange"),
            "{amount} × {rate}",
            converted,
            self.currency,
            _ECB,
            digits=_FINE,
            amount=Money(amount=amount, currency=currency, digits=_FINE),
            rate=quantity(converted / amount, "1", _FINE),
        )


def purse(inputs: CloudOrBuyInputs, knowledge: Knowledge) -> Purse:
    """The currency of the first amount that the asker gave: price, rent, resale, tariff.

    Raises:
        RuleInputError: a currency without a reference rate.
    """
    named: list[tuple[str, Amount | None]] = [
        ("price", inputs.price),
        ("hourly_rate", inputs.hourly_rate),
        ("resale", inputs.resale),
        ("tariff", inputs.tariff),
    ]
    for field, amount in named:
        if amount is not None:
            rate = dollars_per(amount.currency, knowledge.as_of, knowledge, f"{field}.currency")
            return Purse(rate.base, rate.value, knowledge)
    return Purse("USD", 1.0, knowledge)
