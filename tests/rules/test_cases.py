"""Every row of the case tables."""

from __future__ import annotations

import pytest

from rules.knowledge import Knowledge
from tests.rules.case_tables import Case, cases, check, ids

PSU, RAM, BUDGET = cases("psu"), cases("ram"), cases("gpu_budget")


@pytest.mark.parametrize("case", PSU, ids=ids(PSU))
def test_psu(case: Case, knowledge: Knowledge) -> None:
    check(case, knowledge)


@pytest.mark.parametrize("case", RAM, ids=ids(RAM))
def test_ram(case: Case, knowledge: Knowledge) -> None:
    check(case, knowledge)


@pytest.mark.parametrize("case", BUDGET, ids=ids(BUDGET))
def test_gpu_budget(case: Case, knowledge: Knowledge) -> None:
    check(case, knowledge)
