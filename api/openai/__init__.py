"""Rigwise as a model behind OpenAI's chat interface, for programs that speak it."""
