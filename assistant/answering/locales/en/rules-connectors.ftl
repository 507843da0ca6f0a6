rule-connectors-title = Power connectors

connectors-headline = { $cards }: you need { $total ->
    [one] { $total } power cable
   *[other] { $total } separate power cables
} ({ $kinds }).
connectors-headline-range = { $cards }: plan { $total } separate power cables ({ $kinds }); some boards of this model need only { $fewest }.
connectors-headline-pigtail = No, give each socket a cable of its own: a pigtail cable with two plugs would have to carry up to { $both }, twice the { $each } of its class. { $cards }: plan { $total } separate cables ({ $kinds }).
connectors-headline-enough = Yes, the cables are enough: the cards need { $needed } separate PCIe cables, and the supply has { $at-hand }.
connectors-headline-short = No, the cables are not enough: the cards need { $needed } separate PCIe cables, and the supply has { $at-hand }, so { $missing } are missing.
connectors-headline-depends = That depends on the board: with the most sockets the cards need { $most } separate PCIe cables, with the fewest { $fewest }, and the supply has { $at-hand }. Count the sockets of your cards.
connectors-headline-adapter-enough = Yes: an adapter with { $plugs } { $plug } plugs carries { $carried }, enough for the { $power } of the { $card }.
connectors-headline-adapter-short = No: an adapter with { $plugs } { $plug } plugs carries { $carried }, less than the { $power } of the { $card }.
connectors-headline-slot = { $card ->
    [none] A card of { $power } needs no power cable, since the slot gives { $slot }.
   *[other] The { $card } needs no power cable: it draws { $power }, and the slot gives { $slot }.
}
connectors-headline-native = Yes, the native { $socket } cables of the supply feed every card.
connectors-headline-module = The { $card } is a module on a server board and takes no power cable of its own.
connectors-headline-laptop = The { $card } is part of a laptop; there is no power cable to connect.
connectors-headline-integrated = The { $card } is part of a processor or a complete machine; there is no power cable to connect.
connectors-headline-sockets = The connection { $sockets } carries { $carried }, and with the slot { $with-slot }.
connectors-headline-limits = { $six-pin } connectors carry { $six }, { $eight-pin } connectors { $eight }, and { $sixteen-pin } connectors { $sixteen }; the slot gives another { $slot }.

connectors-step-sockets = What { $sockets } carries
connectors-step-with-slot = Together with the slot
connectors-step-carry = { $card ->
    [none] Power for each card from the slot and { $sockets }
   *[other] Power for each { $card } from the slot and { $sockets }
}
connectors-step-cables = Separate cables, one for each socket
connectors-step-adapter = { $card ->
    [none] Plugs that an adapter to { $kind } needs
   *[other] Plugs that an adapter to the { $kind } socket of the { $card } needs
}
connectors-step-adapter-carries = What the adapter carries
connectors-step-pin = Current through each live pin of the plug, of { $limit } allowed

connectors-assume-derived = The sockets of this card are not known; { $plug } sockets of { $each } each were derived from its power.
connectors-assume-most = The { $card } is sold with different sockets: { $reference } on the reference board, { $partners } on boards of other makers. Counted is { $used }, the layout with the most sockets; look at your own card.
connectors-note-board-reference = The reference board.
connectors-note-board-partner = Boards of other makers.
connectors-note-card-maximum = Whatever its sockets carry, one card may draw at most { $maximum } from all sources together.
connectors-note-rail = One rail of { $amps } carries { $rail }, enough for the { $power } of one card.
connectors-warning-pigtail = Use one cable for each socket. A pigtail cable with two plugs would have to carry up to { $both }, twice the { $each } of its class.
connectors-warning-seat = Push the { $socket } plug in until no gap is left, and let the cable run straight for about { $straight } before its first bend.
connectors-warning-sense = The sense pins of the plug tell the card how much it may draw, in the steps { $steps }. This adapter can allow { $allowed }; give each of its plugs a cable of its own.
connectors-warning-eps = An EPS socket is wired differently from a PCIe plug, and the two must never be exchanged. It is planned with { $low } to { $high }, depending on its terminals.
connectors-warning-over-maximum = { $power } is more than the { $maximum } that one card may draw from all sources together.
connectors-warning-rail = { $card ->
    [none] One rail of { $amps } carries { $rail }, less than the { $power } of one card. Spread the cables of the card over several rails, or use a supply with a single one.
   *[other] One rail of { $amps } carries { $rail }, less than the { $power } of one { $card }. Spread the cables of the card over several rails, or use a supply with a single one.
}
connectors-warning-modular-cables = Use only the cables that came with the power supply; the plug at its end differs from model to model.
