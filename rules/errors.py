"""What a rule says when its input is outside what it can answer for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.computation import Argument, Message


class RuleInputError(ValueError):
    """An input that a rule refuses.

    Args:
        field: the input's name, as in the rule's schema.
        message_id: id of the sentence that names the input, the limit and the next step.
        options: what could be given instead, e.g. the nearest real card names.
        arguments: values for that sentence, numbers with their units.
    """

    def __init__(
        self, field: str, message_id: str, /, *, options: tuple[str, ...] = (), **arguments: Argument
    ) -> None:
        from rules.computation import message

        self.field = field
        self.options = options
        self.message: Message = message(message_id, **arguments)
        super().__init__(f"{field}: {message_id} {dict(self.message.arguments)}")


class ParameterFileError(ValueError):
    """A parameter or catalog file that does not hold what it must; names file, key and nearest valid name."""


class ParameterDateError(ParameterFileError):
    """A parameter has no value for the date asked."""


def closest(name: str, valid: Sequence[str]) -> str | None:
    """The valid name that ``name`` was probably meant to be, or ``None``.

    >>> closest("psuu", ["psu", "ram"])
    'psu'
    """
    from difflib import get_close_matches

    return next(iter(get_close_matches(name, valid, n=1)), None)


def nearest(name: str, valid: Sequence[str]) -> str:
    """``, did you mean 'x'?`` for the error text of a data file, or an empty string when nothing is near.

    >>> nearest("margin_shar", ["margin_share"])
    ", did you mean 'margin_share'?"
    """
    close = closest(name, valid)
    return f", did you mean {close!r}?" if close else ""
