"""One of two choices of cards: memory, power, price and training throughput of all its cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from rules.computation import counted
from rules.gpu_budget.inputs import Condition
from rules.gpu_budget.offers import Offer, cheapest, offer_of
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Speeds
from rules.gpu_compare.training import training as compared_training
from rules.multi_gpu.group import Group
from rules.multi_gpu.inputs import Network
from rules.multi_gpu.parameters import MultiGpuParameters
from rules.multi_gpu.training import Scaling, training

if TYPE_CHECKING:
    from rules.knowledge import Knowledge


@dataclass(frozen=True, slots=True)
class Side:
    """A choice.

    Attributes:
        offers: the dated price of each kind; empty where one is not known.
        scaling: throughput of all cards in terms of one; ``None`` for a single card or a mixed group.
    """

    group: Group
    offers: tuple[Offer, ...]
    scaling: Scaling | None

    @property
    def label(self) -> str:
        """The cards as people write them."""
        return " + ".join(counted(card.count, card.name or "") for card in self.group.cards)

    @property
    def power_w(self) -> float | None:
        """Board power of all cards [W]; ``None`` where one is not known."""
        known = [card.count * card.board_power_w for card in self.group.cards if card.board_power_w]
        return sum(known) if len(known) == len(self.group.cards) else None

    @property
    def price_usd(self) -> float | None:
        """Price of all cards [USD]; ``None`` where one is not known."""
        if not self.offers:
            return None
        counts = (card.count for card in self.group.cards)
        return sum(count * offer.usd for count, offer in zip(counts, self.offers, strict=True))

    @property
    def in_terms_of_one(self) -> float:
        """Throughput of all cards in terms of one [x]."""
        return self.scaling.usual if self.scaling else 1.0


def side(
    found: Group,
    condition: Condition,
    network: Network,
    knowledge: Knowledge,
    parameters: MultiGpuParameters,
    *,
    at_any_age: bool = False,
) -> Side:
    """Look up what a choice costs and how its throughput grows.

    Args:
        at_any_age: the price is the question, so that the last one known counts where none is current.
    """
    offers = [cheapest(card.name or "", condition, knowledge) for card in found.cards]
    if at_any_age:
        pairs = zip(offers, found.cards, strict=True)
        offers = [offer or _last_known(card.name or "", knowledge) for offer, card in pairs]
    known = tuple(offer for offer in offers if offer is not None)
    alone = found.count == 1 or found.gpu is None
    scaling = None if alone else training(found, network, parameters)
    return Side(found, known if len(known) == len(offers) else (), scaling)


def _last_known(name: str, knowledge: Knowledge) -> Offer | None:
    """The latest price of a card up to the day of the question, of whatever kind and age."""
    dated = [price for price in knowledge.prices.history(name) if price.day <= knowledge.as_of]
    return offer_of(dated[-1], knowledge) if dated else None


def speeds(one: Side, other: Side, knowledge: Knowledge) -> Speeds | None:
    """Training speed of one card of each side on one scale; ``None`` for mixed groups or without a basis."""
    cards = (one.group.gpu, other.group.gpu)
    if cards[0] is None or cards[1] is None or cards[0].name == cards[1].name:
        return None
    parameters = knowledge.parameters(GpuCompareParameters, "gpu_compare")
    return compared_training((cards[0], cards[1]), knowledge, parameters)
