"""Rigwise beside other libraries for search, with the same model over the same texts: ``make bench-peers``.

Each library runs in processes of its own, those of the others in a virtual environment of their own, so that
neither side loads what the other needs.
"""
