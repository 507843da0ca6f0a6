"""Parts of product names in the letters of the language are read as the makers write them, in place."""

from __future__ import annotations

import pytest

from assistant.understanding.language_card import cards
from assistant.understanding.normalise import normalise
from assistant.understanding.spellings import in_latin


@pytest.mark.parametrize(
    "text, read",
    [
        ("3090ти", "3090ti"),
        ("3090 ТИ", "3090 ti"),
        ("4070 ти супер", "4070 ti super"),
        ("ртх 4090", "rtx 4090"),
        ("4х250", "4x250"),
        ("3060 12ГБ", "3060 12gb"),
        ("3090 тихая", "3090 тихая"),
        ("супер, спасибо", "супер, спасибо"),
        ("эти карты", "эти карты"),
        ("3090 ti", "3090 ti"),
    ],
)
def test_in_latin(text, read):
    assert in_latin(normalise(text)).text == read


@pytest.mark.parametrize("card", [card for card in cards() if card.names], ids=lambda card: card.tag)
def test_spellings_keep_every_character_in_its_place(card):
    assert [one for one, other in card.names.items() if len(one) != len(other)] == []
