"""Why a language model gave nothing that can be used."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

Cause = Literal["busy", "open", "timeout", "unreachable", "limited", "refused", "failed", "malformed", "cut"]
CAUSES: Mapping[str, str] = {
    "busy": "as many calls as allowed were under way",
    "open": "it had failed several times in a row and was left alone for a while",
    "timeout": "the time for it was over",
    "unreachable": "nobody answered at its address",
    "limited": "it asked for fewer calls (429)",
    "refused": "it refused the call, e.g. for a wrong key or model name",
    "failed": "it reported a fault of its own (5xx)",
    "malformed": "its reply was not what the protocol says",
    "cut": "its reply ended in the middle",
    "unsupported": "all that it said had to be dropped",
}
"""Why an answer came without a model's words, or not with all of them."""


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
