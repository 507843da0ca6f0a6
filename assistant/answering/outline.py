"""An answer as a neutral tree of blocks, from which every surface renders its own form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from assistant.answer import Answer, Citation, Computation, SourceCard, Step
from assistant.answering.wording import Wording, locale, locales, wording

NOTHING = "–"
"""Cell of a table where a row has no value."""


@dataclass(frozen=True, slots=True)
class Paragraph:
    """Running text; ``lead`` marks the direct answer, ``note`` an aside."""

    text: str
    role: str = "body"


@dataclass(frozen=True, slots=True)
class Heading:
    """Title of a part of the answer."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list; ``ordered`` for steps that build on each other."""

    items: tuple[str, ...]
    ordered: bool = False


@dataclass(frozen=True, slots=True)
class Table:
    """Ranked alternatives: column titles and rows of text; ``colon`` as the language writes it."""

    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    colon: str = ": "


@dataclass(frozen=True, slots=True)
class Quotation:
    """An exact passage with its number and where it comes from; below it a translation, marked as one."""

    number: int
    text: str
    attribution: str
    url: str | None
    translation: str | None = None


Block = Paragraph | Heading | Bullets | Table | Quotation


def outline(answer: Answer) -> tuple[Block, ...]:
    """Direct answer, derivation, what the sources say, assumptions and warnings, then what to ask next."""
    words = wording(answer.language)
    return tuple(_blocks(answer, words))


def _blocks(answer: Answer, words: Wording) -> Iterator[Block]:
    yield Paragraph(answer.lead, "lead")
    yield from _additions(answer, words)
    for computation in answer.computations:
        yield from _derivation(computation, words)
    if answer.clarification:
        yield from _bullets(answer.clarification.options)
    yield from _quotations(answer, words)
    yield from _titled(words("heading-assumptions"), [a for c in answer.computations for a in c.assumptions])
    yield from _titled(
        words("heading-warnings"), [*(w for c in answer.computations for w in c.warnings), *answer.warnings]
    )
    yield from _dates(answer, words)
    yield from _titled(words("heading-follow-ups"), answer.follow_ups)


def _additions(answer: Answer, words: Wording) -> Iterator[Block]:
    """What a language model added, under a title that says so."""
    added = answer.wording
    if added and added.text:
        yield Heading(words("heading-wording", model=added.model))
        yield Paragraph(added.text)
    if added and added.reading:
        yield from _titled(words("heading-reading", model=added.model), [added.reading.question])


def _derivation(computation: Computation, words: Wording) -> Iterator[Block]:
    if computation.options:
        yield _table(computation, words)
        yield from _bullets(
            tuple(f"{o.name}{words.locale.colon}{o.note}" for o in computation.options if o.note)
        )
    if computation.steps:
        yield Heading(words("heading-steps", title=computation.title))
        yield Bullets(tuple(_line(step, words.locale.colon) for step in computation.steps), ordered=True)


def _line(step: Step, colon: str) -> str:
    if not step.expression or step.expression == step.text:
        return f"{step.label}{colon}{step.text}"
    return f"{step.label}{colon}{step.expression} = {step.text}"


def _table(computation: Computation, words: Wording) -> Table:
    options = computation.options
    names = list(dict.fromkeys(name for option in options for name in option.values))
    labels = {name: cell.label for option in options for name, cell in option.values.items()}
    rows = tuple(
        (option.name, *(option.values[n].text if n in option.values else NOTHING for n in names))
        for option in options
    )
    titles = (option_title(computation, words), *(labels[name] for name in names))
    return Table(titles, rows, words.locale.colon)


def option_title(computation: Computation, words: Wording) -> str:
    """Title of the column that names the options."""
    return computation.option_title or words("column-name")


def _quotations(answer: Answer, words: Wording) -> Iterator[Block]:
    if answer.citations:
        yield Heading(words("heading-sources"))
    for citation in answer.citations:
        text = "" if f"{citation.quote} [{citation.number}]" in answer.lead else citation.quote
        source = attribution(citation, words)
        translated = _translation(answer, citation.number, words)
        yield Quotation(citation.number, text, source, citation.source.url, translated)


def _translation(answer: Answer, number: int, words: Wording) -> str | None:
    """A language model's translation of a quote, if there is one."""
    added = answer.wording
    for each in added.translations if added else ():
        if each.number == number and added:
            return words("translation-by", model=added.model, text=each.text)
    return None


def attribution(citation: Citation, words: Wording) -> str:
    """Who says it, where and when: ``Tim Dettmers, “A Full Hardware Guide …”, 16 December 2018``."""
    sources = words.list_of(source_line(card, words) for card in citation.sources or (citation.source,))
    language = _language_name(citation.language) if citation.language != words.locale.tag else "none"
    return words("attribution", document=citation.document_title, sources=sources, language=language)


def _language_name(tag: str) -> str:
    """A language's own name for itself; a document can be in one that no answer comes in."""
    if tag in locales():
        return locale(tag).name
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(tag, sep="-").get_display_name() or tag
    except (UnknownLocaleError, ValueError):
        return tag


def source_line(card: SourceCard, words: Wording) -> str:
    """A source in one line: who, what, when."""
    parts = [card.author or "", f"{words.locale.quote_open}{card.title}{words.locale.quote_close}"]
    if card.published:
        parts.append(words.day(card.published))
    return ", ".join(part for part in parts if part)


def _dates(answer: Answer, words: Wording) -> Iterator[Block]:
    if answer.computations:
        day = words.day(answer.computations[0].as_of.isoformat())
        yield Paragraph(words("as-of", day=day), "note")


def _titled(title: str, items: list[str] | tuple[str, ...]) -> Iterator[Block]:
    unique = tuple(dict.fromkeys(items))
    if unique:
        yield Heading(title)
        yield Bullets(unique)


def _bullets(items: tuple[str, ...]) -> Iterator[Block]:
    if items:
        yield Bullets(items)
