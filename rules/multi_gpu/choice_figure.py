"""Which of two choices of cards draws less or has more memory, all of its cards together."""

from __future__ import annotations

from rules.computation import Message, Quantity, gigabytes, message, watts
from rules.multi_gpu.inputs import Figure
from rules.multi_gpu.side import Side


def figure_headline(sides: tuple[Side, Side], asked: Figure | None) -> Message | None:
    """The answer where one figure of both choices is asked.

    Args:
        sides: both choices.
        asked: ``power`` for the lower board power [W], ``memory`` for the larger memory [GB].

    Returns:
        ``None`` where no figure is asked, or one of a side is not known.
    """
    if asked is None:
        return None
    known = sorted((value, each.label) for each in sides if (value := _value(each, asked)))
    if len(known) < len(sides):
        return None
    (least, less), (most, more) = known
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


def _value(each: Side, asked: Figure) -> float | None:
    return each.power_w if asked == "power" else each.group.memory_gb


def _quantity(value: float, asked: Figure) -> Quantity:
    return watts(value) if asked == "power" else gigabytes(value)
