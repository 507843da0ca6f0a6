"""What a rule says when its input is outside what it can answer for."""

from __future__ import annotations

from rules.computation import Argument, Message, message


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
        self.field = field
        self.options = options
        self.message: Message = message(message_id, **arguments)
        super().__init__(f"{field}: {message_id} {dict(self.message.arguments)}")


class ParameterFileError(ValueError):
    """A parameter or catalog file that does not hold what it must; names file, key and nearest valid name."""


class ParameterDateError(ParameterFileError):
    """A parameter has no value for the date asked."""


def nearest(name: str, valid: list[str]) -> str:
    """``, did you mean 'x'?`` for an error text, or an empty string when nothing is near."""
    from difflib import get_close_matches

    close = get_close_matches(name, valid, n=1)
    return f", did you mean {close[0]!r}?" if close else ""
