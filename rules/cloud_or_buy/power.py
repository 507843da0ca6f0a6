"""What the electricity of a card at full load costs for one hour."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.cloud_or_buy.inputs import CloudOrBuyInputs
from rules.cloud_or_buy.money import Purse
from rules.cloud_or_buy.parameters import CloudOrBuyParameters
from rules.computation import Message, Money, Step, message, percent, quantity, step, watts
from rules.electricity.parameters import ElectricityParameters
from rules.electricity.price import Price, listed_price, price_notes, price_references, price_warnings
from rules.errors import RuleInputError
from rules.mains import efficiency, tier_name

_KILO = 1000.0
_FINE = 4


@dataclass(frozen=True, slots=True)
class Power:
    """Electricity of one card for one hour of full load.

    Attributes:
        cost: in the currency of the purse.
        price: of one kWh, in its own currency.
    """

    cost: float
    price: Price
    steps: tuple[Step, ...]
    assumptions: tuple[Message, ...]
    warnings: tuple[Message, ...]
    references: tuple[str, ...]


def power(card: Card, inputs: CloudOrBuyInputs, purse: Purse, parameters: CloudOrBuyParameters) -> Power:
    """Board power over the efficiency of the supply, times the price of one kWh.

    Raises:
        RuleInputError: a card of unknown power, an unknown country, or a price outside its validity range.
    """
    if card.board_power_w is None:
        raise RuleInputError("gpus.0.board_power_w", "error-board-power-unknown", card=card.name or "none")
    electric = purse.knowledge.parameters(ElectricityParameters, "electricity")
    price = _price(inputs, purse, parameters, electric)
    wall_w = card.board_power_w / _efficiency(inputs, electric)
    own = wall_w / _KILO * price.amount
    cost = purse.of(own, price.currency, "tariff.currency")
    lines = [_wall_step(card, wall_w, inputs, electric), _cost_step(wall_w, own, price)]
    if price.currency != purse.currency:
        lines.append(purse.exchange_step(own, price.currency, cost))
    as_of = purse.knowledge.as_of
    notes = (*price_notes(price, as_of, electric), *_tier_notes(inputs, electric))
    warnings, sources = price_warnings(price, as_of, electric), price_references(price, electric)
    return Power(cost, price, tuple(lines), notes, warnings, sources)


def _price(
    inputs: CloudOrBuyInputs, purse: Purse, parameters: CloudOrBuyParameters, electric: ElectricityParameters
) -> Price:
    said = inputs.tariff
    if said is None:
        return listed_price(inputs.country or parameters.usual_country.value, electric)
    usd = purse.of(said.amount, said.currency, "tariff.currency") * purse.dollars
    parameters.check("tariff_usd", usd, "tariff.amount")
    return Price(said.amount, said.currency.upper(), "said")


def _efficiency(inputs: CloudOrBuyInputs, electric: ElectricityParameters) -> float:
    tier = inputs.psu_tier or electric.usual_tier.value
    return efficiency(tier, None, electric, electric.usual_load_share.value)


def _tier_notes(inputs: CloudOrBuyInputs, electric: ElectricityParameters) -> tuple[Message, ...]:
    if inputs.psu_tier is not None:
        return ()
    share = percent(_efficiency(inputs, electric))
    return (message("machine-assume-efficiency", tier=tier_name(electric.usual_tier.value), share=share),)


def _wall_step(card: Card, wall_w: float, inputs: CloudOrBuyInputs, electric: ElectricityParameters) -> Step:
    return step(
        message("machine-step-wall"),
        "{power} / {efficiency}",
        wall_w,
        "W",
        *card.references,
        electric.efficiency_80plus.reference,
        digits=0,
        power=watts(card.board_power_w or 0.0),
        efficiency=percent(_efficiency(inputs, electric)),
    )


def _cost_step(wall_w: float, own: float, price: Price) -> Step:
    sources = (price.source,) if price.source else ()
    return step(
        message("cloud-or-buy-step-electricity"),
        "{wall} × {price} / {kilo}",
        own,
        price.currency,
        *sources,
        digits=_FINE,
        wall=watts(wall_w),
        price=Money(amount=price.amount, currency=price.currency, digits=_FINE),
        kilo=quantity(_KILO, "1", 0),
    )
