"""How sentences name a source that rules speak of."""

from rules.computation import Day

GUIDE_YEAR = Day(value="2018")
"""Year of the hardware guide by Tim Dettmers, source ``dettmers-2018``."""

HANDBOOK_YEAR = Day(value="2026")
"""Year of the edition read of the ml-engineering handbook, source ``ml-engineering-2026``."""
