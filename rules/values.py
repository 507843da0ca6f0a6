"""What a rule's result is made of, free of language: numbers with units, names, and messages by id."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Annotated, Literal, overload

from pydantic import BaseModel, ConfigDict, Field


class Model(BaseModel):
    """Base of all frozen, closed data models."""

    model_config = ConfigDict(frozen=True, extra="forbid", allow_inf_nan=False)


class Quantity(Model):
    """A number with its unit, e.g. ``Quantity(value=1375, unit="W")``.

    ``unit`` is one of :data:`UNITS`; GB (10^9 bytes) and GiB (2^30 bytes) are different units.
    ``digits`` is the number of decimals to show, by default as many as the size of the value calls for.
    """

    kind: Literal["quantity"] = "quantity"
    value: float
    unit: str
    digits: int | None = None


class Money(Model):
    """An amount in an ISO 4217 currency."""

    kind: Literal["money"] = "money"
    amount: float
    currency: str
    digits: int | None = None


class Day(Model):
    """A calendar date, or only its year or year and month as the source gives it."""

    kind: Literal["day"] = "day"
    value: str


class Term(Model):
    """A word that each language has its own name for, e.g. ``Term(id="purpose-kaggle")``."""

    kind: Literal["term"] = "term"
    id: str


class Phrase(Model):
    """A few words made of numbers and names, ``{count} × {size}``, written as a step's expression is."""

    kind: Literal["phrase"] = "phrase"
    expression: str
    operands: Mapping[str, str | Annotated[Quantity | Term, Field(discriminator="kind")]]


Typed = Annotated[Quantity | Money | Day | Term | Phrase, Field(discriminator="kind")]
Name = str | Annotated[Quantity | Term | Phrase, Field(discriminator="kind")]
Scalar = Typed | int | float | str
Argument = Scalar | tuple[Scalar, ...]


class Message(Model):
    """A sentence named by id; each language has its wording. Numbers come only as arguments.

    ``with_answer`` marks an assumption or a warning that whoever reads the direct answer alone must know.
    """

    id: str
    arguments: Mapping[str, Argument] = Field(default_factory=dict)
    with_answer: bool = False


UNITS: frozenset[str] = frozenset(
    [
        "1",
        "%",
        "W",
        "kW",
        "kWh",
        "Wh",
        "V",
        "A",
        "B",
        "KiB",
        "MB",
        "MiB",
        "GB",
        "GiB",
        "TB",
        "GB/s",
        "MB/s",
        "TB/s",
        "GT/s",
        "Gbit/s",
        "ms",
        "s",
        "min",
        "h",
        "d",
        "mo",
        "yr",
        "mm",
        "cm",
        "°C",
        "tok/s",
        "tok",
        "TFLOPS",
        "GHz",
        "MHz",
        "MT/s",
        "x",
        "bit",
        "B/param",
        "Gparam",
        "GFLOP",
        "BTU/h",
        "l",
    ]
)


def message(message_id: str, /, **arguments: Argument) -> Message:
    """A :class:`Message`; ``rest_share`` as a keyword becomes the argument ``rest-share``."""
    return Message(
        id=message_id, arguments={name.replace("_", "-"): value for name, value in arguments.items()}
    )


@lru_cache(maxsize=2048)
def quantity(value: float, unit: str, digits: int | None = None) -> Quantity:
    """A :class:`Quantity`; raises ``ValueError`` for a unit that is not in :data:`UNITS`."""
    if unit not in UNITS:
        raise ValueError(f"unknown unit {unit!r}")
    return Quantity(value=value, unit=unit, digits=digits)


def exact(value: float, unit: str, most: int) -> Quantity:
    """A :class:`Quantity` with all its decimals, up to ``most``, so that what follows adds up.

    >>> exact(0.0625, "GiB", 6).digits, exact(4.0, "bit", 4).digits, exact(1 / 3, "1", 3).digits
    (4, 0, 3)
    """
    digits = next(each for each in range(most + 1) if round(value, each) == round(value, most))
    return quantity(value, unit, digits)


def watts(value: float) -> Quantity:
    """Power in watts [W], shown without decimals."""
    return quantity(value, "W", 0)


def gigabytes(value: float) -> Quantity:
    """Memory in GB (10^9 bytes), the unit that makers print on the box."""
    return quantity(value, "GB")


def gibibytes(value: float, digits: int | None = 1) -> Quantity:
    """Memory in GiB (2^30 bytes), the unit that computed memory is given in."""
    return quantity(value, "GiB", digits)


@overload
def counted(count: int, what: str) -> str: ...


@overload
def counted(count: int, what: str | Quantity | Term) -> Name: ...


def counted(count: int, what: str | Quantity | Term) -> Name:
    """Several of a kind as people write them, ``2 × GeForce RTX 3090`` or ``2 × 24 GB``; one is just it.

    >>> counted(2, "GeForce RTX 3090")
    '2 × GeForce RTX 3090'
    """
    if count == 1:
        return what
    if isinstance(what, str):
        return f"{count} × {what}"
    return times(count, what)


def times(count: int, what: Quantity | Term) -> Phrase:
    """A count and what is counted, ``1 × 48 GB``."""
    return Phrase(expression="{count} × {what}", operands={"count": quantity(count, "1"), "what": what})


def percent(share: float, digits: int | None = 0) -> Quantity:
    """A share [-] shown as a percentage: ``percent(0.1)`` is 10 %."""
    return quantity(share * 100, "%", digits)
