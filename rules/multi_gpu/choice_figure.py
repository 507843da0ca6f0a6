"""Which of two choices of cards draws or costs less, has more memory or trains faster, all cards together."""

from __future__ import annotations

from rules.computation import Message, Money, Quantity, gigabytes, message, quantity, watts
from rules.multi_gpu.inputs import Figure
from rules.multi_gpu.side import Side


def figure_headline(sides: tuple[Side, Side], asked: Figure | None) -> Message | None:
    """The answer where one figure of both choices is asked.

    Args:
        sides: both choices.
        asked: ``power`` for the lower board power [W], ``memory`` for the larger memory [GB], ``price`` for
            the lower price [USD].

    Returns:
        ``None`` where no figure is asked, one of a side is not known, or both cost the same.
    """
    if asked is None:
        return None
    known = sorted((value, each.label) for each in sides if (value := _value(each, asked)))
    if len(known) < len(sides):
        return None
    (least, less), (most, more) = known
    if least == most and asked == "price":
        return None
    if least == most:
        labels = {"one": sides[0].label, "other": sides[1].label}
        return message(f"multi-gpu-headline-{asked}-equal", value=_quantity(least, asked), **labels)
    return message(
        f"multi-gpu-headline-{asked}",
        less=less,
        more=more,
        least=_quantity(least, asked),
        most=_quantity(most, asked),
    )


def speed_headline(sides: tuple[Side, Side], throughput: tuple[float, float]) -> Message:
    """Which choice trains faster, by the throughput of each on one scale [x]."""
    (slow, slower), (fast, faster) = sorted(
        (value, each.label) for value, each in zip(throughput, sides, strict=True)
    )
    factor = quantity(fast / slow, "x", 2)
    return message("multi-gpu-headline-speed", more=faster, less=slower, factor=factor)


def _value(each: Side, asked: Figure) -> float | None:
    if asked == "price":
        return each.price_usd
    return each.power_w if asked == "power" else each.group.memory_gb


def _quantity(value: float, asked: Figure) -> Quantity | Money:
    if asked == "price":
        return Money(amount=value, currency="USD")
    return watts(value) if asked == "power" else gigabytes(value)
