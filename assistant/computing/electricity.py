"""From a frame to the inputs of the electricity rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from assistant.computing.cards import card_requests, given
from assistant.computing.missing import Missing
from assistant.computing.money import usual_currency
from assistant.computing.tiers import tier
from assistant.understanding.frame import Frame, Money
from rules.computation import message
from rules.electricity.parameters import ElectricityParameters
from rules.knowledge import Knowledge

_SPOKEN_MONTH_H = 730.0
"""A twelfth of a year; the rule counts a month of thirty days."""
_SAME = (
    "cpu",
    "cpu_count",
    "cpu_power_w",
    "power_limit_w",
    "power_limit_share",
    "mains",
    "country",
    "hours_per_day",
    "duty",
)
_OFFERED = ("GeForce RTX 3090", "GeForce RTX 4090", "GeForce RTX 5090")


def inputs(frame: Frame, knowledge: Knowledge) -> Mapping[str, Any] | Missing:
    """Machine, time and price of the question; asks for the machine where nothing is known of it."""
    gpus = card_requests(frame, knowledge)
    total = None if gpus else frame.get("total_power_w") or frame.get("psu_w")
    if not gpus and total is None:
        if frame.era == 2018:
            return {"method": "2018"}
        if frame.get("kwh_price_asked"):
            return _price_alone(frame)
        return Missing("gpus", message("electricity-missing-cards"), _OFFERED)
    return given(
        gpus=gpus or None,
        total_power_w=total,
        psu_tier=None if frame.get("efficiency") else tier(frame),
        efficiency=frame.get("efficiency"),
        psu_w=frame.get("psu_w") if gpus or frame.get("total_power_w") else None,
        hours=None if frame.get("hours") == _SPOKEN_MONTH_H else frame.get("hours"),
        part=frame.get("country_part") if frame.get("country") else None,
        **_tariff(frame.get("tariff"), frame.get("cost_currency") or _own_currency(frame, knowledge)),
        **{name: frame.get(name) for name in _SAME},
    )


def _own_currency(frame: Frame, knowledge: Knowledge) -> str | None:
    """The currency of the asker's language, also where the country named is the one that pays in it."""
    parameters = knowledge.parameters(ElectricityParameters, "electricity")
    return usual_currency(frame, parameters.country_of_currency.value)


def _price_alone(frame: Frame) -> Mapping[str, Any]:
    return given(
        aspect="price",
        country=frame.get("country"),
        part=frame.get("country_part") if frame.get("country") else None,
        currency=frame.get("cost_currency") or usual_currency(frame),
    )


def _tariff(price: Money | None, asked: str | None) -> dict[str, Any]:
    if price is not None:
        return {"tariff": price.amount, "currency": price.currency}
    return {"currency": asked} if asked else {}
