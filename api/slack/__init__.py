"""The bot in Slack: over signed HTTP inside the server, or as a process of its own over Socket Mode."""
