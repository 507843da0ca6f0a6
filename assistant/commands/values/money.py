"""Money as people write it: ``$2000``, ``6000 CNY``, ``1.5k EUR``, ``0.40 USD``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import click

from assistant.commands.values.spoken import as_json, readings

if TYPE_CHECKING:
    from assistant.understanding.amount import Amount
    from assistant.understanding.reading import Reading


class MoneyValue(click.ParamType[Any, Any]):
    """An amount with its currency, a bare number of US dollars, or JSON.

    Args:
        rate: it is paid per hour or kWh, so that ``1.234`` has decimals; a price of that form has thousands.
    """

    name = "money"
    hint = "as 2000 EUR, $1500, 6000 CNY or 1.5k USD; a bare number is US dollars"

    def __init__(self, *, rate: bool = False) -> None:
        self._rate = rate

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """An amount as the rules take it."""
        if not isinstance(value, str):
            return value
        try:
            found = as_json(value)
        except ValueError as error:
            self.fail(f"not valid JSON: {error}", param, ctx)
        money = found if found is not None else _money(value, self._rate)
        if money is None:
            self.fail(f"{value!r} is no amount of money; write it {self.hint}.", param, ctx)
        return money


def _money(text: str, rate: bool) -> dict[str, Any] | None:
    try:
        return {"amount": float(text)}
    except ValueError:
        found = (_whole(reading, rate) for reading in readings(text))
    return next((money for money in found if money is not None), None)


def _whole(reading: Reading, rate: bool) -> dict[str, Any] | None:
    """The only amount of a text that says nothing else."""
    from assistant.understanding.money import find_amounts
    from assistant.understanding.numbers import find_numbers

    numbers = find_numbers(reading)
    amounts = find_amounts(numbers, reading)
    if len(amounts) != 1 or len(numbers) != 1 or not _fills(amounts[0], reading):
        return None
    money = amounts[0].money
    same = [each.amount for each in (money, *amounts[0].alternatives) if each.currency == money.currency]
    return {"amount": (min if rate else max)(same), "currency": money.currency}


def _fills(amount: Amount, reading: Reading) -> bool:
    """Whether nothing stands beside the amount but what it is paid for (``per hour``)."""
    return amount.first == 0 and (amount.last == len(reading.tokens) or amount.per is not None)
