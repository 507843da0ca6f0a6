rule-board-case-title = Board and case

board-case-headline-slots = { $cards ->
    [one] The card takes { $positions } slot positions; the smallest form of board and case with so many is { $form }.
   *[other] The { $cards } cards take { $positions } slot positions in a row; the smallest form of board and case with so many is { $form }.
}
board-case-headline-larger = The { $cards } cards take { $positions } slot positions in a row, more than any usual board and case offer. Use a server chassis or an open frame with risers.
board-case-headline-closer = The { $cards } cards take { $positions } slot positions with open-air coolers, more than any usual board and case offer. As blower cards or on water they take { $close }; the smallest form of board and case with so many is { $form }.
board-case-headline-most = At most { $most ->
    [one] one such card fits
   *[other] { $most } such cards fit
} into { $offered } slot positions: each covers { $slots }, and { $free } stay free to the next.
board-case-headline-fit = Yes, it fits: { $cards ->
    [one] the card takes
   *[other] the { $cards } cards take
} { $positions } of { $offered } slot positions; at most { $most } such cards would fit.
board-case-headline-too-many = No, it does not fit: { $cards ->
    [one] the card takes
   *[other] the { $cards } cards take
} { $positions } slot positions, but there are only { $offered }; at most { $most } such cards would fit.
board-case-headline-none = None fits: such a card covers { $slots } slot positions, but there are only { $offered }.
board-case-headline-too-wide = No, it does not fit: one card alone covers { $slots } slot positions, but there are only { $offered }.
board-case-headline-length-fits = Yes, it fits: a card of { $length } needs { $needed } with some reserve, and the case takes { $case }.
board-case-headline-length-short = It is too short: a card of { $length } needs { $needed } with some reserve, but the case takes only { $case }.
board-case-headline-lanes-enough = Yes, the { $cpu } has { $available } PCIe lanes for graphics cards, enough for x{ $width } with { $cards ->
    [one] one card
   *[other] { $cards } cards
}; x{ $each } each takes { $needed }.
board-case-headline-lanes-short = No, the { $cpu } has only { $available } PCIe lanes for graphics cards: { $cards ->
    [one] the card gets
   *[other] { $cards } cards get
} x{ $width } at most, while x{ $each } each takes { $needed }.
board-case-headline-lanes-none = No, the { $cpu } with its { $available } PCIe lanes for graphics cards cannot connect { $cards ->
    [one] the card
   *[other] { $cards } cards
}; x{ $each } each takes { $needed }.
board-case-headline-no-slots = The { $cpu } has no PCIe lanes for graphics cards.
board-case-headline-no-card = There is no slot to plan: the { $card } is soldered into its machine or sits on a module, not on a card for a PCIe slot.
board-case-buy = { $form } board and case with { $positions } slot positions
board-case-buy-closer = Blower or water-cooled cards, { $form } board and case with { $positions } slot positions
board-case-buy-larger = Server chassis or open frame with { $positions } slot positions
board-case-buy-length = A case that takes cards of { $needed }
board-case-buy-lanes = A processor with at least { $needed } PCIe lanes for graphics cards

board-case-step-positions = Slot positions: slots of the cards, plus free slots between them
board-case-step-thickness = Thickness of the widest card
board-case-step-length = Length that the case should take: the longest card plus a reserve
board-case-step-lanes-needed = PCIe lanes for all cards
board-case-step-lanes-available = PCIe lanes of the { $cpu } for cards
board-case-step-heat = Heat of the cards
board-case-step-radiator = Length of radiator

board-case-assume-width = Each card is taken as { $slots } slots wide, as in the hardware guide of { $year }.
board-case-assume-two-slots = Blower cards and cards with a water block are taken as { $slots } slots wide.
board-case-assume-open-air = Open-air coolers are assumed, with { $free ->
    [one] one free slot
   *[other] { $free } free slots
} to the next card. Blower cards can stand side by side.
board-case-assume-passive = These are server cards without fans; they stand side by side, and the chassis must blow through them.
board-case-assume-partner-width = The width is that of the reference board; boards of other makers carry the { $card } in { $low } to { $high } slots. Give the width of the real card.
board-case-assume-lanes = x{ $each } per card is counted, from which a wider link hardly matters for a single card.
board-case-note-desktop = { $needed } lanes are within the { $desktop } that a desktop processor has for cards.
board-case-note-workstation = { $needed } lanes are more than the { $desktop } that a desktop processor has for cards; take a workstation or server processor.
board-case-note-split = A desktop processor splits at most { $desktop } lanes between the card slots; the further lanes of the { $cpu } go to drives and the chipset. The board must support the split.
board-case-note-left-out = The { $card } sits in no PCIe slot and is left out.
board-case-note-plug = A { $plug } cable should run straight for about { $clearance } above the card before it bends; mind the side panel.
board-case-note-radiator-places = With custom water cooling the case needs a radiator place for the processor and for { $cards ->
    [one] the card
   *[other] each of the { $cards } cards
}.
board-case-note-radiator-band = The rule of thumb is { $unit } of radiator for { $low-heat } to { $high-heat }, which gives { $shortest } to { $longest }; the middle is taken.
board-case-note-four-blowers = { $cards } blower cards of the kind { $card } ran in twice as many slots without trouble from heat, each limited to { $limit }.
board-case-2018-four-cards = { $cards } cards are the most that the hardware guide of { $year } allows in one machine, although it calls lanes irrelevant only below that number.
board-case-warning-many-cards = { $cards } cards are more than the { $most } that the hardware guide of { $year } allows in one machine; plan a server chassis or an open frame with risers, and usually more than one wall circuit.
board-case-warning-adjacent = Open-air cards without a free slot between them heat each other; the hardware guide of { $year } puts the loss at up to { $loss }.
board-case-warning-partner-length = Boards of other makers carry the { $card } in { $low } to { $high } of length; for those the case should take { $needed }.
board-case-warning-drives = Lanes for { $drives ->
    [one] one NVMe drive
   *[other] { $drives } NVMe drives
} are not all there: the processor keeps { $spare } for drives, the others share the chipset's link.

board-case-missing-cards = Which graphics cards are to go in, and how many?
