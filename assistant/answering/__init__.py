"""From computations and passages to an :class:`~assistant.answer.Answer`, and from an answer to text."""
