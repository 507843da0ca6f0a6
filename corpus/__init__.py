"""What is known: guides, sources, and how text becomes passages."""
