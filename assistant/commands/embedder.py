"""``rigwise embedder``: the embedding model in force, its export, and a faster engine for servers."""

from __future__ import annotations

from pathlib import Path

import click

from assistant.commands import common


@click.group(name="embedder", invoke_without_command=True)
@click.pass_context
def command(context: click.Context) -> None:
    """Show the embedding model in force, list known ones, export the shipped one, or build a faster one."""
    if context.invoked_subcommand is None:
        current = common.settings()
        click.echo(f"RIGWISE_EMBEDDER={current.embedder}\nRIGWISE_DEVICE={current.device}")
        click.echo(f"RIGWISE_ENSEMBLE={int(current.ensemble)}")


@command.command(name="list")
def list_models() -> None:
    """List the models of Hugging Face whose prefixes are known; any other serves from a local folder."""
    from assistant.retrieval.embedders.registry import known_records

    for name, record in known_records().items():
        click.echo(f"{name}: {record.dimension} dimensions, {record.max_tokens} tokens")


@command.command()
@click.argument("directory", type=click.Path(path_type=Path, file_okay=False))
def export(directory: Path) -> None:
    """Write the shipped weights as a sentence-transformers folder (extra: sentence-transformers).

    Use it with RIGWISE_EMBEDDER=DIRECTORY, on a GPU too.
    """
    from assistant.progress import patience
    from assistant.retrieval.embedders.export import export as write

    with patience("Writing the model …"):
        common.guarded(lambda: write(directory), None)
    click.echo(f"Written to {directory}")


@command.command()
@click.argument("engine", type=click.Choice(("onnx",)))
@click.argument("directory", type=click.Path(path_type=Path, file_okay=False))
def build(engine: str, directory: Path) -> None:
    """Build a faster engine from the shipped weights, for servers (extra: onnx).

    It serves the index there is; use it with RIGWISE_EMBEDDER=DIRECTORY. About 22 MB, half a minute.
    """
    from assistant.progress import patience
    from assistant.retrieval.embedders.onnx_build import build as write

    with patience("Building the engine …"):
        common.guarded(lambda: write(directory), None)
    click.echo(f"Written to {directory}")
