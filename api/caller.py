"""Who is asking: with which rights, and counted under which name."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from starlette.requests import HTTPConnection

from api.keys import SCOPES, Key, Scope

_STATE = "rigwise.caller"
_GUESTS = "widget"
"""What stands for the id of a key in the conversations of guests; no key has it."""


@dataclass(frozen=True, slots=True)
class Caller:
    """One who asks.

    Args:
        scopes: what the caller may do.
        counted_as: what the rate is counted under.
        key_id: of the key that was shown; ``None`` without one, and for the key of the settings. Guests
            have one in common.
    """

    scopes: frozenset[Scope]
    counted_as: str
    key_id: str | None = None

    @property
    def is_guest(self) -> bool:
        """Whether it is a page of a named origin that asks, with a pass."""
        return self.key_id == _GUESTS

    def inside(self, conversation_id: str) -> str:
        """The name under which a conversation is stored: each key has its own conversations."""
        return f"{self.key_id}.{conversation_id}" if self.key_id else conversation_id

    def outside(self, stored_id: str) -> str:
        """The name under which the caller knows a stored conversation."""
        return stored_id.removeprefix(f"{self.key_id}.") if self.key_id else stored_id

    def owns(self, stored_id: str) -> bool:
        """Whether a stored conversation is the caller's."""
        return self.key_id is None or stored_id.startswith(f"{self.key_id}.")


def with_key(key: Key) -> Caller:
    """One who showed a valid key."""
    return Caller(key.scopes, f"key {key.id}", key.id)


def owner() -> Caller:
    """One who showed the key of the settings."""
    return Caller(frozenset(SCOPES), "key of the settings")


def passer_by(address: str) -> Caller:
    """One without a key, where none is asked for."""
    return Caller(frozenset({"ask"}), address)


def guest(address: str) -> Caller:
    """One with a pass instead of a key."""
    return Caller(frozenset({"ask"}), address, _GUESTS)


def caller_of(connection: HTTPConnection) -> Caller:
    """The caller that the door let in."""
    return cast(Caller, connection.scope[_STATE])


def let_in(scope: dict[str, object], caller: Caller) -> None:
    """Note down who is asking, for the routes."""
    scope[_STATE] = caller
