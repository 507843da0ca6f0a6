"""Messages that pick one of what was offered, and messages that only look like it."""

from __future__ import annotations

import pytest

from assistant.understanding.frame import Pick
from assistant.understanding.understand import understand

PICKS = {
    "the second one": Pick(2, in_words=True),
    "the first": Pick(1, in_words=True),
    "the second card": Pick(2, in_words=True),
    "the last one please": Pick(-1, in_words=True),
    "2": Pick(2, in_words=False),
    "3.": Pick(3, in_words=False),
    "das zweite": Pick(2, in_words=True),
    "die erste, bitte": Pick(1, in_words=True),
    "le deuxième": Pick(2, in_words=True),
    "la primera": Pick(1, in_words=True),
    "a segunda": Pick(2, in_words=True),
    "ikincisi": Pick(2, in_words=True),
    "второй": Pick(2, in_words=True),
    "第二个": Pick(2, in_words=True),
    "第二個": Pick(2, in_words=True),
    "2番目": Pick(2, in_words=True),
    "두 번째": Pick(2, in_words=True),
}
OTHERS = [
    "two",
    "12",
    "2 cards",
    "the second RTX 3090",
    "the first or the second?",
    "is the second one faster?",
    "850 W",
    "ikincisi için güç kaynağı?",
    "a PSU for the second one",
    "what is the second law",
]


@pytest.mark.parametrize("text", PICKS)
def test_a_pick_is_heard(text, knowledge):
    locale = "ja" if "番" in text else None
    assert understand(text, locale=locale, knowledge=knowledge).pick == PICKS[text]


@pytest.mark.parametrize("text", OTHERS)
def test_anything_more_is_no_pick(text, knowledge):
    assert understand(text, knowledge=knowledge).pick is None
