"""The cases of the writer: one file per language with an answer, faithful and wrong sentences."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

import yaml

from assistant.answer import Answer, Citation, Computation, SourceCard, Step
from rules.knowledge import Knowledge

FOLDER = Path(__file__).parent / "cases"
LANGUAGES = tuple(sorted(path.stem for path in FOLDER.glob("*.yaml")))
DAY = date(2026, 11, 30)


@dataclass(frozen=True)
class Cases:
    """One file."""

    answer: Answer
    faithful: tuple[str, ...]
    wrong: tuple[tuple[str, str], ...]


@cache
def knowledge() -> Knowledge:
    return Knowledge(DAY)


@cache
def cases(language: str) -> Cases:
    data = yaml.safe_load((FOLDER / f"{language}.yaml").read_text(encoding="utf-8"))
    wrong = tuple((attack, text) for attack, text in data["wrong"])
    return Cases(_answer(data), tuple(data["faithful"]), wrong)


def _answer(data: dict[str, Any]) -> Answer:
    given, language = data["computation"], data["language"]
    computation = Computation(
        rule=given["rule"],
        title=given["title"],
        headline=given["headline"],
        steps=tuple(
            Step(label=label, expression=expression, value=0.0, unit="1", text=text)
            for label, expression, text in given["steps"]
        ),
        assumptions=tuple(given["assumptions"]),
        warnings=tuple(given["warnings"]),
        as_of=DAY,
    )
    return Answer(
        id=f"answer-{language}",
        conversation_id="conversation",
        language=language,
        kind="answer",
        lead=given["headline"],
        text=f"**{given['headline']}**",
        computations=(computation,),
        citations=tuple(citation(n, quote, language) for n, quote in enumerate(data["quotes"], 1)),
    )


def citation(number: int, quote: str, language: str) -> Citation:
    """A citation of a made-up document that holds nothing but the quote."""
    return Citation(
        number=number,
        passage_id=f"passage-{number}",
        document_id=f"document-{number}",
        document_title="A guide",
        quote=quote,
        start=0,
        end=len(quote),
        language=language,
        source=SourceCard(id="guide", title="A guide"),
    )
