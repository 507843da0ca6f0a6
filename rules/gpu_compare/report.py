"""A comparison as a computation."""

from __future__ import annotations

from rules.computation import (
    Argument,
    Computation,
    Message,
    Recommendation,
    Step,
    message,
    quantity,
    references_of,
)
from rules.gpu_budget.parameters import PriceParameters
from rules.gpu_compare.by_statement import YEAR
from rules.gpu_compare.comparison import Comparison
from rules.gpu_compare.memory import memory_headline
from rules.gpu_compare.power import power_headline
from rules.gpu_compare.remarks import assumptions, warnings
from rules.gpu_compare.speeds import Speeds
from rules.gpu_compare.table import rows
from rules.knowledge import Knowledge

_BY_BASIS = {
    "bandwidth": "memory-bandwidth#within-architecture",
    "statement": "memory-bandwidth#equivalence-2017",
    "measured": "memory-bandwidth#training-table",
    "estimated": "memory-bandwidth#training-table",
}
_DATA_CENTER = "memory-bandwidth#data-center"
_SMALL = "memory-bandwidth#small-models"
_TEXT = ("memory-bandwidth#llm-decode", "memory-bandwidth#prompt-processing")
_PRICES = "choosing-a-gpu#prices-2026"


def report(found: Comparison, knowledge: Knowledge) -> Computation:
    """The computation of a comparison."""
    deciding = found.deciding
    lines = _steps(found)
    prices = tuple(offer.source for offer in found.offers.values())
    return Computation(
        rule="gpu_compare",
        headline=_headline(found),
        value=None if deciding is None or found.is_small_network else round(deciding.factor, 4),
        unit="x",
        recommendation=_recommendation(found),
        inputs=found.inputs.model_dump(mode="json", exclude_none=True),
        steps=lines,
        options=rows(found),
        assumptions=(*assumptions(found), *_rate_notes(found, knowledge)),
        warnings=warnings(found, knowledge),
        references=references_of(
            lines, *(gpu.references[0] for gpu in found.gpus), *prices, *found.till.references
        ),
        priced_by=references_of((), *prices),
        sections=_sections(found),
        as_of=knowledge.as_of,
    )


def _rate_notes(found: Comparison, knowledge: Knowledge) -> tuple[Message, ...]:
    """The rate that prices were converted with, where any is shown."""
    if not found.offers:
        return ()
    return found.till.notes(knowledge, knowledge.parameters(PriceParameters, "gpu_price"))


def _steps(found: Comparison) -> tuple[Step, ...]:
    by_phase = [found.training, found.writing]
    if found.wanted == "text":
        by_phase.reverse()
    known = [speeds for speeds in (*by_phase, found.reading) if speeds is not None]
    return tuple(line for speeds in known for line in speeds.steps)


def _of_figures(found: Comparison) -> Message | None:
    """The answer where a figure of the cards is asked, and not their speed."""
    if found.inputs.by_power:
        return power_headline(found.gpus)
    return memory_headline(found.gpus) if found.inputs.by_memory else None


def _headline(found: Comparison) -> Message:
    asked = _of_figures(found)
    if asked is not None:
        return asked
    speeds = found.deciding
    if speeds is None:
        return message("gpu-compare-headline-apart", cards=tuple(gpu.name for gpu in found.gpus))
    names: dict[str, Argument] = {"fast": speeds.fastest.name, "slow": speeds.slowest.name, "year": YEAR}
    factor = quantity(speeds.factor, "x", 2)
    if found.is_small_network and speeds.phase == "text":
        return message("gpu-compare-headline-small-only", cards=tuple(gpu.name for gpu in found.gpus))
    if found.is_small_network:
        units = found.inputs.hidden_units or "none"
        return message("gpu-compare-headline-small", units=units, factor=factor, **names)
    if speeds.are_equal:
        return message(
            f"gpu-compare-headline-equal-{speeds.phase}", cards=tuple(gpu.name for gpu in found.gpus)
        )
    if speeds.are_alike and found.wanted == "text":
        return message("gpu-compare-headline-text-alike", factor=factor, **names)
    if speeds.basis == "bound" and found.wanted == "training":
        return message("gpu-compare-headline-apart-text", factor=factor, **names)
    head = f"gpu-compare-headline-{speeds.phase}-{speeds.basis}"
    if speeds.phase == "text":
        return message(head, factor=factor, **names)
    return message(head, factor=factor, text=_text_factor(speeds, found.writing), **names)


def _text_factor(training: Speeds, writing: Speeds | None) -> Argument:
    """How many times as fast the fastest in training writes text; ``none`` where that is not known."""
    if writing is None or writing.basis != "measured":
        return "none"
    return quantity(writing.ratio(training.fastest, training.slowest), "x", 2)


def _recommendation(found: Comparison) -> Recommendation | None:
    speeds = found.deciding
    asks_a_figure = found.inputs.by_power or found.inputs.by_memory
    if asks_a_figure or speeds is None or speeds.are_equal or speeds.are_alike:
        return None
    if found.is_small_network:
        return Recommendation(label=message("gpu-compare-take-either", card=speeds.slowest.name))
    return Recommendation(label=message("gpu-compare-take", card=speeds.fastest.name))


def _sections(found: Comparison) -> tuple[str, ...]:
    if found.deciding is None:
        return (_BY_BASIS["measured"], _DATA_CENTER, _BY_BASIS["bandwidth"])
    named: list[str] = [_SMALL] if found.inputs.small_network or found.inputs.hidden_units is not None else []
    if found.training is not None:
        named.append(_training_section(found.training))
    if found.wanted == "text" or found.training is None:
        named = [*_TEXT, *named]
    elif found.writing is not None:
        named.append(_TEXT[0])
    return tuple(dict.fromkeys([*named, *([_PRICES] if found.offers else [])]))


def _training_section(training: Speeds) -> str:
    """The table that holds the cards: server cards of the newest software have their own."""
    if training.basis == "measured" and all(gpu.is_datacenter for gpu in training.gpus):
        return _DATA_CENTER
    return _BY_BASIS[training.basis]
