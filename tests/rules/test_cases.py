"""Every row of the case tables."""

from __future__ import annotations

import pytest

from rules.knowledge import Knowledge
from tests.rules.case_tables import FOLDER, Case, cases, check

RULES = sorted(file.stem for file in FOLDER.glob("*.yaml"))
CASES = [case for rule in RULES for case in cases(rule)]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.rule}: {case.name}" for case in CASES])
def test_case(case: Case, knowledge: Knowledge) -> None:
    check(case, knowledge)


@pytest.mark.parametrize("rule", RULES)
def test_tables_are_large_enough(rule: str) -> None:
    assert len(cases(rule)) >= 25
