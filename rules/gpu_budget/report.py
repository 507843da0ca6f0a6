"""A choice as a computation."""

from __future__ import annotations

from collections.abc import Iterator

from rules.computation import (
    Computation,
    Message,
    Money,
    Recommendation,
    Term,
    gigabytes,
    message,
    quantity,
    references_of,
    watts,
)
from rules.gpu_budget.choice import Choice
from rules.gpu_budget.derivation import steps
from rules.gpu_budget.inputs import GpuBudgetInputs
from rules.gpu_budget.qualities import figure
from rules.gpu_budget.ranking import Candidate
from rules.gpu_budget.table import remarks, rows
from rules.gpu_budget.wish import Wish
from rules.knowledge import Knowledge

_SECTIONS = ("choosing-a-gpu#short-answer", "choosing-a-gpu#prices-2026")
_BY_SPEED = {
    "training": ("memory-bandwidth#training-table",),
    "inference": ("memory-bandwidth#llm-decode",),
}
_NEARLY_AS_FAST = 0.9
_CLEARLY_MORE = 1.25
BASELINE = "GeForce RTX 3090"
_SEVERAL = ("choosing-a-gpu#one-or-several",)
_USED = ("choosing-a-gpu#used-cards",)


def report(choice: Choice, knowledge: Knowledge) -> Computation:
    """The computation of a choice."""
    lines = (*choice.model_steps, *steps(choice))
    sources = tuple(each.offer.source for each in choice.shown)
    return Computation(
        rule="gpu_budget",
        headline=_headline(choice),
        value=round(choice.best.speed.relative, 4) if choice.best else None,
        unit="x",
        recommendation=_recommendation(choice),
        inputs=choice.inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=rows(choice.shown, choice.wish),
        assumptions=(*choice.model_notes, *assumptions(choice.inputs, choice.wish)),
        warnings=(
            *choice.hints,
            *_roomier(choice),
            *remarks(choice.shown, choice.wish, knowledge.as_of, choice.parameters),
            *choice.parameters.stale(knowledge.as_of),
        ),
        references=references_of(lines, *sources),
        priced_by=references_of((), *sources),
        sections=_sections(choice),
        as_of=knowledge.as_of,
    )


def _headline(choice: Choice) -> Message:
    if choice.best is None:
        return _nothing(choice)
    offer = choice.best.offer
    price = choice.wish.own(offer.usd)
    kind = Term(id=f"price-{offer.kind}")
    if choice.wish.ranked_by != "speed":
        return message(
            f"gpu-budget-headline-{choice.wish.ranked_by}",
            count=choice.wish.count,
            card=offer.gpu.name,
            figure=figure(choice.wish.ranked_by, choice.best),
            price=price,
            kind=kind,
            budget=choice.budget,
        )
    if choice.wish.count == 1:
        return message(
            "gpu-budget-headline",
            card=offer.gpu.name,
            price=price,
            kind=kind,
            budget=choice.budget,
            memory=gigabytes(choice.wish.memory_gb) if choice.wish.memory_said else "none",
        )
    total = Money(amount=price.amount * choice.wish.count, currency=price.currency)
    return message(
        "gpu-budget-headline-several",
        count=choice.wish.count,
        card=offer.gpu.name,
        price=price,
        total=total,
        kind=kind,
    )


def _nothing(choice: Choice) -> Message:
    if not choice.meeting:
        return message("gpu-budget-headline-no-such-card", memory=gigabytes(choice.wish.memory_gb))
    cheapest = choice.meeting[0].offer
    return message(
        "gpu-budget-headline-nothing",
        count=choice.wish.count,
        memory=gigabytes(choice.wish.memory_gb),
        budget=choice.budget,
        card=cheapest.gpu.name,
        price=choice.wish.own(cheapest.usd),
    )


def _roomier(choice: Choice) -> tuple[Message, ...]:
    """A card within the budget that is nearly as fast and has clearly more memory."""
    if choice.best is None or choice.wish.ranked_by != "speed":
        return ()
    least = choice.best.offer.gpu.memory_gb * _CLEARLY_MORE
    slowest = choice.best.speed.relative * _NEARLY_AS_FAST
    for each in choice.fitting[1:]:
        gpu = each.offer.gpu
        if gpu.memory_gb >= least and each.speed.relative >= slowest:
            price = choice.wish.own(each.offer.usd)
            memory = gigabytes(gpu.memory_gb)
            return (message("gpu-budget-hint-roomier", card=gpu.name, memory=memory, price=price),)
    return ()


def _recommendation(choice: Choice) -> Recommendation | None:
    if choice.best is None:
        return None
    card = choice.best.offer.gpu.name
    return Recommendation(
        value=float(choice.wish.count),
        label=message("gpu-budget-buy", count=choice.wish.count, card=card),
    )


def assumptions(inputs: GpuBudgetInputs, wish: Wish) -> tuple[Message, ...]:
    """What the ranking goes by, and the limits that nobody named."""
    notes = [message(f"gpu-budget-assume-{wish.speed}", baseline=BASELINE, one=quantity(1, "x", 0))]
    notes = [*limits(wish), *notes, message("gpu-budget-assume-money-unit", unit=wish.money_unit)]
    if not wish.memory_said:
        notes.append(memory_note(inputs, wish))
    if wish.condition == "any":
        notes.append(message("gpu-budget-assume-any-condition"))
    if wish.currency != "USD":
        notes.append(message("gpu-budget-assume-us-prices"))
    return tuple(notes)


def limits(wish: Wish) -> Iterator[Message]:
    """The power that cards may draw, and the quality that goes before speed."""
    if wish.max_board_power_w is not None:
        note = message("gpu-budget-assume-power-limit", power=watts(wish.max_board_power_w))
        yield note.model_copy(update={"with_answer": True})
    if wish.ranked_by != "speed":
        yield message(f"gpu-budget-assume-by-{wish.ranked_by}")


def memory_note(inputs: GpuBudgetInputs, wish: Wish) -> Message:
    """The least memory of a card where nobody named it, by the purpose."""
    memory = gigabytes(wish.memory_gb)
    if inputs.purpose is None:
        return message("gpu-budget-assume-memory", memory=memory)
    term = Term(id=f"purpose-{inputs.purpose.replace('_', '-')}")
    return message("gpu-budget-assume-memory-for", memory=memory, purpose=term)


def _sections(choice: Choice) -> tuple[str, ...]:
    several = _SEVERAL if choice.wish.count > 1 else ()
    used = _USED if _is_used(choice.best) else ()
    return (*_SECTIONS, *_BY_SPEED[choice.wish.speed], *several, *used)


def _is_used(best: Candidate | None) -> bool:
    return best is not None and best.offer.kind == "used"
