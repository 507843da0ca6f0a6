"""Charts as files: pictures where this machine can make them, with words for those who cannot see them."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from api.discord import picture
from api.discord.charts import Charts, OwnDrawer, chart_of
from assistant.answer import Answer
from rules import registry
from rules.knowledge import Knowledge
from tests.api.discord.snapshots import LANGUAGES, recorded

KNOWLEDGE = Knowledge(date(2026, 11, 30))
CHARTS = Charts(OwnDrawer(lambda: KNOWLEDGE))


def files_of(answer: Answer) -> list[tuple[str, bytes, str]]:
    return [(file.name, file.content, file.description) for file in asyncio.run(CHARTS.of(answer))]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("kind", "name"), [("computation", "power"), ("choice", "speed-price")])
def test_computation_has_a_picture(language: str, kind: str, name: str) -> None:
    if not picture.can_write(language):
        pytest.skip(f"no letters for {language} on this machine")
    ((file, content, description),) = files_of(recorded(language, kind)[1])
    assert file == f"{name}.png"
    assert content.startswith(b"\x89PNG\r\n\x1a\n")
    assert 20 < len(description) <= 1024


@pytest.mark.parametrize("kind", ["quotation", "clarification", "abstention", "smalltalk"])
def test_other_answers_have_none(kind: str) -> None:
    assert files_of(recorded("en", kind)[1]) == []


def test_without_letters_or_a_renderer_the_drawing_itself_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "find_spec", lambda name: None)
    ((file, content, description),) = files_of(recorded("en", "computation")[1])
    assert file == "power.svg"
    assert content.startswith(b"<svg ")
    assert "1,053 W" in description


def test_letters_that_no_font_has_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    nameless = type("Locale", (), {"name": "\ue123"})
    monkeypatch.setattr(picture, "locale", lambda tag: nameless)
    picture.can_write.cache_clear()
    try:
        assert not picture.can_write("en")
        assert picture.picture("<svg xmlns='http://www.w3.org/2000/svg'/>", "en") is None
    finally:
        picture.can_write.cache_clear()


def test_inputs_that_cannot_be_computed_here_have_no_chart() -> None:
    _, answer = recorded("en", "computation")
    (computation,) = answer.computations
    strange = computation.model_copy(update={"inputs": {"gpus": [{"name": "RTX 9999", "count": 1}]}})
    assert files_of(answer.model_copy(update={"computations": (strange,)})) == []


def test_at_most_three_files_with_names_of_their_own() -> None:
    _, answer = recorded("en", "computation")
    many = answer.model_copy(update={"computations": answer.computations * 5})
    assert [name for name, *_ in files_of(many)] == ["power.png", "power-2.png", "power-3.png"]


def test_every_rule_with_a_chart_exists() -> None:
    names = {chart_of(rule) for rule in registry.names()}
    assert {"power", "speed-price", "memory", "break-even", None} == names


def test_what_cannot_be_rendered_is_no_picture() -> None:
    assert picture.picture("no drawing", "en") is None
