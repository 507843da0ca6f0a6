"""What is said about a question that cannot be read."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rules.computation import Argument, Message


class QuestionError(ValueError):
    """A question that is refused before any reading.

    Args:
        message_id: id of the sentence that names the limit and the next step.
        arguments: values for that sentence.

    Attributes:
        language: the asker's, as far as the question or the conversation tells it.
        field: the input at fault, where there is one.
    """

    language: str | None = None
    field: str | None = None

    def __init__(self, message_id: str, /, **arguments: Argument) -> None:
        from rules.computation import message

        self.message: Message = message(message_id, **arguments)
        super().__init__(f"{message_id} {dict(self.message.arguments)}")


class LanguageFileError(ValueError):
    """A language file that does not hold what it must; names file, key and nearest valid name."""
