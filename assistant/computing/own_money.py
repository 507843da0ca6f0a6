"""Prices in dollars, told again in the money of the asker's language where the question names none.

Prices of cards are those of shops in the United States, so they are given in dollars as they are published,
and are the same number in every language. Where a currency was named, the rules convert them themselves.
"""

from __future__ import annotations

from collections.abc import Iterator

from assistant.computing.money import named_currency
from assistant.understanding.frame import Frame
from assistant.understanding.language_data import load
from rules.computation import Computation, Day, Message, Money, message
from rules.currency import Rate, UnknownCurrencyError
from rules.knowledge import Knowledge

_PRICES = {"gpu_compare": "price", "gpu_price": "price", "build": "total-price"}
"""Rule → the column of its table that is told again."""
_DOLLAR, _EURO = "USD", "EUR"


def with_own_money(result: Computation, frame: Frame, knowledge: Knowledge) -> Computation:
    """The computation, with its prices in the currency of the language as one more assumption."""
    amounts = tuple(_dollars(result))
    if not amounts or named_currency(frame) or frame.chosen_language is not None:
        return result
    rate = _rate(load(frame.language).default_currency, knowledge)
    if rate is None:
        return result
    return result.model_copy(update={"assumptions": (*result.assumptions, _note(amounts, rate))})


def _dollars(result: Computation) -> Iterator[Money]:
    """The prices of the table, row by row; nothing where they were converted."""
    column = _PRICES.get(result.rule, "")
    for option in result.options:
        price = option.values.get(column)
        if isinstance(price, Money) and price.currency == _DOLLAR:
            yield price


def _rate(currency: str | None, knowledge: Knowledge) -> Rate | None:
    """Dollars for one unit; ``None`` for dollars, and for a currency that is not quoted any more."""
    if currency is None or currency == _DOLLAR:
        return None
    try:
        rate = knowledge.exchange.rate(currency, _DOLLAR, knowledge.as_of)
    except UnknownCurrencyError:
        return None
    newest = knowledge.exchange.rate(_EURO, _DOLLAR, knowledge.as_of)
    return rate if rate.day == newest.day else None


def _note(amounts: tuple[Money, ...], rate: Rate) -> Message:
    own = tuple(Money(amount=each.amount / rate.value, currency=rate.base, digits=0) for each in amounts)
    return message(
        "money-own",
        base=Money(amount=1, currency=rate.base, digits=0),
        rate=Money(amount=rate.value, currency=_DOLLAR, digits=rate.digits),
        day=Day(value=rate.day.isoformat()),
        amounts=own,
    )
