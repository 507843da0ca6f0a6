"""The advice of the 2017 guide, as history."""

from __future__ import annotations

from rules.cloud_or_buy.inputs import CloudOrBuyInputs
from rules.cloud_or_buy.parameters import CloudOrBuyParameters
from rules.computation import Computation, Day, message, quantity, step
from rules.knowledge import Knowledge

_YEAR = Day(value="2017")
_CARD = "GeForce GTX 1080"
_SECTIONS = ("cloud-or-buy#history", "choosing-a-gpu#buy-or-rent", "cloud-or-buy#decide")


def report_2017(
    inputs: CloudOrBuyInputs, knowledge: Knowledge, parameters: CloudOrBuyParameters
) -> Computation:
    """Buy: one card was worth several GPUs of AWS at that time."""
    speed = parameters.speed_2017
    times = quantity(speed.value, "x")
    label = message("cloud-or-buy-step-2017", card=_CARD)
    return Computation(
        rule="cloud_or_buy",
        headline=message("cloud-or-buy-headline-2017", year=_YEAR, card=_CARD, times=times),
        value=speed.value,
        unit="x",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=(step(label, "", speed.value, "x", speed.reference, digits=0),),
        warnings=(message("cloud-or-buy-warning-2017", year=_YEAR), *parameters.stale(knowledge.as_of)),
        references=(speed.reference,),
        sections=_SECTIONS,
        as_of=knowledge.as_of,
    )
