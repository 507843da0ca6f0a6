"""Cards side by side: slots that they cover, and slots that stay free between them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from rules.board_case.inputs import BoardCaseInputs
from rules.board_case.parameters import BoardCaseParameters, Cooler
from rules.cards import Card
from rules.computation import Message, Quantity, Step, message, quantity, step
from rules.references import GUIDE_YEAR


@dataclass(frozen=True, slots=True)
class Layout:
    """Cards with the slots that each covers [-], and free slots between neighbours [-]."""

    cards: tuple[tuple[Card, int], ...]
    free: int
    cooler: Cooler

    @property
    def count(self) -> int:
        """All cards [-]."""
        return sum(card.count for card, _ in self.cards)

    @property
    def widest(self) -> int:
        """Slots of the widest card [-]."""
        return max(width for _, width in self.cards)

    @property
    def positions(self) -> int:
        """Slot positions from the first card's first to the last card's last [-]."""
        covered = sum(card.count * width for card, width in self.cards)
        return covered + (self.count - 1) * self.free

    def side_by_side(self, width: int) -> Layout:
        """The same cards as blower or water-cooled ones: at most ``width`` slots wide, no slot free."""
        cards = tuple((card, min(own, width)) for card, own in self.cards)
        return replace(self, cards=cards, free=0)

    def fitting(self, positions: int) -> int:
        """How many of the widest card fit into so many positions [-]."""
        return (positions + self.free) // (self.widest + self.free)


def layout(cards: tuple[Card, ...], inputs: BoardCaseInputs, parameters: BoardCaseParameters) -> Layout:
    """Cards in their slots; the 2018 guide counts two slots each and none between."""
    cooler = inputs.cooler or ("blower" if _are_passive(cards) else "open_air")
    if inputs.method == "2018":
        flat = parameters.slots_per_card.value
        return Layout(tuple((card, flat) for card in cards), 0, cooler)
    free = parameters.free_slots.value[cooler] if inputs.free_slots is None else inputs.free_slots
    return Layout(tuple((card, _width(card, inputs, parameters)) for card in cards), free, cooler)


def _are_passive(cards: tuple[Card, ...]) -> bool:
    """Whether all are server cards, cooled by the chassis and made to stand side by side."""
    return all(card.gpu is not None and card.gpu.is_datacenter for card in cards)


def layout_notes(
    found: Layout, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> tuple[Message, ...]:
    """What was assumed about widths and spacing."""
    notes = []
    if inputs.slot_width is None and inputs.cooler in ("blower", "water"):
        notes.append(message("board-case-assume-two-slots", slots=parameters.slots_per_card.value))
    elif any(_is_unknown(card, inputs) for card, _ in found.cards):
        notes.append(
            message("board-case-assume-width", slots=parameters.slots_per_card.value, year=GUIDE_YEAR)
        )
    if (
        inputs.method == "current"
        and inputs.free_slots is None
        and inputs.cooler is None
        and _has_gaps(found, inputs)
    ):
        kind = "open-air" if found.cooler == "open_air" else "passive"
        notes.append(message(f"board-case-assume-{kind}", free=found.free))
    return (*notes, *_partner_notes(found, inputs, parameters))


def _has_gaps(found: Layout, inputs: BoardCaseInputs) -> bool:
    """Whether the spacing matters: several cards, or a board that several may go on."""
    return found.count > 1 or inputs.board is not None or inputs.case_slots is not None


def layout_steps(found: Layout, parameters: BoardCaseParameters) -> tuple[Step, ...]:
    """Positions, and the thickness of the widest card."""
    return (_positions_step(found, parameters), _thickness_step(found, parameters))


def _width(card: Card, inputs: BoardCaseInputs, parameters: BoardCaseParameters) -> int:
    if inputs.slot_width is not None:
        return ceil(inputs.slot_width)
    usual = parameters.slots_per_card.value
    own = ceil(card.gpu.slot_width) if card.gpu is not None and card.gpu.slot_width else usual
    return own if inputs.cooler in (None, "open_air") else min(own, usual)


def _is_unknown(card: Card, inputs: BoardCaseInputs) -> bool:
    return inputs.slot_width is None and (card.gpu is None or not card.gpu.slot_width)


def _partner_notes(
    found: Layout, inputs: BoardCaseInputs, parameters: BoardCaseParameters
) -> tuple[Message, ...]:
    if inputs.slot_width is not None or inputs.cooler in ("blower", "water"):
        return ()
    wider = parameters.partner_slots.value
    names = [card.name for card, _ in found.cards if card.name in wider]
    return tuple(
        message("board-case-assume-partner-width", card=name, low=wider[name][0], high=wider[name][1])
        for name in names
        if name is not None
    )


def _positions_step(found: Layout, parameters: BoardCaseParameters) -> Step:
    operands: dict[str, Quantity] = {}
    terms = []
    for i, (card, width) in enumerate(found.cards):
        operands |= {f"count{i}": quantity(card.count, "1"), f"slots{i}": quantity(width, "1")}
        terms.append(f"{{count{i}}} × {{slots{i}}}")
    if found.free and found.count > 1:
        operands |= {"gaps": quantity(found.count - 1, "1"), "free": quantity(found.free, "1")}
        terms.append("{gaps} × {free}")
    sources = dict.fromkeys(source for card, _ in found.cards for source in card.references)
    references = (*sources, parameters.slots_per_card.reference)
    label = message("board-case-step-positions")
    return step(label, " + ".join(terms), found.positions, "1", *references, digits=0, **operands)


def _thickness_step(found: Layout, parameters: BoardCaseParameters) -> Step:
    pitch = parameters.slot_pitch_mm
    return step(
        message("board-case-step-thickness"),
        "{slots} × {pitch}",
        found.widest * pitch.value,
        "mm",
        pitch.reference,
        digits=0,
        slots=quantity(found.widest, "1"),
        pitch=pitch.quantity(2),
    )
