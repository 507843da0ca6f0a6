"""Constants of the rule, typed; their values are in ``rules/parameters/cloud_or_buy.yaml``."""

from __future__ import annotations

from dataclasses import dataclass

from rules.parameters import Parameter, ParameterGroup


@dataclass(frozen=True)
class CloudOrBuyParameters(ParameterGroup):
    """What renting and buying are compared with besides prices, rents and tariffs."""

    usual_provider: Parameter[str]
    usual_cards: Parameter[tuple[str, ...]]
    usual_country: Parameter[str]
    workday_h: Parameter[float]
    resale_example_share: Parameter[float]
    recheck_rate_days: Parameter[int]
    speed_2017: Parameter[float]
