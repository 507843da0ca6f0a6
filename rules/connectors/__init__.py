"""Power connectors: which cables the cards need, and what each carries."""

from rules.connectors.compute import count_connectors
from rules.connectors.inputs import ConnectorInputs
from rules.registry import Rule

RULE = Rule("connectors", ConnectorInputs, count_connectors)

__all__ = ["RULE", "ConnectorInputs", "count_connectors"]
