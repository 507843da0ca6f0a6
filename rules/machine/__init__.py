"""A machine's power, part by part: cards with their limits, processors, and the rest."""
