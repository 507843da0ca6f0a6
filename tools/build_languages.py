"""Keep the words of all languages ready to use: ``python tools/build_languages.py [--check]``.

Run it after a file of ``assistant/understanding/languages`` or ``common.yaml`` has changed. With ``--check``
nothing is written, and the exit code is 1 if a file does not belong to the words.
"""

from __future__ import annotations

import sys
from pathlib import Path

from assistant.understanding import language_built
from assistant.understanding.language_card import cards

FOLDER = Path(str(language_built.FOLDER))


def main() -> int:
    """Check, or write what has changed."""
    texts = {FOLDER / f"{card.tag}.json": language_built.built(card.tag) for card in cards()}
    stale = [file for file, text in texts.items() if not file.is_file() or file.read_text("utf-8") != text]
    if "--check" in sys.argv[1:]:
        if stale:
            print(f"{', '.join(file.stem for file in stale)}: built from other words: run `make languages`.")
        return 1 if stale else 0
    FOLDER.mkdir(exist_ok=True)
    for file in stale:
        file.write_text(texts[file], encoding="utf-8")
    print(f"Wrote {len(stale)} of {len(texts)} languages.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
