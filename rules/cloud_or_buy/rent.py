"""What renting a card costs for one hour."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import lru_cache
from typing import TYPE_CHECKING

from rules.catalog.cloud import CloudRate, rates
from rules.cloud_or_buy.inputs import CloudOrBuyInputs, RateKind
from rules.cloud_or_buy.money import Purse
from rules.cloud_or_buy.parameters import CloudOrBuyParameters
from rules.errors import RuleInputError

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu

_MOST = 8


@dataclass(frozen=True, slots=True)
class Rent:
    """Rent of one card for one hour.

    Attributes:
        amount: in the currency of the purse.
        listed: the row of the catalog; ``None`` for a rent that was said.
    """

    amount: float
    listed: CloudRate | None


def rent(gpu: Gpu | None, inputs: CloudOrBuyInputs, purse: Purse, parameters: CloudOrBuyParameters) -> Rent:
    """The rent that was said, or the usual provider's; the cheapest where that one does not have the card.

    Raises:
        RuleInputError: no rent is known, or one outside the validity range.
    """
    if inputs.hourly_rate is not None:
        said = inputs.hourly_rate
        amount = purse.of(said.amount, said.currency, "hourly_rate.currency")
        parameters.check("rate_usd", amount * purse.dollars, "hourly_rate.amount")
        return Rent(amount, None)
    row = usual_rate(gpu.name, inputs.rate_kind, purse.knowledge.as_of, parameters) if gpu else None
    if row is None:
        raise RuleInputError("hourly_rate", "error-cloud-no-rate", card=gpu.name if gpu else "none")
    return Rent(purse.of(row.usd_per_gpu_hour, "USD", "hourly_rate.currency"), row)


def usual_rate(card: str, kind: RateKind, as_of: date, parameters: CloudOrBuyParameters) -> CloudRate | None:
    """The usual provider's cheapest rate for a card, else the cheapest of all, if any is known."""
    known = [row for row in _listed(card, as_of) if row.kind == kind]
    usual = [row for row in known if row.provider == parameters.usual_provider.value]
    return next(iter(usual or known), None)


def alternatives(card: str, as_of: date) -> tuple[CloudRate, ...]:
    """The cheapest rate of each provider and kind for a card, on demand first."""
    found: dict[tuple[str, str], CloudRate] = {}
    for row in _listed(card, as_of):
        found.setdefault((row.kind, row.provider), row)
    on_demand = [row for row in found.values() if row.kind == "on_demand"]
    spot = [row for row in found.values() if row.kind == "spot"]
    return (*_shortened(on_demand), *_shortened(spot))


def _shortened(found: list[CloudRate]) -> list[CloudRate]:
    """The cheapest ones and the dearest."""
    return found if len(found) <= _MOST else [*found[: _MOST - 1], found[-1]]


@lru_cache(maxsize=256)
def _listed(card: str, as_of: date) -> tuple[CloudRate, ...]:
    """Rates of a card known by a day, the cheapest first."""
    return tuple(row for row in rates(card) if row.day <= as_of)
