"""Renting against buying for the usual cards, where none was named."""

from __future__ import annotations

from rules.cards import CardRequest
from rules.cloud_or_buy.balance import Balance, balance
from rules.cloud_or_buy.derivation import break_even_step, price_sources
from rules.cloud_or_buy.inputs import CloudOrBuyInputs
from rules.cloud_or_buy.parameters import CloudOrBuyParameters
from rules.cloud_or_buy.remarks import common_assumptions, common_warnings
from rules.cloud_or_buy.table import cards
from rules.computation import Computation, Message, message, quantity, references_of
from rules.errors import RuleInputError
from rules.knowledge import Knowledge

_SECTIONS = ("cloud-or-buy#decide", "cloud-or-buy#break-even-2026", "cloud-or-buy#break-even")
_OF_ONE_CARD = ("rented", "price", "resale", "hourly_rate")


def report_usual(
    inputs: CloudOrBuyInputs, knowledge: Knowledge, parameters: CloudOrBuyParameters
) -> Computation:
    """A row for each usual card, and the range of their break-evens.

    Raises:
        RuleInputError: an amount that belongs to one card, without the card.
    """
    given = next((name for name in _OF_ONE_CARD if getattr(inputs, name) is not None), None)
    if given is not None:
        raise RuleInputError("gpus", "error-cloud-no-card", field=given)
    balances = _balances(inputs, knowledge, parameters)
    lines = tuple(
        break_even_step(found, each) for found in balances if (each := found.break_even_h) is not None
    )
    prices = references_of((), *(source for each in balances for source in price_sources(each)))
    hours = [line.value for line in lines]
    return Computation(
        rule="cloud_or_buy",
        headline=_headline(balances, hours),
        unit="h",
        low=min(hours) if hours else None,
        high=max(hours) if hours else None,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=cards(balances),
        assumptions=(message("cloud-or-buy-assume-cards"), *common_assumptions(balances[0])),
        warnings=common_warnings(balances),
        references=references_of(lines, *balances[0].power.references, *prices),
        priced_by=prices,
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )


def _balances(
    inputs: CloudOrBuyInputs, knowledge: Knowledge, parameters: CloudOrBuyParameters
) -> tuple[Balance, ...]:
    return tuple(
        balance(inputs.model_copy(update={"gpus": (card,)}), knowledge, parameters)
        for card in map(_request, parameters.usual_cards.value)
    )


def _request(name: str) -> CardRequest:
    return CardRequest.model_validate({"name": name})


def _headline(balances: tuple[Balance, ...], hours: list[float]) -> Message:
    names = tuple(found.card.name or "" for found in balances)
    if not hours:
        return message("cloud-or-buy-headline-cards-never", cards=names)
    low, high = quantity(min(hours), "h", 0), quantity(max(hours), "h", 0)
    return message("cloud-or-buy-headline-cards", cards=names, low=low, high=high)
