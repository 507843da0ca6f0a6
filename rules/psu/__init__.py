"""Power supply: what rating a machine needs, and whether the one at hand is enough."""

from rules.psu.compute import size_psu
from rules.psu.inputs import PsuInputs
from rules.registry import Rule

RULE = Rule("psu", PsuInputs, size_psu)

__all__ = ["RULE", "PsuInputs", "size_psu"]
