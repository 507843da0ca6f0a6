"""What graphics cards cost, by dated prices."""

from rules.gpu_price.compute import price_cards
from rules.gpu_price.inputs import GpuPriceInputs
from rules.registry import Rule

RULE = Rule("gpu_price", GpuPriceInputs, price_cards)

__all__ = ["RULE", "GpuPriceInputs", "price_cards"]
