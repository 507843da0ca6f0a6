"""Derive the Traditional Chinese of guides and templates beforehand: ``python tools/build_traditional.py``.

Run it after a change of Simplified texts; a test names what is missing. See ``corpus/derived.py``.
"""

from __future__ import annotations

from pathlib import Path

from assistant.answering.wording import LOCALES, locale, locales
from corpus.derived import FILE_NAME, write
from corpus.guides import DERIVED_LANGUAGES, GUIDES_FOLDER
from corpus.script import derive

TARGET = Path(__file__).parents[1] / "corpus" / FILE_NAME


def simplified_texts() -> list[str]:
    """Every text that is derived when it is read: the templates and the guides."""
    derived_from = {stored for tag in locales() if (stored := locale(tag).derived_from)}
    templates = (file for tag in derived_from for file in LOCALES.joinpath(tag).iterdir())
    guides = (
        file for stored in DERIVED_LANGUAGES.values() for file in GUIDES_FOLDER.joinpath(stored).iterdir()
    )
    kept = (file for file in (*templates, *guides) if file.name.endswith((".ftl", ".md")))
    return [file.read_text(encoding="utf-8") for file in kept]


if __name__ == "__main__":
    texts = simplified_texts()
    write(TARGET, {text: derive(text) for text in texts})
    print(f"{len(texts)} texts, {TARGET.stat().st_size / 1000:.0f} kB")
