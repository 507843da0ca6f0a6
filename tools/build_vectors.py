"""Build the vectors that ship with Rigwise: ``python tools/build_vectors.py [--check]``.

Run it after a guide, a sample text or an example question has changed; of guides only changed texts are
encoded. With ``--check`` nothing is written, and the exit code is 1 if the shipped vectors do not belong to
the current guides and examples.
"""

from __future__ import annotations

import sys

from assistant.retrieval.bundle import SHIPPED_FOLDER, build_bundle, bundle_values, write_bundle
from assistant.retrieval.embedders.shipped import RECORD, ShippedEmbedder
from assistant.retrieval.errors import IndexCorruptError
from assistant.retrieval.examples import are_current, write_examples
from assistant.retrieval.storage import read_manifest


def is_current() -> bool:
    """Whether the shipped folder is whole and made from the current guides."""
    try:
        manifest = read_manifest(SHIPPED_FOLDER)
    except IndexCorruptError:
        return False
    return all(manifest.get(key) == value for key, value in bundle_values(RECORD).items())


def main() -> int:
    """Check, or check and build."""
    if is_current() and are_current():
        print("The shipped vectors are current.")
        return 0
    if "--check" in sys.argv[1:]:
        print("The shipped vectors do not belong to the current guides or examples: run `make vectors`.")
        return 1
    if not are_current():
        print(f"Wrote {write_examples(ShippedEmbedder())} example questions.")
    if not is_current():
        _build_guides()
    return 0


def _build_guides() -> None:
    segment, centres = build_bundle(ShippedEmbedder(), None, _show)
    write_bundle(SHIPPED_FOLDER, RECORD, segment, centres)
    print(f"\nWrote {len(segment.section_ids)} sections, {len(segment.paragraph_numbers)} paragraphs.")


def _show(done: int, total: int) -> None:
    print(f"\r{done} of {total} texts encoded", end="", flush=True)


if __name__ == "__main__":
    sys.exit(main())
