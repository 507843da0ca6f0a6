"""What someone did with a command, a button or an input field, and what is said to it at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

DIRECT = "@me"
"""Stands for the server of direct messages, as in Discord's own addresses."""

Kind = Literal["ping", "command", "component", "typing", "other"]
_KINDS: Mapping[int, Kind] = {1: "ping", 2: "command", 3: "component", 4: "typing"}
ON_MESSAGE = 3


@dataclass(frozen=True, slots=True)
class Interaction:
    """One interaction.

    Args:
        guild: id of the server, :data:`DIRECT` for direct messages.
        channel: id of the channel or thread.
        parent: of a thread, the channel that it belongs to.
        locale: Discord's tag of the language of the user's client.
        data: as Discord sends it.
        label: what is written on the pressed button.
    """

    id: str
    token: str
    application: str
    kind: Kind
    guild: str
    channel: str
    parent: str | None
    user: str
    locale: str
    data: Mapping[str, Any] = field(default_factory=dict)
    label: str = ""

    @property
    def command(self) -> str:
        """Name of the command; empty for the entry in the menu of a message."""
        return "" if self.data.get("type") == ON_MESSAGE else str(self.data.get("name", ""))

    @property
    def options(self) -> dict[str, Any]:
        """Values of the command's options by name."""
        return {each["name"]: each.get("value") for each in self.data.get("options", ())}

    @property
    def typed_in(self) -> tuple[str, str]:
        """The option that someone types in, and what it holds so far."""
        options: list[Mapping[str, Any]] = self.data.get("options", [])
        focused = next((each for each in options if each.get("focused")), {})
        return str(focused.get("name", "")), str(focused.get("value", ""))

    @property
    def target_text(self) -> str:
        """Text of the message whose menu was used."""
        messages = self.data.get("resolved", {}).get("messages", {})
        return str(messages.get(self.data.get("target_id"), {}).get("content", ""))


def kind_of(number: int) -> Kind:
    """The kind of an interaction by Discord's number for it."""
    return _KINDS.get(number, "other")


def from_json(raw: Mapping[str, Any]) -> Interaction:
    """An interaction as a signed request carries it.

    Raises:
        KeyError, TypeError, AttributeError: it is none.
    """
    data = raw.get("data") or {}
    who = raw.get("user") or (raw.get("member") or {}).get("user") or {}
    return Interaction(
        id=raw["id"],
        token=raw["token"],
        application=raw["application_id"],
        kind=kind_of(raw["type"]),
        guild=raw.get("guild_id") or DIRECT,
        channel=raw.get("channel_id") or "",
        parent=(raw.get("channel") or {}).get("parent_id"),
        user=who.get("id", ""),
        locale=raw.get("locale", ""),
        data=data,
        label=_label((raw.get("message") or {}).get("components", ()), data.get("custom_id")),
    )


def _label(rows: Any, custom_id: str | None) -> str:
    buttons = (button for row in rows for button in row.get("components", ()))
    return next((str(b.get("label", "")) for b in buttons if b.get("custom_id") == custom_id), "")


@dataclass(frozen=True, slots=True)
class Pong:
    """Discord asks whether anybody is there."""


@dataclass(frozen=True, slots=True)
class Later:
    """The answer takes a while and will be sent; ``is_private``: only to the one who asked."""

    is_private: bool = False


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence for the one who asked alone."""

    text: str


@dataclass(frozen=True, slots=True)
class Choices:
    """Values for an option of a command."""

    offered: tuple[Mapping[str, str], ...]


Response = Pong | Later | Said | Choices
_EPHEMERAL = 64


def to_json(response: Response) -> dict[str, Any]:
    """A response as Discord takes it."""
    if isinstance(response, Pong):
        return {"type": 1}
    if isinstance(response, Later):
        return {"type": 5, "data": {"flags": _EPHEMERAL if response.is_private else 0}}
    if isinstance(response, Choices):
        return {"type": 8, "data": {"choices": list(response.offered)}}
    said = {"content": response.text, "flags": _EPHEMERAL, "allowed_mentions": {"parse": []}}
    return {"type": 4, "data": said}
