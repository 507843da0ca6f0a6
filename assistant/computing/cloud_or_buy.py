"""From a frame to the inputs of the rule on renting or buying."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.computing.tiers import tier
from assistant.understanding.frame import Frame, Money
from rules.computation import message
from rules.knowledge import Knowledge

_SAME = ("country", "condition", "hours", "hours_per_day")
_OF_ONE_CARD = ("budget", "hourly_rate", "resale")
_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090", "H100 PCIe 80 GB")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """The card to buy and the one to rent; asks for it where only its price or rent was said."""
    if frame.era == 2017:
        return {"method": "2017"}
    bought, rented = _cards(frame, knowledge)
    if bought is None and any(frame.get(name) is not None for name in _OF_ONE_CARD):
        return Missing("gpus", message("cloud-or-buy-missing-card"), _OFFERED)
    rent = frame.get("hourly_rate") or _rent_alone(frame, knowledge)
    price = None if rent is frame.get("budget") else frame.get("budget")
    count = (bought or {}).get("count") or 1
    return given(
        gpus=None if bought is None else [bought],
        rented=rented,
        price=_amount(price),
        price_is_total=True if price and count > 1 and not frame.get("budget_is_each") else None,
        resale=_amount(frame.get("resale")),
        hourly_rate=_amount(rent),
        rate_is_assumed=True if rent is not None and frame.get("hourly_rate") is None else None,
        tariff=_amount(frame.get("tariff")),
        psu_tier=tier(frame),
        **{name: frame.get(name) for name in _SAME},
    )


def _rent_alone(frame: Frame, knowledge: Knowledge) -> Money | None:
    """An amount that no card costs, and that is a rent for an hour: "rent a 4090 at $0.4"."""
    from rules.cloud_or_buy.parameters import CloudOrBuyParameters

    money = frame.get("budget")
    if money is None:
        return None
    cheapest = knowledge.parameters(CloudOrBuyParameters, "cloud_or_buy").ranges["price_usd"].minimum
    dollars = knowledge.exchange.rate(money.currency, "USD", knowledge.as_of).value * money.amount
    return money if 0 < dollars < cheapest else None


def _cards(frame: Frame, knowledge: Knowledge) -> tuple[dict[str, Any] | None, str | None]:
    """The card to buy, and the name of another one to rent: of two the server card, else the second."""
    named = [request for request in card_requests(frame, knowledge) if "name" in request]
    if len(named) < 2 or named[0]["name"] == named[1]["name"]:
        return (named[0] if named else None), None
    first, second = named[:2]
    if _is_server_card(first["name"], knowledge) and not _is_server_card(second["name"], knowledge):
        first, second = second, first
    return first, second["name"]


def _is_server_card(name: str, knowledge: Knowledge) -> bool:
    gpu = knowledge.gpus.find(name).gpu
    return gpu is not None and gpu.is_datacenter


def _amount(money: Money | None) -> dict[str, Any] | None:
    return None if money is None else {"amount": money.amount, "currency": money.currency}
