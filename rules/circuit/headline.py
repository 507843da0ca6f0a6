"""The direct answer to a circuit question."""

from __future__ import annotations

from rules import mains
from rules.circuit.case import Case
from rules.circuit.fit import Fit
from rules.computation import Argument, Message, message, quantity, watts
from rules.machine.load import Load


def headline(case: Case) -> Message:
    """What the circuit carries, whether the machine fits, or how many cards do."""
    load = case.load
    if load is None:
        return _carries(case)
    if case.asks_how_many:
        return _how_many(case, load)
    return _fits(case, load)


def _carries(case: Case) -> Message:
    fitted = case.fitted
    if fitted is None:
        return message("circuit-headline-usual", **_usual(case.candidates()))
    named: dict[str, Argument] = {
        "circuit": mains.spaced(fitted.found.circuit),
        "carried": watts(fitted.found.carried_w),
        "machine": watts(fitted.behind_supply_w),
    }
    if case.inputs.hours is None:
        return message("circuit-headline-carries", **named)
    return message("circuit-headline-carries-hours", hours=quantity(case.inputs.hours, "h"), **named)


def _usual(candidates: tuple[Fit, ...]) -> dict[str, Argument]:
    return {
        "circuits": tuple(mains.spaced(each.found.circuit) for each in candidates),
        "carried": tuple(watts(each.found.carried_w) for each in candidates),
    }


def _how_many(case: Case, load: Load) -> Message:
    card = _card(load)
    fitted = case.fitted
    if fitted is None:
        candidates = case.candidates()
        counts = tuple(each.cards(load) for each in candidates)
        return message("circuit-headline-cards-usual", card=card, counts=counts, **_usual(candidates))
    count = fitted.cards(load)
    return message(
        "circuit-headline-cards" if count else "circuit-headline-no-card",
        card=card,
        count=count,
        circuit=mains.spaced(fitted.found.circuit),
        carried=watts(fitted.found.carried_w),
    )


def _card(load: Load) -> Argument:
    each = load.cards[0]
    return each.card.name or watts(each.power_w)


def _fits(case: Case, load: Load) -> Message:
    fitted = case.fitted
    if fitted is None:
        return _on_usual(case, load)
    return message(
        "circuit-headline-fits" if fitted.feeds(load) else "circuit-headline-too-much",
        circuit=mains.spaced(fitted.found.circuit),
        carried=watts(fitted.found.carried_w),
        **_drawn(case),
    )


def _on_usual(case: Case, load: Load) -> Message:
    """Which of the usual circuits feed the machine, with a verdict first where that is the question."""
    usual = case.candidates()
    enough = tuple(mains.spaced(each.found.circuit) for each in usual if each.feeds(load))
    short = tuple(mains.spaced(each.found.circuit) for each in usual if not each.feeds(load))
    if not case.inputs.asks_verdict:
        kind = "machine" if enough else "machine-none"
        return message(f"circuit-headline-{kind}", enough=enough, **_drawn(case))
    kind = "some" if enough and short else "all" if enough else "none"
    return message(f"circuit-headline-verdict-{kind}", enough=enough, short=short, **_drawn(case))


def _drawn(case: Case) -> dict[str, Argument]:
    """Power at the wall, and the current by voltage."""
    return {
        "wall": watts(case.wall_w),
        "volts": tuple(quantity(volts, "V") for volts, _ in case.currents),
        "currents": tuple(quantity(amps, "A", 1) for _, amps in case.currents),
    }
