"""What an ingest did: lines for a person, a file for a program."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from assistant.answering.wording import Wording
    from assistant.retrieval.index.report import IngestReport, Taken

PASSED_OVER = 5
"""Most files of other kinds that are named line by line; a report names them all."""


def show_report(report: IngestReport, words: Wording) -> None:
    """One line per document: what was done with it, how it was read, or why it was refused."""
    from assistant.problems import problem_text

    for line in _lines(report, words):
        click.echo(line)
    if report.is_empty:
        click.echo(words("ingest-empty"))
    for path in report.passed_over[:PASSED_OVER]:
        click.echo(f"{words('ingest-skipped')}: {path}", err=True)
    for name, fault in report.lost:
        click.echo(f"{name}: {problem_text(fault, words)}", err=True)
    for name, problem in report.failed:
        click.echo(f"{words('ingest-failed')}: {name}: {problem_text(problem, words)}", err=True)


def write_report(report: IngestReport, path: Path, words: Wording) -> None:
    """The same as JSON: the documents by what was done with them, and every refusal with its reason."""
    from assistant.problems import problem_text

    values: dict[str, Any] = {
        name: [_entry(taken, report) for taken in group] for name, group in _groups(report)
    }
    values["duplicates"] = [{**_entry(taken, report), "same_as": other} for taken, other in report.duplicates]
    values["refused"] = [
        {"path": name, "code": fault.message_id, "reason": problem_text(fault, words)}
        for name, fault in (*report.lost, *report.failed)
    ]
    values["passed_over"] = report.passed_over
    path.write_text(json.dumps(values, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _groups(report: IngestReport) -> tuple[tuple[str, list[Taken]], ...]:
    return (
        ("added", report.added),
        ("replaced", report.replaced),
        ("unchanged", report.unchanged),
        ("removed", report.removed),
    )


def _lines(report: IngestReport, words: Wording) -> Iterator[str]:
    for name, group in _groups(report):
        for taken in group:
            line = words(
                "document-line",
                title=taken.title,
                language=taken.language,
                encoding=taken.encoding,
                sections=taken.sections,
            )
            added = f"{_guessed(taken, words)}{_moved(taken, report, words)}"
            yield f"{words(f'ingest-{name}')}: {line} [{taken.id}]{added}"
    for taken, other in report.duplicates:
        yield f"{taken.path}: {words('ingest-duplicate', other=other)} [{taken.id}]"


def _guessed(taken: Taken, words: Wording) -> str:
    """What is said where the encoding was assumed."""
    return f"; {words('document-guessed', encoding=taken.encoding)}" if taken.how == "guessed" else ""


def _moved(taken: Taken, report: IngestReport, words: Wording) -> str:
    """What is said of a document that left another collection."""
    before = report.moved.get(taken.path)
    return f"; {words('ingest-moved', collection=taken.collection, before=before)}" if before else ""


def _entry(taken: Taken, report: IngestReport) -> dict[str, Any]:
    """A document as plain values, with the collection that it left."""
    before = report.moved.get(taken.path)
    return {**taken.to_json(), **({"moved_from": before} if before else {})}
