"""Spec tables: each row of ``cases/<tag>.yaml`` says all that its question must be understood as."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from assistant.understanding.frame import Card, Frame, Money, Slot
from assistant.understanding.language_card import cards as language_cards
from assistant.understanding.understand import understand

TABLES = {
    path.stem: yaml.safe_load(path.read_text("utf-8")) for path in Path(__file__).parent.glob("cases/*.yaml")
}
ROWS = [(tag, row) for tag, table in TABLES.items() for row in table["rows"]]
CHAINS = [(tag, chain) for tag, table in TABLES.items() for chain in table["chains"]]
WITH_FACTS, WITHOUT = 120, 60
"""Rows that a table has at least: with quantities or names, and of intents alone."""


@pytest.mark.parametrize("tag, row", ROWS, ids=[f"{tag}: {row['q']}" for tag, row in ROWS])
def test_row(tag, row, knowledge):
    frame = understand(row["q"], knowledge=knowledge)
    check(frame, row, tag)
    assert not frame.is_follow_up


@pytest.mark.parametrize("tag, chain", CHAINS, ids=[f"{tag}: {chain[0]['q']}" for tag, chain in CHAINS])
def test_chain(tag, chain, knowledge):
    frame = None
    for row in chain:
        frame = understand(row["q"], previous=frame, knowledge=knowledge)
        check(frame, row, tag)


@pytest.mark.parametrize("tag", TABLES)
def test_tables_are_large_enough(tag):
    rows = TABLES[tag]["rows"]
    assert len({row["q"] for row in rows}) == len(rows)
    with_facts = sum(1 for row in rows if row.get("cards") or row.get("slots"))
    assert with_facts >= WITH_FACTS
    assert len(rows) - with_facts >= WITHOUT


def test_every_language_has_a_table():
    assert set(TABLES) == {card.tag for card in language_cards()}


def check(frame: Frame, row: dict[str, Any], tag: str) -> None:
    assert frame.language == row.get("language", tag)
    assert frame.act == row.get("act", "ask")
    if not row.get("any_rules"):
        expected = row.get("rules", [])
        assert sorted(frame.rules) == sorted(expected)
        assert row.get("any_order") or list(frame.rules) == expected
    assert [written(card) for card in frame.cards] == row.get("cards", [])
    if "claims" in row:
        assert [card.memory_gb for card in frame.cards] == row["claims"]
    if "conditions" in row:
        assert [card.condition for card in frame.cards] == row["conditions"]
    free = set(row.get("any_slots", []))
    slots = {name: slot for name, slot in frame.slots.items() if name not in free}
    expected_slots = {name: value for name, value in row.get("slots", {}).items() if name not in free}
    assert {name: plain(slot) for name, slot in slots.items()} == expected_slots
    assert row.get("any_reason") or frame.wants_reason == row.get("why", False)
    assert frame.era == row.get("era")
    for name, words in row.get("spans", {}).items():
        assert said(frame, name) == words
    for name, low in row.get("low", {}).items():
        assert frame.slots[name].low == pytest.approx(low)


def written(card: Card) -> str:
    if card.name is None:
        return f"? {card.asked}"
    return card.name if card.count is None else f"{card.count} x {card.name}"


def plain(slot: Slot) -> Any:
    if isinstance(slot.value, Money):
        return (
            f"{slot.value.amount:g} {slot.value.currency}"
            if slot.value.amount < 1e5
            else (f"{slot.value.amount:.0f} {slot.value.currency}")
        )
    if isinstance(slot.value, tuple):
        return list(slot.value)
    return slot.value if not isinstance(slot.value, float) else pytest.approx(slot.value)


def said(frame: Frame, name: str) -> str:
    span = frame.slots[name].span
    assert span is not None
    return re.sub(r"\s+", " ", frame.question[span.start : span.end])
