"""The one contract: what every surface gets and shows. All models are frozen."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Kind = Literal["answer", "clarification", "abstention", "smalltalk"]


class Model(BaseModel):
    """Base of the frozen, closed models of the contract."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class Step(Model):
    """One line of a derivation, e.g. ``4 × 250 W + 150 W`` = 1150 W."""

    label: str = Field(description="What is computed, in the language of the answer.")
    expression: str = Field(description="The operands as written, e.g. '4 × 250 W + 150 W'.")
    value: float
    unit: str
    text: str = Field(description="The result as written in the language of the answer, e.g. '1,150 W'.")
    references: tuple[str, ...] = Field(default=(), description="Source ids.")


class Recommendation(Model):
    """What to buy or do, as distinct from what was computed."""

    value: float | None = None
    unit: str = "1"
    label: str


class Cell(Model):
    """One named value of an option: the raw value, its unit, and how it is written."""

    label: str
    value: float | str | None = None
    unit: str | None = None
    text: str


class Option(Model):
    """One of several ranked alternatives."""

    name: str
    values: Mapping[str, Cell] = Field(default_factory=dict)
    note: str | None = None


class Computation(Model):
    """A computed result with its whole derivation, worded in the language of the answer."""

    rule: str
    title: str
    headline: str = Field(description="The direct answer.")
    value: float | None = None
    unit: str = "1"
    low: float | None = None
    high: float | None = None
    recommendation: Recommendation | None = None
    inputs: Mapping[str, Any] = Field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    options: tuple[Option, ...] = ()
    option_title: str | None = Field(default=None, description="What the names of the options are.")
    assumptions: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    references: tuple[str, ...] = Field(default=(), description="Source ids; see GET /sources.")
    as_of: date = Field(description="The day for which parameters and prices were chosen.")


class SourceCard(Model):
    """Where a statement comes from."""

    id: str
    title: str
    author: str | None = None
    url: str | None = None
    published: str | None = Field(default=None, description="ISO date, or year, or year and month.")
    language: str | None = None
    confidence: str | None = None


class Citation(Model):
    """An exact passage: ``document[start:end] == quote``, always.

    For a document of the user's own, ``original_start`` and ``original_end`` point into the stored file as
    it came (before damaged text was repaired).
    """

    number: int = Field(ge=1)
    passage_id: str
    document_id: str
    document_title: str
    section: str | None = Field(default=None, description="Heading of the section.")
    quote: str
    start: int = Field(ge=0)
    end: int = Field(ge=0)
    language: str
    source: SourceCard
    sources: tuple[SourceCard, ...] = Field(default=(), description="All sources of the quoted sentences.")
    original_start: int | None = None
    original_end: int | None = None


class Clarification(Model):
    """The one question asked back when no sensible assumption exists."""

    missing: tuple[str, ...]
    question: str
    options: tuple[str, ...] = ()


class WordedSentence(Model):
    """A sentence in a language model's words, checked against the statement that it puts in other words."""

    text: str
    statement: str = Field(description="What it restates, e.g. 'psu.steps.2' or 'citations.1'.")


class Translation(Model):
    """A quote in the language of the answer, by a language model; it keeps every number and name."""

    number: int = Field(ge=1, description="Of the citation.")
    text: str


class ProposedReading(Model):
    """How a language model understands a question that Rigwise did not; to be asked again, not an answer."""

    question: str = Field(description="The question in words that Rigwise understands.")
    rule: str
    facts: Mapping[str, str] = Field(default_factory=dict, description="Facts by name, in the asker's words.")


class Wording(Model):
    """What the optional language model added; the answer itself is complete and true without it."""

    model: str = Field(description="Name of the model.")
    text: str = Field(default="", description="The checked sentences one after another; may be empty.")
    sentences: tuple[WordedSentence, ...] = ()
    translations: tuple[Translation, ...] = ()
    reading: ProposedReading | None = None
    kept: int = Field(default=0, ge=0, description="Sentences and translations that passed every check.")
    dropped: Mapping[str, int] = Field(
        default_factory=dict, description="Those that did not, by reason; they are shown nowhere."
    )
    reason: str | None = Field(
        default=None, description="Why the model said nothing or not all, e.g. 'timeout', 'unreachable'."
    )
    prompt_tokens: int = Field(default=0, ge=0)
    completion_tokens: int = Field(default=0, ge=0)
    cost: float = Field(default=0.0, ge=0, description="By RIGWISE_LLM_PRICE, in whatever currency that is.")
    from_cache: bool = False


class Answer(Model):
    """What Rigwise says to one question."""

    id: str
    conversation_id: str
    language: str
    kind: Kind
    lead: str = Field(description="The direct answer alone, plain text.")
    text: str = Field(
        description="Markdown in the asker's language; markers like [1] tie claims to citations."
    )
    computations: tuple[Computation, ...] = ()
    citations: tuple[Citation, ...] = ()
    clarification: Clarification | None = None
    follow_ups: tuple[str, ...] = ()
    warnings: tuple[str, ...] = ()
    timings_ms: Mapping[str, float] = Field(default_factory=dict)
    wording: Wording | None = Field(
        default=None, description="Additions of a language model, where one is set up; never part of `text`."
    )
