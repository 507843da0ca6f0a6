"""What can be wrong with a golden set."""

from __future__ import annotations

from corpus.errors import CorpusError


class GoldenError(CorpusError):
    """A golden file that cannot be used; names file, row, key and, where one is near, the valid name."""

    def __init__(self, where: str, key: str, fault: str) -> None:
        super().__init__("golden-invalid", where=where, key=key, fault=fault)
        self.args = (f"{where}: {key}: {fault}",)
