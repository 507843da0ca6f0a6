"""Embedding models behind one protocol: the shipped one, and any that sentence-transformers can load."""
