"""A sizing as a computation: steps, assumptions, warnings, supporting sections."""

from __future__ import annotations

from rules import mains, wall
from rules.computation import Computation, Message, Step, message, percent, references_of, watts
from rules.knowledge import Knowledge
from rules.psu import rating
from rules.psu.guide_2018 import contradictions
from rules.psu.plugs import plug_notes, plug_steps
from rules.psu.purchase import draw, headline, recommendation, splitting_note, tight_reason, total_draw
from rules.psu.sizing import Sizing
from rules.psu.what_if import fitting_limit, full_cards_w, limit_effect, limit_notes, power_limits

_SIZING = ("power-supply#sizing",)
_MINIMUMS = ("power-supply#vendor-minimums",)
_EXAMPLE_2018 = ("power-supply#worked-example-2018",)
_PLUGS = ("connectors#counting",)
_LIMITS = ("power-supply#power-limits",)
_TWO_SUPPLIES = ("power-supply#two-supplies",)
_CIRCUITS = ("circuits#how-much",)
_PART_LOAD = ("electricity#tiers-115v",)


def report(sizing: Sizing, knowledge: Knowledge, notes: tuple[Message, ...]) -> Computation:
    """The computation of a machine's supply; ``notes`` are what was assumed about its cards."""
    inputs, needed = sizing.inputs, sizing.needed
    steps = _steps(sizing)
    answer, value = _answer(sizing)
    return Computation(
        rule="psu",
        headline=answer,
        value=value,
        unit="W",
        recommendation=recommendation(sizing.bought, needed.required_w, sizing.load.total_w, inputs.psu_w),
        inputs=inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=power_limits(sizing) if sizing.is_current else (),
        assumptions=(*notes, *_assumptions(sizing)),
        warnings=(*_warnings(sizing), *sizing.parameters.stale(knowledge.as_of)),
        references=references_of(steps),
        sections=_sections(sizing),
        as_of=knowledge.as_of,
    )


def _answer(sizing: Sizing) -> tuple[Message, float]:
    """The direct answer and its figure [W]: what is drawn where that is asked, else required."""
    load, bought, needed = sizing.load, sizing.bought, sizing.needed
    aspect = sizing.inputs.aspect if load.cards else "supply"
    if aspect == "draw":
        return draw(load, bought), load.cards_w
    if aspect == "total":
        return total_draw(load, sizing.wall_w, bought), load.total_w
    if aspect == "limit" and load.cards_w < full_cards_w(load):
        return limit_effect(load, bought, sizing.parameters), load.total_w
    return headline(bought, needed.required_w, load.total_w, sizing.inputs), needed.required_w


def _steps(sizing: Sizing) -> tuple[Step, ...]:
    parameters, load = sizing.parameters, sizing.load
    if not sizing.is_current:
        sums = rating.sum_steps(load, sizing.needed, parameters)
        wall = mains.wall_step(load.total_w, sizing.efficiency, parameters)
        return (*sizing.cpu.steps, *sums, *((wall,) if sizing.inputs.aspect == "total" else ()))
    return (
        *((rating.cards_step(load),) if sizing.inputs.aspect == "draw" else ()),
        *sizing.cpu.steps,
        *rating.steps(load, sizing.needed, parameters),
        *plug_steps(sizing.cards, parameters),
        mains.wall_step(load.total_w, sizing.efficiency, parameters),
        *((mains.circuit_step(sizing.circuit, parameters),) if sizing.circuit else ()),
    )


def _assumptions(sizing: Sizing) -> tuple[Message, ...]:
    notes = (*sizing.cpu.assumptions, *_rest_note(sizing))
    if not sizing.is_current:
        return notes
    tier = mains.tier_name(sizing.inputs.psu_tier)
    return (
        *notes,
        *limit_notes(sizing.load, sizing.parameters),
        *plug_notes(sizing.cards, sizing.parameters),
        message("psu-assume-efficiency", tier=tier, share=percent(sizing.efficiency)),
    )


def _rest_note(sizing: Sizing) -> tuple[Message, ...]:
    if sizing.inputs.rest_of_system_w is not None or not sizing.load.rest_w:
        return ()
    return (message("psu-assume-rest", rest=watts(sizing.load.rest_w)),)


def _warnings(sizing: Sizing) -> tuple[Message, ...]:
    history = contradictions(sizing.load, sizing.parameters) if sizing.inputs.method == "2018" else ()
    return (
        *history,
        *tight_reason(sizing.inputs.psu_w, sizing.load.total_w, sizing.needed),
        *fitting_limit(sizing),
        *wall.verdict(sizing.wall_w, sizing.circuit, sizing.parameters),
        *_shared(sizing),
    )


def _is_shared(sizing: Sizing) -> bool:
    """Whether several supplies at hand are to carry the machine."""
    return sizing.inputs.psu_w is not None and (sizing.inputs.psu_count or 1) > 1


def _shared(sizing: Sizing) -> tuple[Message, ...]:
    """What holds for several supplies, at hand or to be bought."""
    inputs, warnings = sizing.inputs, sizing.bought.warnings
    if not _is_shared(sizing) or inputs.psu_w is None:
        return warnings
    counted = message("psu-note-supplies-at-hand", count=inputs.psu_count or 1, given=watts(inputs.psu_w))
    splitting = splitting_note(sizing.parameters)
    return (counted, splitting, *(warning for warning in warnings if warning != splitting))


def _sections(sizing: Sizing) -> tuple[str, ...]:
    """Best first; the maker's minimum only where one was used, the worked example where none was."""
    is_limited = sizing.inputs.power_limit_w or sizing.inputs.power_limit_share
    parts = (
        _EXAMPLE_2018 if sizing.inputs.method == "2018" else (),
        _PART_LOAD if sizing.inputs.aspect == "oversize" else (),
        _LIMITS if is_limited else (),
        _SIZING,
        _MINIMUMS if sizing.needed.maker_w == sizing.needed.required_w else _EXAMPLE_2018,
        _TWO_SUPPLIES if len(sizing.bought.sizes_w) > 1 or _is_shared(sizing) else (),
        _CIRCUITS if sizing.circuit else (),
        _PLUGS if sizing.is_current else (),
    )
    return tuple(dict.fromkeys(section for part in parts for section in part))
