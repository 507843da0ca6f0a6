"""The folder of a language: its settings, and the files of its templates.

A language is a folder under ``locales`` with ``locale.yaml`` and ``*.ftl`` files. A message id leads to its
file by prefix, so that an answer loads only the files it needs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from assistant.answering import figures
from assistant.answering.templates import WordingError

LOCALES = files(__package__).joinpath("locales")
"""Where the languages are."""
_FILE_OF_PREFIX: Mapping[str, str] = {
    "unit": "units",
    "term": "terms",
    "column": "columns",
    "card": "cards",
    "machine": "machine",
    "model": "models",
    "error": "errors",
    "warning": "errors",
    "follow": "follow-ups",
    "http": "http",
    "channel": "channels",
    "discord": "discord",
    "plot": "plots",
    "source": "sources",
    "fact": "facts",
    "own": "own-models",
    "prices": "prices",
    "vectors": "vectors",
    "catalog": "library",
    "error-backup": "backup",
    "error-restore": "backup",
    **dict.fromkeys(("archive", "collection", "url"), "documents"),
    **dict.fromkeys(
        ("document", "documents", "guide", "corpus", "index", "embedder", "ensemble", "ingest"), "library"
    ),
}
"""A prefix of two words counts before one of one word."""


@dataclass(frozen=True, slots=True)
class Locale:
    """A language's own settings, from ``locale.yaml``.

    Args:
        tag: e.g. ``tr``.
        name: the language's own name for itself.
        babel: Babel locale for numbers and dates.
        derived_from: language whose templates are converted, for Traditional Chinese.
        answers: the yes and the no that verdicts begin with; none where they begin with the verdict itself.
    """

    tag: str
    name: str
    babel: str
    quote_open: str
    quote_close: str
    colon: str = ": "
    sentence_space: str = " "
    derived_from: str | None = None
    answers: Sequence[str] = ()


@cache
def locales() -> tuple[str, ...]:
    """Tags of the languages that have a folder."""
    return tuple(sorted(entry.name for entry in LOCALES.iterdir() if entry.joinpath("locale.yaml").is_file()))


@cache
def locale(tag: str) -> Locale:
    """Settings of one language.

    Raises:
        WordingError: no such language.
    """
    from rules.parameters.files import load_yaml

    file = LOCALES.joinpath(tag, "locale.yaml")
    if not file.is_file():
        raise WordingError(f"no locale {tag!r}; there are {', '.join(locales())}")
    return Locale(tag=tag, **load_yaml(f"locales/{tag}/locale.yaml", file.read_text(encoding="utf-8")))


@lru_cache(maxsize=figures.KEPT)
def file_of(message_id: str) -> str:
    """Name of the file that holds a message, without its ending."""
    from rules import registry

    words = message_id.split("-", 2)
    for head in ("-".join(words[:2]), words[0]):
        if head in _FILE_OF_PREFIX:
            return _FILE_OF_PREFIX[head]
    rule_id = message_id.removeprefix("rule-")
    for rule in registry.names():
        if rule_id.startswith(rule.replace("_", "-") + "-"):
            return f"rules-{rule}"
    return "common"


def template_text(tag: str, name: str) -> str:
    """The templates of a file of a language; empty where it has none."""
    file = LOCALES.joinpath(tag, f"{name}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
