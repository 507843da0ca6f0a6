"""How the figures of two choices of cards were found."""

from __future__ import annotations

from rules.computation import Money, Step, message, quantity, step
from rules.gpu_compare.speeds import Speeds
from rules.multi_gpu.side import Side


def totals(sides: tuple[Side, Side]) -> tuple[Step, ...]:
    """Memory, power and price of the sides that have more than one card."""
    lines = []
    for each in sides:
        if each.group.count == 1 or each.group.is_mixed:
            continue
        card, count = each.group.cards[0], quantity(each.group.count, "1")
        for name, value, unit, source in (
            ("memory", card.memory_gb, "GB", card.references),
            ("power", card.board_power_w, "W", card.references),
        ):
            if value:
                label = message(f"multi-gpu-step-{name}-of", cards=each.label)
                total, one = each.group.count * value, quantity(value, unit)
                lines.append(
                    step(label, "{count} × {one}", total, unit, *source, digits=None, count=count, one=one)
                )
        if each.price_usd is not None:
            lines.append(_price_step(each))
    return tuple(lines)


def _price_step(each: Side) -> Step:
    offer = each.offers[0]
    return step(
        message("multi-gpu-step-price-of", cards=each.label),
        "{count} × {price}",
        each.price_usd or 0.0,
        "USD",
        offer.source,
        digits=0,
        count=quantity(each.group.count, "1"),
        price=Money(amount=offer.usd, currency="USD"),
    )


def throughput_steps(
    sides: tuple[Side, Side], scale: Speeds | None, throughput: tuple[float, float] | None
) -> tuple[Step, ...]:
    """How the throughput of both sides was found, and their ratio; nothing where it is not known."""
    if throughput is None:
        return ()
    growing = tuple(line for each in sides if each.scaling for line in each.scaling.steps)
    names = {"one": sides[0].label, "other": sides[1].label}
    ratio = step(
        message("multi-gpu-step-choice", **names),
        "{one} / {other}",
        throughput[0] / throughput[1],
        "x",
        digits=2,
        one=quantity(throughput[0], "1", 2),
        other=quantity(throughput[1], "1", 2),
    )
    return (*(scale.steps if scale else ()), *growing, ratio)
