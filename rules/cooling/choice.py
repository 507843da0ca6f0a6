"""Which cooling for these cards, and what heat costs them in speed."""

from __future__ import annotations

from collections.abc import Sequence

from rules.cards import Card
from rules.computation import (
    Argument,
    Computation,
    Message,
    Money,
    Option,
    Recommendation,
    Step,
    Term,
    message,
    percent,
    quantity,
    step,
)
from rules.cooling.inputs import CoolingInputs
from rules.cooling.parameters import CoolingParameters
from rules.cooling.report import computation
from rules.cooling.situation import Advice, Kind, advise, count, kind, loss, slots
from rules.cooling.water import water_cost_usd
from rules.knowledge import Knowledge
from rules.machine.limits import limited, speed_kept
from rules.references import GUIDE_YEAR

_SECTIONS = ("cooling#which-cooling", "cooling#heat-losses", "cooling#blower-or-open-air")
_WATER = ("cooling#water",)
_SPACING = ("cooling#spacing",)
_ALONE = ("single", "server")
"""Cases without a choice between ways to stand cards next to each other."""
_HINT_SHARE = 0.8
"""Power limit that the hint speaks of, a share for which the speed kept was measured."""


def choice_report(
    cards: Sequence[Card], inputs: CoolingInputs, knowledge: Knowledge, assumed: tuple[Message, ...]
) -> Computation:
    """Which cooling, and the loss to plan with [%]."""
    parameters = knowledge.parameters(CoolingParameters, "cooling")
    case = kind(cards, inputs)
    lost = loss(case, parameters)
    advice = advise(limited(cards, inputs, parameters), inputs, parameters)
    is_settled = inputs.cooler is not None or inputs.free_slots is not None
    name = f"case-{case}" if is_settled and case not in _ALONE else advice
    if inputs.aspect == "loss" and case == "adjacent":
        name = "losses"
    return computation(
        inputs,
        knowledge,
        _headline(cards, name, parameters),
        100 * lost.high,
        "%",
        _loss_steps(cards, case, parameters),
        low=100 * lost.low,
        high=100 * lost.high,
        recommendation=Recommendation(label=message(f"cooling-buy-{advice}", **_limit(parameters))),
        options=_options(cards, parameters) if case not in _ALONE else (),
        assumptions=(*assumed, *_notes(case, advice, parameters, is_settled=is_settled)),
        warnings=_warnings(case, parameters),
        sections=_sections(inputs, advice),
        more_references=(parameters.free_slots.reference,),
    )


def _headline(cards: Sequence[Card], name: str, parameters: CoolingParameters) -> Message:
    return message(
        f"cooling-headline-{name}",
        count=count(cards),
        **_figures(parameters),
        free=parameters.free_slots.quantity(0),
        **_limit(parameters),
    )


def _figures(parameters: CoolingParameters) -> dict[str, Argument]:
    """The guide's three figures for one loss."""
    low, high = (percent(share) for share in parameters.loss_several_cards.value)
    conclusion_low, conclusion_high = (percent(share) for share in parameters.loss_conclusion.value)
    return {
        "year": GUIDE_YEAR,
        "worst": percent(parameters.loss_worst.value),
        "low": low,
        "high": high,
        "conclusion_low": conclusion_low,
        "conclusion_high": conclusion_high,
    }


def _limit(parameters: CoolingParameters) -> dict[str, Argument]:
    return {"limit": parameters.adjacent_blower_w.quantity(0)}


def _loss_steps(cards: Sequence[Card], case: Kind, parameters: CoolingParameters) -> tuple[Step, ...]:
    """The guide's three figures, and what the one used leaves of the cards' speed."""
    lost = loss(case, parameters)
    if not lost.high:
        return ()
    used, conclusion = parameters.loss_several_cards, parameters.loss_conclusion
    worst = percent(parameters.loss_worst.value)
    return (
        _range_step("several", used.value, used.reference),
        _range_step("conclusion", conclusion.value, conclusion.reference),
        step(
            message("cooling-step-loss-worst"),
            "{high}",
            worst.value,
            "%",
            parameters.loss_worst.reference,
            digits=0,
            high=worst,
        ),
        _left_step(count(cards), lost.high, used.reference),
    )


def _range_step(name: str, band: tuple[float, float], source: str) -> Step:
    low, high = (percent(share) for share in band)
    label = message(f"cooling-step-loss-{name}", low=low)
    return step(label, "{high}", high.value, "%", source, digits=0, high=high)


def _left_step(cards: int, lost: float, source: str) -> Step:
    return step(
        message("cooling-step-left"),
        "{count} × ({whole} − {lost})",
        cards * (1 - lost),
        "1",
        source,
        digits=1,
        count=quantity(cards, "1"),
        whole=percent(1.0),
        lost=percent(lost),
    )


def _options(cards: Sequence[Card], parameters: CoolingParameters) -> tuple[Option, ...]:
    """One row per way to cool several cards: loss, slots, extra cost."""
    free = parameters.free_slots.value
    cost = Money(amount=water_cost_usd(count(cards), parameters), currency="USD", digits=0)
    return (
        _option("blower", "blower", parameters, slots=_whole(slots(cards, 0, parameters.blower_slots.value))),
        _option("open-air", "open-air", parameters, slots=_whole(slots(cards, 0))),
        _option("open-air-spaced", "spaced", parameters, slots=_whole(slots(cards, free))),
        _option("water", "water", parameters, cost=cost),
    )


def _option(name: str, case: Kind, parameters: CoolingParameters, **more: Argument) -> Option:
    lost = loss(case, parameters)
    values: dict[str, Argument] = {"loss-from": percent(lost.low), "loss-to": percent(lost.high), **more}
    return Option(name=Term(id=f"cooler-{name}"), kind="cooling", values=values)


def _whole(slots: float) -> Argument:
    return quantity(slots, "1")


def _notes(
    case: Kind, advice: Advice, parameters: CoolingParameters, *, is_settled: bool
) -> tuple[Message, ...]:
    if case in _ALONE:
        return ()
    disagree = message("cooling-losses-disagree", **_figures(parameters))
    spaced = (message("cooling-assume-spaced-no-loss", free=parameters.free_slots.quantity(0)),)
    blower = (message("cooling-note-blower-measured", **_limit(parameters)),)
    return (
        disagree,
        *((message("cooling-assume-close"),) if case == "adjacent" and not is_settled else ()),
        *(spaced if "spaced" in (case, advice) else ()),
        *(blower if case == "blower" or advice in ("blower", "blower-limit") else ()),
        message("cooling-note-thickness", width=parameters.blower_slots.quantity(0)),
    )


def _warnings(case: Kind, parameters: CoolingParameters) -> tuple[Message, ...]:
    if case in (*_ALONE, "water"):
        return ()
    kept = speed_kept(_HINT_SHARE, parameters) or (0.0, 0.0)
    hint = message(
        "cooling-hint-limit",
        share=percent(_HINT_SHARE),
        less=percent(1 - _HINT_SHARE),
        speed=percent(kept[0]),
    )
    return (hint,)


def _sections(inputs: CoolingInputs, advice: Advice) -> tuple[str, ...]:
    if inputs.cooler == "water":
        return (*_WATER, *_SECTIONS)
    more = _WATER if advice == "water" else _SPACING if advice == "spaced" else ()
    return (*_SECTIONS, *more)
