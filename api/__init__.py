"""How others reach Rigwise: the HTTP server, and the entry point that adds it to the command line."""
