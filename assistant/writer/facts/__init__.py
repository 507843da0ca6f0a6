"""What a sentence states: its numbers with units, names, dates and markers, in eleven languages."""
