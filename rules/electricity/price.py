"""The price of one kWh: said, of a country, or an average; in the currency that the cost is asked in."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from typing import TYPE_CHECKING, Literal

from rules.catalog.places import WORLD, Tariff, tariffs
from rules.computation import Argument, Day, Message, Money, Term, message
from rules.currency import Rate, UnknownCurrencyError
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.parameters import ElectricityParameters
from rules.errors import RuleInputError

if TYPE_CHECKING:
    from rules.knowledge import Knowledge

_CODE = re.compile(r"[A-Z]{3}")
_MONTH = re.compile(r"(\d{4})(?:-(\d{2}))?")
_DIGITS = (0, 2, 3, 4)

_UNION = "EU"

Origin = Literal["said", "country", "currency", "union", "continent", "world"]
_ECB = "ecb-reference-rates"


@dataclass(frozen=True, slots=True)
class Price:
    """Price of one kWh.

    Attributes:
        origin: where it comes from.
        place: code of the country, or name of the continent.
        day: year or month that it holds for.
        source: source id, ``None`` for a price that was said.
        asked: the currency that named the country.
        published: what the source gives, where it was converted, and the rate.
    """

    amount: float
    currency: str
    origin: Origin
    place: str = ""
    day: str | None = None
    source: str | None = None
    is_weak: bool = False
    asked: str = ""
    published: tuple[Money, Rate] | None = None

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


def price(inputs: ElectricityInputs, parameters: ElectricityParameters, knowledge: Knowledge) -> Price:
    """The price to reckon with; a price that is said goes before the country's, that before the currency's.

    Raises:
        RuleInputError: a price without a currency, a currency of another form, or an unknown country.
    """
    if inputs.tariff is not None:
        parameters.check("tariff", inputs.tariff)
        return Price(inputs.tariff, _currency(inputs), "said")
    asked = None if inputs.currency is None else _currency(inputs)
    if inputs.country is not None:
        found = listed_price(inputs.country, parameters)
    else:
        found = _of_currency(asked, parameters)
    return found if asked is None else _converted(found, asked, knowledge)


def _of_currency(asked: str | None, parameters: ElectricityParameters) -> Price:
    """The price of the country that pays in the currency asked; the world's average where none does."""
    country = parameters.country_of_currency.value.get(asked or "")
    if country is None:
        return _listed(WORLD, "world")
    if country == _UNION:
        return _listed(country, "union")
    return replace(_listed(country, "currency"), asked=asked or "")


def _converted(found: Price, asked: str, knowledge: Knowledge) -> Price:
    """The price in the currency asked; as it is published where there is no rate."""
    if found.currency == asked:
        return found
    try:
        rate = knowledge.exchange.rate(found.currency, asked, knowledge.as_of)
    except UnknownCurrencyError:
        return found
    return replace(found, amount=found.amount * rate.value, currency=asked, published=(found.money, rate))


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
    if found.origin == "currency":
        named["currency"] = found.asked
    note = message(f"electricity-assume-price-{found.origin}", **named)
    return note, *_conversion_notes(found), *_other_notes(found, parameters)


def _conversion_notes(found: Price) -> tuple[Message, ...]:
    if found.published is None:
        return ()
    listed, rate = found.published
    named: dict[str, Argument] = {
        "base": rate.base,
        "rate": Money(amount=rate.value, currency=rate.quote, digits=rate.digits),
    }
    return (message("electricity-note-converted", listed=listed, day=Day(value=str(rate.day)), **named),)


def _other_notes(found: Price, parameters: ElectricityParameters) -> tuple[Message, ...]:
    other = parameters.other_prices.value.get(found.place)
    if other is None:
        return ()
    amount = priced(other.amount, other.currency)
    day = Day(value=other.period)
    kind = "method" if other.reference.startswith("statista") else "other"
    used = found.published[0] if found.published else found.money
    return (message(f"electricity-prices-disagree-{kind}", used=used, other=amount, day=day),)


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
    rates = (_ECB,) if found.published else ()
    return (*((found.source,) if found.source else ()), *rates, *((other.reference,) if other else ()))


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
