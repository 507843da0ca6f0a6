"""The method of the 2018 hardware guide, by its worked example, and where the guide contradicts itself."""

from __future__ import annotations

from rules.computation import Day, Message, message, watts
from rules.machine.load import Load
from rules.psu.parameters import PsuParameters

YEAR = Day(value="2018")
"""Of the guide, for its sentences."""


def contradictions(load: Load, parameters: PsuParameters) -> tuple[Message, ...]:
    """The guide's three sums for this machine, and the size of its example that is hardly sold.

    The body text adds a share of CPU and GPU power for the rest; the worked example adds a flat figure and
    then a margin; the summary multiplies CPU and GPU power once.
    """
    parts = load.cards_w + load.cpu_w
    body = parts + parts * parameters.rest_of_system_share.value
    example = parts + parameters.rest_of_system_w.value
    with_margin = example + example * parameters.margin_share.value
    sums = message(
        "psu-2018-three-sums",
        year=YEAR,
        body=watts(body),
        example=watts(example),
        with_margin=watts(with_margin),
    )
    return (sums, message("psu-2018-size", year=YEAR, size=parameters.guide_2018_size_w.quantity(0)))
