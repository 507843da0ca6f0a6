"""Answers as they are composed: their own words are let through, and no digit of them can be changed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import permutations
from pathlib import Path

import pytest

from assistant.answer import Answer
from assistant.answering.price_sources import names_price_sources
from assistant.answering.wording import locales
from assistant.assistant import Assistant
from assistant.evaluation.language_model import chosen
from assistant.evaluation.loading import GOLDEN_FOLDER, load_golden
from assistant.settings import Settings
from assistant.writer.faults import Fault
from assistant.writer.statements import Statement, statements
from assistant.writer.verify import Verifier
from tests.assistant.writer.loading import DAY

EACH = 8
LEAST_KEPT = 0.97


@pytest.fixture(scope="module")
def assistant(tmp_path_factory: pytest.TempPathFactory) -> Assistant:
    home: Path = tmp_path_factory.mktemp("home")
    return Assistant(Settings.from_environment({"RIGWISE_HOME": str(home)}), today=lambda: DAY)


@cache
def answers(assistant: Assistant, language: str) -> list[Answer]:
    questions = chosen(load_golden(GOLDEN_FOLDER, ("rules", "retrieval")), [language], EACH)
    found = [assistant.ask(question) for _, question in questions]
    return [answer for answer in found if answer.kind == "answer"]


def stated(assistant: Assistant, language: str) -> Iterator[tuple[Verifier, Statement]]:
    for answer in answers(assistant, language):
        known = statements(answer, assistant.knowledge)
        verifier = Verifier(known, answer.lead, answer.language, assistant.knowledge)
        yield from ((verifier, statement) for statement in known)


@pytest.mark.parametrize("language", locales())
def test_its_own_words_are_let_through(language: str, assistant: Assistant) -> None:
    found = [(verifier.check(each.text), each.text) for verifier, each in stated(assistant, language)]
    dropped = [(fault, text) for fault, text in found if isinstance(fault, Fault)]
    assert len(found) > EACH
    assert len(dropped) <= (1 - LEAST_KEPT) * len(found), dropped


@pytest.mark.parametrize(
    "question",
    ["How much is an RTX 3090?", "RTX 3090 多少钱？", "RTX 3090はいくらですか？"],
    ids=["en", "zh", "ja"],
)
def test_where_prices_come_from_is_not_put_in_other_words(question: str, assistant: Assistant) -> None:
    answer = assistant.ask(question)
    assumed = [text for each in answer.computations for text in each.assumptions]
    told = [text for text in assumed if names_price_sources(text, answer.language)]
    assert told
    assert not [each for each in statements(answer, assistant.knowledge) if each.text in " ".join(told)]


@pytest.mark.parametrize("language", locales())
def test_no_number_of_it_can_be_changed(language: str, assistant: Assistant) -> None:
    tried = 0
    for verifier, each in stated(assistant, language):
        for match in re.finditer(r"\d(?!\d)", each.text):
            tried += 1
            changed = f"{each.text[: match.start()]}{(int(match[0]) + 3) % 10}{each.text[match.end() :]}"
            assert isinstance(verifier.check(changed), Fault), changed
    assert tried > EACH


@pytest.mark.parametrize("language", locales())
def test_no_result_can_be_said_of_another_step(language: str, assistant: Assistant) -> None:
    for answer in answers(assistant, language):
        verifier = Verifier(
            statements(answer, assistant.knowledge), answer.lead, answer.language, assistant.knowledge
        )
        for computation in answer.computations:
            for one, other in permutations(computation.steps, 2):
                if one.text != other.text and one.label != other.label:
                    changed = f"{one.label}: {other.text}."
                    assert isinstance(verifier.check(changed), Fault), changed


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("RTX 3090", "RTX 3080"),
        ("GeForce", "Radeon"),
        ("GiB", "GB"),
        ("GB", "GiB"),
        (" W", " Wh"),
        ("2018", "2017"),
    ],
)
def test_no_name_unit_or_year_of_it_can_be_changed(one: str, other: str, assistant: Assistant) -> None:
    tried = 0
    for language in locales():
        for verifier, each in stated(assistant, language):
            found = re.search(rf"{one}(?![A-Za-z0-9/])", each.text)
            if found:
                tried += 1
                changed = each.text[: found.start()] + other + each.text[found.end() :]
                assert isinstance(verifier.check(changed), Fault), changed
    assert tried > 0
