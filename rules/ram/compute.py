"""Main memory for a machine with graphics cards."""

from __future__ import annotations

from dataclasses import replace

from rules.cards import Card, resolve
from rules.computation import Computation, Message, message
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.ram.inputs import RamInputs
from rules.ram.model_file import model_file
from rules.ram.need import beyond, need_2018, need_today
from rules.ram.parameters import RamParameters
from rules.ram.report import report

_UNIFIED = ("ram#ram-or-vram", "gpu-memory#unified-memory")


def size_ram(inputs: RamInputs, knowledge: Knowledge) -> Computation:
    """Main memory that a machine needs [GB as printed on modules, which are GiB].

    The minimum is the memory of the largest card, in today's rule never below 32 GB; the recommendation is
    the memory of all cards together. A language model that runs partly from main memory adds its file; one
    without cards runs from main memory alone, which must then hold at least its file.

    Args:
        inputs: memory in GB as printed, files and data sets in GB of 10^9 bytes.
        knowledge: parameters and card catalog as of a day.

    Returns:
        The minimum [GB], and the kit to buy.

    Raises:
        RuleInputError: an unknown card, or a value outside the validity range; names the field.

    Example:
        >>> from datetime import date
        >>> inputs = RamInputs.model_validate({"gpus": [{"memory_gb": 24, "count": 4}]})
        >>> result = size_ram(inputs, Knowledge(date(2026, 11, 30)))
        >>> result.value, result.recommendation.value
        (32.0, 96.0)

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: memory of the largest card.
        Bekman, "Machine Learning Engineering", 2026-08-22: the sum over all cards.
    """
    parameters = knowledge.parameters(RamParameters, "ram")
    _check(inputs, parameters)
    resolved, assumed = resolve(inputs.gpus, knowledge, parameters)
    cards = tuple(card for card in resolved if not _shares_memory(card))
    if resolved and not cards and any(card.gpu and card.gpu.unified_memory for card in resolved):
        return _unified(resolved, inputs, knowledge, assumed)
    if not cards and not inputs.is_model_alone:
        assumed += (message("ram-assume-card", memory=parameters.default_card_memory_gb.quantity()),)
        cards = (Card(None, 1, None, parameters.default_card_memory_gb.value, None),)
    _check_memory_known(resolved, inputs)
    return _sized(cards, inputs, knowledge, assumed)


def _sized(
    cards: tuple[Card, ...], inputs: RamInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    parameters = knowledge.parameters(RamParameters, "ram")
    if inputs.method == "2018":
        return report(need_2018(cards), cards, inputs, knowledge, assumed)
    file = beyond(cards, model_file(inputs, knowledge), inputs)
    need = need_today(cards, file, inputs, parameters)
    if file:
        need = replace(need, steps=(*file.steps, *need.steps))
        assumed += file.notes
    return report(need, cards, inputs, knowledge, assumed)


def _check(inputs: RamInputs, parameters: RamParameters) -> None:
    parameters.check_given(inputs, "ram_gb", "dataset_gb")


def _shares_memory(card: Card) -> bool:
    return card.gpu is not None and (card.gpu.unified_memory or card.gpu.is_integrated)


def _check_memory_known(cards: tuple[Card, ...], inputs: RamInputs) -> None:
    for position, card in enumerate(cards):
        if card.memory_gb is None and not _shares_memory(card):
            raise RuleInputError(
                f"gpus.{position}.memory_gb", "error-card-memory-unknown", card=card.name or "none"
            )


def _unified(
    cards: tuple[Card, ...], inputs: RamInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    name = next(card.name for card in cards if card.gpu and card.gpu.unified_memory)
    return Computation(
        rule="ram",
        headline=message("ram-headline-unified", card=name or ""),
        unit="GB",
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        assumptions=assumed,
        sections=_UNIFIED,
        as_of=knowledge.as_of,
    )
