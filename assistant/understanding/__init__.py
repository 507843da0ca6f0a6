"""What was asked: language, quantities, hardware, intent, as a :class:`~assistant.understanding.frame.Frame`."""
