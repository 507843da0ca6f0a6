"""Rent a card or buy it."""

from __future__ import annotations

from rules.cloud_or_buy.balance import balance
from rules.cloud_or_buy.guide_2017 import report_2017
from rules.cloud_or_buy.inputs import CloudOrBuyInputs
from rules.cloud_or_buy.parameters import CloudOrBuyParameters
from rules.cloud_or_buy.report import report
from rules.cloud_or_buy.usual import report_usual
from rules.computation import Computation
from rules.knowledge import Knowledge


def rent_or_buy(inputs: CloudOrBuyInputs, knowledge: Knowledge) -> Computation:
    """Hours of use after which buying a card is cheaper than renting it.

    Price less resale, divided by the rent of an hour less its electricity: board power over the efficiency
    of the supply, times the price of one kWh. Where another card is rented, its rent is divided by how much
    faster it trains. Prices, rents and tariffs that are not given are dated ones from the catalogs.

    Args:
        inputs: card to buy, price, resale, rent and tariff in any currency, time of use [h].
        knowledge: parameters, cards, prices, rents, tariffs and exchange rates as of a day.

    Returns:
        The break-even [h], ``None`` where the rent is below the electricity; both costs for a time of use;
        the break-even at other providers as a table.

    Raises:
        RuleInputError: no price or rent is known, an unknown card, country or currency, a resale above the
            price, or a value outside its validity range.

    Example:
        >>> from datetime import date
        >>> inputs = CloudOrBuyInputs.model_validate({"gpus": [{"name": "RTX 3090"}]})
        >>> round(rent_or_buy(inputs, Knowledge(date(2026, 11, 30))).value or 0, -1)
        8220.0

    References:
        Rigwise, guide on renting or buying: an RTX 3090 at 1207 USD against 0.22 USD an hour, at 0.1883 USD
        per kWh and an efficiency of 0.90.
    """
    parameters = knowledge.parameters(CloudOrBuyParameters, "cloud_or_buy")
    if inputs.method == "2017":
        return report_2017(inputs, knowledge, parameters)
    if not inputs.gpus:
        return report_usual(inputs, knowledge, parameters)
    return report(balance(inputs, knowledge, parameters))
