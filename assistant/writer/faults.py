"""Why a text of a language model is not shown."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Fault:
    """Why a sentence is not shown: a reason from :data:`REASONS`, and what is at fault."""

    reason: str
    detail: str = ""


REASONS: dict[str, str] = {
    "character": "a character that no sentence needs",
    "link": "a link or an address",
    "markup": "markup",
    "length": "longer than a sentence is",
    "script": "letters of another language",
    "orders": "speaks to a language model",
    "unread": "digits that are no number in this language",
    "marker": "a citation that was not given, or of another statement",
    "number": "a number or unit that no statement holds",
    "name": "a product that no statement names",
    "date": "a date that no statement gives",
    "word": "a name that no statement holds",
    "order": "numbers or names in another order than stated, so that they may have changed places",
    "partial": "one of several numbers of a statement without the others",
    "judgement": "a judgement that the statement does not make",
    "negation": "a no where the statement has none, or none where it has one",
    "claim": "says more than a statement, or something else",
    "omission": "leaves out what a number belongs to",
    "repeat": "says again what was said",
    "unfinished": "breaks off in the middle",
    "fact": "a fact that the question does not give",
    "rule": "a rule that the words do not call for",
}
"""Every reason for which a sentence is left out, in words."""
