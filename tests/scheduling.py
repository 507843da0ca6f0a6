"""How the tests are shared out between processes: a file as a whole, and the golden sets as a whole."""

from __future__ import annotations

from xdist.scheduler import LoadFileScheduling

GOLDEN = "tests/golden/"


class GoldenTogether(LoadFileScheduling):
    """The tests of the golden sets share one long run, so that one process does them all."""

    def _split_scope(self, nodeid: str) -> str:
        return GOLDEN if nodeid.startswith(GOLDEN) else super()._split_scope(nodeid)
