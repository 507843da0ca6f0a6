"""The words of each language ready to use, ``languages/built/<tag>.json``: a tenth of the time of its files.

``make languages`` writes them. One that does not belong to the language's files is passed over, and the files
are read instead, so a word may be added and tried without building anything.
"""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from assistant.understanding import language_file
from assistant.understanding.language_words import Words, chain, compose
from assistant.understanding.vocabulary import PhraseTree

FOLDER = language_file.FOLDER / "built"
"""Where these files are."""
_FORM = b"2"
"""Of these files; another one where what they hold changes."""


def read_built(tag: str) -> Words | None:
    """The words of a language as built from its files as they are; ``None`` if there are none of these.

    Raises:
        LanguageFileError: no such language.
    """
    try:
        held = json.loads((FOLDER / f"{tag}.json").read_bytes())
    except (OSError, ValueError):
        return None
    if not isinstance(held, dict) or held.get("digest") != _digest(tag):
        return None
    trees = {name: PhraseTree(packed) for name, packed in held["trees"].items()}
    return Words(held["settings"], held["numbers"], trees)


def built(tag: str) -> str:
    """The text of the file of a language, made from its files.

    Raises:
        LanguageFileError: no such language, or a file with an unknown section or meaning.
    """
    words = compose(tag)
    held: dict[str, Any] = {
        "digest": _digest(tag),
        "settings": dict(words.settings),
        "numbers": dict(words.numbers),
        "trees": {name: tree.packed() for name, tree in words.trees.items()},
    }
    return json.dumps(held, ensure_ascii=False, separators=(",", ":")) + "\n"


def _digest(tag: str) -> str:
    digest = blake2b(_FORM, digest_size=16)
    for file in (*(language_file.FOLDER / f"{each}.yaml" for each in chain(tag)), language_file.COMMON):
        digest.update(file.read_bytes())
    return digest.hexdigest()
