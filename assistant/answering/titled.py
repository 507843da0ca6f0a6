"""What something is, by the guide that is about nothing else: "What is NVLink?"."""

from __future__ import annotations

from assistant.answering.citing import Evidence, opening
from assistant.retrieval.lexical.tokens import tokens

_IN = ("en", "tr", "zh-Hans")
"""Languages that have every guide; a title that is the same in all of them is a name."""
_PAIR = 2
_EAST = "\u1100"


def named_guide(question: str, language: str) -> list[Evidence]:
    """The opening of the guide whose name is all that a question holds; empty where there is none."""
    from corpus.guides import guide_ids, load_guide, shown_guide

    wanted = set(tokens(question, language))
    for guide_id in wanted.intersection(guide_ids()):
        titles = {load_guide(guide_id, each).title.lower() for each in _IN}
        guide = shown_guide(guide_id, language)
        if titles == {guide_id} and all(map(_asks, wanted - titles)):
            return [opening(guide, guide.sections[0].id)]
    return []


def _asks(token: str) -> bool:
    """Whether it is what is left of a "what is" where words are cut into pairs of characters."""
    return len(token) <= _PAIR and min(token) >= _EAST
