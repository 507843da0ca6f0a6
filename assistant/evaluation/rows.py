"""What a row of each golden set holds. The sets are YAML files that need no programmer to extend."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

from assistant.answer import Kind

SetName = Literal["retrieval", "rules", "abstention", "language", "chains"]
Language = Literal["en", "zh-Hans", "zh-Hant", "tr", "de", "fr", "es", "pt", "ru", "ja", "ko"]
Topic = Literal["far", "near", "nonsense", "unanswerable"]
Text = Annotated[str, StringConstraints(min_length=1, strip_whitespace=True)]
SectionName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]+#[a-z0-9-]+$")]

OFF_TOPIC: tuple[Topic, ...] = ("far", "near", "nonsense")


class Row(BaseModel):
    """One case. ``where`` is filled in by the loader: file and number of the row."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    where: str
    language: Language = Field(description="Language of the question.")


class RetrievalRow(Row):
    """A question and the guide sections that answer it, any of which is right.

    ``computed_by`` names rules whose computation answers it as well as a quoted section does.
    """

    question: Text
    sections: tuple[SectionName, ...] = Field(min_length=1)
    computed_by: tuple[str, ...] = ()


class Options(BaseModel):
    """What a ranked table must hold: names of its rows."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    first: str | None = None
    include: tuple[str, ...] = ()
    exclude: tuple[str, ...] = ()


class Expected(BaseModel):
    """What an answer must say; whatever is left out is not checked.

    ``inputs`` holds the inputs that must have been understood; a list there holds entries that must all
    be found, and a mapping holds the keys that must agree. ``says`` are words that the direct answer must
    hold, ``cites`` a guide that must be quoted.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    kind: Kind = "answer"
    answer_language: Language | None = None
    rule: str | None = None
    value: float | None = None
    unit: str | None = None
    recommendation: float | None = None
    inputs: Mapping[str, Any] = Field(default_factory=dict)
    options: Options | None = None
    says: tuple[str, ...] = ()
    cites: str | None = None

    @model_validator(mode="after")
    def _needs_rule(self) -> Expected:
        """A value, a unit, inputs and options belong to a rule."""
        if self.rule is None and (self.inputs or self.value is not None or self.unit or self.options):
            raise ValueError("names what a rule must compute, but no 'rule'")
        return self


class RuleRow(Row, Expected):
    """A question, the rule it calls for and what that rule must compute.

    ``why`` shows the arithmetic, or names the published example, that the expected values come from.
    """

    question: Text
    rule: str
    why: Annotated[str, StringConstraints(min_length=12)]


class AbstentionRow(Row):
    """A question that must not be answered from rules or guides.

    Args:
        topic: ``far`` from the subject, ``near`` to it, ``nonsense``, or ``unanswerable``: about the subject,
            but neither rules nor guides carry the answer.
        allow: kinds of reply that are right; a card that does not exist may be met with a question.
    """

    question: Text
    topic: Topic
    allow: tuple[Kind, ...] = ("abstention",)


class LanguageRow(Row):
    """A question whose answer must come in ``answer_language``, by default the question's own."""

    question: Text
    answer_language: Language | None = None

    @property
    def expected(self) -> str:
        """Tag of the language in which the answer must come."""
        return self.answer_language or self.language


class Turn(Expected):
    """One turn of a conversation: what is said, and what the reply must say."""

    question: Text


class ChainRow(Row):
    """A conversation of two to six turns, each after the first understood from those before it."""

    turns: tuple[Turn, ...] = Field(min_length=2, max_length=6)
    why: str = ""


ROW_TYPES: Mapping[SetName, type[Row]] = {
    "retrieval": RetrievalRow,
    "rules": RuleRow,
    "abstention": AbstentionRow,
    "language": LanguageRow,
    "chains": ChainRow,
}
