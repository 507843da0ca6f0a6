"""Why a language model gave nothing that can be used."""

from __future__ import annotations

from typing import Literal

Cause = Literal[
    "busy",  # as many calls as allowed are under way
    "open",  # it failed several times in a row and is left alone for a while
    "timeout",
    "unreachable",
    "limited",  # 429
    "refused",  # another status of the client's, e.g. a wrong key
    "failed",  # 5xx
    "malformed",  # not what the protocol says
    "cut",  # the stream ended in the middle
]
CAUSES: tuple[str, ...] = Cause.__args__  # type: ignore[attr-defined]


class EndpointError(Exception):
    """A call that failed.

    Args:
        cause: what happened.
        detail: more of it, for whoever looks after the endpoint; no text of the model.
        retry_after_s: how long the endpoint asks to be left alone [s].
    """

    def __init__(self, cause: Cause, detail: str = "", retry_after_s: float | None = None) -> None:
        super().__init__(f"{cause}: {detail}" if detail else cause)
        self.cause = cause
        self.detail = detail
        self.retry_after_s = retry_after_s
