"""Measure Rigwise beside other libraries: ``make bench-peers``; ``--help`` lists the options."""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click

from assistant.version import __version__
from tests.benchmarks.peers.corpora import GUIDE_LANGUAGES, corpora
from tests.benchmarks.peers.corpus import Corpus
from tests.benchmarks.peers.readme import README, with_section
from tests.benchmarks.peers.results import RESULTS_FILE, Results
from tests.benchmarks.peers.running import ROOT, Place, Plan, measured
from tests.benchmarks.peers.table import markdown
from tests.benchmarks.peers.titles import PACKAGES, SYSTEMS

PYTHON = ".venv-peers/bin/python"
XQUAD = ROOT.parent / "shared" / "data" / "xquad"
_VERSIONS = (
    "import importlib.metadata as m, json, sys; print(json.dumps([m.version(n) for n in sys.argv[1:]]))"
)


@click.command()
@click.option("--python", default=PYTHON, show_default=True, help="Of the environment that has the peers.")
@click.option("--rounds", default=5, show_default=True, help="Processes of each system; medians count.")
@click.option(
    "--timed", default=90, show_default=True, help="Questions of a round that are timed one by one."
)
@click.option(
    "--language",
    "languages",
    multiple=True,
    default=GUIDE_LANGUAGES,
    show_default=True,
    help="Of the guides.",
)
@click.option("--corpus", "names", multiple=True, help="Only these: guides, mixed, english.")
@click.option(
    "--work", type=click.Path(path_type=Path), help="Folder that keeps indexes and P@1 for a later run."
)
@click.option("--quiet", default=3.0, show_default=True, help="Load below which times are taken …")
@click.option("--patience", default=0.0, show_default=True, help="… if it comes within so many minutes.")
@click.option(
    "--xquad", type=click.Path(path_type=Path), default=XQUAD, help="Folder with the files of XQuAD."
)
@click.option("--trial", type=int, metavar="N", help="Only N questions a corpus; writes neither file.")
@click.option("--table", is_flag=True, help="Measure nothing, only write the README's section again.")
def main(
    python: str,
    rounds: int,
    timed: int,
    languages: tuple[str, ...],
    names: tuple[str, ...],
    work: Path | None,
    quiet: float,
    patience: float,
    xquad: Path,
    trial: int | None,
    table: bool,
) -> None:
    """Measure every system over every corpus, keep the figures as JSON and write them into the README."""
    if table:
        _write(Results.load_from())
        return
    with TemporaryDirectory(prefix="rigwise-peers-") as folder:
        place = Place(python, (work or Path(folder)).absolute())
        place.work.mkdir(parents=True, exist_ok=True)
        _export(place)
        texts = corpora(xquad, trial, languages)
        chosen = [each for each in texts if not names or each.name in names]
        results = _results(place, chosen, Plan(rounds, timed, quiet, patience * 60))
    click.echo(markdown(results))
    if trial is None:
        results.save(RESULTS_FILE)
        _write(results)


def _results(place: Place, texts: list[Corpus], plan: Plan) -> Results:
    """Each system with the threads that it takes by itself, and what is timed again with one for each."""
    rows, load = measured(place, SYSTEMS, texts, plan, _say)
    timed = [each for each in texts if each.is_timed]
    alone, more = measured(replace(place, threads=1), SYSTEMS, timed, plan, _say)
    return Results(
        taken=datetime.now(UTC).isoformat(timespec="seconds"),
        machine=_machine(),
        load=(*load, *more),
        rounds=plan.rounds,
        versions={"Rigwise": __version__, **_versions(place)},
        corpora={each.name: each.what for each in texts},
        rows=tuple(rows),
        alone=tuple(alone),
    )


def _say(line: str) -> None:
    click.echo(f"{datetime.now(UTC):%H:%M:%S} load {os.getloadavg()[0]:.1f}  {line}", err=True)


def _export(place: Place) -> None:
    """The same weights for both sides: a folder for the peers, the engine for servers for Rigwise."""
    code = "from api.main import main; main()"
    for python, target, words in (
        (place.python, place.model, ("export",)),
        (sys.executable, place.engine, ("build", "onnx")),
    ):
        environment = {**place.environment(), "RIGWISE_HOME": str(place.work / "home")}
        if not target.exists():
            command = [python, "-c", code, "embedder", *words, str(target)]
            subprocess.run(command, cwd=ROOT, env=environment, check=True)


def _versions(place: Place) -> dict[str, str]:
    names = list(PACKAGES.values())
    done = subprocess.run([place.python, "-c", _VERSIONS, *names], capture_output=True, text=True, check=True)
    return dict(zip(names, json.loads(done.stdout), strict=True))


def _machine() -> dict[str, Any]:
    """Cores, processor and system."""
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = names[0] if names else platform.machine()
    return {"cores": os.cpu_count(), "processor": processor, "system": platform.system()}


def _write(results: Results) -> None:
    text = README.read_text(encoding="utf-8")
    README.write_text(with_section(text, markdown(results)), encoding="utf-8")


if __name__ == "__main__":
    main()
