"""Everything that is known about the cards compared."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from rules.cards import resolve
from rules.computation import Message, Money
from rules.errors import RuleInputError
from rules.gpu_budget.offers import Offer, cheapest
from rules.gpu_budget.parameters import GpuBudgetParameters
from rules.gpu_compare.inputs import GpuCompareInputs
from rules.gpu_compare.parameters import GpuCompareParameters
from rules.gpu_compare.speeds import Phase, Speeds
from rules.gpu_compare.text import reading, writing
from rules.gpu_compare.training import training
from rules.gpu_price.till import Till, open_till
from rules.knowledge import Knowledge

if TYPE_CHECKING:
    from rules.catalog.gpu import Gpu


@dataclass(frozen=True)
class Comparison:
    """Cards, their speeds and their prices.

    Attributes:
        gpus: in the order named.
        training, writing, reading: speeds on one scale, ``None`` where no basis holds all cards.
        wanted: the kind of speed that decides.
        offers: the cheapest current offer of each card in the condition wanted, else in any, by name.
        other_kind: cards of which no price in the condition wanted is known, but another one.
        till: the currency that prices are given in.
        notes: what had to be assumed about the cards.
    """

    inputs: GpuCompareInputs
    parameters: GpuCompareParameters
    gpus: tuple[Gpu, ...]
    training: Speeds | None
    writing: Speeds | None
    reading: Speeds | None
    wanted: Phase
    offers: dict[str, Offer]
    other_kind: tuple[str, ...]
    till: Till
    notes: tuple[Message, ...]

    @cached_property
    def deciding(self) -> Speeds | None:
        """The speeds that rank the cards: the wanted kind, else the other."""
        by_phase = {"training": self.training, "text": self.writing}
        other: Phase = "text" if self.wanted == "training" else "training"
        return by_phase[self.wanted] or by_phase[other]

    @property
    def ranked(self) -> tuple[Gpu, ...]:
        """The cards, the fastest first; as named where no speed is known."""
        speeds = self.deciding
        return self.gpus if speeds is None else tuple(sorted(self.gpus, key=lambda gpu: -speeds.of(gpu)))

    @property
    def is_small_network(self) -> bool:
        """Whether the network to be trained is too small for a fast card."""
        units = self.inputs.hidden_units
        if self.inputs.small_network and units is None:
            return True
        return units is not None and units <= self.parameters.small_network_units.value

    def price_for_speed(self, gpu: Gpu) -> Money | None:
        """What a card costs for the speed of the slowest one; ``None`` without a price or a speed."""
        speeds, offer = self.deciding, self.offers.get(gpu.name)
        if speeds is None or offer is None:
            return None
        return self.till.money(offer.usd / speeds.ratio(gpu, speeds.slowest))


def compared(inputs: GpuCompareInputs, knowledge: Knowledge, parameters: GpuCompareParameters) -> Comparison:
    """Look the cards up and compare them.

    Raises:
        RuleInputError: too few or too many cards, one twice, one without a name, or one that does not exist.
    """
    gpus, notes = _gpus(inputs, knowledge, parameters)
    wished = _offers(gpus, inputs, knowledge)
    offers = {gpu.name: wished.get(gpu.name) or cheapest(gpu.name, "any", knowledge) for gpu in gpus}
    return Comparison(
        inputs,
        parameters,
        gpus,
        training(gpus, knowledge, parameters),
        writing(gpus, knowledge, parameters),
        reading(gpus),
        _wanted(inputs, knowledge),
        {name: offer for name, offer in offers.items() if offer is not None},
        tuple(name for name, offer in offers.items() if offer is not None and name not in wished),
        open_till(inputs.currency, knowledge),
        notes,
    )


def _offers(gpus: tuple[Gpu, ...], inputs: GpuCompareInputs, knowledge: Knowledge) -> dict[str, Offer]:
    """The cheapest offer of each card in the condition wanted of it, where one is known."""
    wanted = (card.condition or inputs.condition for card in inputs.gpus)
    found = [
        (gpu.name, cheapest(gpu.name, condition, knowledge))
        for gpu, condition in zip(gpus, wanted, strict=True)
    ]
    return {name: offer for name, offer in found if offer is not None}


def _gpus(
    inputs: GpuCompareInputs, knowledge: Knowledge, parameters: GpuCompareParameters
) -> tuple[tuple[Gpu, ...], tuple[Message, ...]]:
    if len(inputs.gpus) < parameters.ranges["cards_compared"].minimum:
        raise RuleInputError("gpus", "error-compare-one-card")
    parameters.check("cards_compared", len(inputs.gpus), "gpus")
    if inputs.hidden_units is not None:
        parameters.check("hidden_units", inputs.hidden_units)
    cards, notes = resolve(inputs.gpus, knowledge, parameters)
    names: set[str] = set()
    found = []
    for position, card in enumerate(cards):
        if card.gpu is None:
            raise RuleInputError(f"gpus.{position}.name", "error-compare-unnamed")
        if card.count > 1:
            raise RuleInputError(f"gpus.{position}.count", "error-compare-count", card=card.gpu.name)
        if card.gpu.name in names:
            raise RuleInputError(f"gpus.{position}.name", "error-compare-same-card", card=card.gpu.name)
        names.add(card.gpu.name)
        found.append(card.gpu)
    return tuple(found), notes


def _wanted(inputs: GpuCompareInputs, knowledge: Knowledge) -> Phase:
    by_purpose = knowledge.parameters(GpuBudgetParameters, "gpu_budget").speed_by_purpose.value
    kind = inputs.speed or by_purpose[inputs.purpose or "none"]
    return "text" if kind == "inference" else "training"
