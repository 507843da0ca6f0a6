"""One message as Discord takes it: text, embeds, buttons; no import of its library."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

Style = Literal["primary", "secondary", "success", "danger"]
_STYLES: Mapping[Style, int] = {"primary": 1, "secondary": 2, "success": 3, "danger": 4}
_ROW, _BUTTON = 1, 2


@dataclass(frozen=True, slots=True)
class Field:
    """A named value of an embed."""

    name: str
    value: str

    @property
    def size(self) -> int:
        """Characters."""
        return len(self.name) + len(self.value)


@dataclass(frozen=True, slots=True)
class Card:
    """An embed."""

    title: str = ""
    description: str = ""
    fields: tuple[Field, ...] = ()
    footer: str = ""
    colour: int = 0

    @property
    def size(self) -> int:
        """Characters that count against the limit of a message."""
        named = sum(each.size for each in self.fields)
        return len(self.title) + len(self.description) + len(self.footer) + named

    def as_json(self) -> dict[str, Any]:
        """As the API takes it."""
        fields = [{"name": each.name, "value": each.value, "inline": False} for each in self.fields]
        footer = {"text": self.footer} if self.footer else None
        shown = {"title": self.title, "description": self.description, "fields": fields, "footer": footer}
        return {**{name: value for name, value in shown.items() if value}, "color": self.colour}


@dataclass(frozen=True, slots=True)
class Button:
    """A button; its id comes back when it is pressed, also to another process."""

    id: str
    label: str
    style: Style = "secondary"

    def as_json(self) -> dict[str, Any]:
        """As the API takes it."""
        return {
            "type": _BUTTON,
            "style": _STYLES[self.style],
            "label": self.label,
            "custom_id": self.id,
        }


@dataclass(frozen=True, slots=True)
class Attachment:
    """A file that is sent along."""

    name: str
    content: bytes
    description: str = ""


@dataclass(frozen=True, slots=True)
class Post:
    """One message."""

    content: str = ""
    cards: tuple[Card, ...] = ()
    rows: tuple[tuple[Button, ...], ...] = ()
    files: tuple[Attachment, ...] = field(default=(), compare=False)

    def as_json(self) -> dict[str, Any]:
        """As the API takes it; nobody is ever notified by what an answer says."""
        return {
            "content": self.content,
            "embeds": [card.as_json() for card in self.cards],
            "components": [
                {"type": _ROW, "components": [button.as_json() for button in row]} for row in self.rows
            ],
            "allowed_mentions": {"parse": []},
        }
