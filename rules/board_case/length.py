"""Length of the cards against the length that the case leaves for them."""

from __future__ import annotations

from dataclasses import dataclass

from rules.board_case.inputs import BoardCaseInputs
from rules.board_case.parameters import BoardCaseParameters
from rules.cards import Card
from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.errors import RuleInputError


@dataclass(frozen=True, slots=True)
class Length:
    """The longest card [mm], the length that the case should take [mm], and where the figure comes from."""

    card: str | None
    card_mm: float
    needed_mm: float
    references: tuple[str, ...]
    partner_mm: tuple[int, int] | None = None

    def fits(self, case_mm: float) -> bool:
        """Whether the card with its reserve fits."""
        return self.needed_mm <= case_mm


def length(
    cards: tuple[Card, ...], inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> Length | None:
    """Length that the case should take; ``None`` where no card's length is known.

    Raises:
        RuleInputError: a case is to be judged, but no length is known.
    """
    reserve = parameters.length_reserve_mm.value
    if inputs.length_mm is not None:
        return Length(None, inputs.length_mm, inputs.length_mm + reserve, ())
    known = [card for card in cards if card.gpu is not None and card.gpu.length_mm]
    if not known:
        if inputs.case_length_mm is not None:
            raise RuleInputError("length_mm", "error-card-length-unknown")
        return None
    longest = max(known, key=_mm)
    partner = max(
        (parameters.partner_length_mm.value.get(card.name or "", (0, 0)) for card in known),
        key=lambda band: band[1],
    )
    return Length(
        longest.name,
        _mm(longest),
        _mm(longest) + reserve,
        longest.references,
        partner if partner[1] else None,
    )


def length_step(found: Length, parameters: BoardCaseParameters) -> Step:
    """Card plus reserve."""
    reserve = parameters.length_reserve_mm
    return step(
        message("board-case-step-length"),
        "{card} + {reserve}",
        found.needed_mm,
        "mm",
        *found.references,
        reserve.reference,
        digits=0,
        card=mm(found.card_mm),
        reserve=reserve.quantity(0),
    )


def length_warnings(
    found: Length, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> tuple[Message, ...]:
    """Board partners' cards are longer than the reference board."""
    if found.partner_mm is None or inputs.method == "2018":
        return ()
    low, high = found.partner_mm
    needed = high + parameters.length_reserve_mm.value
    return (
        message(
            "board-case-warning-partner-length",
            card=found.card or "",
            low=mm(low),
            high=mm(high),
            needed=mm(needed),
        ),
    )


def mm(value: float) -> Quantity:
    """A length in whole millimetres."""
    return quantity(value, "mm", 0)


def _mm(card: Card) -> float:
    return (card.gpu.length_mm if card.gpu else None) or 0.0
