"""Charts: well-formed, titled, true to their table, in every language."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from assistant.answering.wording import locales
from assistant.plots import RULES, Plot, PlotError, render
from assistant.plots.scale import scale
from assistant.plots.svg import Paper
from rules import registry
from rules.knowledge import Knowledge
from tests.rules.conftest import TODAY

KNOWLEDGE = Knowledge(TODAY)
SVG = "{http://www.w3.org/2000/svg}"
TWO = [{"name": "RTX 3090", "count": 2}]
Case = tuple[str, str, dict[str, Any]]
SHOWN: dict[str, Case] = {
    "model on cards": ("memory", "llm_memory", {"model": "Llama 3.3 70B", "gpus": TWO}),
    "model without cards": ("memory", "llm_memory", {"model": "Llama 3.1 8B"}),
    "model of hybrid layers": ("memory", "llm_memory", {"model": "Qwen3-Next 80B-A3B", "gpus": TWO}),
    "training": (
        "memory",
        "train_memory",
        {"model": "Llama 3.1 8B", "method": "full", "batch": 1, "sequence_tokens": 2048, "gpus": TWO},
    ),
    "training by the table": ("memory", "train_memory", {"model": "Llama 3.1 8B", "gpus": TWO}),
    "pictures": ("memory", "llm_memory", {"model": "FLUX.1-dev"}),
    "training on pictures": ("memory", "train_memory", {"model": "FLUX.1-dev", "method": "lora"}),
    "machine": ("power", "psu", {"gpus": [*TWO, {"name": "RTX 4090"}], "mains": "120V/15A"}),
    "circuits": ("power", "circuit", {"gpus": TWO}),
    "whole machine": ("power", "build", {"gpus": TWO, "country": "DE"}),
    "budget": ("speed-price", "gpu_budget", {"budget": {"amount": 6000}}),
    "comparison": ("speed-price", "gpu_compare", {"gpus": [{"name": "RTX 3090"}, {"name": "RTX 4090"}]}),
    "break-even": ("break-even", "cloud_or_buy", {"gpus": [{"name": "RTX 3090"}], "resale": {"amount": 400}}),
}


def plotted(name: str, rule: str, inputs: dict[str, Any], language: str = "en") -> Plot:
    return render(name, registry.get(rule)(inputs, KNOWLEDGE), language)


def texts(svg: str) -> list[str]:
    return [element.text or "" for element in ElementTree.fromstring(svg).iter(f"{SVG}text")]


@pytest.mark.parametrize("language", locales())
@pytest.mark.parametrize("case", SHOWN.values(), ids=SHOWN)
def test_has_title_description_and_every_number_of_its_table(
    case: tuple[str, str, dict[str, Any]], language: str
) -> None:
    plot = plotted(*case, language)
    root = ElementTree.fromstring(plot.svg)
    assert root.get("role") == "img"
    named = [root.find(f"{SVG}{tag}") for tag in ("title", "desc")]
    assert all(element is not None and element.text for element in named)
    assert root.get("aria-labelledby") == " ".join(
        element.get("id", "") for element in named if element is not None
    )
    assert plot.table.rows
    assert {len(row) for row in plot.table.rows} == {len(plot.table.columns)}


@pytest.mark.parametrize("case", SHOWN.values(), ids=SHOWN)
def test_everything_lies_on_the_paper(case: tuple[str, str, dict[str, Any]]) -> None:
    root = ElementTree.fromstring(plotted(*case).svg)
    width, height = float(root.get("width", 0)), float(root.get("height", 0))
    for element in root.iter():
        for key, limit in (
            ("x", width),
            ("x1", width),
            ("x2", width),
            ("cx", width),
            ("y", height),
            ("cy", height),
        ):
            assert 0 <= float(element.get(key, 0)) <= limit, (element.tag, key)


def test_a_published_need_in_gb_is_drawn_in_gib() -> None:
    """FLUX.1-dev with everything on the card: (11.9 + 4.7) × 2 = 33.2 GB = 30.9 GiB."""
    computation = registry.get("llm_memory")({"model": "FLUX.1-dev"}, KNOWLEDGE)
    rows = {row[0]: row[1] for row in render("memory", computation, "en").table.rows}
    assert rows == {"Memory needed": "30.9 GiB", "Total": "30.9 GiB"}


def test_memory_stack_adds_up_to_the_answer() -> None:
    computation = registry.get("llm_memory")({"model": "Llama 3.3 70B", "gpus": TWO}, KNOWLEDGE)
    rows = {row[0]: row[1] for row in render("memory", computation, "en").table.rows}
    assert rows["Total"] == "44.1 GiB"
    assert rows["2 × GeForce RTX 3090"] == "48.0 GiB"


def test_power_stack_is_the_sum_of_the_supply() -> None:
    plot = plotted("power", "psu", {"gpus": [{"board_power_w": 250, "count": 4}], "cpu_power_w": 150})
    rows = {row[0]: row[1] for row in plot.table.rows}
    assert rows["Total"] == "1,250 W"
    assert rows["power supply"] == "1,500 W"


def test_lines_meet_where_the_rule_says() -> None:
    plot = plotted("break-even", "cloud_or_buy", {"gpus": [{"name": "RTX 3090"}]})
    middle = plot.table.rows[2]
    assert middle[1] == middle[2]


def test_numbers_are_written_as_in_the_language() -> None:
    power = {"gpus": [{"board_power_w": 250, "count": 4}], "cpu_power_w": 150}
    assert any("1.250 W" in cell for row in plotted("power", "psu", power, "tr").table.rows for cell in row)


@pytest.mark.parametrize(
    ("language", "part"),
    [("zh-Hans", "显卡，2 × 350 W："), ("fr", " W\u00a0: "), ("tr", "kartlar, 2 × 350 W: ")],
)
def test_a_part_and_its_size_are_joined_as_in_the_language(language: str, part: str) -> None:
    labels = texts(plotted(*SHOWN["machine"], language).svg)
    assert any(part in label.replace("\N{NO-BREAK SPACE}W", " W") for label in labels)


def test_names_become_text_and_never_markup() -> None:
    paper = Paper()
    parts = [paper.text("</svg>\x1b", 1, 2)]
    root = ElementTree.fromstring(paper.document("<b>&", "\x00<script>", 100, parts))
    assert [element.text for element in root.iter(f"{SVG}text")] == ["<b>&", "</svg>"]
    assert root.find(f"{SVG}script") is None


@given(st.lists(st.floats(1e-6, 1e12), min_size=1, max_size=9))
@settings(deadline=None)
def test_scale_holds_every_value(values: list[float]) -> None:
    found = scale(values, 10, 110)
    assert all(10 <= found.at(value) <= 110 + 1e-6 for value in values)
    assert 2 <= len(found.ticks()) <= 9


def test_unknown_chart_names_the_nearest() -> None:
    computation = registry.get("psu")({"total_power_w": 500}, KNOWLEDGE)
    with pytest.raises(PlotError) as caught:
        render("powr", computation, "en")
    assert caught.value.options == ("power",)


@pytest.mark.parametrize(
    ("name", "rule", "inputs"),
    [("memory", "psu", {"total_power_w": 500}), ("power", "psu", {"total_power_w": 500})],
)
def test_a_computation_without_the_figures_is_refused(name: str, rule: str, inputs: dict[str, Any]) -> None:
    with pytest.raises(PlotError):
        plotted(name, rule, inputs)


def test_charts_name_rules_that_exist() -> None:
    assert {rule for rules in RULES.values() for rule in rules} <= set(registry.names())


def test_no_font_or_picture_is_loaded_from_elsewhere() -> None:
    for case in SHOWN.values():
        svg = plotted(*case).svg
        assert not re.search(r"https?://(?!www\.w3\.org/2000/svg)|@import|<script|<image", svg)
        assert texts(svg)
