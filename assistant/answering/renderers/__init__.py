"""One module per form that an answer takes; all start from :func:`assistant.answering.outline.outline`."""
