"""The direct answer, the table of methods, and what would help where the cards do not hold the job."""

from __future__ import annotations

from collections.abc import Iterator

from rules.computation import Argument, Message, Option, Recommendation, Term, gibibytes, message, quantity
from rules.llm.answer import Answer
from rules.llm.placement import Verdict
from rules.llm.room import Machine
from rules.train_memory.inputs import TrainMemoryInputs
from rules.train_memory.parameters import TrainMemoryParameters
from rules.train_memory.plan import compared
from rules.train_memory.task import Task, task
from rules.train_memory.verdict import held_by_more, sharded, smallest_card_gb, verdict

_NOTABLE_SHARE = 0.1


def judged(
    job: Task, machine: Machine, inputs: TrainMemoryInputs, parameters: TrainMemoryParameters
) -> Answer:
    """Whether the cards at hand hold the job."""
    others = _others(job, inputs, parameters)
    options = tuple(_row(other, parameters, machine) for other in others)
    kind = verdict(job, machine)
    direct = _direct(job, kind, machine)
    if kind != "short":
        return Answer(direct, None, options)
    ways = [*_sharding(job, machine), *_smaller(job, others, machine)] or [
        *_larger_card(others[-1], parameters)
    ]
    if inputs.cards_asked:
        ways = [*_more_cards(job, others, machine), *ways]
    hints = (*(way.label for way in ways[1:]), *_cheaper_activations(job, inputs))
    return Answer(direct, ways[0] if ways else None, options, hints)


def _direct(job: Task, kind: Verdict, machine: Machine) -> Message:
    """The verdict; of cards that do not hold the whole job, with what dividing it over them comes to."""
    arguments: dict[str, Argument] = {"cards": machine.labels, **_what(job)}
    if kind != "short" or machine.count == 1 or job.sharding != "none":
        return message(f"train-memory-headline-{kind}", **arguments)
    divided = job.on(machine.count, "zero_3")
    arguments |= {"count": quantity(machine.count, "1"), "each": gibibytes(divided.total_gib)}
    return message(f"train-memory-headline-short-sharded-{verdict(divided, machine)}", **arguments)


def sized(job: Task, inputs: TrainMemoryInputs, parameters: TrainMemoryParameters) -> Answer:
    """The smallest card, or number of cards, that holds the job."""
    options = tuple(_row(other, parameters, None) for other in _others(job, inputs, parameters))
    size = smallest_card_gb(job, parameters)
    if size is not None:
        card = quantity(size, "GB")
        label = message("train-memory-buy", size=card)
        direct = message(_headline(job), size=card, count=quantity(job.cards, "1"), **_what(job))
        return Answer(direct, Recommendation(value=size, unit="GB", label=label), options)
    large = parameters.sharding_card_gb.value
    divided = sharded(job, large, parameters)
    if divided is None:
        return Answer(message("train-memory-headline-none", **_what(job)), None, options)
    cards = {"count": quantity(divided.cards, "1"), "size": quantity(large, "GB")}
    direct = message(
        "train-memory-headline-several",
        each=gibibytes(divided.total_gib),
        **cards,
        **_what(job.on(1, "none")),
    )
    label = message("train-memory-buy-several", **cards)
    return Answer(direct, Recommendation(value=divided.cards, unit="1", label=label), options)


def _headline(job: Task) -> str:
    """Of a job that a card holds, whole or as its share of what some cards divide."""
    is_divided = job.cards > 1 and job.sharding != "none"
    return "train-memory-headline-divided" if is_divided else "train-memory-headline"


def _what(job: Task) -> dict[str, Argument]:
    return {
        "plan": job.plan.name,
        "method": job.plan.term,
        "model": job.label,
        "need": gibibytes(job.total_gib),
    }


def _others(job: Task, inputs: TrainMemoryInputs, parameters: TrainMemoryParameters) -> list[Task]:
    jobs = [task(job.subject, plan, job.cards, inputs, parameters) for plan in compared(job.plan)]
    return sorted(jobs, key=lambda each: -each.total_gib)


def _row(job: Task, parameters: TrainMemoryParameters, machine: Machine | None) -> Option:
    values: dict[str, Argument] = {"method": job.plan.term, "need": gibibytes(job.total_gib)}
    if machine is not None:
        values["verdict"] = Term(id=f"verdict-{verdict(job, machine)}")
    size = smallest_card_gb(job, parameters)
    values["card"] = quantity(size, "GB") if size is not None else Term(id="no-single-card")
    return Option(name=job.plan.name, kind="method", values=values)


def _sharding(job: Task, machine: Machine) -> Iterator[Recommendation]:
    """The same job with everything divided over the cards at hand."""
    if machine.count == 1 or job.sharding == "zero_3":
        return
    divided = job.on(machine.count, "zero_3")
    if verdict(divided, machine) != "short":
        need = gibibytes(divided.total_gib)
        label = message("train-memory-advice-sharding", cards=quantity(machine.count, "1"), need=need)
        yield Recommendation(value=divided.total_gib, unit="GiB", label=label)


def _more_cards(job: Task, others: list[Task], machine: Machine) -> Iterator[Recommendation]:
    """How many cards of the one kind at hand hold the job, else the smaller one that takes the fewest."""
    if len(machine.labels) > 1:
        return
    smaller = (held_by_more(each, machine) for each in others if each.total_gib < job.total_gib)
    whole = held_by_more(job, machine)
    divided = whole or min(filter(None, smaller), key=lambda each: each.cards, default=None)
    if divided is not None:
        cards, need = quantity(divided.cards, "1"), gibibytes(divided.total_gib)
        label = message("train-memory-advice-cards", cards=cards, plan=divided.plan.name, need=need)
        yield Recommendation(value=divided.cards, unit="1", label=label)


def _smaller(job: Task, others: list[Task], machine: Machine) -> Iterator[Recommendation]:
    """The method that needs most among those that fit."""
    for other in others:
        if other.total_gib < job.total_gib and verdict(other, machine) != "short":
            need = gibibytes(other.total_gib)
            label = message("train-memory-advice-method", plan=other.plan.name, need=need)
            yield Recommendation(value=other.total_gib, unit="GiB", label=label)
            return


def _larger_card(least: Task, parameters: TrainMemoryParameters) -> Iterator[Recommendation]:
    """The card for the method that needs least, where no method fits."""
    size = smallest_card_gb(least, parameters)
    if size is not None:
        card, need = quantity(size, "GB"), gibibytes(least.total_gib)
        label = message("train-memory-advice-card", plan=least.plan.name, need=need, size=card)
        yield Recommendation(value=size, unit="GB", label=label)


def _cheaper_activations(job: Task, inputs: TrainMemoryInputs) -> Iterator[Message]:
    if job.activations is None:
        return
    if not inputs.gradient_checkpointing:
        yield message("train-memory-hint-checkpointing")
    if job.activations.logits_gib > _NOTABLE_SHARE * job.total_gib:
        yield message("train-memory-hint-logits", logits=gibibytes(job.activations.logits_gib))
