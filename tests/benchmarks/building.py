"""Build the guides' index in this process, a child of its own for the memory, and print what it took."""

from __future__ import annotations

import json
import resource
import time

import click

from assistant.retrieval.build import build_segment
from assistant.retrieval.bundle import SHIPPED_FOLDER
from assistant.retrieval.embedders.registry import open_embedder
from assistant.retrieval.keyed_vectors import vectors_of
from assistant.retrieval.segment import load_segment
from corpus.guides import load_guides


@click.command()
@click.option("--works", type=int, help="Only so many guides, in all their languages.")
@click.option("--reuse", is_flag=True, help="Take over the vectors that ship with Rigwise.")
def main(works: int | None, reuse: bool) -> None:
    """Build and report."""
    guides = load_guides()
    chosen = sorted({guide.work_id for guide in guides})[:works]
    documents = [guide for guide in guides if guide.work_id in chosen]
    known = vectors_of(load_segment(SHIPPED_FOLDER)) if reuse else {}
    start = time.perf_counter()
    segment = build_segment(documents, open_embedder(), known)
    report = {
        "seconds": time.perf_counter() - start,
        "guides": len(documents),
        "texts": sum(len(level.keys) for level in (segment.sections, segment.paragraphs, segment.sentences)),
        "peak_mb": resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024,
    }
    click.echo(json.dumps(report))


if __name__ == "__main__":
    main()
