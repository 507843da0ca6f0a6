rule-cooling-title = Cooling

cooling-headline-own = One card does well with its own air cooler; no loss to heat is counted for it.
cooling-headline-spaced = Give each of the { $count } cards at least { $free } free slot in front of its fans; open-air coolers are then enough. Packed side by side on air, plan with a loss of { $low } to { $high }, and { $worst } at worst.
cooling-headline-blower = Take blower cards for { $count } cards side by side. Several air-cooled cards close together lose { $low } to { $high }, and open-air cards without a gap up to { $worst }.
cooling-headline-blower-limit = Take blower cards for { $count } cards side by side, and limit each to { $limit }. Several air-cooled cards close together lose { $low } to { $high }, and open-air cards without a gap up to { $worst }.
cooling-headline-water = Take water cooling for { $count } such cards, since air cannot keep them at full power side by side. On air, plan with a loss of { $low } to { $high }, and { $worst } at worst.
cooling-headline-server = These cards have no fans of their own; they need a server case that blows air through them, whatever their number.
cooling-headline-losses = Plan with a loss of { $low } to { $high } for { $count } air-cooled cards close together. The hardware guide of { $year } names three figures: { $worst } for two cards in adjacent slots, { $low } to { $high } for several cards, { $conclusion-low } to { $conclusion-high } in its conclusion; the one used belongs to the general case.
cooling-headline-case-water = Under water no loss to heat is counted for the { $count } cards; on air, close together, they would lose { $low } to { $high }.
cooling-headline-case-spaced = With free slots between the { $count } cards no loss to heat is counted; side by side they would lose { $low } to { $high }.
cooling-headline-case-blower = Plan with a loss of { $low } to { $high } for { $count } blower cards close together.
cooling-headline-case-open-air = Plan with a loss of { $low } to { $high } for { $count } open-air cards close together, and up to { $worst } without any gap between them.
cooling-headline-case-adjacent = Plan with a loss of { $low } to { $high } for { $count } air-cooled cards close together, and { $worst } at worst.
cooling-headline-temperature-limit = The { $card } slows down from about { $throttle } on, and its maximum is { $limit }. Keep it at { $low } to { $high }.
cooling-headline-temperature-card = The { $card } is taken to slow down from about { $throttle } on; its maximum is not known here. Keep it at { $low } to { $high }.
cooling-headline-temperature-general = Today's cards slow down from about { $throttle } on. Keep a card at { $low } to { $high }.
cooling-headline-temperature-2018 = By the hardware guide of { $year } cards slow down from about { $throttle } on, which several reach within seconds.
cooling-headline-heat = The machine puts { $wall } of heat into the room, which is { $btu }. An air conditioner needs about { $conditioner } of electricity to move it out.
cooling-headline-water-cost = { $count ->
    [one] Water cooling costs about { $cost } for { $count } card.
   *[other] Water cooling costs about { $cost } for { $count } cards.
}
cooling-headline-laptop = The { $card } is part of a laptop, whose own cooling decides; there is none to choose.
cooling-headline-integrated = The { $card } is part of a processor or a complete machine, whose own cooling decides; there is none to choose.
cooling-buy-own = The card's own cooler
cooling-buy-spaced = Open-air cards with a free slot between them
cooling-buy-blower = Blower cards
cooling-buy-blower-limit = Blower cards, each limited to { $limit }
cooling-buy-water = Water cooling
cooling-buy-server = A server case with its own airflow

cooling-step-loss-several = Loss of several air-cooled cards close together, from { $low } up to
cooling-step-loss-conclusion = The same by the guide's conclusion, from { $low } up to
cooling-step-loss-worst = The same by the guide for two cards in adjacent slots, at worst
cooling-step-left = Cards that remain in speed, with the upper end of the loss
cooling-step-throttle = Temperature from which the card slows down
cooling-step-limit = Maximum by the maker's specification
cooling-step-target = Target that the driver holds by default
cooling-step-junction = Limit of the memory chips
cooling-step-btu = Heat in British thermal units
cooling-step-air-conditioner = Electricity of an air conditioner
cooling-step-water = So much for each card, and once for pump and radiator

cooling-losses-disagree = The hardware guide of { $year } gives three figures for the same loss: { $worst } for two cards in adjacent slots, { $low } to { $high } for several cards, { $conclusion-low } to { $conclusion-high } in its conclusion. Used is { $low } to { $high }, which belongs to the general case and contains the conclusion; { $worst } is left for open-air cards without a gap.
cooling-throttle-disagree-today = The hardware guide of { $year } names { $old } as the point where cards slow down, current documentation { $low } to { $high }. Used is { $low }, since the older figure belongs to cards of its time.
cooling-throttle-disagree-2018 = The hardware guide of { $year }, this card's time, names { $old } as the point where cards slow down, current documentation { $low } to { $high }. Used is { $old }, since the guide speaks of such cards.
cooling-assume-close = Nothing was said about the spacing of the cards; they are taken to stand close together.
cooling-assume-spaced-no-loss = As a rule of thumb, a card with { $free } free slot in front of its fans loses nothing to its neighbour.
cooling-assume-two-cards = No card was named; two cards are assumed.
cooling-assume-power = The power of the cards is not known; { $power } each is assumed.
cooling-note-blower-measured = Four blower cards at { $limit } each ran in neighbouring slots without a thermal problem in a published test.
cooling-note-thickness = Blower cards are taken as { $width } slots thick; cards of other makers are often thicker and longer than the reference board.
cooling-note-limit-unconfirmed = The maximum of this card is common knowledge and was not confirmed.
cooling-note-water-price = The digest of the guide gives { $each } for each card and { $once } once; the { $usd } paid once is remembered of the original, not read.
cooling-hint-limit = A power limit of { $share } takes { $less } off the heat of the cards and keeps about { $speed } of their speed.
cooling-warning-water = The case needs room for a radiator for every cooled card. Water moves the heat, but the room receives the same amount.

cooling-missing-cards = Which graphics cards does the machine have, and how many?
