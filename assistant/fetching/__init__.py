"""Fetching a document from a public address, and from nowhere else."""
