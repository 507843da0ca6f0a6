"""Cards that are on sale as of a day, each with its latest price of a kind."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import TYPE_CHECKING, Literal

from rules.gpu_budget.inputs import Condition
from rules.gpu_budget.parameters import GpuBudgetParameters

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu
    from rules.catalog.prices import Price
    from rules.knowledge import Knowledge

Kind = Literal["new", "used", "launch"]
_KINDS: dict[str, Kind] = {"msrp": "launch", "new": "new", "used": "used"}


@dataclass(frozen=True, slots=True)
class Offer:
    """A card at a price.

    Attributes:
        usd: price of one card [USD].
        kind: street price of a new or used card, or the maker's launch price.
        day: first day of the period that the price is dated with.
        shown: that date as the source gives it, a day, month or year.
        confidence: ``A``, ``B`` or ``C`` of the price row.
    """

    gpu: Gpu
    usd: float
    kind: Kind
    day: date
    shown: str
    source: str
    confidence: str

    @property
    def is_new(self) -> bool:
        """Whether the card comes new."""
        return self.kind != "used"


def offers(knowledge: Knowledge) -> tuple[Offer, ...]:
    """Every usable offer, at most one new and one used for each card: the user's own, else the latest.

    Left out are prices from after the day of the question, prices too old to say anything about it, launch
    prices that used cards have overtaken, and what cannot be bought as a card: laptop parts, processors'
    graphics, server modules.
    """
    parameters = knowledge.parameters(GpuBudgetParameters, "gpu_budget")
    latest: dict[tuple[str, bool], Offer] = {}
    for offer in _all(knowledge):
        age = (knowledge.as_of - offer.day).days
        if not 0 <= age <= parameters.oldest_price_days.value or not is_card(offer.gpu):
            continue
        key = (offer.gpu.name, offer.is_new)
        if key not in latest or _weight(latest[key]) <= _weight(offer):
            latest[key] = offer
    return tuple(offer for offer in latest.values() if not _is_overtaken(offer, latest))


def _weight(offer: Offer) -> tuple[bool, date]:
    """What makes an offer count before another: it is the user's own, else it is later."""
    return offer.source == "user", offer.day


def _is_overtaken(offer: Offer, latest: dict[tuple[str, bool], Offer]) -> bool:
    """Whether it is a launch price below what the card has cost used since: nobody asks that any more."""
    used = latest.get((offer.gpu.name, False))
    return offer.kind == "launch" and used is not None and used.day > offer.day and used.usd > offer.usd


def cheapest(name: str, condition: Condition, knowledge: Knowledge) -> Offer | None:
    """The cheapest current offer of a card in that condition; ``None`` where none is known."""
    on_sale = knowledge.derived("gpu_budget.offers", offers)
    fitting = (
        offer
        for offer in on_sale
        if offer.gpu.name == name and (condition == "any" or (condition == "new") == offer.is_new)
    )
    return min(fitting, key=lambda offer: offer.usd, default=None)


def is_card(gpu: Gpu) -> bool:
    """Whether it can be bought and put into a slot."""
    is_module = gpu.is_datacenter and gpu.slot_width is None
    return not (gpu.is_laptop or gpu.is_integrated or gpu.unified_memory or is_module)


def _all(knowledge: Knowledge) -> Iterable[Offer]:
    for price in knowledge.prices.rows():
        yield offer_of(price, knowledge)


def offer_of(price: Price, knowledge: Knowledge) -> Offer:
    """A price of the table as an offer, in dollars."""
    usd = price.amount
    if price.currency != "USD":
        usd *= knowledge.exchange.rate(price.currency, "USD", knowledge.as_of).value
    return Offer(
        gpu=knowledge.gpus.get(price.name),
        usd=usd,
        kind=_KINDS[price.kind],
        day=price.day,
        shown=price.date,
        source=price.source,
        confidence=price.confidence,
    )
