"""Measurements of a real installation: ``python -m tests.benchmarks``. Nothing here is asserted."""
