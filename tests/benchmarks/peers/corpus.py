"""Texts and questions as every system gets them, kept in a file between processes. Standard library only."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from hashlib import blake2b
from pathlib import Path


@dataclass(frozen=True)
class Text:
    """A passage to index. Parallel passages have the same name.

    Args:
        language: its tag.
    """

    name: str
    text: str
    language: str


@dataclass(frozen=True)
class Asked:
    """A question, and the names of the passages that answer it."""

    text: str
    right: tuple[str, ...]
    language: str


@dataclass(frozen=True)
class Corpus:
    """Passages and questions about them.

    Args:
        name: a word, the same in results and tables.
        what: one line about it.
        is_shipped: whether Rigwise comes with these texts, so that it has nothing to index.
        is_timed: whether times are taken of it, in several rounds; of the others only what is found.
    """

    name: str
    what: str
    texts: tuple[Text, ...]
    questions: tuple[Asked, ...]
    is_shipped: bool = False
    is_timed: bool = False

    @property
    def digest(self) -> str:
        """A name of the texts: an index of others is not used for them."""
        return blake2b("\n".join(text.text for text in self.texts).encode(), digest_size=6).hexdigest()

    def save(self, file: Path) -> None:
        """Write it as JSON."""
        file.write_text(json.dumps(asdict(self), ensure_ascii=False), encoding="utf-8")

    @classmethod
    def load(cls, file: Path) -> Corpus:
        """Read what :meth:`save` wrote."""
        values = json.loads(file.read_text(encoding="utf-8"))
        texts = tuple(Text(**each) for each in values.pop("texts"))
        asked = (Asked(each["text"], tuple(each["right"]), each["language"]) for each in values["questions"])
        return cls(**{**values, "texts": texts, "questions": tuple(asked)})
