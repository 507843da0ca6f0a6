"""The direct answer about board and case, and what to buy."""

from __future__ import annotations

from rules.board_case.boards import NAMES
from rules.board_case.housing import Housing
from rules.board_case.lane_budget import LaneBudget, lane_headline
from rules.board_case.length import Length, mm
from rules.computation import Message, Recommendation, message
from rules.references import GUIDE_YEAR


def answer(housing: Housing) -> tuple[Message, float, str]:
    """Headline and value of what was asked about: length, lanes, or slots."""
    case_mm = housing.inputs.case_length_mm
    if case_mm is not None and housing.length is not None:
        return _length_headline(housing.length, case_mm), housing.length.needed_mm, "mm"
    lanes = lane_headline(housing.lanes)
    if lanes is not None:
        return lanes, float(housing.lanes.needed), "1"
    at_hand = housing.offered
    if housing.inputs.asks_most:
        return most_of_guide(housing), float(housing.layout.count), "1"
    if at_hand is not None and housing.counts_none:
        return _most_headline(housing, at_hand), float(housing.layout.fitting(at_hand)), "1"
    return slots_headline(housing), float(housing.layout.positions), "1"


def _length_headline(found: Length, case_mm: float) -> Message:
    kind = "fits" if found.fits(case_mm) else "short"
    return message(
        f"board-case-headline-length-{kind}",
        length=mm(found.card_mm),
        needed=mm(found.needed_mm),
        case=mm(case_mm),
    )


def most_of_guide(housing: Housing) -> Message:
    """As many cards as the guide of 2018 allows in one machine."""
    most = housing.parameters.cards_per_machine.value
    return message("board-case-2018-four-cards", cards=most, year=GUIDE_YEAR)


def _most_headline(housing: Housing, at_hand: int) -> Message:
    found = housing.layout
    if not found.fitting(at_hand):
        return _none_headline(housing, at_hand)
    return message(
        "board-case-headline-most",
        most=found.fitting(at_hand),
        slots=found.widest,
        free=found.free,
        offered=at_hand,
    )


def _none_headline(housing: Housing, at_hand: int) -> Message:
    """The verdict where one card alone, the widest, covers more slots than there are."""
    kind = "none" if housing.counts_none else "too-wide"
    return message(f"board-case-headline-{kind}", slots=housing.layout.widest, offered=at_hand)


def slots_headline(housing: Housing) -> Message:
    """The verdict on board or case at hand; without one, the form that takes the cards."""
    found, at_hand = housing.layout, housing.offered
    if at_hand is not None and not found.fitting(at_hand):
        return _none_headline(housing, at_hand)
    if at_hand is not None:
        kind = "fit" if found.positions <= at_hand else "too-many"
        return message(
            f"board-case-headline-{kind}",
            cards=found.count,
            positions=found.positions,
            offered=at_hand,
            most=found.fitting(at_hand),
        )
    form = housing.form
    figures = {"cards": found.count, "positions": found.positions}
    if form is not None:
        return message("board-case-headline-slots", form=NAMES[form], **figures)
    close = housing.closer_form
    if close is None:
        return message("board-case-headline-larger", **figures)
    return message(
        "board-case-headline-closer", close=housing.side_by_side.positions, form=NAMES[close], **figures
    )


def recommendation(housing: Housing) -> Recommendation | None:
    """What to buy for what was asked about; nothing where what is at hand does it."""
    case_mm = housing.inputs.case_length_mm
    if case_mm is not None and housing.length is not None:
        return None if housing.length.fits(case_mm) else _longer_case(housing.length)
    if housing.lanes.cpu is not None:
        return None if housing.lanes.is_enough else _more_lanes(housing.lanes)
    at_hand = housing.offered
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
    found, form, close = housing.layout, housing.form, housing.closer_form
    if form is not None:
        label = message("board-case-buy", form=NAMES[form], positions=found.positions)
    elif close is not None:
        found = housing.side_by_side
        label = message("board-case-buy-closer", form=NAMES[close], positions=found.positions)
    else:
        label = message("board-case-buy-larger", positions=found.positions)
    return Recommendation(value=float(found.positions), label=label)
