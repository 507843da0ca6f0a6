"""Faults of Milvus as ours, to be told in the asker's language."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from assistant.state.store import StateError

if TYPE_CHECKING:
    from assistant.retrieval.stores.milvus.address import MilvusAddress

_MISSING = (100, 1600)
"""Codes of Milvus for a collection, and for an alias, that is not there."""
_UNLOADED = 101
_REFUSED = ("UNAUTHENTICATED", "PERMISSION_DENIED")


class MissingError(StateError):
    """What was named is not there."""


class UnloadedError(StateError):
    """A collection must be loaded before it is asked."""


@contextmanager
def told(address: MilvusAddress) -> Iterator[None]:
    """Faults of pymilvus as ours; that of a channel closed while it is made anew is a ``ValueError``.

    Raises:
        MissingError, UnloadedError: so it is.
        StateError: Milvus cannot be reached, refuses the token, or answers with another fault.
    """
    import grpc
    from pymilvus.exceptions import MilvusException

    try:
        yield
    except (MilvusException, grpc.RpcError, ValueError) as fault:
        raise _ours(fault, address) from fault


def _ours(fault: Exception, address: MilvusAddress) -> StateError:
    status, reason = _status(fault), str(getattr(fault, "message", fault)).strip()
    if status in _REFUSED:
        return StateError("vectors-token", address=address.shown)
    if address.is_file and "Open local milvus" in reason:
        return StateError("vectors-file", file=address.uri)
    first = status or (reason.splitlines() or ["?"])[0]
    return _kind(getattr(fault, "code", None))("vectors-failed", address=address.shown, reason=first)


def _kind(code: object) -> type[StateError]:
    if code in _MISSING:
        return MissingError
    return UnloadedError if code == _UNLOADED else StateError


def _status(fault: BaseException) -> str:
    """Name of the status of the call beneath a fault, or nothing where there was no call.

    pymilvus raises a fault from itself here and there, so each one is looked at once.
    """
    import grpc

    waiting: list[BaseException | None] = [fault]
    seen: list[BaseException] = []
    while waiting:
        under = waiting.pop()
        if under is None or under in seen:
            continue
        if isinstance(under, grpc.RpcError) and hasattr(under, "code"):
            return str(under.code().name)
        seen.append(under)
        waiting.extend((under.__context__, under.__cause__))
    return ""
