"""Every language has enough golden rows of every kind: rules, search, abstention, conversations."""

from __future__ import annotations

from collections import Counter

import pytest

from assistant.evaluation.loading import Golden
from corpus.languages import LANGUAGES
from rules import registry

QUESTIONS, CHAINS = 80, 15
EACH = {"rules": 70, "retrieval": 30, "abstention": 30, "chains": CHAINS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_enough_rows(golden: Golden, language: str) -> None:
    counts = Counter({name: sum(row.language == language for row in getattr(golden, name)) for name in EACH})
    assert counts.total() >= QUESTIONS
    assert all(counts[name] >= least for name, least in EACH.items()), counts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_asked(golden: Golden, language: str) -> None:
    assert {row.rule for row in golden.rules if row.language == language} == set(registry.names())
