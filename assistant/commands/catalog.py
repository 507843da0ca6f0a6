"""``rigwise catalog``: what the catalogs hold on cards, processors and language models."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from assistant.commands.common import (
    EXIT_NOTHING_FOUND,
    json_option,
    knowledge,
    language_option,
    system_language,
)
from rules.computation import Argument, quantity, watts

if TYPE_CHECKING:
    from assistant.answering.wording import Wording
    from rules.catalog.cpu import Cpu
    from rules.catalog.gpu import Gpu
    from rules.catalog.lookup import Lookup
    from rules.catalog.model import LanguageModel
    from rules.knowledge import Knowledge

Row = Mapping[str, Argument | None]
limit_option = click.option(
    "--limit", type=click.IntRange(1, 200), default=10, show_default=True, help="Rows to show."
)


@click.group(name="catalog")
def command() -> None:
    """Look up graphics cards, processors or language models by a part of the name.

    \b
    rigwise catalog gpu "rtx 50"
    rigwise catalog model qwen3 --json
    """


@command.command()
@click.argument("search")
@limit_option
@json_option
@language_option
def gpu(search: str, limit: int, as_json: bool, language: str | None) -> None:
    """Graphics cards: memory, bandwidth, board power, sockets. Exit code 3: no such card."""
    _show(search, knowledge().gpus.look_up(search, limit), _gpu, as_json, language)


@command.command()
@click.argument("search")
@limit_option
@json_option
@language_option
def cpu(search: str, limit: int, as_json: bool, language: str | None) -> None:
    """Processors: cores, lanes, power. Exit code 3: no such processor."""
    _show(search, knowledge().cpus.look_up(search, limit), _cpu, as_json, language)


@command.command()
@click.argument("search")
@limit_option
@json_option
@language_option
def model(search: str, limit: int, as_json: bool, language: str | None) -> None:
    """Language models: size, parameters used per token, native context. Exit code 3: no such model."""
    known = knowledge()
    found = known.models.look_up(search, limit)
    pictures = _image_model(search, known)
    if pictures is not None and not found.rows:
        from assistant.answering.wording import wording

        words = wording(language or system_language())
        if as_json:
            click.echo("[]")
        command_line = f'rigwise rule llm_memory --model "{pictures}"'
        click.echo(words("catalog-image-model", name=pictures, command=command_line), err=True)
        sys.exit(EXIT_NOTHING_FOUND)
    _show(search, found, _model, as_json, language)


def _image_model(search: str, known: Knowledge) -> str | None:
    from rules.llm.images import ImageParameters, image_model_in

    return image_model_in(search, known.parameters(ImageParameters, "image_models"))


def _show(
    search: str, found: Lookup[Any], cells: Callable[[Any], Row], as_json: bool, language: str | None
) -> None:
    if as_json:
        rows = [asdict(row) for row in found.rows]
        click.echo(json.dumps(rows, ensure_ascii=False, indent=2, default=str))
    from assistant.answering.wording import wording

    words = wording(language or system_language())
    if not found.rows:
        near = words.list_of(row.name for row in found.nearest) or "none"
        click.echo(words("catalog-none", name=search, nearest=near), err=True)
        sys.exit(EXIT_NOTHING_FOUND)
    if not as_json:
        click.echo(_table([cells(row) for row in found.rows], words))
    if found.total > len(found.rows):
        click.echo(
            words("catalog-more", shown=len(found.rows), total=found.total, option="--limit"), err=True
        )


def _table(rows: Sequence[Row], words: Wording) -> str:
    columns = list(dict.fromkeys(name for row in rows for name in row))
    lines = [[words(f"column-{name}") for name in columns]]
    for row in rows:
        values = [row.get(name) for name in columns]
        lines.append(["–" if value in (None, "") else words.value(value) for value in values])
    return aligned(lines)


def aligned(lines: Sequence[Sequence[str]]) -> str:
    """Rows in columns as wide as their widest cell; wide characters count twice.

    >>> print(aligned([["a", "b"], ["ccc", "d"]]))
    a    b
    ccc  d
    """
    widths = [max(_width(line[i]) for line in lines) for i in range(len(lines[0]))]
    rows = (
        "  ".join(cell + " " * (width - _width(cell)) for cell, width in zip(line, widths, strict=True))
        for line in lines
    )
    return "\n".join(row.rstrip() for row in rows)


def _width(text: str) -> int:
    from unicodedata import east_asian_width

    return sum(2 if east_asian_width(character) in "WF" else 1 for character in text)


def _gpu(gpu: Gpu) -> Row:
    from rules.plugs import layout

    return {
        "name": gpu.name,
        "memory": quantity(gpu.memory_gb, "GB") if gpu.memory_gb else None,
        "bandwidth": quantity(gpu.bandwidth_gb_s, "GB/s") if gpu.bandwidth_gb_s else None,
        "board-power": watts(gpu.board_power_w) if gpu.board_power_w else None,
        "sockets": layout(gpu.connectors),
        "released": gpu.release_date.isoformat() if gpu.release_date else None,
    }


def _cpu(cpu: Cpu) -> Row:
    return {
        "name": cpu.name,
        "cores": cpu.cores,
        "threads": cpu.threads,
        "lanes": cpu.pcie_lanes,
        "tdp": watts(cpu.tdp_w) if cpu.tdp_w else None,
        "turbo-power": watts(cpu.max_turbo_power_w) if cpu.max_turbo_power_w else None,
        "released": cpu.launched,
    }


def _model(model: LanguageModel) -> Row:
    return {
        "name": model.name,
        "parameters": quantity(model.parameters_b, "Gparam"),
        "active": quantity(model.active_parameters_b, "Gparam") if model.is_mixture else None,
        "native-context": quantity(model.context, "tok"),
        "released": model.released if model.source != "user" else None,
    }
