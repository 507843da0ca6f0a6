"""A computation as a file: Markdown to read, CSV for a spreadsheet, JSON for programs."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Iterator, Mapping
from typing import Literal

from assistant.answer import Computation
from assistant.answering.compose import Draft, render
from assistant.answering.outline import option_title
from assistant.answering.wording import Wording, wording

Form = Literal["md", "csv", "json"]
FORMS: Mapping[str, str] = {"md": "utf-8", "csv": "utf-8-sig", "json": "utf-8"}
"""Forms by the ending of the file's name, with the encoding; spreadsheets need the mark of UTF-8."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


def exported(computation: Computation, form: str, language: str) -> str:
    """The text of the file.

    Args:
        computation: worded in ``language`` already.
        form: ``md``, ``csv`` or ``json``.
        language: for the headings.

    Raises:
        KeyError: another form.

    """
    makers = {"md": _markdown, "csv": _csv, "json": _json}
    return makers[form](computation, language)


def _markdown(computation: Computation, language: str) -> str:
    draft = Draft("answer", computation.headline, (computation,))
    return f"# {computation.title}\n\n{render(draft, 'export', 'export', language).text}\n"


def _json(computation: Computation, language: str) -> str:
    return computation.model_dump_json(indent=2) + "\n"


def _csv(computation: Computation, language: str) -> str:
    """One row per option; without options, one per step."""
    words = wording(language)
    rows = _options(computation, words) if computation.options else _steps(computation, words)
    file = io.StringIO()
    csv.writer(file).writerows([_safe(cell) for cell in row] for row in rows)
    return file.getvalue()


def _options(computation: Computation, words: Wording) -> Iterator[Iterable[str]]:
    labels = {name: cell.label for option in computation.options for name, cell in option.values.items()}
    yield [option_title(computation, words), *labels.values(), words("column-note")]
    for option in computation.options:
        cells = [option.values[name].text if name in option.values else "" for name in labels]
        yield [option.name, *cells, option.note or ""]


def _steps(computation: Computation, words: Wording) -> Iterator[Iterable[str]]:
    yield [words("column-step"), words("column-expression"), words("column-result"), words("column-sources")]
    for step in computation.steps:
        yield [step.label, step.expression, step.text, " ".join(step.references)]


def _safe(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
