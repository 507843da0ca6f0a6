"""Ingests that are killed (SIGKILL) at one place after another, each by a process of its own.

Run with a folder of documents and a home. For n = 1, 2, 3 … a forked child ingests into a copy of the home
and is killed before its n-th change under it, whichever that is: writing, renaming, making, removing.
After each death the parent reads the index as a reader would, lets an ingest run to its end, and reads it
again. It prints one line of JSON per death, until a child lives to its end: its number, whether it lived,
what the index held before and after, how many texts were encoded again, and what lies beside the index.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import sys
from pathlib import Path

from assistant.retrieval.index.current import usable_version
from assistant.retrieval.index.damage import DOCUMENTS_FOLDER
from assistant.retrieval.index.documents import read_stored
from assistant.retrieval.index.ingest import Ingestor
from assistant.retrieval.segment import load_segment
from assistant.retrieval.storage import read_manifest
from tests.assistant.retrieval.fake_embedder import FakeEmbedder

EVENTS = ("os.rename", "os.mkdir", "os.remove", "os.rmdir", "os.truncate")
WRITES = os.O_WRONLY | os.O_RDWR


def main(documents: str, home: str) -> None:
    """Kill one child after another; a killed process loses nothing that it wrote, so nothing is flushed."""
    os.fsync = lambda file: None
    number, lives = 0, False
    while not lives:
        number += 1
        copy = Path(f"{home}-{number}")
        shutil.copytree(home, copy)
        lives = _child_lives(documents, copy, number)
        before = _texts(copy)
        embedder = FakeEmbedder()
        Ingestor(copy, embedder).ingest([documents])
        left = sorted(path.name for path in (copy / "index").iterdir() if path.name != "lock")
        print(json.dumps([number, lives, before, _texts(copy), len(embedder.encoded), left]), flush=True)
        shutil.rmtree(copy)


def _child_lives(documents: str, home: Path, number: int) -> bool:
    child = os.fork()
    if child == 0:
        _die_at(number, str(home))
        Ingestor(home, FakeEmbedder()).ingest([documents])
        os._exit(0)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 0


def _die_at(number: int, home: str) -> None:
    seen = 0

    def count(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal seen
        is_change = event in EVENTS or (event == "open" and int(str(arguments[2])) & WRITES)
        if is_change and str(arguments[0]).startswith(home):
            seen += 1
            if seen == number:
                os.kill(os.getpid(), signal.SIGKILL)

    sys.addaudithook(count)


def _texts(home: Path) -> list[str]:
    """What answers now: every part of the index is read, and must fit together."""
    version, _ = usable_version(home / "index")
    if version is None:
        return []
    folder = home / "index" / version
    manifest = read_manifest(folder)
    segment = load_segment(folder)
    listed = {entry["id"] for entry in manifest["documents"]}
    assert {entry.id for entry in segment.documents} == listed
    assert len(segment.section_ids) == len(segment.sections.vectors[:])
    texts = [read_stored(folder / DOCUMENTS_FOLDER / f"{id_}.json").document.text for id_ in listed]
    return sorted(texts)


if __name__ == "__main__":
    main(*sys.argv[1:])
