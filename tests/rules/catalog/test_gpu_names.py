"""Names of graphics cards as people write them, in cases/gpu_find.yaml and cases/gpu_find_all.yaml."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rules.catalog.gpus import GpuCatalog
from rules.catalog.names import fold

CASES = Path(__file__).parent / "cases"
CATALOG = GpuCatalog.load()
OUT_OF_REACH = re.compile(
    r"Rev\.|PCIe x\d|Vega M G|\bGPU$|Xbox|MX450|Iris|Arctic Sound|Subsystem|^A2( PCIe)?$|965M$|Tesla M40$"
    r"|Duo Polaris"
)
"""Names that need more than their words in a sentence; ``find`` and ``get`` know them."""


def cases(name: str) -> list[Any]:
    return [
        pytest.param(case, id=str(case["text"]) or "empty")
        for case in yaml.safe_load((CASES / name).read_text("utf-8"))
    ]


@pytest.mark.parametrize("case", cases("gpu_find.yaml"))
def test_a_name_finds_its_card(case: dict[str, Any]) -> None:
    match = CATALOG.find(str(case["text"]))
    if "nearest" in case:
        assert match.kind == "unknown"
        assert match.gpu is None
        assert set(case["nearest"]) <= {gpu.name for gpu in match.nearest}
        return
    assert match.gpu is not None
    assert match.gpu.name == case["card"]
    assert match.gpu is match.default is match.candidates[0]
    assert match.kind == ("variants" if "others" in case else "exact")
    assert set(case.get("others", ())) <= {gpu.name for gpu in match.candidates}
    assert match.asked_memory_gb == case.get("memory")


@pytest.mark.parametrize("case", cases("gpu_find_all.yaml"))
def test_a_question_gives_up_its_cards(case: dict[str, Any]) -> None:
    text = str(case["text"])
    found = [
        [match.gpu.name if match.gpu else "?", text[start:end]]
        for match, start, end in CATALOG.find_all(text)
    ]
    assert found == case["found"]


def test_there_are_enough_cases() -> None:
    assert len(cases("gpu_find.yaml")) + len(cases("gpu_find_all.yaml")) >= 200


@pytest.mark.parametrize("form", [str, str.lower, str.upper, lambda name: name.replace(" ", "  ")])
def test_every_card_finds_itself(form: Any) -> None:
    assert [name for name in CATALOG.names() if CATALOG.find(form(name)).gpu != CATALOG.get(name)] == []


def test_every_card_of_this_century_s_teens_and_later_is_found_in_a_sentence() -> None:
    missed = []
    for name in CATALOG.names():
        gpu = CATALOG.get(name)
        if not gpu.release_date or gpu.release_date.year < 2012 or OUT_OF_REACH.search(name):
            continue
        text = f"Is the {name} good for training?"
        found = [match.gpu and match.gpu.name for match, _, _ in CATALOG.find_all(text)]
        if found != [name]:
            missed.append((name, found))
    assert missed == []


@given(st.text(max_size=200))
def test_any_text_is_read_without_error_and_spans_lie_in_it(text: str) -> None:
    assert len(fold(text)) == len(text)
    end_before = 0
    for match, start, end in CATALOG.find_all(text):
        assert end_before <= start < end <= len(text)
        assert match.asked == text[start:end]
        end_before = end


@given(
    st.integers(0, 99_999), st.sampled_from(["W", " W", "€", " dollars", "元", " GB", "万", " TL", "瓦", "%"])
)
def test_a_number_with_a_unit_is_never_a_card(number: int, unit: str) -> None:
    assert CATALOG.find_all(f"about {number}{unit} please") == []


@given(st.sampled_from(["3090", "RTX 4090", "A100", "7900 XTX"]), st.integers(1, 99))
def test_a_count_stays_outside_the_span(name: str, count: int) -> None:
    for text in (
        f"{count}x{name}",
        f"{count} x {name}",
        f"{name} x{count}",
        f"{count}×{name}",
        f"{count}张{name}",
    ):
        assert [text[start:end] for _, start, end in CATALOG.find_all(text)] == [name]


def test_memory_that_a_card_never_had_is_told() -> None:
    assert CATALOG.find("GTX 1060 24 GB").memory_conflicts
    assert CATALOG.find("M2 Ultra 256GB").memory_conflicts
    assert not CATALOG.find("M2 Ultra 128GB").memory_conflicts
    assert not CATALOG.find("Tesla K80 24 GB").memory_conflicts
    assert not CATALOG.find("RTX 3060").memory_conflicts


def test_search_lists_cards_for_a_part_of_the_name() -> None:
    found = CATALOG.look_up("rtx 5070", limit=3)
    assert [gpu.name for gpu in found.rows] == [
        "GeForce RTX 5070",
        "GeForce RTX 5070 Ti",
        "GeForce RTX 5070 Ti Mobile",
    ]
    assert found.total == 4
    assert CATALOG.look_up("") == ((), 0, ())


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("rtx 50", "RTX 5090, RTX 5090 D, RTX 5090 D V2, RTX 5080, RTX 5070 Ti, RTX 5070"),
        ("rtx 40", "RTX 4090 D, RTX 4090, RTX 4080 SUPER, RTX 4080"),
        ("geforce", "RTX 5090, RTX 5090 D"),
        ("3090", "RTX 3090, RTX 3090 Ti"),
    ],
)
def test_what_is_looked_for_most_comes_first(text: str, names: str) -> None:
    wanted = [f"GeForce {name}" for name in names.split(", ")]
    assert [gpu.name for gpu in CATALOG.look_up(text, limit=len(wanted)).rows] == wanted


def test_a_name_that_is_none_leads_to_real_ones() -> None:
    found = CATALOG.look_up("rtx 5095")
    assert (found.rows, found.total) == ((), 0)
    assert found.nearest[0].name == "GeForce RTX 5090"
    assert CATALOG.look_up("zzz") == ((), 0, ())


def test_a_name_that_is_none_is_refused_by_get() -> None:
    with pytest.raises(KeyError):
        CATALOG.get("RTX 3090")
