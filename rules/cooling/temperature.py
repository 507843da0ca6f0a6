"""At which temperatures a card slows down."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card
from rules.computation import Message, Step, message, quantity, step
from rules.cooling.parameters import CoolingParameters
from rules.parameters import Parameter
from rules.references import GUIDE_YEAR

_LIMIT_FIELD = "temperature_limit_c"
_CONFIRMED, _UNCONFIRMED = "drivernew-temperatures-2022", "rigwise-general-knowledge"


@dataclass(frozen=True, slots=True)
class Temperatures:
    """Start of throttling, maximum by the maker's specification, the driver's target [°C].

    The last two are ``None`` where none is known; ``confirmed`` is false for a maximum of common knowledge.
    """

    throttle_c: float
    throttle_source: str
    limit_c: float | None
    target_c: float | None
    is_of_2018: bool
    confirmed: bool = True


def temperatures(
    card: Card | None, parameters: CoolingParameters, *, as_of_2018: bool = False
) -> Temperatures:
    """Temperatures of a card, or in general; with ``as_of_2018``, throttling as the 2018 guide has it."""
    gpu = card.gpu if card else None
    generation = gpu.generation if gpu else None
    is_old = as_of_2018 or generation in parameters.throttle_2018_generations.value
    source: Parameter[float] | Parameter[tuple[float, float]]
    source = parameters.throttle_2018_c if is_old else parameters.throttle_c
    return Temperatures(
        parameters.throttle_2018_c.value if is_old else parameters.throttle_c.value[0],
        source.reference,
        gpu.temperature_limit_c if gpu else None,
        parameters.default_target_c.value.get(generation or ""),
        is_old,
        gpu is None or _LIMIT_FIELD not in gpu.low_confidence,
    )


def temperature_steps(
    card: Card | None, found: Temperatures, parameters: CoolingParameters
) -> tuple[Step, ...]:
    """The temperatures of a card as read in their sources, one line each."""
    lines = [_line("throttle", found.throttle_c, found.throttle_source)]
    if found.limit_c is not None:
        lines.append(_line("limit", found.limit_c, _CONFIRMED if found.confirmed else _UNCONFIRMED))
    if found.target_c is not None:
        lines.append(_line("target", found.target_c, parameters.default_target_c.reference))
    if card is not None and card.gpu is not None and card.gpu.memory_type == "GDDR6X":
        junction = parameters.gddr6x_junction_c
        lines.append(_line("junction", junction.value, junction.reference))
    return tuple(lines)


def temperature_notes(found: Temperatures, parameters: CoolingParameters) -> tuple[Message, ...]:
    """Which of the two figures for throttling is used and why, and what is not confirmed."""
    low, high = (quantity(each, "°C", 0) for each in parameters.throttle_c.value)
    chosen = message(
        "cooling-throttle-disagree-2018" if found.is_of_2018 else "cooling-throttle-disagree-today",
        year=GUIDE_YEAR,
        old=parameters.throttle_2018_c.quantity(0),
        low=low,
        high=high,
    )
    return (chosen,) if found.confirmed else (chosen, message("cooling-note-limit-unconfirmed"))


def _line(name: str, celsius: float, source: str) -> Step:
    at = quantity(celsius, "°C", 0)
    return step(message(f"cooling-step-{name}"), "{at}", celsius, "°C", source, digits=0, at=at)
