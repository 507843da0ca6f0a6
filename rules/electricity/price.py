"""The price of one kWh: said, of a country, or an average of a continent or of the world."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import date
from typing import Literal

from rules.catalog.places import WORLD, Tariff, tariffs
from rules.computation import Argument, Day, Message, Money, Term, message
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.parameters import ElectricityParameters
from rules.errors import RuleInputError

_CODE = re.compile(r"[A-Z]{3}")
_MONTH = re.compile(r"(\d{4})(?:-(\d{2}))?")
_DIGITS = (0, 2, 3, 4)

_UNION = "EU"

Origin = Literal["said", "country", "union", "continent", "world"]


@dataclass(frozen=True, slots=True)
class Price:
    """Price of one kWh.

    Attributes:
        origin: where it comes from.
        place: code of the country, or name of the continent.
        day: year or month that it holds for.
        source: source id, ``None`` for a price that was said.
    """

    amount: float
    currency: str
    origin: Origin
    place: str = ""
    day: str | None = None
    source: str | None = None
    is_weak: bool = False

    @property
    def money(self) -> Money:
        """The price with as many decimals as it has."""
        return priced(self.amount, self.currency)

    def cost(self, kwh: float) -> Money:
        """Cost of an energy."""
        return Money(amount=self.amount * kwh, currency=self.currency)


def priced(amount: float, currency: str) -> Money:
    """A price with as many decimals as it has: none, or two to four."""
    enough = (digits for digits in _DIGITS if round(amount, digits) == amount)
    return Money(amount=amount, currency=currency, digits=next(enough, _DIGITS[-1]))


def price(inputs: ElectricityInputs, parameters: ElectricityParameters) -> Price:
    """The price to reckon with; a price that is said goes before the country's.

    Raises:
        RuleInputError: a price without a currency, a currency of another form, or an unknown country.
    """
    if inputs.tariff is not None:
        parameters.check("tariff", inputs.tariff)
        return Price(inputs.tariff, _currency(inputs), "said")
    if inputs.country is None:
        return _listed(WORLD, "world")
    return listed_price(inputs.country, parameters)


def listed_price(given: str, parameters: ElectricityParameters) -> Price:
    """The household price of a country, or the average of its continent where it has no dated one.

    Raises:
        RuleInputError: no such country.
    """
    country = given.upper()
    if any(row.country == country for row in tariffs()):
        return _listed(country, "union" if country == _UNION else "country")
    for continent, members in parameters.continents.value.items():
        if country in members:
            return _listed(continent, "continent")
    raise RuleInputError("country", "error-unknown-tariff", given=given)


def price_notes(found: Price, as_of: date, parameters: ElectricityParameters) -> tuple[Message, ...]:
    """Where the price comes from, and what another source says."""
    if found.origin == "said":
        return ()
    named: dict[str, Argument] = {"price": found.money, "day": Day(value=found.day or str(as_of.year))}
    if found.origin == "continent":
        named["region"] = Term(id=f"region-{found.place.replace('_', '-')}")
    note = message(f"electricity-assume-price-{found.origin}", **named)
    other = parameters.other_prices.value.get(found.place)
    if other is None:
        return (note,)
    amount = priced(other.amount, other.currency)
    day = Day(value=other.period)
    kind = "method" if other.reference.startswith("statista") else "other"
    return note, message(f"electricity-prices-disagree-{kind}", used=found.money, other=amount, day=day)


def price_warnings(found: Price, as_of: date, parameters: ElectricityParameters) -> tuple[Message, ...]:
    """Old and weak prices, and why the next kWh may cost something else."""
    notes = []
    if found.day and _age_yr(found.day, as_of) > parameters.old_price_yr.value:
        notes.append(message("electricity-warning-old-price", day=Day(value=found.day)))
    if found.is_weak:
        notes.append(message("electricity-warning-weak-price"))
    caveat = parameters.caveats.value.get(found.place)
    if caveat == "standing-charge":
        charge = priced(parameters.standing_charge_gbp.value, "GBP")
        notes.append(message("electricity-caveat-standing-charge", charge=charge))
    elif caveat is not None:
        notes.append(message(f"electricity-caveat-{caveat}"))
    return tuple(notes)


def price_references(found: Price, parameters: ElectricityParameters) -> tuple[str, ...]:
    """Source ids of the price and of the one named beside it."""
    other = parameters.other_prices.value.get(found.place)
    return (*((found.source,) if found.source else ()), *((other.reference,) if other else ()))


def _currency(inputs: ElectricityInputs) -> str:
    currency = (inputs.currency or "").upper()
    if not _CODE.fullmatch(currency):
        raise RuleInputError("currency", "error-tariff-currency", given=inputs.currency or "none")
    return currency


def _listed(place: str, origin: Origin) -> Price:
    row = next(row for row in tariffs() if row.country == place)
    return Price(row.price, row.currency, origin, place, _day(row), row.source, row.confidence == "C")


def _day(row: Tariff) -> str:
    """Year, or year and month, of a period as the source words it."""
    found = _MONTH.search(row.period)
    assert found is not None
    return found[0] if found[2] else found[1]


def _age_yr(day: str, as_of: date) -> float:
    """Years since a month, or since the middle of a year."""
    year, _, month = day.partition("-")
    return as_of.year - int(year) + (as_of.month - int(month or 7)) / 12
