"""Renting against buying: hours to break even, and both costs for a time."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card, find_gpu, resolve
from rules.cloud_or_buy.inputs import CloudOrBuyInputs
from rules.cloud_or_buy.money import Purse, purse
from rules.cloud_or_buy.parameters import CloudOrBuyParameters
from rules.cloud_or_buy.power import Power, power
from rules.cloud_or_buy.purchase import Purchase, purchase
from rules.cloud_or_buy.rent import Rent, rent
from rules.cloud_or_buy.speed import Worth, worth
from rules.computation import Message, Quantity, quantity
from rules.knowledge import Knowledge

DAY_H = 24.0
YEAR_D = 365.0


@dataclass(frozen=True, slots=True)
class Balance:
    """A card to buy against a card to rent; amounts in the currency of the purse, of one card.

    Attributes:
        rented: name of the rented card.
        used_h: hours of use asked about; ``None`` where none were said.
        notes: what had to be assumed about the cards.
    """

    inputs: CloudOrBuyInputs
    parameters: CloudOrBuyParameters
    purse: Purse
    card: Card
    rented: str | None
    bought: Purchase
    rent: Rent
    power: Power
    worth: Worth
    used_h: float | None
    notes: tuple[Message, ...]

    @property
    def rent_per_own_hour(self) -> float:
        """Rent for the work that the bought card does in one hour."""
        return self.rent.amount / self.worth.factor

    @property
    def break_even_h(self) -> float | None:
        """Hours of use after which buying is cheaper [h]; ``None`` where it never is."""
        return self.break_even(self.rent_per_own_hour)

    def break_even(self, rent_per_own_hour: float, resale: float | None = None) -> float | None:
        """The same for another rent, or with another resale value [h]."""
        saved = rent_per_own_hour - self.power.cost
        spent = self.bought.spent if resale is None else self.bought.price - resale
        return spent / saved if saved > 0 else None

    def cost_of_renting(self, hours_h: float) -> float:
        """Of one card for the work of so many hours of the bought one."""
        return self.rent_per_own_hour * hours_h

    def cost_of_buying(self, hours_h: float) -> float:
        """Of one card, used for so many hours."""
        return self.bought.spent + self.power.cost * hours_h


def balance(inputs: CloudOrBuyInputs, knowledge: Knowledge, parameters: CloudOrBuyParameters) -> Balance:
    """Look everything up that was not said.

    Raises:
        RuleInputError: an unknown card or country, no price or rent, or a value outside its validity range.
    """
    _check_times(inputs, parameters)
    own_purse = purse(inputs, knowledge)
    (card,), notes = resolve(inputs.gpus, knowledge, parameters)
    rented = card.gpu
    if inputs.rented is not None:
        rented, more = find_gpu(inputs.rented, None, "rented", knowledge)
        notes = (*notes, *more)
    return Balance(
        inputs,
        parameters,
        own_purse,
        card,
        rented.name if rented else None,
        purchase(card, inputs, own_purse, parameters),
        rent(rented, inputs, own_purse, parameters),
        power(card, inputs, own_purse, parameters),
        worth(card.gpu, rented, knowledge),
        _used_h(inputs),
        notes,
    )


def span(hours_h: float, per_day_h: float) -> Quantity:
    """How long a use of so many hours lasts at so many a day: years, or days below one year."""
    days = hours_h / per_day_h
    return quantity(days / YEAR_D, "yr", 1) if days >= YEAR_D else quantity(days, "d", 0)


def _check_times(inputs: CloudOrBuyInputs, parameters: CloudOrBuyParameters) -> None:
    parameters.check_given(inputs, "hours", "hours_per_day")


def _used_h(inputs: CloudOrBuyInputs) -> float | None:
    """Hours of use asked about [h]: the time from start to end, as far as the card is used in it."""
    if inputs.hours is None:
        return None
    return inputs.hours * (inputs.hours_per_day or DAY_H) / DAY_H
