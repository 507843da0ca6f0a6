"""What one kWh costs, where nothing else is asked."""

from __future__ import annotations

from rules.computation import Computation, Day, message
from rules.electricity.inputs import ElectricityInputs
from rules.electricity.parameters import ElectricityParameters
from rules.electricity.price import Price, price_notes, price_references, price_warnings
from rules.knowledge import Knowledge

_TRAPS = ("electricity#tariff-traps",)
_EUROPE, _WORLD = ("electricity#tariffs-europe",), ("electricity#tariffs-world",)


def report_price(inputs: ElectricityInputs, found: Price, knowledge: Knowledge) -> Computation:
    """The dated household price of a kWh, with its source and what speaks against it."""
    parameters = knowledge.parameters(ElectricityParameters, "electricity")
    is_european = found.place in (*parameters.continents.value["europe"], "EU", "europe")
    part = (message("electricity-warning-part", part=inputs.part),) if inputs.part else ()
    return Computation(
        rule="electricity",
        headline=message("electricity-headline-price", price=found.money, day=Day(value=found.day or "")),
        value=found.amount,
        unit=found.currency,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        assumptions=price_notes(found, knowledge.as_of, parameters),
        warnings=(
            *part,
            *price_warnings(found, knowledge.as_of, parameters),
            *parameters.stale(knowledge.as_of),
        ),
        references=price_references(found, parameters),
        priced_by=(found.source,) if found.source else (),
        sections=(*(_EUROPE if is_european else _WORLD), *_TRAPS),
        as_of=knowledge.as_of,
    )
