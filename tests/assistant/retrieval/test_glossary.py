"""Words of the field across languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from assistant.retrieval.lexical.glossary import GLOSSARY_FILE, Glossary, load_glossary
from assistant.retrieval.lexical.tokens import tokens
from corpus.guides import load_guides
from corpus.languages import base_language
from corpus.sources import load_yaml

LANGUAGES = ("en", "zh", "tr")


def _carried(glossary: Glossary, terms: Sequence[str], source: str, target: str) -> tuple[str, ...]:
    carrier = glossary.carrier(terms, source)
    return (*carrier.kept, *carrier.into(target))


@pytest.mark.parametrize(
    ("question", "source", "target", "holds", "lacks"),
    [
        ("Güç kaynağı kaç watt olmalı?", "tr", "en", ["power", "suppli", "watt"], ["guc"]),
        ("Ekran kartının bant genişliği", "tr", "zh", ["显卡", "带宽"], ["ekran"]),
        ("显存带宽为什么重要", "zh", "en", ["vram", "bandwidth"], ["带宽"]),
        ("Does NVLink help two RTX 3090 with 24 GB?", "en", "tr", ["nvlink", "rtx", "3090", "24", "gb"], []),
        ("pinned memory", "en", "tr", ["sabitle", "bellek"], []),
    ],
)
def test_words_of_the_field_are_carried_over_and_names_stay(
    question: str, source: str, target: str, holds: list[str], lacks: list[str]
) -> None:
    carried = _carried(load_glossary(), tokens(question, source), source, target)
    assert set(holds) <= set(carried), carried
    assert not set(lacks) & set(carried)


def test_the_longest_phrase_wins_and_the_first_entry_decides() -> None:
    glossary = Glossary([{"en": ["power limit"], "tr": ["sınır"]}, {"en": ["power"], "tr": ["güç", "sınır"]}])
    assert _carried(glossary, ("power", "limit", "power"), "en", "tr") == ("sinir", "guc")
    assert _carried(glossary, ("guc",), "tr", "en") == ("power",)
    assert _carried(glossary, ("sinir",), "tr", "en") == ("power", "limit")


def test_other_languages_and_words_stay_as_they_are() -> None:
    assert _carried(load_glossary(), ("koszt", "karty"), "pl", "en") == ("koszt", "karty")
    assert _carried(load_glossary(), ("marmalade",), "en", "zh") == ("marmalade",)
    assert _carried(load_glossary(), (), "en", "zh") == ()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_form_of_every_entry_is_one_that_the_guides_write(language: str) -> None:
    known = set(_phrases(language))
    for entry in load_yaml(GLOSSARY_FILE.read_text(encoding="utf-8")):
        forms = [tuple(tokens(form, language)) for form in entry.get(language, ())]
        assert all(forms), entry
        assert not forms or forms[0] in known, (language, entry)


def _phrases(language: str) -> Iterator[tuple[str, ...]]:
    for guide in load_guides():
        if base_language(guide.language) == language:
            for section in guide.sections:
                terms = tokens(f"{section.heading}\n{guide.text[section.start : section.end]}", language)
                for size in range(1, 6):
                    yield from (tuple(terms[i : i + size]) for i in range(len(terms) - size + 1))
