"""Example questions: every language has them for every rule, and what is offered stands for its rule."""

from __future__ import annotations

from collections import Counter

import pytest

from assistant.understanding.example_questions import GUIDES, example_tags, examples, reading, rule_of_reading
from assistant.understanding.frame import Card, Frame, Slot
from assistant.understanding.understand import understand
from corpus.languages import LANGUAGES
from rules import registry


@pytest.mark.parametrize("tag", LANGUAGES)
def test_every_rule_has_examples_in_every_language(tag):
    assert set(examples(tag)) == {*registry.names(), GUIDES}
    assert all(len(questions) >= 2 for questions in examples(tag).values())


@pytest.mark.parametrize("tag", example_tags())
def test_no_example_stands_twice(tag):
    counts = Counter(question for questions in examples(tag).values() for question in questions)
    assert [question for question, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("tag", LANGUAGES)
def test_a_reading_stands_for_its_rule_alone(tag):
    assert [rule_of_reading(reading(rule, tag), tag) for rule in registry.names()] == registry.names()
    assert rule_of_reading("What is the weather?", tag) is None


@pytest.mark.parametrize("rule", sorted({*registry.names()} - {"gpu_compare", "multi_gpu", "train_memory"}))
def test_an_english_reading_is_understood_by_itself_too(rule, knowledge):
    model = {"model": Slot("Llama 3.1 70B")}
    before = Frame("3090", "en", cards=(Card("GeForce RTX 3090", "3090"),), slots=model)
    assert understand(reading(rule, "en"), previous=before, knowledge=knowledge).rules[:1] == (rule,)
