"""Board and case: slots, spacing, card length, lanes and radiators for a machine's cards."""

from rules.board_case.compute import house_cards
from rules.board_case.inputs import BoardCaseInputs
from rules.registry import Rule

RULE = Rule("board_case", BoardCaseInputs, house_cards)

__all__ = ["RULE", "BoardCaseInputs", "house_cards"]
