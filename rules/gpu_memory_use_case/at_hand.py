"""The memory that is to be judged."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import Card, resolve
from rules.computation import Message, Quantity, Step, gigabytes, message, percent, quantity, step
from rules.errors import RuleInputError
from rules.gpu_memory_use_case.inputs import GpuMemoryUseCaseInputs
from rules.gpu_memory_use_case.parameters import GpuMemoryUseCaseParameters
from rules.gpu_memory_use_case.use import Use
from rules.knowledge import Knowledge
from rules.llm.parameters import LlmParameters
from rules.llm.room import unified_notes, unified_share


@dataclass(frozen=True, slots=True)
class AtHand:
    """Memory that counts for the use [GB], how it was found, what was assumed; the one card that has it."""

    memory_gb: float
    steps: tuple[Step, ...] = ()
    notes: tuple[Message, ...] = ()
    card: str | None = None


def at_hand(
    inputs: GpuMemoryUseCaseInputs,
    wanted: Use | None,
    knowledge: Knowledge,
    parameters: GpuMemoryUseCaseParameters,
) -> AtHand | None:
    """The memory to be judged; ``None`` where nothing was given.

    Raises:
        RuleInputError: cards and memory both, a card of unknown memory, or a value out of range.
    """
    if inputs.memory_gb is not None:
        parameters.check("memory_gb", inputs.memory_gb)
        if inputs.gpus:
            raise RuleInputError("memory_gb", "error-memory-and-cards")
        return AtHand(inputs.memory_gb)
    if not inputs.gpus:
        return None
    cards, notes = resolve(inputs.gpus, knowledge, parameters)
    notes = (*notes, *unified_notes(inputs.gpus, cards))
    shares = knowledge.parameters(LlmParameters, "llm")
    usable = [_usable_gb(card, f"gpus.{i}.memory_gb", shares) for i, card in enumerate(cards)]
    several = sum(card.count for card in cards) > 1
    if several and wanted is not None and wanted.adds_up:
        return _together(cards, usable, notes)
    if several:
        notes = (*notes, message("gpu-memory-use-case-note-one-card"))
    best = max(range(len(cards)), key=lambda i: usable[i])
    is_its_own = not (several or cards[best].is_unified)
    name = cards[best].name if is_its_own else None
    return AtHand(usable[best], _share_step(cards[best], shares), notes, name)


def _usable_gb(card: Card, field: str, shares: LlmParameters) -> float:
    """Memory of one card that its GPU may use [GB]."""
    if not card.memory_gb:
        raise RuleInputError(field, "error-card-memory-unknown", card=card.name or "none")
    return card.memory_gb * (unified_share(card.memory_gb, shares) if card.is_unified else 1.0)


def _together(cards: tuple[Card, ...], usable: list[float], notes: tuple[Message, ...]) -> AtHand:
    total = sum(card.count * each for card, each in zip(cards, usable, strict=True))
    terms, operands = [], dict[str, Quantity]()
    for i, (card, each) in enumerate(zip(cards, usable, strict=True)):
        terms.append(f"{{count{i}}} × {{memory{i}}}")
        operands |= {f"count{i}": quantity(card.count, "1"), f"memory{i}": gigabytes(each)}
    sources = dict.fromkeys(source for card in cards for source in card.references)
    label = message("gpu-memory-use-case-step-together")
    line = step(label, " + ".join(terms), total, "GB", *sources, digits=None, **operands)
    return AtHand(total, (line,), (*notes, message("gpu-memory-use-case-note-together")))


def _share_step(card: Card, shares: LlmParameters) -> tuple[Step, ...]:
    """What a GPU may use of memory that it shares with the processor."""
    if card.gpu is None or not card.gpu.unified_memory or not card.memory_gb:
        return ()
    share = unified_share(card.memory_gb, shares)
    return (
        step(
            message("gpu-memory-use-case-step-unified", card=card.gpu.name),
            "{memory} × {share}",
            card.memory_gb * share,
            "GB",
            shares.unified_share.reference,
            memory=gigabytes(card.memory_gb),
            share=percent(share),
        ),
    )
