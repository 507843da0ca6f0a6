"""What can go wrong with sources, guides and documents.

A fault that a user meets carries a message id and its arguments, so that it can be told in the user's
language; ``str(error)`` is a plain English line for logs and developers.
"""

from __future__ import annotations

from difflib import get_close_matches
from pathlib import Path


class ToldError(Exception):
    """A fault with a message id and arguments, to be told in the user's language.

    Args:
        message_id: id of the sentence that tells what happened and what to do next.
        arguments: the values that the sentence names.
    """

    def __init__(self, message_id: str, /, **arguments: str | int | float) -> None:
        self.message_id = message_id
        self.arguments = arguments
        details = ", ".join(f"{name}={value!r}" for name, value in arguments.items())
        super().__init__(f"{message_id}: {details}" if details else message_id)


class CorpusError(ToldError):
    """Base of every fault of sources, guides and documents."""


class CorpusFileError(CorpusError):
    """A guide or ``sources.yaml`` that does not hold what it must; names file, line, key and the fault."""

    def __init__(self, path: Path, line: int, key: str, fault: str) -> None:
        super().__init__("corpus-file-invalid", file=str(path), line=line, key=key, fault=fault)
        self.args = (f"{path}:{line}: {key}: {fault}",)


class UnknownGuideError(CorpusError, KeyError):
    """No guide, section or language of that name; says which is nearest."""

    def __str__(self) -> str:
        return str(self.args[0])


class DocumentError(CorpusError):
    """A document of the user's that cannot be read; names the file, the reason and what would help."""


class CollectionError(CorpusError):
    """A collection that is not there, or that cannot have that name."""


def nearest(name: str, valid: list[str]) -> str:
    """``, did you mean 'x'?`` for an error text, or an empty string when nothing is near."""
    close = get_close_matches(name, valid, n=1)
    return f", did you mean {close[0]!r}?" if close else ""
