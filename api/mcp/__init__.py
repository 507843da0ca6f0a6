"""Rigwise as tools for other assistants (Model Context Protocol), over HTTP and standard input and output."""
