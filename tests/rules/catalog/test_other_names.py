"""Names of processors, language models and number formats, in cases/."""

from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from rules.catalog.cpus import CpuCatalog
from rules.catalog.models import ModelCatalog
from rules.catalog.quantization import QuantizationCatalog

CASES = Path(__file__).parent / "cases"
CPUS, MODELS, FORMATS = CpuCatalog.load(), ModelCatalog.load(), QuantizationCatalog.load()


def cases(name: str, part: str) -> list[Any]:
    content = yaml.safe_load((CASES / name).read_text("utf-8"))
    return [pytest.param(case, id=str(case["text"])) for case in content[part]]


@pytest.mark.parametrize("case", cases("cpu.yaml", "names"))
def test_a_name_finds_its_processor(case: dict[str, Any]) -> None:
    match = CPUS.find(str(case["text"]))
    if "nearest" in case:
        assert match.kind == "unknown"
        assert set(case["nearest"]) <= {cpu.name for cpu in match.nearest}
        return
    assert match.cpu is not None
    assert match.cpu.name == case["cpu"]
    assert match.kind == ("variants" if "others" in case else "exact")
    assert set(case.get("others", ())) <= {cpu.name for cpu in match.candidates}


@pytest.mark.parametrize("case", cases("cpu.yaml", "questions"))
def test_a_question_gives_up_its_processors(case: dict[str, Any]) -> None:
    found = CPUS.find_all(case["text"])
    assert [[m.cpu.name if m.cpu else "?", case["text"][s:e]] for m, s, e in found] == case["found"]


@pytest.mark.parametrize("case", cases("model.yaml", "names"))
def test_a_name_finds_its_model(case: dict[str, Any]) -> None:
    match = MODELS.find(str(case["text"]))
    if "nearest" in case:
        assert match.kind == "unknown"
        assert set(case["nearest"]) <= {model.name for model in match.nearest}
        return
    assert match.model is not None
    assert match.model.name == case["model"]
    assert match.kind == ("variants" if "others" in case else "exact")
    assert set(case.get("others", ())) <= {model.name for model in match.candidates}


@pytest.mark.parametrize("case", cases("model.yaml", "questions"))
def test_a_question_gives_up_its_models(case: dict[str, Any]) -> None:
    found = MODELS.find_all(case["text"])
    assert [[m.model.name if m.model else "?", case["text"][s:e]] for m, s, e in found] == case["found"]


@pytest.mark.parametrize("case", cases("quantization.yaml", "names"))
def test_a_name_finds_its_format(case: dict[str, Any]) -> None:
    match = FORMATS.find(str(case["text"]))
    assert match.name == case["format"]
    if case["format"]:
        assert match.kind == ("assumed" if case.get("assumed") else "exact")


@pytest.mark.parametrize("case", cases("quantization.yaml", "questions"))
def test_a_question_gives_up_its_formats(case: dict[str, Any]) -> None:
    found = FORMATS.find_all(case["text"])
    assert [[m.name, case["text"][s:e]] for m, s, e in found] == case["found"]


def test_every_processor_model_alias_and_format_finds_itself() -> None:
    assert [name for name in CPUS.names() if CPUS.find(name.lower()).candidates[:1] != (CPUS.get(name),)] == [
        name for name in CPUS.names() if "(" in name and CPUS.find(name.lower()).cpu != CPUS.get(name)
    ]
    assert [name for name in CPUS.names() if CPUS.find(name).cpu != CPUS.get(name)] == []
    assert [name for name in MODELS.names() if MODELS.find(name).model != MODELS.get(name)] == []
    assert [a for m in MODELS.rows() for a in m.aliases if MODELS.find(a).model != m] == []
    assert [name for name in FORMATS.names() if FORMATS.find(name).name != name] == []


@given(st.text(max_size=120))
def test_any_text_is_read_without_error_and_spans_lie_in_it(text: str) -> None:
    for catalog in (CPUS, MODELS, FORMATS):
        for match, start, end in catalog.find_all(text):  # type: ignore[attr-defined]
            assert 0 <= start < end <= len(text)
            assert match.asked == text[start:end]


def test_cache_formats_are_found_by_loose_names() -> None:
    names = {
        text: (kv.name if (kv := FORMATS.kv(text)) else None) for text in ("Q8", "fp16", "q4-0", "FP8", "nf4")
    }
    assert names == {"Q8": "q8_0", "fp16": "fp16", "q4-0": "q4_0", "FP8": "fp8", "nf4": None}
