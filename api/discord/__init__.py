"""Discord: the same answers in a server's channels, by gateway or by signed HTTP."""
