"""What graphics cards cost."""

from __future__ import annotations

from rules.cards import resolve
from rules.computation import Computation
from rules.errors import RuleInputError
from rules.gpu_budget.parameters import PriceParameters
from rules.gpu_price.inputs import GpuPriceInputs
from rules.gpu_price.quotes import quotes
from rules.gpu_price.report import report
from rules.gpu_price.till import open_till
from rules.knowledge import Knowledge


def price_cards(inputs: GpuPriceInputs, knowledge: Knowledge) -> Computation:
    """The latest dated street prices of cards, new and used, and all earlier ones as a table.

    Nothing is estimated: a price is one of the price table, or of the user's own file, with its date, kind
    and source. Where no street price is recent enough, the last known is given as such.

    Args:
        inputs: cards with their number, new or used, and a currency with a reference rate of the ECB.
        knowledge: prices, cards and exchange rates as of a day.

    Returns:
        The price of all cards asked about, each at its lowest current price, in the currency asked for.

    Raises:
        RuleInputError: no card, an unknown one, or one that no price is known of.

    Example:
        >>> from datetime import date
        >>> inputs = GpuPriceInputs.model_validate({"gpus": [{"name": "RTX 4090", "count": 2}]})
        >>> price_cards(inputs, Knowledge(date(2026, 11, 30))).value
        4540.0

    References:
        bestvaluegpu, "RTX 4090: price history, new and used", July 2026.
        GPU Poet, market report of October 2026.
    """
    parameters = knowledge.parameters(PriceParameters, "gpu_price")
    if not inputs.gpus:
        raise RuleInputError("gpus", "error-missing-field", field="gpus")
    cards, notes = resolve(inputs.gpus, knowledge, parameters)
    found = tuple(quotes(card, i, inputs, knowledge, parameters) for i, card in enumerate(cards))
    return report(inputs, found, notes, open_till(inputs.currency, knowledge), knowledge, parameters)
