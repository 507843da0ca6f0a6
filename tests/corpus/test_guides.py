"""The guides that ship, and what the parser says of files that do not fit."""

from __future__ import annotations

from pathlib import Path

import pytest

from corpus.errors import CorpusFileError, UnknownGuideError
from corpus.guide_format import parse_guide
from corpus.guides import (
    GUIDES_FOLDER,
    guide_ids,
    guide_language,
    load_guide,
    load_guides,
    section,
    shown_guide,
    sources_at,
)
from corpus.languages import DERIVED_LANGUAGES, GUIDE_LANGUAGES
from corpus.model import Document

WHOLE = ("en", "zh-Hans", "tr")
"""Languages that have every guide; the others have at least the twelve asked about most."""
TWELVE = {
    "choosing-a-gpu",
    "cloud-or-buy",
    "cooling",
    "cpu",
    "fine-tuning-memory",
    "gpu-memory",
    "llm-memory",
    "llm-speed",
    "multi-gpu",
    "pcie",
    "power-supply",
    "ram",
}
HEAD = """---
id: power
title: Power
language: en
updated: 2026-11-30
sources: [a-1, b-2]
---
"""
BODY = """
## How much power? {#sizing}

Add the cards. [@a-1] Then add a tenth, e.g. 100 W for 1000 W. [@b-2] Why not more?

- The first item. [@a-1; @b-2]
- The second item has 1.5 kW. [@a-1]

| Card | Power |
|---|---|
| RTX 3090 | 350 W |

## A second section {#second}

One sentence. [@a-1]
"""


def parse(text: str, path: str = "guides/en/power.md") -> Document:
    return parse_guide(text, Path(path), ["a-1", "b-2", "dettmers-2018"])


def sentences(document: Document, section_id: str) -> list[tuple[str, tuple[str, ...]]]:
    return [
        (document.text[sentence.start : sentence.end], sentence.source_ids)
        for sentence in document.section(section_id).sentences
    ]


def test_markers_are_stripped_and_kept_with_their_sentence() -> None:
    document = parse(HEAD + BODY)
    assert "[@" not in document.text
    assert "{#" not in document.text
    assert sentences(document, "sizing") == [
        ("Add the cards.", ("a-1",)),
        ("Then add a tenth, e.g. 100 W for 1000 W.", ("b-2",)),
        ("Why not more?", ()),
        ("The first item.", ("a-1", "b-2")),
        ("The second item has 1.5 kW.", ("a-1",)),
        ("| RTX 3090 | 350 W |", ("a-1",)),
    ]


def test_a_table_is_a_paragraph_under_its_header() -> None:
    document = parse(HEAD + BODY)
    part = document.section("sizing")
    table = document.passage(part, 2)
    assert table.header == "| Card | Power |"
    assert table.text == "| RTX 3090 | 350 W |"
    assert table.search_text == "How much power?\n| Card | Power |\n| RTX 3090 | 350 W |"


def test_passage_ids_are_unique_and_change_with_the_text() -> None:
    before = {passage.id for passage in parse(HEAD + BODY).passages()}
    after = {
        passage.id for passage in parse(HEAD + BODY.replace("One sentence", "Another sentence")).passages()
    }
    assert len(before) == 6
    assert len(before & after) == 4


@pytest.mark.parametrize(
    ("change", "line", "key", "fault"),
    [
        (("id: power", "id: pwer"), 2, "id", "'power'"),
        (("language: en", "language: tr"), 4, "language", "'en'"),
        (("updated: 2026-11-30", "updated: soon"), 5, "updated", "date"),
        (("updated: 2026-11-30", "updated: 2026-13-40"), 1, "front matter", ""),
        (("title: Power", "titel: Power"), 3, "titel", "did you mean 'title'"),
        (("title: Power\n", ""), 1, "title", "is missing"),
        (("sources: [a-1, b-2]", "sources: a-1"), 6, "sources", "list"),
        (("sources: [a-1, b-2]", "sources: [a-1]"), 6, "sources", "b-2 is cited but not listed"),
        (("sources: [a-1, b-2]", "sources: [a-1, b-2, c-3]"), 6, "sources", "c-3 is listed but never cited"),
        (("---\nid", "id"), 1, "front matter", "two --- lines"),
        (("{#sizing}", "{#Sizing}"), 9, "Sizing", "kebab-case"),
        ((" {#sizing}", ""), 9, "heading", "{#section-id}"),
        (("{#second}", "{#sizing}"), 20, "sizing", "twice"),
        (("[@b-2] Why", "[@dettmers-2081] Why"), 11, "dettmers-2081", "did you mean 'dettmers-2018'"),
        (("Add the cards. [@a-1] ", "[@a-1] "), 11, "[@a-1]", "follows no sentence"),
        (("Add the cards.", "Add the **cards**."), 11, "**", "plain sentences"),
        (("- The second item", "- The [second](x) item"), 14, "](", "plain sentences"),
        (("| RTX 3090 | 350 W |", "| RTX 3090 |"), 18, "table", "2 cells"),
        (("|---|---|\n", ""), 16, "table", "needs a header"),
        (
            ("\n## How much power? {#sizing}", "\nStray text.\n\n## How much power? {#sizing}"),
            9,
            "body",
            "before",
        ),
        (("\nOne sentence. [@a-1]\n", ""), 20, "second", "empty"),
    ],
)
def test_a_file_that_does_not_fit_names_line_key_and_fault(
    change: tuple[str, str], line: int, key: str, fault: str
) -> None:
    text = (HEAD + BODY).replace(*change)
    assert text != HEAD + BODY
    with pytest.raises(CorpusFileError) as caught:
        parse(text)
    assert caught.value.arguments["file"] == str(Path("guides/en/power.md"))
    assert (caught.value.arguments["line"], caught.value.arguments["key"]) == (line, key)
    assert fault in str(caught.value)


def versions(guide_id: str) -> list[str]:
    """Languages that have the guide, the derived one among them."""
    languages = (*GUIDE_LANGUAGES, *DERIVED_LANGUAGES)
    return [language for language in languages if guide_language(language, guide_id) == language]


def test_every_language_has_the_guides_asked_about_most_and_three_have_all() -> None:
    for language in GUIDE_LANGUAGES:
        own = {path.stem for path in (GUIDES_FOLDER / language).glob("*.md")}
        assert own <= set(guide_ids())
        assert own >= (set(guide_ids()) if language in WHOLE else TWELVE), language


@pytest.mark.parametrize("guide_id", guide_ids())
def test_parallel_guides_have_the_same_sections_paragraphs_and_sentences(guide_id: str) -> None:
    shapes = {
        language: [
            (part.id, len(part.paragraphs), len(part.sentences))
            for part in load_guide(guide_id, language).sections
        ]
        for language in versions(guide_id)
    }
    for language in versions(guide_id):
        assert shapes[language] == shapes["en"], language


@pytest.mark.parametrize("guide_id", guide_ids())
def test_parallel_sentences_name_the_same_sources(guide_id: str) -> None:
    def sources(language: str) -> list[list[tuple[str, ...]]]:
        guide = load_guide(guide_id, language)
        return [[tuple(sorted(s.source_ids)) for s in part.sentences] for part in guide.sections]

    english = sources("en")
    for language in versions(guide_id):
        for part, own, theirs in zip(
            load_guide(guide_id, "en").sections, sources(language), english, strict=True
        ):
            assert sorted(set().union(*own)) == sorted(set().union(*theirs)), (
                f"{language}/{guide_id}#{part.id}"
            )


def test_traditional_chinese_is_derived_by_phrase() -> None:
    simplified, traditional = load_guide("ram", "zh-Hans"), load_guide("ram", "zh-Hant")
    assert traditional.language == "zh-Hant"
    assert traditional.id == "zh-Hant/ram"
    assert traditional.work_id == simplified.work_id
    assert "内存" in simplified.text
    assert "記憶體" in traditional.text
    assert "内存" not in traditional.text


def test_every_sentence_is_its_span_and_spans_do_not_overlap() -> None:
    for document in load_guides():
        for part in document.sections:
            position = part.start
            for sentence in part.sentences:
                assert position <= sentence.start < sentence.end <= part.end
                text = document.text[sentence.start : sentence.end]
                assert text == text.strip()
                assert "\n" not in text
                position = sentence.end


def test_sources_of_a_span() -> None:
    found = section("power-supply", "worked-example-2018", "tr")
    ids = [source.id for source in sources_at(found.document, *found.opening)]
    assert "dettmers-2018" in ids


@pytest.mark.parametrize(
    ("arguments", "message_id", "hint"),
    [
        (("power-suply", "sizing", "en"), "guide-unknown", "power-supply"),
        (("power-supply", "sizign", "en"), "guide-section-unknown", "sizing"),
        (("power-supply", "sizing", "zh-hans"), "guide-language-unknown", "zh-Hans"),
    ],
)
def test_unknown_names_come_with_the_nearest(
    arguments: tuple[str, str, str], message_id: str, hint: str
) -> None:
    with pytest.raises(UnknownGuideError) as caught:
        section(*arguments)
    assert caught.value.message_id == message_id
    assert hint in str(caught.value.arguments["nearest"])


@pytest.mark.parametrize(
    ("reader", "shown"),
    [("tr", "tr"), ("zh-Hant", "zh-Hant"), ("it", "en"), ("zh-Hans", "zh-Hans")],
)
def test_guides_are_shown_in_the_readers_language_or_in_english(reader: str, shown: str) -> None:
    assert guide_language(reader, "ram") == shown
    assert shown_guide("ram", reader).language == shown


def test_a_guide_that_a_language_lacks_is_shown_in_english(tmp_path: Path) -> None:
    for language, guide in (("en", "ram"), ("en", "cpu"), ("ko", "ram")):
        (tmp_path / language).mkdir(exist_ok=True)
        (tmp_path / language / f"{guide}.md").touch()
    assert [guide_language("ko", guide, tmp_path) for guide in ("ram", "cpu")] == ["ko", "en"]
