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
_WORTH = ("used-cards", "short-answer")
"""Sections of today's guide that tell whether a card is worth its money, the most direct first."""
_BEHIND = 8
"""Letters behind a name that can make it another card's, as "SUPER" does [-]."""
_MOST = 2
"""So many sentences say it [-]."""
_ANY_CARD = re.compile(r"(?<!\w)(?:RTX|GTX|RX|Arc|TITAN|Titan)\s\w")
_OTHER_CARD = r"(?![\s-]*(?:ti\b|super\b|xp\b|\d))"
_MAKER = re.compile(r"^(?:GeForce|Radeon) | \d+ GB$")


def is_on_buying(found: Iterable[Evidence]) -> bool:
    """Whether a search led to the sections that advise on cards."""
    best = next(iter(found), None)
    return best is not None and best.document.work_id in (ADVICE, TODAY)


def only_card(frame: Frame) -> str | None:
    """The one card of a question without a rule."""
    names = {card.name for card in frame.cards}
    return next(iter(names)) if len(names) == 1 and not frame.rules else None


def worth_today(name: str, guide: Document) -> list[Evidence]:
    """What today's guide says of buying a card that it names; empty if it does not.

    Args:
        name: catalog name.
        guide: ``TODAY`` in the asker's language.
    """
    return [
        _evidence(guide, section, sentence, sentence)
        for section in _WORTH
        for sentence in guide.section(section).sentences
        if sentence.kind == "sentence" and _is_about(name, guide.text[sentence.start : sentence.end])
    ][:_MOST]


def old_card(frame: Frame, knowledge: Knowledge) -> str | None:
    """The one card of a question without a rule, if the guides of 2017 and 2018 can have known it."""
    name = only_card(frame)
    if name is None:
        return None
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
    for kinds in (("sentence",), ("row",)):
        for guide, section in _ADVISING:
            for sentence in guides[guide].section(section).sentences:
                text = guides[guide].text[sentence.start : sentence.end]
                if sentence.kind in kinds and _names(name, text):
                    yield _evidence(guides[guide], section, sentence, sentence)


def _names(name: str, text: str) -> bool:
    """Whether a text speaks of a card, and not of one whose name goes on."""
    short = re.escape(_MAKER.sub("", name))
    return re.search(rf"(?<!\w){short}{_OTHER_CARD}", text, re.IGNORECASE) is not None


def _is_about(name: str, text: str) -> bool:
    """Whether a card is the first that a text names, so that it is no mere measure of another."""
    first = _ANY_CARD.search(text)
    short = _MAKER.sub("", name)
    return first is not None and _names(name, text[first.start() : first.start() + len(short) + _BEHIND])


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
