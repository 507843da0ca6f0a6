"""Old cards asked about today: what the guides of 2017 and 2018 advised, as such, then today's position."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date
from typing import TYPE_CHECKING

from assistant.answering.citing import Evidence
from assistant.understanding.frame import Frame
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from corpus.model import Document, Sentence

ADVICE = "advice-2017-2018"
TODAY = "choosing-a-gpu"
GUIDES_ENDED = date(2018, 12, 31)
"""The later of the two guides is of December 2018; cards released after it are in neither."""
_ADVISING = (
    (ADVICE, "table-2017"),
    (ADVICE, "parts-2018"),
    (TODAY, "used-cards"),
    (TODAY, "minimum"),
    (ADVICE, "statements-2017"),
)
"""Sections that advise for or against cards, the most direct first."""
_OTHER_CARD = r"(?![\s-]*(?:ti\b|super\b|xp\b|\d))"
_MAKER = re.compile(r"^(?:GeForce|Radeon) | \d+ GB$")


def is_on_buying(found: Iterable[Evidence]) -> bool:
    """Whether a search led to the sections that advise on cards."""
    best = next(iter(found), None)
    return best is not None and best.document.work_id in (ADVICE, TODAY)


def old_card(frame: Frame, knowledge: Knowledge) -> str | None:
    """The one card of a question without a rule, if the guides of 2017 and 2018 can have known it."""
    names = {card.name for card in frame.cards}
    if frame.rules or len(names) != 1 or None in names:
        return None
    name = next(name for name in names if name)
    released = knowledge.gpus.get(name).release_date
    return name if released and released <= GUIDES_ENDED else None


def advice_then_and_now(name: str, guides: dict[str, Document]) -> list[Evidence]:
    """Where the old guides speak of a card, then what holds today; empty if they do not speak of it.

    Args:
        name: catalog name.
        guides: ``ADVICE`` and ``TODAY`` in the asker's language.
    """
    said = next(_naming(name, guides), None)
    return [said, *_now(name, guides[TODAY])] if said else []


def _naming(name: str, guides: dict[str, Document]) -> Iterator[Evidence]:
    short = re.escape(_MAKER.sub("", name))
    pattern = re.compile(rf"(?<!\w){short}{_OTHER_CARD}", re.IGNORECASE)
    for kinds in (("sentence",), ("row",)):
        for guide, section in _ADVISING:
            for sentence in guides[guide].section(section).sentences:
                text = guides[guide].text[sentence.start : sentence.end]
                if sentence.kind in kinds and pattern.search(text):
                    yield _evidence(guides[guide], section, sentence, sentence)


def _now(name: str, guide: Document) -> Iterator[Evidence]:
    """What such cards lack today, where that is said of them, and what is recommended instead."""
    if "GTX" in name:
        year = (guide.updated or "")[:4]
        yield from (
            _evidence(guide, "used-cards", sentence, sentence)
            for sentence in guide.section("used-cards").sentences
            if all(word in guide.text[sentence.start : sentence.end] for word in (year, "GTX"))
        )
    section = guide.section("short-answer")
    paragraph = section.paragraphs[-1]
    chosen = section.sentences_in(paragraph.start, paragraph.end)
    yield _evidence(guide, section.id, chosen[0], chosen[-1])


def _evidence(guide: Document, section_id: str, first: Sentence, last: Sentence) -> Evidence:
    section = guide.section(section_id)
    passage = guide.passage(section)
    return Evidence(guide, section, passage.id, first.start, last.end, leads=True)
