"""Charts as files: pictures where this machine can make them, with words for those who cannot see them."""

from __future__ import annotations

import asyncio
from datetime import date

import pytest

from api.discord import picture
from api.discord.charts import Charts, OwnDrawer, chart_of
from api.discord.painter import Painter
from assistant.answer import Answer
from rules import registry
from rules.knowledge import Knowledge
from tests.api.discord.snapshots import LANGUAGES, recorded

KNOWLEDGE = Knowledge(date(2026, 11, 30))


def files_of(*answers: Answer) -> list[tuple[str, bytes, str]]:
    async def drawn() -> list[tuple[str, bytes, str]]:
        charts = Charts(OwnDrawer(lambda: KNOWLEDGE))
        files = [file for answer in answers for file in await charts.of(answer)]
        await charts.close()
        return [(file.name, file.content, file.description) for file in files]

    return asyncio.run(drawn())


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


def test_without_a_picture_the_drawing_itself_is_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    async def nothing(self: Painter, svg: str, language: str) -> None:
        return None

    monkeypatch.setattr(Painter, "paint", nothing)
    ((file, content, description),) = files_of(recorded("en", "computation")[1])
    assert file == "power.svg"
    assert content.startswith(b"<svg ")
    assert "1,053 W" in description


def test_without_a_renderer_there_is_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(picture, "find_spec", lambda name: None)
    assert picture.picture("<svg xmlns='http://www.w3.org/2000/svg'/>", "en") is None


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


SQUARE = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><path d='M0 0h9v9z'/></svg>"


def test_painter_outlives_a_fault_and_its_own_process() -> None:
    async def paint() -> list[bool]:
        painter = Painter()
        first = await painter.paint("no drawing", "en")
        second = await painter.paint(SQUARE, "en")
        assert painter._process is not None
        painter._process.kill()
        await painter._process.wait()
        third = await painter.paint(SQUARE, "en")
        await painter.close()
        return [picture is not None for picture in (first, second, third)]

    assert asyncio.run(paint()) == [False, True, True]


def test_picture_that_nobody_waits_for_is_not_taken_for_the_next_one() -> None:
    async def paint() -> bytes | None:
        painter = Painter()
        await painter.paint(SQUARE, "en")
        given_up = asyncio.create_task(painter.paint(SQUARE.replace("'9'", "'900'"), "en"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        given_up.cancel()
        await asyncio.gather(given_up, return_exceptions=True)
        made = await painter.paint(SQUARE, "en")
        await painter.close()
        return made

    made = asyncio.run(paint())
    assert made is not None
    assert int.from_bytes(made[16:20], "big") == 18


def test_drawings_take_turns() -> None:
    sizes = [f"<svg xmlns='http://www.w3.org/2000/svg' width='{n}' height='{n}'/>" for n in range(1, 9)]

    async def paint() -> list[bytes | None]:
        painter = Painter()
        made = await asyncio.gather(*(painter.paint(svg, "en") for svg in sizes))
        await painter.close()
        return made

    widths = [int.from_bytes(png[16:20], "big") for png in asyncio.run(paint()) if png]
    assert widths == [2 * n for n in range(1, 9)]
