"""The commands as they are registered, the questions they stand for, and the names they offer."""

from __future__ import annotations

import json
import re
from datetime import date
from pathlib import Path
from typing import Any

import pytest
import yaml

from api.discord.commands import commands
from api.discord.interaction import Interaction
from api.discord.looking_up import offered
from api.discord.questions import question
from api.discord.words import LOCALES, words
from assistant.answering.wording import locales
from assistant.computing import compute
from assistant.understanding.understand import understand
from corpus.languages import LANGUAGES
from rules.knowledge import Knowledge

NAME = re.compile(r"[-_'\w]{1,32}")
TAGS = {
    *("en-US", "en-GB", "zh-CN", "zh-TW", "tr", "de", "fr", "es-ES", "es-419", "pt-BR", "ru", "ja", "ko"),
}
CASES = yaml.safe_load((Path(__file__).parent / "questions.yaml").read_text(encoding="utf-8"))
KNOWLEDGE = Knowledge(date(2026, 11, 30))


def named(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Commands with their options: everything that has a name."""
    return [each for item in items for each in (item, *named(item.get("options", [])))]


def test_names_are_as_discord_wants_them() -> None:
    for item in named(commands()):
        names = [item["name"], *item["name_localizations"].values()]
        if item.get("type") == 3 and "description" not in item:
            assert all(1 <= len(name) <= 32 for name in names)
            continue
        assert all(NAME.fullmatch(name) and name == name.lower() for name in names), item["name"]
        texts = [item["description"], *item["description_localizations"].values()]
        assert all(1 <= len(text) <= 100 for text in texts), item["name"]


def test_names_and_descriptions_are_in_every_language() -> None:
    assert {tag for tags in LOCALES.values() for tag in tags} == TAGS
    for item in named(commands()):
        assert set(item["name_localizations"]) == TAGS
        assert set(item.get("description_localizations", TAGS)) == TAGS


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_names_are_the_same(language: str) -> None:
    tag = LOCALES[language][0]
    top = [item["name_localizations"][tag] for item in commands()]
    assert len(set(top)) == len(top)
    for item in commands():
        inside = [option["name_localizations"][tag] for option in item.get("options", [])]
        assert len(set(inside)) == len(inside)


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_are_complete(language: str) -> None:
    base = words("en")
    assert words(language).names.keys() == base.names.keys()
    assert words(language).descriptions.keys() == base.descriptions.keys()
    assert words(language).choices.keys() == base.choices.keys()


def size(item: dict[str, Any]) -> int:
    """Characters of a command with its options and choices, each in its longest language."""
    parts = [*item.get("options", []), *item.get("choices", [])]
    own = sum(longest(item, key) for key in ("name", "description")) + len(str(item.get("value", "")))
    return own + sum(size(part) for part in parts)


def longest(item: dict[str, Any], key: str) -> int:
    return max(len(text) for text in (item.get(key, ""), *item.get(f"{key}_localizations", {}).values()))


def test_options_are_within_the_limits() -> None:
    for item in commands():
        assert size(item) <= 8000
        options = item.get("options", [])
        required = [option["required"] for option in options]
        assert required == sorted(required, reverse=True), "what is required comes first"
        for option in options:
            assert len(option.get("choices", [])) <= 25
            assert not (option.get("choices") and option.get("autocomplete"))
            for choice in option.get("choices", []):
                shown = [choice["name"], *choice.get("name_localizations", {}).values()]
                assert all(1 <= len(text) <= 100 for text in shown)


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_question_of_a_command_is_understood(case: dict[str, Any], language: str) -> None:
    """The rule is asked with exactly what the options say, in every language that answers are given in."""
    text = question(case["command"], case["options"], language)
    frame = understand(text, knowledge=KNOWLEDGE)
    assert frame.language == language, text
    (computation,) = compute(frame, KNOWLEDGE).computations
    assert computation.rule == case["rule"]
    inputs = json.loads(json.dumps(dict(computation.inputs), default=str))
    assert {name: inputs.get(name) for name in case["inputs"]} == case["inputs"], text


@pytest.mark.parametrize(
    ("option", "typed", "first"),
    [
        ("gpu", "3090", "GeForce RTX 3090"),
        ("gpu", "rx 7900 xtx", "Radeon RX 7900 XTX"),
        ("cpu", "7950x", "AMD Ryzen 9 7950X"),
        ("model", "llama 3.1 8", "Llama 3.1 8B"),
        ("quantization", "q4_k_m", "Q4_K_M"),
    ],
)
def test_likeliest_name_comes_first(option: str, typed: str, first: str) -> None:
    assert offered(option, typed, KNOWLEDGE)[0] == {"name": first, "value": first}


@pytest.mark.parametrize("option", ["gpu", "cpu", "model", "quantization"])
def test_names_are_offered_before_anything_is_typed(option: str) -> None:
    assert 5 <= len(offered(option, "", KNOWLEDGE)) <= 25


@pytest.mark.parametrize("typed", ["x" * 5000, "\x00", "☃☃☃", "' OR 1=1", "   "])
def test_anything_may_be_typed(typed: str) -> None:
    for option in ("gpu", "cpu", "model", "quantization", "unknown"):
        assert len(offered(option, typed, KNOWLEDGE)) <= 25


def test_menu_of_a_message_has_no_command_of_its_name() -> None:
    data = {"type": 3, "name": "psu", "target_id": "1"}
    menu = Interaction("1", "t", "a", "command", "g", "c", None, "u", "en-US", data)
    assert (menu.command, menu.target_text) == ("", "")
