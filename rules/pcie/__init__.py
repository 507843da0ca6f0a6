"""PCIe: how long transfers take by generation and lanes, and when lanes matter."""

from rules.pcie.compute import judge_link
from rules.pcie.inputs import PcieInputs
from rules.registry import Rule

RULE = Rule("pcie", PcieInputs, judge_link)

__all__ = ["RULE", "PcieInputs", "judge_link"]
