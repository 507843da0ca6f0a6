"""Board and case for a machine's cards as a computation."""

from __future__ import annotations

from dataclasses import dataclass

from rules.board_case.boards import NAMES, board_options, offered, smallest
from rules.board_case.inputs import BoardCaseInputs
from rules.board_case.lane_budget import LaneBudget, lane_headline, lane_notes, lane_steps, lane_warnings
from rules.board_case.layout import Layout, layout_notes, layout_steps
from rules.board_case.length import Length, length_step, length_warnings, mm
from rules.board_case.parameters import Board, BoardCaseParameters
from rules.board_case.radiators import radiator_notes, radiator_steps
from rules.computation import Computation, Message, Recommendation, Step, message, percent, references_of
from rules.knowledge import Knowledge
from rules.references import GUIDE_YEAR

_SLOTS = ("motherboard-case#board-gpu-count", "motherboard-case#slot-spacing")
_LENGTH = ("motherboard-case#card-length", "motherboard-case#connector-clearance")
_LANES = ("motherboard-case#cpu-support", "cpu#gpu-count")
_FOUR = ("motherboard-case#four-gpu-limit",)
_RADIATORS = ("motherboard-case#radiators",)
_PLUG = "12V-2x6"


@dataclass(frozen=True, slots=True)
class Housing:
    """Everything that board and case must offer for some cards."""

    layout: Layout
    length: Length | None
    lanes: LaneBudget
    inputs: BoardCaseInputs
    parameters: BoardCaseParameters

    @property
    def counts_none(self) -> bool:
        """Whether one kind of card is named without a number, so that the number may be what is asked for."""
        requests = self.inputs.gpus
        return len(requests) == 1 and "count" not in requests[0].model_fields_set


def report(housing: Housing, assumed: tuple[Message, ...], knowledge: Knowledge) -> Computation:
    """The computation; ``assumed`` is what was assumed about the cards."""
    steps = _steps(housing)
    headline, value, unit = _answer(housing)
    return Computation(
        rule="board_case",
        headline=headline,
        value=value,
        unit=unit,
        recommendation=_recommendation(housing),
        inputs=housing.inputs.model_dump(mode="json", exclude_none=True),
        steps=steps,
        options=board_options(housing.layout, housing.parameters),
        assumptions=(*assumed, *_assumptions(housing)),
        warnings=(*_warnings(housing, headline), *housing.parameters.stale(knowledge.as_of)),
        references=references_of(steps),
        sections=_sections(housing),
        as_of=knowledge.as_of,
    )


def _answer(housing: Housing) -> tuple[Message, float, str]:
    """Headline and value of what was asked about: length, lanes, or slots."""
    case_mm = housing.inputs.case_length_mm
    if case_mm is not None and housing.length is not None:
        return _length_headline(housing.length, case_mm), housing.length.needed_mm, "mm"
    lanes = lane_headline(housing.lanes)
    if lanes is not None:
        return lanes, float(housing.lanes.needed), "1"
    at_hand = offered(housing.inputs, housing.parameters)
    if at_hand is not None and housing.counts_none:
        return _most_headline(housing, at_hand), float(housing.layout.fitting(at_hand)), "1"
    return _slots_headline(housing), float(housing.layout.positions), "1"


def _length_headline(found: Length, case_mm: float) -> Message:
    kind = "fits" if found.fits(case_mm) else "short"
    return message(
        f"board-case-headline-length-{kind}",
        length=mm(found.card_mm),
        needed=mm(found.needed_mm),
        case=mm(case_mm),
    )


def _most_headline(housing: Housing, at_hand: int) -> Message:
    found = housing.layout
    return message(
        "board-case-headline-most",
        most=found.fitting(at_hand),
        slots=found.widest,
        free=found.free,
        offered=at_hand,
    )


def _slots_headline(housing: Housing) -> Message:
    found, at_hand = housing.layout, offered(housing.inputs, housing.parameters)
    if at_hand is not None:
        kind = "fit" if found.positions <= at_hand else "too-many"
        return message(
            f"board-case-headline-{kind}",
            cards=found.count,
            positions=found.positions,
            offered=at_hand,
            most=found.fitting(at_hand),
        )
    form = smallest(found, housing.parameters)
    figures = {"cards": found.count, "positions": found.positions}
    if form is not None:
        return message("board-case-headline-slots", form=NAMES[form], **figures)
    close = _closer(housing)
    if close is None:
        return message("board-case-headline-larger", **figures)
    return message(
        "board-case-headline-closer", close=_side_by_side(housing).positions, form=NAMES[close], **figures
    )


def _side_by_side(housing: Housing) -> Layout:
    return housing.layout.side_by_side(housing.parameters.slots_per_card.value)


def _closer(housing: Housing) -> Board | None:
    """The form that would do if the cards, of a cooler not named, stood side by side."""
    if housing.inputs.cooler is not None or housing.inputs.free_slots is not None:
        return None
    return smallest(_side_by_side(housing), housing.parameters)


def _recommendation(housing: Housing) -> Recommendation | None:
    """What to buy for what was asked about; nothing where what is at hand does it."""
    case_mm = housing.inputs.case_length_mm
    if case_mm is not None and housing.length is not None:
        return None if housing.length.fits(case_mm) else _longer_case(housing.length)
    if housing.lanes.cpu is not None:
        return None if housing.lanes.is_enough else _more_lanes(housing.lanes)
    at_hand = offered(housing.inputs, housing.parameters)
    if at_hand is not None and housing.layout.positions <= at_hand:
        return None
    return _more_slots(housing)


def _longer_case(found: Length) -> Recommendation:
    label = message("board-case-buy-length", needed=mm(found.needed_mm))
    return Recommendation(value=found.needed_mm, unit="mm", label=label)


def _more_lanes(found: LaneBudget) -> Recommendation:
    return Recommendation(
        value=float(found.needed), label=message("board-case-buy-lanes", needed=found.needed)
    )


def _more_slots(housing: Housing) -> Recommendation:
    found, form, close = housing.layout, smallest(housing.layout, housing.parameters), _closer(housing)
    if form is not None:
        label = message("board-case-buy", form=NAMES[form], positions=found.positions)
    elif close is not None:
        found = _side_by_side(housing)
        label = message("board-case-buy-closer", form=NAMES[close], positions=found.positions)
    else:
        label = message("board-case-buy-larger", positions=found.positions)
    return Recommendation(value=float(found.positions), label=label)


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
        return _number_of_cards(housing)
    return (
        *_unfit(housing, headline),
        *_spacing(housing),
        *_number_of_cards(housing),
        *(length_warnings(housing.length, housing.inputs, housing.parameters) if housing.length else ()),
        *_plugs(housing),
    )


def _unfit(housing: Housing, headline: Message) -> tuple[Message, ...]:
    """What does not fit besides what the headline says."""
    at_hand = offered(housing.inputs, housing.parameters)
    notes = []
    if at_hand is not None and housing.layout.positions > at_hand:
        notes.append(_slots_headline(housing))
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
    notes = [message("board-case-2018-four-cards", cards=most, year=GUIDE_YEAR)]
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
