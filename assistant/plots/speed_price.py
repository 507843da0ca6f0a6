"""Speed of cards against their price."""

from __future__ import annotations

from assistant.answering.wording import Wording
from assistant.plots.plane import Axis, Plane, Point
from assistant.plots.reading import number
from rules.computation import Computation, Money, Option, Quantity

_SPEEDS = ("speed", "training-speed", "decode")


def speed_price_plane(computation: Computation, words: Wording) -> Plane | None:
    """One point per card; ``None`` where fewer than two have both a speed and a price."""
    name = next((key for key in _SPEEDS if sum(_has(key, row) for row in computation.options) > 1), None)
    if name is None:
        return None
    rows = [option for option in computation.options if _has(name, option)]
    price = rows[0].values["price"]
    currency = price.currency if isinstance(price, Money) else "USD"
    speed = rows[0].values[name]
    unit = speed.unit if isinstance(speed, Quantity) else "x"
    points = tuple(
        Point(words.value(row.name), number(row.values["price"]) or 0, number(row.values[name]) or 0)
        for row in rows
    )
    return Plane(
        words("plot-speed-price-title"),
        words("plot-speed-price-desc", count=len(points)),
        Axis(words("column-price"), lambda value: words.money(value, currency, 0)),
        Axis(words(f"column-{name}"), lambda value: words.quantity(value, unit)),
        points,
    )


def _has(name: str, option: Option) -> bool:
    return number(option.values.get("price")) is not None and number(option.values.get(name)) is not None
