"""How sentences name a source that rules speak of."""

from rules.computation import Day

GUIDE_YEAR = Day(value="2018")
"""Year of the hardware guide by Tim Dettmers, source ``dettmers-2018``."""
