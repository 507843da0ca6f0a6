"""What draws power in the machine, against its supply and the wall circuit."""

from __future__ import annotations

from collections.abc import Iterator

from assistant.answering.wording import Wording
from assistant.plots.reading import number, operand, step
from assistant.plots.stack import Bar, Stack
from rules.computation import Computation

_LOADS = ("psu-step-load", "circuit-step-load")
_MOST_KINDS = 16


def power_stack(computation: Computation, words: Wording) -> Stack | None:
    """The stack in watts on the machine's side of the supply; ``None`` where the parts are not known."""
    parts = tuple(_parts(computation, words))
    if not parts:
        return None

    def shown(value: float) -> str:
        return words.quantity(value, "W", 0)

    total = shown(sum(part.value for part in parts))
    title, description = words("plot-power-title"), words("plot-power-desc", total=total)
    return Stack(title, description, parts, tuple(_limits(computation, words)), shown, words.locale.colon)


def _parts(computation: Computation, words: Wording) -> Iterator[Bar]:
    load = step(computation, *_LOADS)
    for kind in range(_MOST_KINDS):
        power = operand(load, f"power{kind}")
        if power is None:
            break
        count = int(operand(load, f"count{kind}") or 1)
        yield Bar(words("plot-power-cards", count=count, power=words.quantity(power, "W", 0)), count * power)
    for name in ("cpu", "rest"):
        value = operand(load, name)
        if value:
            yield Bar(words(f"plot-power-{name}"), value)


def _limits(computation: Computation, words: Wording) -> Iterator[Bar]:
    """The supply to buy, and what each circuit lets through it for days."""
    bought = computation.recommendation
    if bought is not None and bought.unit == "W" and bought.value is not None:
        yield Bar(words("plot-power-supply"), bought.value)
    share = operand(step(computation, "psu-step-wall"), "efficiency")
    carried = step(computation, "psu-step-circuit")
    if share is not None and carried is not None:
        circuit = carried.label.arguments.get("circuit")
        behind = carried.value * share / 100
        yield Bar(words("plot-power-circuit", circuit=words.value(circuit or "")), behind)
        return
    for option in computation.options if computation.rule == "circuit" else ():
        behind_supply = number(option.values.get("behind-supply"))
        if behind_supply is not None:
            yield Bar(words("plot-power-circuit", circuit=words.value(option.name)), behind_supply)
