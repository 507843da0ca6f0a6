"""A whole machine as one sheet."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rules.build.cards import chosen
from rules.build.inputs import BuildInputs
from rules.build.parameters import BuildParameters
from rules.build.parts import Parts, parts
from rules.build.prices import Prices, price_steps, price_warnings, prices, unpriced
from rules.build.sheet import card_names, rows
from rules.computation import Computation, Message, Model, Step, message, quantity, references_of, watts
from rules.errors import RuleInputError
from rules.knowledge import Knowledge
from rules.references import GUIDE_YEAR

M = TypeVar("M", bound=Model)

_SECTIONS_2018 = ("advice-2017-2018#parts-2018",)
_SECTIONS = ("assembling#before-buying",)
_REPEATED = "circuit-step-load"
"""The sum that the rule on power supplies shows already."""
_MODEL_MISSES = (
    "llm-memory-headline-short",
    "llm-memory-headline-short-cards",
    "llm-memory-headline-offload",
    "train-memory-headline-short",
)


def plan_machine(inputs: BuildInputs, knowledge: Knowledge) -> Computation:
    """A machine from its cards and purpose, or from a budget and purpose.

    The cards are those given, or the fastest that a share of the budget buys and that hold the model named.
    Processor, memory, power supply, cables, board and case, cooling, storage and wall circuit follow from the
    cards by the rules of those names, all with the same processor. Prices are added up only where a
    dated one is known.

    Args:
        inputs: cards or budget, purpose, model, and what is settled already.
        knowledge: parameters, catalogs and prices as of a day.

    Returns:
        The rating required of the power supply [W], and a sheet with one row per part; steps, assumptions
        and warnings are those of the parts.

    Raises:
        RuleInputError: neither cards nor budget, nothing on sale for it, or what a part's rule refuses.

    Example:
        >>> from datetime import date
        >>> four = {"count": 4, "board_power_w": 250, "memory_gb": 11}
        >>> inputs = BuildInputs.model_validate({"gpus": [four], "cpu_power_w": 150, "method": "2018"})
        >>> sheet = plan_machine(inputs, Knowledge(date(2026, 11, 30)))
        >>> sheet.value, sheet.recommendation.value
        (1375.0, 1500.0)

    References:
        Dettmers, "A Full Hardware Guide to Deep Learning", 2018-12-16: the machine with four cards.
    """
    parameters = knowledge.parameters(BuildParameters, "build")
    _check(inputs, parameters)
    cards = chosen(inputs, knowledge, parameters)
    return _sheet(parts(inputs, cards, knowledge, parameters), inputs, knowledge, parameters)


def _check(inputs: BuildInputs, parameters: BuildParameters) -> None:
    parameters.check_given(inputs, "gpu_count", "cards_share", "cpu_count", "memory_gb")
    for position, card in enumerate(inputs.gpus):
        parameters.check("count", card.count, f"gpus.{position}.count")
    if inputs.gpus:
        parameters.check("count", sum(card.count for card in inputs.gpus), "gpus")
    if inputs.gpus and inputs.budget is not None:
        raise RuleInputError("budget", "error-build-cards-and-budget")


def _sheet(
    built: Parts, inputs: BuildInputs, knowledge: Knowledge, parameters: BuildParameters
) -> Computation:
    """What the rules say of the parts, laid out as one computation."""
    priced = prices(built, inputs, knowledge)
    steps = _steps(built, priced)
    return Computation(
        rule="build",
        headline=_headline(built, priced, inputs, knowledge),
        value=built.psu.value,
        unit="W",
        recommendation=built.psu.recommendation,
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=rows(built, priced, knowledge),
        assumptions=_assumptions(built, inputs),
        warnings=(*_warnings(built, priced, inputs, knowledge), *parameters.stale(knowledge.as_of)),
        references=references_of(steps, *(source for part in built.all() for source in part.references)),
        priced_by=references_of((), *priced.sources),
        sections=_sections(built, inputs),
        as_of=knowledge.as_of,
    )


def _headline(built: Parts, priced: Prices, inputs: BuildInputs, knowledge: Knowledge) -> Message:
    ram, psu = built.ram.recommendation, built.psu.recommendation
    if ram is None or psu is None:
        raise RuleInputError("gpus", "error-build-own-supply", cards=card_names(built, knowledge))
    if inputs.cost_asked and priced.complete:
        known, others = priced.own(priced.total), unpriced(priced)
        return message("build-headline-cost", cards=card_names(built, knowledge), price=known, parts=others)
    past = inputs.method == "2018"
    sizes = psu.label.arguments.get("sizes", (watts(psu.value or 0),))
    several = "-several" if isinstance(sizes, tuple) and len(sizes) > 1 else ""
    return message(
        f"build-headline{'-2018' if past else ''}{several}",
        cards=card_names(built, knowledge),
        cores=quantity(built.cpu.value or 0, "1"),
        ram=quantity(ram.value or 0, "GB"),
        psu=sizes,
        **({"year": GUIDE_YEAR} if past else {}),
    )


def _assumptions(built: Parts, inputs: BuildInputs) -> tuple[Message, ...]:
    """What was taken for granted; remarks of the parts stay in their own answers."""
    chosen_cpu: tuple[Message, ...] = ()
    if built.cpu_name is not None and inputs.cpu is None:
        chosen_cpu = (message("build-assume-cpu", cpu=built.cpu_name),)
    assumed = (note for part in built.all() for note in part.assumptions if "-assume-" in note.id)
    return (*built.cards.notes, *chosen_cpu, *_once(assumed))


def _steps(built: Parts, priced: Prices) -> tuple[Step, ...]:
    """How the cards were chosen, what is paid, and the steps of the parts."""
    return (*built.cards.steps, *price_steps(priced), *_once(_steps_of_parts(built)))


def _steps_of_parts(built: Parts) -> Iterator[Step]:
    """The machine's power is summed up once."""
    for part in built.all():
        yield from (step for step in part.steps if step.label.id != _REPEATED)


def _warnings(built: Parts, priced: Prices, inputs: BuildInputs, knowledge: Knowledge) -> tuple[Message, ...]:
    of_parts = (warning for part in built.all() for warning in part.warnings)
    return (*_model_warning(built), *price_warnings(priced, inputs, knowledge), *_once(of_parts))


def _model_warning(built: Parts) -> tuple[Message, ...]:
    """The model's own answer again where the cards do not hold it."""
    if built.model is None or built.model.headline.id not in _MODEL_MISSES:
        return ()
    return (built.model.headline,)


def _sections(built: Parts, inputs: BuildInputs) -> tuple[str, ...]:
    first = _SECTIONS_2018 if inputs.method == "2018" else _SECTIONS
    return tuple(dict.fromkeys((*first, *(part.sections[0] for part in built.all() if part.sections))))


def _once(items: Iterable[M]) -> tuple[M, ...]:
    """Each item once, in order."""
    return tuple({item.model_dump_json(): item for item in items}.values())
