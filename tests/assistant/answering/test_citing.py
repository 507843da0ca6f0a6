"""Sources as answers show them: works by their titles, what Rigwise says itself in the language asked in."""

from __future__ import annotations

import pytest

from assistant.answering.citing import card, opening
from assistant.answering.wording import locales
from assistant.sources import OWN, Cited, Sources
from corpus.guides import load_guides
from corpus.model import Source
from corpus.pointing import points_at_table

SOURCES = Sources()
DESCRIBED = ("rigwise-arithmetic", "rigwise-general-knowledge", "nvidia-psu-minimums", OWN.id)


@pytest.mark.parametrize("language", locales())
def test_what_rigwise_says_of_a_source_has_words_in_every_language(language: str) -> None:
    cited = [source for source in SOURCES.values() if isinstance(source, Cited)]
    assert cited
    for source in (*cited, *(SOURCES[id_] for id_ in DESCRIBED)):
        shown = card(source, language)
        assert (shown.title == source.title) == (language == "en"), source.id
        assert shown.language == language


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("zh-Hans", "github.com：云端 GPU 租价"),
        ("zh-Hant", "github.com：雲端 GPU 租價"),
        ("tr", "github.com: Bulut GPU kira ücretleri"),
        ("fr", "github.com\u00a0: Tarifs des GPU dans le nuage"),
    ],
)
def test_a_catalog_is_named_beside_the_place_it_was_read_at(language: str, title: str) -> None:
    assert card(SOURCES["carsonpo-gcp-2025"], language).title == title


def test_a_work_keeps_its_title_and_its_language() -> None:
    shown = card(SOURCES["dettmers-2018"], "zh-Hans")
    assert (shown.title, shown.language) == ("A Full Hardware Guide to Deep Learning", "en")
    own = Source(id="user/notes", title="Notes", language="en")
    assert card(own, "tr").title == "Notes"


def test_no_opening_of_a_section_ends_by_pointing_at_a_table() -> None:
    for guide in load_guides():
        for section in guide.sections:
            quote = opening(guide, section.id)
            said = section.sentences_in(quote.start, quote.end)
            last = guide.text[said[-1].start : said[-1].end]
            assert not points_at_table(last, guide.language), (guide.id, section.id)
