"""Wall circuit: what it carries, and which machine or how many cards it can feed."""

from rules.circuit.compute import check_circuit
from rules.circuit.inputs import CircuitInputs
from rules.registry import Rule

RULE = Rule("circuit", CircuitInputs, check_circuit)

__all__ = ["RULE", "CircuitInputs", "check_circuit"]
