"""Number words that are read in whatever language the rest of a question is."""

from __future__ import annotations

from importlib.resources import files

import pytest
import yaml

from assistant.understanding.language_card import cards
from assistant.understanding.language_file import common, layer, phrases
from assistant.understanding.normalise import fold

DATA = yaml.load(
    (files("assistant.understanding") / "counts.yaml").read_text("utf-8"),
    yaml.BaseLoader,
)


@pytest.fixture(scope="module")
def numbers() -> dict[str, set[float]]:
    """What each number word is worth in our languages."""
    found: dict[str, set[float]] = {}
    for each in (common(), *(layer(card.tag) for card in cards())):
        for value, words in each.sections.get("numbers", {}).items():
            for word in words:
                found.setdefault(word, set()).add(float(value))
    return found


@pytest.mark.parametrize("value", DATA["numbers"])
def test_no_word_is_another_number_in_one_of_our_languages(value, numbers):
    for word in phrases(fold(DATA["numbers"][value])):
        assert numbers.get(word, {float(value)}) == {float(value)}


def test_false_friends_are_number_words():
    words = {word for listed in DATA["numbers"].values() for word in phrases(fold(listed))}
    for listed in DATA["false_friends"].values():
        assert words.issuperset(phrases(fold(listed)))
