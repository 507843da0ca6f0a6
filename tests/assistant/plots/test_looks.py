"""Charts in every look: broad and narrow, light and dark; nothing is cut off, no text covers another."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.answering.wording import locales
from assistant.plots import LEAST_WIDTH, WIDTH, Paper, render
from assistant.plots.labels import RADIUS, Box, labels
from assistant.plots.lettering import width_of, wrapped
from assistant.plots.plane import Axis, Plane, Point, draw
from rules import registry
from tests.assistant.plots.test_plots import KNOWLEDGE, SHOWN, SVG, Case, plotted

NARROW, BROAD = Paper(LEAST_WIDTH), Paper(WIDTH)
HUES = re.compile(r"#[0-9a-f]{6}")
SLACK = 2.0
"""Pixels by which two lines of text may seem to touch, as their widths are estimated."""


def boxes(svg: str) -> Iterator[tuple[str, Box]]:
    """Every text of a picture with the room that it takes."""
    for text in ElementTree.fromstring(svg).iter(f"{SVG}text"):
        x, y, size = (float(text.get(name, 0)) for name in ("x", "y", "font-size"))
        width = width_of(text.text or "", size)
        left = x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[text.get("text-anchor", "start")]
        yield text.text or "", Box(left + SLACK, y - size * 0.6, left + width - SLACK, y + size * 0.1)


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("paper", [NARROW, BROAD], ids=["narrow", "broad"])
def test_no_text_is_cut_off_or_covers_another(paper: Paper, language: str) -> None:
    for case, (chart, rule, inputs) in SHOWN.items():
        svg = render(chart, registry.get(rule)(inputs, KNOWLEDGE), language, paper).svg
        height = float(ElementTree.fromstring(svg).get("height", 0))
        found = list(boxes(svg))
        for text, box in found:
            assert Box(0, 0, paper.width, height).holds(box), (case, text)
        for (one, first), (other, second) in combinations(found, 2):
            assert not first.meets(second), (case, one, other)


@pytest.mark.parametrize("case", SHOWN.values(), ids=SHOWN)
def test_a_dark_chart_is_the_light_one_in_other_colours(case: Case) -> None:
    chart, rule, inputs = case
    computation = registry.get(rule)(inputs, KNOWLEDGE)
    light, dark = (render(chart, computation, "en", Paper(WIDTH, theme)).svg for theme in ("light", "dark"))
    assert HUES.sub("", light) == HUES.sub("", dark)
    assert {"#1b1b1b", "#ffffff"} <= set(HUES.findall(light))
    assert not {"#1b1b1b", "#ffffff"} & set(HUES.findall(dark))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_letters_stand_out_from_the_ground(theme: str) -> None:
    """WCAG 2.2, 1.4.3: at least 4.5 : 1."""
    paper = Paper(theme=theme)  # type: ignore[arg-type]
    lighter, darker = sorted((_luminance(paper.ink), _luminance(paper.ground)), reverse=True)
    assert (lighter + 0.05) / (darker + 0.05) >= 4.5


def _luminance(colour: str) -> float:
    shares = (int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5))
    red, green, blue = (s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def test_a_number_and_its_unit_stay_together() -> None:
    assert "1\N{NO-BREAK SPACE}GiB" in "".join(wrapped("a b: 1\N{NO-BREAK SPACE}GiB", 13, 60))
    svg = plotted(*SHOWN["training"]).svg
    assert "134.6\N{NO-BREAK SPACE}GiB" in svg


def test_limits_that_have_no_room_for_their_names_are_explained_below() -> None:
    chart, rule, inputs = SHOWN["circuits"]
    texts = [text for text, _ in boxes(plotted(chart, rule, inputs).svg)]
    assert texts.count("A") == 1
    assert any(text.startswith("A  behind the supply on 120 V / 15 A") for text in texts)


@given(st.text(max_size=60), st.floats(20, 400))
@settings(deadline=None)
def test_wrapping_loses_nothing_but_the_spaces_between_lines(text: str, room: float) -> None:
    lines = wrapped(text, 13, room)
    assert "".join("".join(lines).split()) == "".join(text.split())
    parts = [line for line in lines if len(line.split()) > 1 and width_of(line, 13) > room]
    assert not [line for line in parts if " " in line.strip(" ")]


@given(st.lists(st.tuples(st.text("aW中 ", min_size=1), st.floats(0, 300), st.floats(0, 300)), max_size=12))
@settings(deadline=None)
def test_names_beside_points_cover_neither_points_nor_names(points: list[tuple[str, float, float]]) -> None:
    room = Box(-20, -20, 320, 320)
    found = labels(points, room)
    if found is None:
        return
    taken = [label.box(name) for label, (name, _, _) in zip(found, points, strict=True)]
    assert all(room.holds(box) for box in taken)
    assert not any(one.meets(other) for one, other in combinations(taken, 2))
    dots = [Box(x - RADIUS, y - RADIUS, x + RADIUS, y + RADIUS) for _, x, y in points]
    assert not any(box.meets(dot) for box in taken for dot in dots)


def test_points_without_room_for_names_are_numbered_and_listed() -> None:
    """Twelve cards of nearly the same price and speed, each with a long name."""
    axis = Axis("x", str)
    points = tuple(Point(f"A card with a long name, number {n}", 1000 + n, 1 + n / 100) for n in range(12))
    texts = [text for text, _ in boxes(draw(Plane("t", "d", axis, axis, points), NARROW))]
    assert [str(number) for number in range(1, 13)] == [text for text in texts if text.isdigit()][-12:]
    assert sum("A card with a long name" in text for text in texts) == 12


def test_without_points_there_is_nothing_to_name() -> None:
    assert labels([], Box(0, 0, 1, 1)) == []
