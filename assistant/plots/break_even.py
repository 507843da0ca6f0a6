"""Cost of renting and of buying over the hours of use, and where they meet."""

from __future__ import annotations

from assistant.answering.wording import Wording
from assistant.plots.plane import Axis, Line, Plane, Point
from assistant.plots.reading import operand, step
from rules.computation import Computation, Money

_SPAN = 2.0
"""How far beyond the break-even is shown, as a multiple of it."""


def break_even_plane(computation: Computation, words: Wording) -> Plane | None:
    """Two lines from zero hours on; ``None`` where buying never pays."""
    found = step(computation, "cloud-or-buy-step-break-even")
    price, rent, electricity = (operand(found, name) for name in ("price", "rent", "electricity"))
    if found is None or price is None or rent is None or electricity is None:
        return None
    paid = found.operands["price"]
    currency = paid.currency if isinstance(paid, Money) else "USD"
    spent, hours = price - (operand(found, "resale") or 0), found.value
    end = hours * _SPAN
    met = words("plot-break-even-point", hours=words.quantity(hours, "h", 0))
    return Plane(
        words("plot-break-even-title"),
        words("plot-break-even-desc", hours=words.quantity(hours, "h", 0)),
        Axis(words("plot-break-even-hours"), lambda value: words.quantity(value, "h", 0)),
        Axis(words("plot-break-even-cost"), lambda value: words.money(value, currency, 0)),
        (Point(met, hours, rent * hours),),
        (
            Line(words("plot-break-even-renting"), (0, 0), (end, rent * end)),
            Line(words("plot-break-even-buying"), (0, spent), (end, spent + electricity * end)),
        ),
    )
