"""Board and case for a machine's cards as a computation."""

from __future__ import annotations

from rules.board_case.answer import answer, most_of_guide, recommendation, slots_headline
from rules.board_case.boards import board_options
from rules.board_case.housing import Housing
from rules.board_case.lane_budget import lane_headline, lane_notes, lane_steps, lane_warnings
from rules.board_case.layout import layout_notes, layout_steps
from rules.board_case.length import length_step, length_warnings
from rules.board_case.radiators import radiator_notes, radiator_steps
from rules.computation import Computation, Message, Step, message, percent, references_of
from rules.knowledge import Knowledge
from rules.references import GUIDE_YEAR

_SLOTS = ("motherboard-case#board-gpu-count", "motherboard-case#slot-spacing")
_LENGTH = ("motherboard-case#card-length", "motherboard-case#connector-clearance")
_LANES = ("motherboard-case#cpu-support", "cpu#gpu-count")
_FOUR = ("motherboard-case#four-gpu-limit",)
_RADIATORS = ("motherboard-case#radiators",)
_PLUG = "12V-2x6"


def report(housing: Housing, assumed: tuple[Message, ...], knowledge: Knowledge) -> Computation:
    """The computation; ``assumed`` is what was assumed about the cards."""
    steps = _steps(housing)
    headline, value, unit = answer(housing)
    return Computation(
        rule="board_case",
        headline=headline,
        value=value,
        unit=unit,
        recommendation=recommendation(housing),
        inputs=housing.inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=board_options(housing.layout, housing.parameters),
        assumptions=(*assumed, *_assumptions(housing)),
        warnings=(*_warnings(housing, headline), *housing.parameters.stale(knowledge.as_of)),
        references=references_of(steps),
        sections=_sections(housing),
        as_of=knowledge.as_of,
    )


def _steps(housing: Housing) -> tuple[Step, ...]:
    parameters = housing.parameters
    if housing.inputs.method == "2018":
        return layout_steps(housing.layout, parameters)[:1]
    return (
        *layout_steps(housing.layout, parameters),
        *((length_step(housing.length, parameters),) if housing.length else ()),
        *lane_steps(housing.lanes, housing.inputs, parameters),
        *radiator_steps(housing.layout, parameters),
    )


def _assumptions(housing: Housing) -> tuple[Message, ...]:
    inputs, parameters = housing.inputs, housing.parameters
    if inputs.method == "2018":
        return ()
    return (
        *layout_notes(housing.layout, inputs, parameters),
        *lane_notes(housing.lanes, inputs, parameters),
        *radiator_notes(housing.layout, parameters),
    )


def _warnings(housing: Housing, headline: Message) -> tuple[Message, ...]:
    if housing.inputs.method == "2018":
        return tuple(note for note in _number_of_cards(housing) if note != headline)
    return (
        *_unfit(housing, headline),
        *_spacing(housing),
        *_number_of_cards(housing),
        *(length_warnings(housing.length, housing.inputs, housing.parameters) if housing.length else ()),
        *_plugs(housing),
    )


def _unfit(housing: Housing, headline: Message) -> tuple[Message, ...]:
    """What does not fit besides what the headline says."""
    at_hand = housing.offered
    notes = []
    if at_hand is not None and housing.layout.positions > at_hand:
        notes.append(slots_headline(housing))
    lanes = lane_headline(housing.lanes)
    if lanes is not None and not housing.lanes.is_enough:
        notes.append(lanes)
    notes += lane_warnings(housing.lanes, housing.inputs, housing.parameters)
    return tuple(note for note in notes if note != headline)


def _spacing(housing: Housing) -> tuple[Message, ...]:
    """Open-air fans that face the next card."""
    found = housing.layout
    if found.cooler != "open_air" or found.free or found.count < 2:
        return ()
    return (
        message(
            "board-case-warning-adjacent",
            loss=percent(housing.parameters.adjacent_loss.value),
            year=GUIDE_YEAR,
        ),
    )


def _number_of_cards(housing: Housing) -> tuple[Message, ...]:
    parameters, count = housing.parameters, housing.layout.count
    most = parameters.cards_per_machine.value
    if count > most:
        return (message("board-case-warning-many-cards", cards=count, most=most, year=GUIDE_YEAR),)
    if count < most:
        return ()
    notes = [most_of_guide(housing)]
    if housing.layout.cooler == "blower":
        limit = parameters.four_blowers_w.quantity(0)
        notes.append(message("board-case-note-four-blowers", cards=most, limit=limit, card="RTX 3090"))
    return tuple(notes)


def _plugs(housing: Housing) -> tuple[Message, ...]:
    if not any(card.gpu and _PLUG in card.gpu.connectors for card, _ in housing.layout.cards):
        return ()
    return (
        message(
            "board-case-note-plug", plug=_PLUG, clearance=housing.parameters.plug_clearance_mm.quantity(0)
        ),
    )


def _sections(housing: Housing) -> tuple[str, ...]:
    inputs = housing.inputs
    if inputs.method == "2018":
        return (*_FOUR, *_SLOTS)
    sections: tuple[str, ...] = _RADIATORS if inputs.cooler == "water" else ()
    if inputs.case_length_mm is not None:
        sections += _LENGTH
    if inputs.cpu is not None:
        sections += _LANES
    four = _FOUR if housing.layout.count >= housing.parameters.cards_per_machine.value else ()
    return (*sections, *four, *_SLOTS, *(_LENGTH if inputs.case_length_mm is None else ()))
