"""Rent a card or buy it: hours after which buying is cheaper."""

from rules.cloud_or_buy.compute import rent_or_buy
from rules.cloud_or_buy.inputs import CloudOrBuyInputs
from rules.registry import Rule

RULE = Rule("cloud_or_buy", CloudOrBuyInputs, rent_or_buy)

__all__ = ["RULE", "CloudOrBuyInputs", "rent_or_buy"]
